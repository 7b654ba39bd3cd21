import { piecesIn, systemOf } from '../calc/board.js';
import { isRetreatBanned, retreatDestinations, tacticalDestinations, tacticalPlaces } from '../calc/retreats.js';
import { publicly } from '../events.js';
import type { Citation, SeatId, SystemId } from '../ids.js';
import { optionCites } from '../rules/option-cites.js';
import { ask, emit, label, type Step, type TurnView } from '../step.js';
import { enemyIn, type Battle } from './battle.js';
import { loseFleetSupplyExcess, loseUnsupported } from './fleet-supply.js';
import { rollForRift } from './gravity-rift.js';

/** A fleet that has announced to leave the battle after this round. */
export type Retreat = { readonly seat: SeatId; readonly to: SystemId };
type Announcement = { readonly seat: SeatId; readonly round: number; readonly as: 'withdrawal' | 'retreat'; /** The attacker's Admiral bans the usual retreat. */ readonly stopped?: true };

/** The attacker may announce to withdraw; only if he stays, the defender may announce to retreat (R2.21). */
export function* announceRetreat(turn: TurnView, battle: Battle, round: number): Step<Retreat | undefined> {
  const withdrawal = yield* askToLeave(turn, battle, { seat: battle.attacker, round, as: 'withdrawal' });
  if (withdrawal !== undefined) return withdrawal;
  const stopped = yield* isStoppedByAdmiral(turn, battle);
  return yield* askToLeave(turn, battle, { seat: battle.defender, round, as: 'retreat', ...(stopped ? { stopped } : {}) });
}

/** Says so where the attacker's Admiral alone keeps the defender in the battle (A14). */
function* isStoppedByAdmiral(turn: TurnView, battle: Battle): Step<boolean> {
  if (!isRetreatBanned(turn.state, turn.rules, battle)) return false;
  const query = { seat: battle.defender, from: battle.system };
  const couldLeave = retreatDestinations(turn.state, query).length > 0;
  const option: readonly Citation[] = tacticalDestinations(turn.state, query).length > 0 ? ['admiral.bansTacticalRetreat'] : [];
  if (couldLeave || option.length > 0) yield* emit(publicly('retreat-banned', { seat: battle.defender, by: battle.attacker, system: battle.system }, [...turn.rules.leaders.admiral.retreat.cites, 'R4.A3', ...option]));
  return true;
}

/** Who has nowhere to go is not asked: his announcement would be illegal (R2.23, R2.24). */
function* askToLeave(turn: TurnView, battle: Battle, { seat, round, as, stopped }: Announcement): Step<Retreat | undefined> {
  const query = { seat, from: battle.system };
  const usual = stopped === true ? [] : retreatDestinations(turn.state, query);
  const tactical = as === 'withdrawal' || (stopped === true && turn.options['admiral.bansTacticalRetreat']) ? [] : tacticalDestinations(turn.state, query);
  const options = [...usual, ...tactical];
  if (options.length === 0) return undefined;
  const cites: readonly Citation[] = ['R2.21', 'R2.23', ...(as === 'retreat' ? turn.rules.leaders.admiral.retreat.cites : []), ...(as === 'retreat' && tacticalPlaces(turn.state, query).length > 0 ? ['R2.27', ...optionCites(turn.rules, 'retreat.tactical')] : []), ...(stopped === true ? ['admiral.bansTacticalRetreat'] : [])];
  const { to } = yield* ask({
    kind: 'retreat', id: label(battle.path, 'space-combat', round, 'retreat', seat), seat,
    params: { system: battle.system, round, as, options, ...(tactical.length > 0 ? { tactical } : {}), enemy: enemyIn(battle, seat), ...strengthOf(turn, battle, seat) },
    default: { to: null }, cites,
  });
  if (to === null) return undefined;
  if (!options.includes(to)) throw new Error(`${seat} cannot leave ${battle.system} for ${to}`);
  // The counter is spent with the announcement and lies where the fleet will go (R2.27).
  if (tactical.includes(to)) yield* emit(publicly('counter-spent', { seat, pool: 'strategy', why: 'tactical-retreat', system: to }, ['R2.27', 'retreat.tactical']));
  yield* emit(publicly('retreat-announced', { seat, system: battle.system, to, as: tactical.includes(to) ? 'tactical' : as }, cites));
  return { seat, to };
}

export function strengthOf(turn: TurnView, battle: Battle, seat: SeatId): { readonly ships: number; readonly enemyShips: number; readonly losses: number; readonly enemyLosses: number } {
  const enemy = enemyIn(battle, seat);
  const ships = piecesIn(turn.state, battle.system, seat).length;
  const enemyShips = piecesIn(turn.state, battle.system, enemy).length;
  return { ships, enemyShips, losses: (battle.ships[seat] ?? ships) - ships, enemyLosses: (battle.ships[enemy] ?? enemyShips) - enemyShips };
}

/** The whole fleet goes to one system (R2.23), picks nothing up, and must fit there: supply, then Fighters (R2.26). */
export function* leaveBattle(turn: TurnView, battle: Battle, { seat, to }: Retreat): Step<void> {
  const pieces = piecesIn(turn.state, battle.system, seat).map((piece) => piece.id);
  yield* emit(publicly('fleet-retreated', { seat, pieces, from: battle.system, to }, ['R2.22', 'R2.23']));
  const place = { seat, system: to, path: label(battle.path, 'retreat') };
  if (systemOf(turn.state, battle.system).anomaly === 'gravity-rift') yield* rollForRift(turn, { ...place, rift: battle.system, ships: pieces });
  yield* loseFleetSupplyExcess(turn, place);
  yield* loseUnsupported(turn, place);
}

/** Where neither side can hit, the attacker must leave; who cannot or will not loses his ships (R2.30). */
export function* breakStalemate(turn: TurnView, battle: Battle, round: number): Step<Retreat | undefined> {
  const options = retreatDestinations(turn.state, { seat: battle.attacker, from: battle.system });
  const [only] = options;
  if (only === undefined) return undefined;
  const { to } = options.length === 1 ? { to: only } : yield* ask({
    kind: 'retreat', id: label(battle.path, 'stalemate', battle.attacker), seat: battle.attacker,
    params: { system: battle.system, round, as: 'withdrawal', options, enemy: battle.defender, ...strengthOf(turn, battle, battle.attacker) },
    default: { to: only }, cites: ['R2.30', 'R2.23'],
  });
  if (to === null) return undefined;
  yield* emit(publicly('retreat-announced', { seat: battle.attacker, system: battle.system, to, as: 'withdrawal' }, ['R2.30']));
  return { seat: battle.attacker, to };
}
