import { shipKinds } from '../../engine/ids.js';
import type { GameState } from '../../engine/state.js';
import { forceKinds } from '../../map/contents.js';
import type { ChangeKind } from '../schemas/changes.js';
import type { GameWords } from './game-words.js';
import { one, type FormBody } from './question-form.js';

type Choice = { readonly value: string; readonly label: string };
export type ChangeField = { readonly name: keyof GameWords['t']['fields']; readonly label: string } & ({ readonly choices: readonly Choice[] } | { readonly number: true });

/** The fields of each kind of correction: `select` from what is there, a number, or yes and no. */
const shapes: Readonly<Record<ChangeKind, readonly ChangeField['name'][]>> = {
  'planet-owner': ['planet', 'owner'], 'planet-exhausted': ['planet', 'exhausted'], forces: ['planet', 'seat', 'kind', 'count'], cargo: ['piece', 'kind', 'count'], dock: ['planet', 'present'],
  'piece-added': ['seat', 'kind', 'system'], 'piece-removed': ['piece'], 'piece-moved': ['piece', 'system'], 'piece-damaged': ['piece', 'damaged'], leader: ['leader', 'at'],
  counters: ['seat', 'command', 'strategy', 'fleet'], 'system-counter': ['system', 'seat', 'present'], 'trade-goods': ['seat', 'count'], technology: ['seat', 'technology', 'known'], passed: ['seat', 'passed'],
};
const numbers: ReadonlySet<string> = new Set(['count', 'command', 'strategy', 'fleet']);
const flags: ReadonlySet<string> = new Set(['exhausted', 'present', 'damaged', 'known', 'passed']);

/** The form for one kind of correction, its choices taken from the state of the game. */
export function changeFields(kind: ChangeKind, { state, words, technologies }: { readonly state: GameState; readonly words: GameWords; readonly technologies: readonly string[] }): readonly ChangeField[] {
  return shapes[kind].map((name): ChangeField => {
    const label = words.t.fields[name];
    return numbers.has(name) ? { name, label, number: true } : { name, label, choices: choicesFor(name, { kind, state, words, technologies }) };
  });
}

function choicesFor(name: ChangeField['name'], { kind, state, words, technologies }: { readonly kind: ChangeKind; readonly state: GameState; readonly words: GameWords; readonly technologies: readonly string[] }): readonly Choice[] {
  const { n, t } = words;
  if (flags.has(name)) return [{ value: 'true', label: t.common.yes }, { value: 'false', label: t.common.no }];
  const seats = state.seatOrder.map((seat) => ({ value: seat, label: n.seat(seat) }));
  switch (name) {
    case 'seat': return seats;
    case 'owner': return [{ value: '', label: t.common.nobody }, ...seats];
    case 'planet': return Object.values(state.planets).map(({ id, name: label, system }) => ({ value: id, label: `${label} (${system})` })).sort((left, right) => left.label.localeCompare(right.label));
    case 'system': return Object.keys(state.systems).map((system) => ({ value: system, label: n.system(system) }));
    case 'piece': return Object.values(state.pieces).map(({ id, seat, system }) => ({ value: id, label: `${n.seat(seat)}: ${n.piece(id)} (${system})` }));
    case 'kind': return (kind === 'piece-added' ? shipKinds : forceKinds).map((one) => ({ value: one, label: n.kind(one) }));
    case 'leader': return Object.values(state.leaders).map(({ id, at }) => ({ value: id, label: `${n.leader(id)} (${n.where(at)})` }));
    case 'technology': return technologies.map((id) => ({ value: id, label: n.technology(id) }));
    case 'at': return leaderPlaces(state, words);
    default: return [];
  }
}

function leaderPlaces(state: GameState, { n }: GameWords): readonly Choice[] {
  const places = [
    ...Object.keys(state.planets).map((planet) => ({ on: 'planet', planet }) as const),
    ...Object.keys(state.pieces).map((piece) => ({ on: 'piece', piece }) as const),
    ...state.seatOrder.map((captor) => ({ on: 'captive', captor, since: state.turn }) as const),
    { on: 'out', how: 'killed' } as const,
  ];
  return places.map((place) => ({ value: JSON.stringify(place), label: place.on === 'piece' ? `${n.seat(state.pieces[place.piece]?.seat ?? '')}: ${n.where(place)}` : n.where(place) }));
}

/** A sent form as a change, for the schema of its kind to check. */
export function changeOf(kind: ChangeKind, body: FormBody): { readonly change: string } & Readonly<Record<string, unknown>> {
  const entries = shapes[kind].flatMap((name): [string, unknown][] => {
    const text = one(body, name);
    if (name === 'owner' && text === '') return [];
    if (numbers.has(name)) return [[name, Number(text === '' ? Number.NaN : text)]];
    if (flags.has(name)) return [[name, text === 'true']];
    return [[name, name === 'at' ? placeIn(text) : text]];
  });
  return { change: kind, ...Object.fromEntries(entries) };
}

function placeIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
