import { withoutControl } from '../text/control-characters.js';
import { checkCorrection, type Change, type EventOf } from '../engine/index.js';
import { currentTurn, moderatedGame, rulesOf } from './access.js';
import { correctionLetters } from './correction-letters.js';
import { AppError } from './errors.js';
import type { GameDeps, Holder } from './ports.js';

const MAX_CHANGES = 100;

/** Overrules the state between turns: an event with its reason, which all see. */
export async function correctGame(deps: GameDeps, by: Holder, input: { readonly gameId: string; readonly reason: string; readonly changes: readonly Change[] }): Promise<{ readonly event: number }> {
  const record = await moderatedGame(deps, by, input.gameId);
  const turn = currentTurn(record);
  // Inside a turn only its questions can be answered: its run starts from the state that would be changed.
  if (turn.status !== 'open') throw new AppError(turn.status === 'held' ? 'turn-held' : 'turn-running', 'A game can be corrected only between turns.');
  const reason = withoutControl(input.reason).trim();
  if (reason === '' || reason.length > 1000) throw new AppError('correction-invalid', 'A correction needs a reason of at most 1000 characters.', { errors: [{ path: 'reason', code: 'bad-value', message: 'From 1 to 1000 characters.' }] });
  if (input.changes.length === 0 || input.changes.length > MAX_CHANGES) throw new AppError('correction-invalid', 'A correction has at least one change.', { errors: [{ path: 'changes', code: 'bad-value', message: `From 1 to ${String(MAX_CHANGES)} changes.` }] });
  const rules = rulesOf(record.head);
  const checked = checkCorrection(record.opening, rules, { reason, changes: input.changes });
  if (!checked.ok) throw new AppError('correction-invalid', 'The game cannot be corrected like this.', { errors: checked.problems.map((message) => ({ path: 'changes', code: 'impossible', message })) });
  const event: EventOf<'corrected'> = { type: 'corrected', audience: 'all', cites: [], reason, changes: input.changes };
  const number = record.head.eventCount + 1;
  const mails = await correctionLetters(deps, { record, rules, now: await deps.clock.now(), event, after: checked.state, number });
  const written = await deps.games.commit({
    gameId: input.gameId, version: record.head.version, turnNumber: turn.number, events: [event], turn: { openingEvent: number }, opening: checked.state, mails,
  });
  if (written === 'changed') throw new AppError('busy', 'The game has just been changed. Please look again and repeat the correction.');
  await deps.wake.outbox();
  return { event: number };
}
