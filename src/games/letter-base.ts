import type { GameState, Edition } from '../engine/index.js';
import type { MailBase, Waits } from '../text/index.js';
import { formatDeadline } from '../time/deadline.js';
import { printerFor } from './order-context.js';
import type { Player, SeatRecord } from './ports.js';
import { seenState } from './seen-state.js';
import type { Waiting } from './views.js';

export type Situation = { readonly state: GameState; readonly rules: Edition; readonly waiting: readonly Waiting[]; readonly deadline: Date | undefined };

/** What every mail to a player begins with: his language, his view, and whom the game waits for. */
export function letterBase({ state, rules, waiting, deadline }: Situation, seat: SeatRecord, player: Pick<Player, 'locale' | 'timeZone'>): MailBase & Waits & { readonly rules: Edition } {
  const { locale, timeZone } = player;
  return {
    locale,
    state: seenState(state, seat.seat),
    rules,
    print: printerFor(state, rules, seat.seat),
    waitingFor: waiting.map((one) => one.seat),
    ...(deadline === undefined ? {} : { deadline: formatDeadline({ at: deadline, timeZone, locale }) }),
  };
}

/** A point of time as the player reads it. */
export function timeFor(at: Date, { timeZone, locale }: Pick<Player, 'locale' | 'timeZone'>): string {
  return formatDeadline({ at, timeZone, locale, withYear: true });
}
