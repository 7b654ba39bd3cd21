import type { EventOf, GameState, Edition } from '../engine/index.js';
import type { GameDeps, GameRecord, OutgoingMail } from './ports.js';
import { turnReports } from './turn-letters.js';
import { waitingFor } from './waiting-for.js';

export type Correction = { readonly record: GameRecord; readonly rules: Edition; readonly now: Date; readonly event: EventOf<'corrected'>; readonly after: GameState; readonly number: number };

/** What was corrected and why, to every player. */
export async function correctionLetters(deps: Pick<GameDeps, 'composer' | 'settings' | 'paintMap'>, { record, rules, now, event, after, number }: Correction): Promise<readonly OutgoingMail[]> {
  const { opening, turn } = record;
  const letters = await turnReports(
    deps,
    { record, rules, now, events: [event], before: opening, after, turn: opening, open: [], waiting: waitingFor(record), deadline: turn?.deadlineAt },
    { kind: `correction/${String(number)}`, about: turn?.number ?? 0 },
  );
  return letters.mails;
}
