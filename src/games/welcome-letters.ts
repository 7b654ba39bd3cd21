import type { GameState, Edition, SeatId } from '../engine/index.js';
import { checkOrders, type Intent } from '../engine/index.js';
import { composeStart } from '../text/index.js';
import { letterBase } from './letter-base.js';
import { causeOf, toSeat } from './letters.js';
import type { GameDeps, GameRecord, NewTurn, OutgoingMail } from './ports.js';
import { mailboxOf, playerUrl } from './seat-keys.js';
import type { Waiting } from './views.js';

export type Welcome = { readonly record: GameRecord; readonly rules: Edition; readonly state: GameState; readonly turn: NewTurn; readonly waiting: readonly Waiting[] };

/** The first mail to everybody: how to play, the standing orders in force, the options, the link, and the commitment of the dice. */
export async function welcomeLetters(deps: Pick<GameDeps, 'composer' | 'settings'>, { record, rules, state, turn, waiting }: Welcome): Promise<readonly OutgoingMail[]> {
  const { head, seats, chain } = record;
  const dice = { commitment: Buffer.from(chain.commitment).toString('hex'), url: `${deps.settings.publicUrl()}/games/${head.id}/dice` };
  const players = seats.map((seat) => ({ seat: seat.seat, names: seat.players.map(({ name }) => name) }));
  const letters = await Promise.all(seats.map(async (seat) => toSeat(deps, record, seat, (player) => {
    const base = letterBase({ state, rules, waiting, deadline: turn.deadlineAt }, seat, player);
    const example = exampleTurn(state, rules, seat.seat).map((intent) => base.print(intent, player.locale));
    const document = composeStart({
      ...base, seat: seat.seat, playerName: player.name, players, mailbox: mailboxOf(deps.settings, head.id, seat), standing: seat.standing, dice, pageUrl: playerUrl(deps.settings, seat), example, phases: rules.steps.round,
    });
    return { document, locale: player.locale, cause: causeOf('start', head.id, turn.number, player.id) };
  })));
  return letters.flat();
}

/** An action that this seat could order now: a ship from home to a system that it reaches. */
function exampleTurn(state: GameState, rules: Edition, seat: SeatId): readonly Intent[] {
  const ships = Object.values(state.pieces).filter((piece) => piece.seat === seat && piece.kind !== 'fighter');
  for (const { kind, number, system: from } of ships.filter((ship) => ship.kind === 'carrier').concat(ships)) {
    for (const system of Object.keys(state.systems).filter((id) => id !== from)) {
      const move = { order: 'move', units: [{ kind, number }], leaders: [], from, via: [] } as const;
      const intents: readonly Intent[] = rules.steps.round.length > 0 ? [{ ...move, to: system }] : [{ order: 'activate', system }, move];
      if (checkOrders({ state, rules, seat, intents }).every((check) => check.problems.length === 0)) return intents;
    }
  }
  return [];
}
