import type { SeatId, SystemId } from '../ids.js';

/** A tactical action under way: whose it is and which system he activated. */
export type TacticalAction = { readonly seat: SeatId; readonly system: SystemId };
