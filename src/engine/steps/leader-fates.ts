import { leaderOf, leadersAboard, pieceOf } from '../calc/board.js';
import { raceOf } from '../calc/technology.js';
import { crewOf, leadersOnOf } from '../calc/leaders-on.js';
import { publicly, type LossCause } from '../events.js';
import type { Citation, LeaderId, PieceId, PlanetId, SeatId, SystemId } from '../ids.js';
import type { Automatic, Fate, FateTable } from '../rules/leader-profile.js';
import { optionCites } from '../rules/option-cites.js';
import type { Leader } from '../state.js';
import { emit, label, rollFaces, type Step, type TurnView } from '../step.js';
import { rollFateAgain } from './fate-reroll.js';
import { chooseRefuge, refugeCites, withoutRefuge, type RefugeSearch } from './refuge.js';

export type ShipLoss = { readonly piece: PieceId; readonly cause: LossCause; /** Who destroyed it and takes the captured (A28, X8). */ readonly opponent?: SeatId; /** What else decides about its leaders. */ readonly because?: readonly Citation[] };

/** Ships are lost with their cargo, those without leaders first; each leader aboard meets his fate before his ship goes (A24). */
export function* loseShips(turn: TurnView, at: { readonly system: SystemId; /** Where it happens: the beginning of the labels. */ readonly path: string; readonly losses: readonly ShipLoss[] }): Step<void> {
  const hasCrew = (loss: ShipLoss): boolean => leadersAboard(turn.state, loss.piece).length > 0;
  for (const loss of [...at.losses.filter((one) => !hasCrew(one)), ...at.losses.filter(hasCrew)]) {
    for (const leader of crewOf(turn.state, turn.rules, loss.piece)) {
      yield* fateAboard(turn, leader, { ...loss, path: at.path, system: at.system });
    }
    const { seat, kind, system, cargo } = pieceOf(turn.state, loss.piece);
    yield* emit(publicly('piece-lost', { piece: loss.piece, seat, kind, system, cause: loss.cause, cargo }, ['R2.29']));
  }
}

/** A ship lost in a space battle gives its leaders a die each (A26-A28); lost in any other way it kills them (A29). */
function* fateAboard(turn: TurnView, leader: Leader, loss: ShipLoss & { readonly path: string; readonly system: SystemId }): Step<void> {
  const site: FateSite = { path: loss.path, cause: loss.cause, system: loss.system, captor: loss.opponent };
  const because = [...(loss.because ?? []), ...(isPreCombat(loss.cause) ? optionCites(turn.rules, 'space-battle.preCombatCounts') : [])];
  if (lostInBattle(turn, loss.cause)) yield* rollFate(turn, leader, { ...site, table: turn.rules.leaders.shipLostInBattle, because });
  else yield* meetAutomaticFate(turn, leader, { ...site, automatic: turn.rules.leaders.shipLostOtherwise, because });
}

/** Pre-combat abilities count as the battle unless the option says otherwise; PDS, rifts, supply and scuttling do not (R2.32, R5.2). */
function lostInBattle(turn: TurnView, cause: LossCause): boolean {
  // What waits under a domain counter makes a space battle of its own (A73).
  return cause === 'space-battle' || cause === 'domain' || (isPreCombat(cause) && turn.options['space-battle.preCombatCounts']);
}
function isPreCombat(cause: LossCause): boolean {
  return cause === 'barrage' || cause === 'pre-combat';
}

/** A planet was invaded with success: one die for each leader of the loser on it (A30-A32). */
export function* fatesOnTakenPlanet(turn: TurnView, taken: { readonly planet: PlanetId; readonly loser: SeatId; readonly by: SeatId }): Step<void> {
  for (const leader of leadersOnOf(turn.state, turn.rules, { planet: taken.planet, seat: taken.loser })) {
    yield* rollFate(turn, leader, { path: taken.planet, cause: 'invasion', planet: taken.planet, captor: taken.by, table: turn.rules.leaders.planetTaken });
  }
}

/** A landing failed: its leaders fall to the defender, on a neutral planet they die (R5.6-R5.8), or roll as the option says. */
export function* fatesOfFailedLanding(turn: TurnView, failed: { readonly planet: PlanetId; readonly invader: SeatId; readonly defender?: SeatId }): Step<void> {
  const { hostile, neutral } = turn.rules.leaders.failedInvasion;
  const site: FateSite = { path: failed.planet, cause: 'invasion', planet: failed.planet, captor: failed.defender };
  for (const leader of leadersOnOf(turn.state, turn.rules, { planet: failed.planet, seat: failed.invader })) {
    if (turn.options['leaders.failedInvasion'] === 'roll') yield* rollFate(turn, leader, { ...site, table: turn.rules.leaders.planetTaken, because: optionCites(turn.rules, 'leaders.failedInvasion') });
    else yield* meetAutomaticFate(turn, leader, { ...site, automatic: failed.defender === undefined ? neutral : hostile });
  }
}

/** The owner's last ground unit on a planet fell without the planet falling: his leaders leave for another planet without a die, or stay (A25, A33). */
export function* fatesWithoutGarrison(turn: TurnView, left: { readonly planet: PlanetId; readonly owner: SeatId }): Step<void> {
  const cites: readonly Citation[] = ['leaders.lostGarrison', 'A25', ...turn.rules.leaders.ownerChanged.cites];
  const search: RefugeSearch = { path: left.planet, except: left.planet, ownerChanged: true, cites };
  for (const leader of leadersOnOf(turn.state, turn.rules, { planet: left.planet, seat: left.owner })) {
    const to = turn.options['leaders.lostGarrison'] === 'escapes' ? yield* chooseRefuge(turn, leader, search) : undefined;
    const why = [...cites, ...refugeCites(turn, leader, search)];
    yield* emit(to === undefined
      ? publicly('leader-stays', { leader: leader.id, planet: left.planet }, why)
      : publicly('leader-escaped', { leader: leader.id, to, from: leader.at }, why));
  }
}

/** A planet got another owner without an invasion: its leaders escape without a die (A33). */
export function* fatesOfChangedOwner(turn: TurnView, changed: { readonly planet: PlanetId; readonly loser: SeatId }): Step<void> {
  for (const leader of leadersOnOf(turn.state, turn.rules, { planet: changed.planet, seat: changed.loser })) {
    yield* meetAutomaticFate(turn, leader, { path: changed.planet, cause: 'correction', ownerChanged: true, planet: changed.planet, automatic: turn.rules.leaders.ownerChanged });
  }
}

/** A captive comes back to his owner, who places him (A35, A40). Who holds nowhere to place him asks the moderator. */
export function* freeLeader(turn: TurnView, id: LeaderId, freed: { readonly path: string; readonly from: SeatId; readonly cites: readonly Citation[] }): Step<void> {
  const leader = leaderOf(turn.state, id);
  const to = yield* chooseRefuge(turn, leader, freed);
  if (to === undefined) yield* fateWithoutRefuge(turn, leader, { ...freed, cause: 'invasion' });
  else yield* emit(publicly('leader-freed', { leader: id, to, from: freed.from }, [...freed.cites, ...refugeCites(turn, leader, {})]));
}

type FateSite = { readonly path: string; readonly cause: LossCause; readonly ownerChanged?: true; readonly captor?: SeatId | undefined; readonly system?: SystemId; readonly planet?: PlanetId; /** What made this the table, or the fate, beside the table's own statements. */ readonly because?: readonly Citation[] };

/** One die for one leader: a leader is not a unit, nothing modifies it. */
function* rollFate(turn: TurnView, leader: Leader, site: FateSite & { readonly table: FateTable }): Step<void> {
  const name = label(site.path, 'leader-fate', leader.id);
  const [face = 0] = yield* rollFaces({ label: name, reason: 'leader-fate', count: 1 });
  const place = { ...(site.captor === undefined ? {} : { against: site.captor }), ...(site.system === undefined ? {} : { system: site.system }), ...(site.planet === undefined ? {} : { planet: site.planet }) };
  const cites = [...new Set([...(site.because ?? []), ...site.table.flatMap((one) => one.cites), ...(raceOf(turn.state, turn.rules, leader.seat).modifiers.rerollsForCounter === true ? optionCites(turn.rules, 'jolnar.rerollsFate') : [])])];
  yield* emit(publicly('dice-rolled', { label: name, reason: 'leader-fate', seat: leader.seat, dice: [{ face, of: leader.id, modifiers: [] }], hits: 0, ...place }, cites));
  const standing = yield* rollFateAgain(turn, { name, seat: leader.seat, leader: leader.id, face, fate: rowOf(site.table, face).fate, place, cites });
  const { fate, cites: why } = rowOf(site.table, standing);
  yield* meetFate(turn, leader, { ...site, fate, cites: [...why, ...(site.because ?? [])] });
}

function rowOf(table: FateTable, face: number): FateTable[number] {
  const row = table.find((one) => one.from <= face && face <= one.to);
  if (row === undefined) throw new Error(`no fate for the face ${String(face)}`);
  return row;
}

function* meetAutomaticFate(turn: TurnView, leader: Leader, site: FateSite & { readonly automatic: Automatic }): Step<void> {
  yield* meetFate(turn, leader, { ...site, ...site.automatic, cites: [...site.automatic.cites, ...(site.because ?? [])] });
}

function* meetFate(turn: TurnView, leader: Leader, site: FateSite & { readonly fate: Fate; readonly cites: readonly Citation[] }): Step<void> {
  switch (site.fate) {
    case 'killed': return yield* kill(leader, site.cause, site.cites);
    // Where nobody is there to take him, a captured leader is killed (R5.18).
    case 'captured': return yield* site.captor === undefined ? kill(leader, site.cause, [...site.cites, 'R5.18']) : capture(turn, leader, { by: site.captor, cause: site.cause, cites: site.cites });
    case 'escapes': return yield* escape(turn, leader, site);
  }
}

function* escape(turn: TurnView, leader: Leader, site: FateSite & { readonly cites: readonly Citation[] }): Step<void> {
  // The planet he flees from is no refuge, whoever's it is by now.
  const search: RefugeSearch = { path: site.path, ownerChanged: site.ownerChanged, except: site.planet, cites: site.cites };
  const to = yield* chooseRefuge(turn, leader, search);
  if (to === undefined) yield* fateWithoutRefuge(turn, leader, { ...search, cause: site.cause, captor: site.captor });
  else yield* emit(publicly('leader-escaped', { leader: leader.id, to, from: leader.at }, [...site.cites, ...refugeCites(turn, leader, search)]));
}

function* fateWithoutRefuge(turn: TurnView, leader: Leader, search: RefugeSearch & { readonly cause: LossCause; readonly captor?: SeatId | undefined }): Step<void> {
  const outcome = yield* withoutRefuge(turn, leader, search);
  const cites: readonly Citation[] = [...search.cites, ...refugeCites(turn, leader, search), 'escape.noPlanet', 'R5.12'];
  switch (outcome.fate) {
    case 'killed': return yield* kill(leader, 'no-refuge', cites);
    case 'captured': return yield* capture(turn, leader, { by: outcome.by, cause: search.cause, cites });
    case 'placed': return yield* emit(publicly('leader-escaped', { leader: leader.id, to: outcome.on, from: leader.at }, cites));
    case 'limbo': return yield* emit(publicly('leader-in-limbo', { leader: leader.id, from: leader.at }, cites));
  }
}

function* kill(leader: Leader, cause: LossCause | 'no-refuge', cites: readonly Citation[]): Step<void> {
  yield* emit(publicly('leader-killed', { leader: leader.id, cause }, cites));
}
function* capture(turn: TurnView, leader: Leader, taken: { readonly by: SeatId; readonly cause: LossCause; readonly cites: readonly Citation[] }): Step<void> {
  yield* emit(publicly('leader-captured', { leader: leader.id, by: taken.by, cause: taken.cause }, [...taken.cites, ...(turn.rules.leaders.captives.open?.cites ?? [])]));
}
