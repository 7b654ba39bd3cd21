import type { SeatId } from '../engine/ids.js';

/** Light on the dark map, apart from each other for most colour-blind readers, and dark enough text stands on them. */
const palette = ['#ff8a80', '#82b1ff', '#ffd54f', '#69f0ae', '#ea80fc', '#ffab40', '#80deea', '#d7ccc8'] as const;

/** The colour of a seat on the map and beside its name on pages. */
export function colourOf(seatOrder: readonly SeatId[], seat: SeatId | undefined): string {
  if (seat === undefined) return '#9aa4b8';
  const place = seatOrder.indexOf(seat);
  return palette[(place < 0 ? palette.length - 1 : place) % palette.length] ?? '#9aa4b8';
}
