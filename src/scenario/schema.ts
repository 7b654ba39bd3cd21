import { z } from 'zod';
import { galaxySchema } from '../galaxy/schema.js';

// The format of scenario files. docs/scenarios.md explains it; its examples are read by a test.

const id = z.string().min(1);
const face = z.int().min(0).max(10).transform((value) => (value === 0 ? 10 : value));
const text = z.string();
const statement = z.string().regex(/^[A-Z]{1,2}\d|^R\d|^RZ\d/, 'a statement looks like A26, B13, R2.23 or RZ17');

/** A refusal, warning or note that must come for a line; the line is given by its text, as far as needed. */
const expectedLine = z.strictObject({ seat: id.optional(), line: text, code: id, cites: z.array(id).optional(), suggestion: text.optional() });
const someEvent = z.looseObject({ type: id });
const countsOf = z.record(id, z.int().min(0));

const expectation = z.strictObject({
  refused: z.array(expectedLine).optional(),
  warnings: z.array(expectedLine).optional(),
  notes: z.array(text).optional(),
  /** `hacan/general: captive of letnev`, `on abyz`, `aboard letnev/cruiser/1`, `killed`, `executed`, `sacrificed`. */
  leaders: z.record(id, text).optional(),
  /** Ships by system and seat; a seat or system that is named must have just these. */
  ships: z.record(id, z.record(id, countsOf)).optional(),
  damaged: z.array(id).optional(),
  cargo: z.record(id, countsOf).optional(),
  planets: z.record(id, z.strictObject({ owner: id.nullable(), forces: z.record(id, countsOf), dock: z.boolean(), facility: id.nullable(), exhausted: z.boolean() }).partial()).optional(),
  seats: z.record(id, z.looseObject({})).optional(),
  /** Ids or readable ends of all questions that are asked, in order. `[]`: none is asked. */
  questions: z.array(text).optional(),
  /** What a question offers: `27/space-combat/1/casualties/hacan: { options: [...] }`, compared as far as written. */
  offers: z.record(id, z.looseObject({})).optional(),
  events: z.array(someEvent).optional(),
  noEvents: z.array(someEvent).optional(),
  /** Why no game can be opened so: the codes. */
  setUp: z.array(id).optional(),
});

const turn = z.strictObject({
  /** Whose action it is; left out: the first seat's. `null`: the end of the round. */
  seat: id.nullable().optional(),
  round: z.int().min(1).optional(),
  /** Which phase this turn plays; left out: the action phase of the seat, or the next turn of the game. */
  phase: z.enum(['action', 'status', 'early-turns', 'technology', 'cards', 'politics', 'economy', 'movement', 'pds', 'space-combat', 'invasion', 'placement', 'progression']).optional(),
  orders: z.record(id, text).optional(),
  standing: z.record(id, text).optional(),
  answers: z.record(id, z.record(id, z.unknown())).optional(),
  dice: z.record(id, z.array(face)).optional(),
  corrections: z.array(z.looseObject({ change: id })).optional(),
  expect: expectation.optional(),
});

export const scenarioSchema = z.strictObject({
  name: z.string().min(1),
  trace: z.union([id, z.array(id)]).optional(),
  proves: z.array(statement).min(1),
  note: text.optional(),
  ruleset: id,
  options: z.record(id, z.union([z.string(), z.boolean()])).optional(),
  seats: z.array(id).min(1),
  galaxy: z.union([id, galaxySchema]),
  /** Leaders beyond the race's own three (`letnev/admiral/2: letnev/cruiser/1`), to play what no race can bring about. */
  constructed: z.record(id, id).optional(),
  turn: turn.optional(),
  turns: z.array(turn).optional(),
  orders: z.record(id, text).optional(),
  answers: turn.shape.answers,
  dice: turn.shape.dice,
  expect: expectation.optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioTurn = z.infer<typeof turn>;
export type Expectation = z.infer<typeof expectation>;
