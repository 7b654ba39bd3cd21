import { planetsOwnedBy } from '../calc/board.js';
import { captivesInOrder } from '../calc/leaders-on.js';
import { publicly } from '../events.js';
import type { Citation, PlanetId, SeatId } from '../ids.js';
import { optionCites } from '../rules/option-cites.js';
import type { Leader } from '../state.js';
import { ask, emit, label, rollFaces, type Step, type TurnView } from '../step.js';
import { rollFateAgain } from './fate-reroll.js';
import { freeLeader } from './leader-fates.js';

type Taken = { readonly planet: PlanetId; readonly from: SeatId; readonly by: SeatId };

/** A captor lost a planet to an invasion: one die may find a captive of his (A36-A40); with his last planet he loses all without one (A41). */
export function* rescueCaptives(turn: TurnView, taken: Taken): Step<void> {
  const captives = captivesInOrder(turn.state, taken.from);
  if (captives.length === 0) return;
  const { lastPlanet } = turn.rules.leaders.rescue;
  if (lastPlanet.allPass && planetsOwnedBy(turn.state, taken.from).length === 0) {
    for (const captive of captives) yield* find(turn, captive, { ...taken, how: 'last-planet', cites: lastPlanet.cites });
  } else if (turn.options['captives.rescueDice'] === 'perCaptive') {
    for (const captive of captives) yield* rollRescue(turn, taken, { captives: [captive], name: label(taken.planet, 'rescue', captive.id) });
  } else {
    yield* rollRescue(turn, taken, { captives, name: label(taken.planet, 'rescue') });
  }
}

/** Where the invader chooses he names the captive before the die (A38); else a die draws one when something is found. */
function* rollRescue(turn: TurnView, taken: Taken, { captives, name }: { readonly captives: readonly Leader[]; readonly name: string }): Step<void> {
  const { found, choice } = turn.rules.leaders.rescue;
  const named = choice.by === 'invader' ? yield* nameCaptive(turn, taken, captives) : undefined;
  const [face = 0] = yield* rollFaces({ label: name, reason: 'rescue', count: 1 });
  const isHit = (shown: number): boolean => found.from <= shown && shown <= found.to;
  const die = { face, of: named?.id ?? taken.by, target: found.from, modifiers: [], hit: isHit(face) };
  const place = { against: taken.from, planet: taken.planet };
  yield* emit(publicly('dice-rolled', { label: name, reason: 'rescue', seat: taken.by, ...place, dice: [die], hits: isHit(face) ? 1 : 0 }, [...found.cites, ...choice.cites, ...(captivesInOrder(turn.state, taken.from).length > 1 ? optionCites(turn.rules, 'captives.rescueDice') : [])]));
  const again = { name, seat: taken.by, leader: (named ?? captives[0])?.id ?? '', face, fate: isHit(face) ? 'found' as const : 'missed' as const, place, die: { target: found.from }, cites: found.cites };
  const isFound = isHit(yield* rollFateAgain(turn, again));
  if (!isFound) return yield* miss(turn, taken, named === undefined ? captives : [named]);
  const captive = named ?? (yield* drawCaptive(turn, taken, captives));
  if (captive !== undefined) yield* find(turn, captive, { ...taken, how: 'found', cites: found.cites });
}

function* nameCaptive(turn: TurnView, { planet, from, by }: Taken, captives: readonly Leader[]): Step<Leader | undefined> {
  const own = captives.find((captive) => captive.seat === by) ?? captives[0];
  if (own === undefined || captives.length === 1) return own;
  const { leader } = yield* ask({
    kind: 'rescue', id: label(planet, 'rescue', by), seat: by, cites: turn.rules.leaders.rescue.choice.cites,
    params: { planet, captor: from, options: captives.map((captive) => captive.id) }, default: { leader: own.id },
  });
  return captives.find((captive) => captive.id === leader) ?? own;
}

/** Equal shares of the faces, the rest rolled again (three captives: 1-3, 4-6, 7-9, a 10 again). More than ten take a second die. */
function* drawCaptive(turn: TurnView, { planet, by, from }: Taken, captives: readonly Leader[]): Step<Leader | undefined> {
  if (captives.length <= 1) return captives[0];
  const count = captives.length <= 10 ? 1 : 2;
  const share = Math.floor(10 ** count / captives.length);
  for (let roll = 1; ; roll += 1) {
    const name = label(planet, 'drawn-captive', roll);
    const faces = yield* rollFaces({ label: name, reason: 'drawn-captive', count });
    const drawn = captives[Math.floor(faces.reduce((value, face) => value * 10 + face - 1, 0) / share)];
    const dice = faces.map((face) => ({ face, of: drawn?.id ?? by, modifiers: [] }));
    yield* emit(publicly('dice-rolled', { label: name, reason: 'drawn-captive', seat: by, against: from, planet, dice, hits: 0 }, turn.rules.leaders.rescue.choice.cites));
    if (drawn !== undefined) return drawn;
  }
}

/** A missed die kills the captive it was rolled for, if the rules and the option say so (A37). */
function* miss(turn: TurnView, { from }: Taken, captives: readonly Leader[]): Step<void> {
  const { mayKill, cites } = turn.rules.leaders.rescue.miss;
  for (const captive of captives) {
    yield* emit(mayKill && turn.options['captives.missKills']
      ? publicly('leader-killed', { leader: captive.id, cause: 'rescue-missed' }, cites)
      : publicly('captive-kept', { leader: captive.id, captor: from }, cites));
  }
}

/** The invader's own captive is freed (A40), another's has a new captor (A39). */
function* find(turn: TurnView, captive: Leader, found: Taken & { readonly how: 'found' | 'last-planet'; readonly cites: readonly Citation[] }): Step<void> {
  const { own, foreign } = turn.rules.leaders.rescue;
  if (captive.seat === found.by) yield* freeLeader(turn, captive.id, { path: found.planet, from: found.from, cites: [...found.cites, ...own.cites] });
  else yield* emit(publicly('captive-passed', { leader: captive.id, from: found.from, to: found.by, how: found.how }, [...found.cites, ...foreign.cites]));
}
