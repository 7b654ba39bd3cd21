import { forcesOn, piecesIn, planetOf, planetsOwnedBy, systemOf } from '../calc/board.js';
import { casualtiesInOrder } from '../calc/casualty-choice.js';
import { unitType } from '../calc/capacity.js';
import { groundUnits } from '../calc/forces.js';
import { citesOf, readDice, type DieSpec } from '../calc/combat.js';
import { publicly } from '../events.js';
import type { PlanetId, SeatId } from '../ids.js';
import type { DomainCounter, DomainEffect } from '../rules/card.js';
import { emit, label, rollFaces, type Step, type TurnView } from '../step.js';
import type { TacticalAction } from './action.js';
import { loseGroundUnits } from './ground-losses.js';
import { loseShips } from './leader-fates.js';

/** The first fleet in a system turns up its domain counter. An ambush is technically a space battle, but nobody is there to take prisoners (A73, R5.18). */
export function* revealInSpace(turn: TurnView, { seat, system }: TacticalAction): Step<void> {
  const counter = turn.rules.domains[systemOf(turn.state, system).domain ?? ''];
  if (counter === undefined || piecesIn(turn.state, system, seat).length === 0) return;
  yield* emit(publicly('domain-revealed', { seat, domain: counter.id, at: { system } }, counter.effect.cites));
  if (counter.effect.do === 'shoot' && counter.effect.at === 'ships') yield* ambush(turn, { seat, system }, counter.effect);
}

function* ambush(turn: TurnView, { seat, system }: TacticalAction, effect: Extract<DomainEffect, { do: 'shoot' }>): Step<void> {
  const hits = yield* shoot({ seat, name: label(system, 'domain', seat), place: { system } }, effect);
  const ships = piecesIn(turn.state, system, seat);
  const sustain = ships.filter((ship) => !ship.damaged && unitType(turn.rules, ship.kind).sustainsDamage).map((ship) => ship.id);
  // The counter is no player: the losses are taken in the usual order, ships with leaders last.
  const choice = casualtiesInOrder(turn.state, { hits, candidates: ships.map((ship) => ship.id), sustain }, []);
  const damaged = choice.damaged.filter((piece) => !choice.lost.includes(piece));
  yield* emit(...damaged.map((piece) => publicly('piece-damaged', { piece, cause: 'domain' }, effect.cites)));
  yield* loseShips(turn, { system, path: label(system, 'domain'), losses: choice.lost.map((piece) => ({ piece, cause: 'domain', because: effect.cites })) });
}

/** The first landing on a planet turns up its counter, after all landings there (R2.35). Gives what it was. */
export function* revealOnPlanet(turn: TurnView, { planet, invader }: { readonly planet: PlanetId; readonly invader: SeatId }): Step<DomainCounter | undefined> {
  const counter = turn.rules.domains[planetOf(turn.state, planet).domain ?? ''];
  if (counter === undefined) return undefined;
  yield* emit(publicly('domain-revealed', { seat: invader, domain: counter.id, at: { planet } }, counter.effect.cites));
  if (counter.effect.do === 'shoot' && counter.effect.at === 'landing' && groundUnits(forcesOn(turn.state, planet, invader)) > 0) {
    const hits = yield* shoot({ seat: invader, name: label(planet, 'domain', invader), place: { planet } }, counter.effect);
    yield* loseGroundUnits(turn, [{ planet, seat: invader, enemy: invader, hits, round: 0, path: label(planet, 'domain'), cause: 'domain', cites: counter.effect.cites }]);
  }
  return counter;
}

/** Who takes the planet of an Industrial Society gets a Space Dock, if one is left to him; it counts as built this round (A61, A62). */
export function* settleDomain(turn: TurnView, { planet, by }: { readonly planet: PlanetId; readonly by: SeatId }, counter: DomainCounter | undefined): Step<void> {
  if (counter?.effect.do !== 'space-dock' || planetOf(turn.state, planet).dock !== undefined) return;
  const { limit } = unitType(turn.rules, 'space-dock');
  const used = planetsOwnedBy(turn.state, by).filter((own) => own.dock !== undefined).length;
  if (limit === undefined || used < limit) yield* emit(publicly('structure-placed', { planet, seat: by, structure: 'space-dock', round: turn.state.round }, counter.effect.cites));
}

type Shots = { readonly seat: SeatId; readonly name: string; readonly place: { readonly system: string } | { readonly planet: PlanetId } };

/** The dice are rolled for the counter; `seat` is whom they are rolled against. */
function* shoot({ seat, name, place }: Shots, { dice: count, target, cites }: Extract<DomainEffect, { do: 'shoot' }>): Step<number> {
  const specs = Array.from({ length: count }, (): DieSpec => ({ of: 'domain', target, modifiers: [] }));
  const { dice, hits } = readDice(yield* rollFaces({ label: name, reason: 'domain', count }), specs);
  yield* emit(publicly('dice-rolled', { label: name, reason: 'domain', seat, ...place, dice, hits }, [...cites, ...citesOf(specs)]));
  return hits;
}
