import type { PlanetId } from '../ids.js';
import type { ActionIntent } from '../order-intents.js';
import { refuse, type Problem } from '../problems.js';
import type { Piece } from '../state.js';
import { piecesIn, planetOf, systemOf } from '../calc/board.js';
import { bombardmentOf, whyNoBombardment, type NoBombardment } from '../calc/bombardment.js';
import { done, refused, type OrderContext, type Outcome } from './outcome.js';
import { shipsIn } from './references.js';

export type Bombard = Extract<ActionIntent, { order: 'bombard' }>;

/** A BOMBARD line; `landings` are the planets on which the same orders land ground units (R2.37, A20, A67). Its dice fall when the planet's turn comes. */
export function bombardOutcome(context: OrderContext, intent: Bombard, landings: readonly PlanetId[]): Outcome {
  const { system, state } = context;
  if (system === undefined) return refused(refuse('nothing-activated', {}, ['R2.1']));
  if (!systemOf(state, system).planets.includes(intent.planet)) return refused(refuse('planet-not-here', { planet: intent.planet, system }, ['R2.37']));
  if (planetOf(state, intent.planet).owner === context.seat) return refused(refuse('cannot-bombard', { planet: intent.planet, why: 'own' }, ['R2.37']));
  const ships = bombardiers(context, intent);
  if ('problem' in ships) return refused(ships.problem);
  if (ships.pieces.length === 0) return refused(refuse('cannot-bombard', { planet: intent.planet, why: 'no-bombardment' }, ['R2.37']));
  const problem = ships.pieces.map((ship) => refusal(context, ship, { planet: intent.planet, landings })).find((one) => one !== undefined);
  return problem === undefined ? done([]) : refused(problem);
}

/** The ships of the line; without names all that can bombard at all. */
function bombardiers(context: OrderContext, intent: Bombard): { readonly pieces: readonly Piece[] } | { readonly problem: Problem } {
  const system = context.system ?? '';
  if (intent.with.length === 0) return { pieces: piecesIn(context.state, system, context.seat).filter((ship) => bombardmentOf(context.state, context.rules, ship) !== undefined) };
  const named = shipsIn(context, system, intent.with);
  return named.ok ? { pieces: named.value } : { problem: named.problem };
}

function refusal(context: OrderContext, ship: Piece, { planet, landings }: { readonly planet: PlanetId; readonly landings: readonly PlanetId[] }): Problem | undefined {
  const why = whyNoBombardment(context, ship, { planet, landing: landings.includes(planet) ? 'landed' : 'none' });
  return why === undefined ? undefined : bombardmentRefusal({ planet, ship, why });
}

/** The refusal with the statement it rests on. */
function bombardmentRefusal({ planet, ship, why }: { readonly planet: PlanetId; readonly ship: Piece; readonly why: NoBombardment }): Problem {
  const unit = { kind: ship.kind, number: ship.number };
  switch (why) {
    case 'scientist': return refuse('cannot-bombard', { planet, unit, why }, ['A20', 'A67']);
    case 'delayed': return refuse('cannot-bombard', { planet, unit, why: 'no-landing' }, ['A15', 'R2.37']);
    case 'own': case 'no-bombardment': case 'nobody-there': case 'no-landing': case 'shield': return refuse('cannot-bombard', { planet, unit, why }, ['R2.37']);
  }
}
