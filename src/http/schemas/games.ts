import { z } from 'zod';
import { gameNameSchema, playerNameSchema } from '../../games/name-schema.js';
import { dateTime, localeSchema } from './common.js';

const newGameExample = {
  name: 'Rim War', ruleset: 'the id of an edition', galaxy: 'demo-3', options: { resolve: 'at-once' }, deadline: { hours: 48, timeZone: 'Europe/Berlin' },
  seats: [{ race: 'letnev', name: 'Ada', email: 'ada@example.org', locale: 'en', timeZone: 'Europe/London' }, { race: 'hacan', name: 'Bert', email: 'bert@example.org', locale: 'de' }, { race: 'sol', name: 'Cleo', email: 'cleo@example.org', locale: 'en' }],
};

// Strict: a misspelled `deadline` must not become a game with the usual one.
export const createGameBody = z.strictObject({
  name: gameNameSchema,
  ruleset: z.string().min(1).max(40).describe('The id of an edition, as /rules lists them'),
  options: z.record(z.string(), z.unknown()).optional().describe('Rule options by name; and resolve: "at-deadline" or "at-once"'),
  galaxy: z.union([z.string().min(1).max(80), z.looseObject({})]).describe('The name of a preset, or a galaxy as in scenario files'),
  seats: z.array(z.strictObject({ race: z.string().min(1).max(40), name: playerNameSchema, email: z.email(), locale: localeSchema, timeZone: z.string().max(60).optional() })).min(1).max(10),
  deadline: z.strictObject({ hours: z.number().positive().max(24 * 60), timeZone: z.string().max(60) }).optional(),
}).meta({ id: 'NewGame', examples: [newGameExample] });

export const createdGameSchema = z.object({
  id: z.string(),
  seats: z.array(z.object({ id: z.string(), race: z.string(), token: z.string(), mailbox: z.string(), url: z.string() })),
  diceCommitment: z.string().describe('Link 0 of the hash chain, in hex'),
}).meta({ id: 'CreatedGame', examples: [{ id: 'gab12cde', seats: [{ id: '0b8e1f6e-0000-4000-8000-000000000000', race: 'letnev', token: 'the bearer token of the seat', mailbox: 'gab12cde.key@pbem.example', url: 'https://play.example/p/key' }], diceCommitment: 'ab'.repeat(32) }] });

const waiting = z.object({ seat: z.string(), for: z.enum(['orders', 'answer', 'start', 'held-turn']), until: dateTime.optional() });
const summary = {
  id: z.string(), name: z.string(), ruleset: z.string(), status: z.enum(['setup', 'running', 'finished']), round: z.int(), action: z.int(), turn: z.int(),
  turnStatus: z.enum(['open', 'running', 'finished', 'held']).optional(), phase: z.string(), active: z.string().optional(), deadline: dateTime.optional(), waitingFor: z.array(waiting), isDemo: z.boolean(),
};
export const gameSummarySchema = z.object(summary).meta({ id: 'GameSummary' });
export const gameSchema = z.object({
  ...summary,
  viewer: z.string(),
  options: z.record(z.string(), z.unknown()),
  resolve: z.enum(['at-deadline', 'at-once']),
  timeZone: z.string(), deadlineHours: z.number(), diceCommitment: z.string(), eventCount: z.int(),
  galaxy: z.looseObject({}).describe('The state of the game as the holder of the token may see it'),
  seats: z.array(z.looseObject({ seat: z.string(), race: z.string() })),
  questions: z.array(z.looseObject({ id: z.string(), seat: z.string(), question: z.looseObject({ id: z.string(), kind: z.string() }), deadline: dateTime.optional(), kept: z.object({ value: z.unknown() }).partial().optional().meta({ description: 'The seat has answered what stays open until the deadline; the value is told to the seat alone' }) })),
}).meta({ id: 'Game' });

export const startedSchema = z.object({ turn: z.int(), round: z.int(), deadline: dateTime.optional() }).meta({ id: 'StartedGame' });
/** Absent, or without a turn: the one that is open or running when the call comes in. */
export const processBody = z.looseObject({ turn: z.int().min(1).optional().describe('Number of the turn that is meant; if it is over already, the answer tells what became of it and nothing is resolved'), questions: z.array(z.string().max(300)).max(200).optional().describe('Open questions that get their default answers; without it all that are open. A question that came since stays open') }).nullish();
export const processSchema = z.object({ events: z.int(), questions: z.int(), published: z.boolean(), held: z.boolean().optional() }).meta({ id: 'Processed', examples: [{ events: 12, questions: 1, published: false }] });

export const answeredSchema = processSchema.extend({
  keptUntil: dateTime.optional().meta({ description: 'The question stays open until then, whoever answers, so that the time tells nobody who holds what: the answer is kept, and a later one takes its place' }),
  note: z.string().optional().meta({ description: 'The same in words' }),
}).meta({ id: 'Answered', examples: [{ events: 12, questions: 1, published: false }, { events: 0, questions: 2, published: false, keptUntil: '2026-01-31T20:00:00.000Z', note: 'Your answer is kept until Sat 31 Jan, 20:00 (UTC); you can change it until then.' }] });

export const correctBody = z.object({ reason: z.string().trim().min(1).max(1000), changes: z.array(z.looseObject({ change: z.string() })).min(1).max(100) }).meta({ id: 'Correction', examples: [{ reason: 'The trade of round 2 was forgotten.', changes: [{ change: 'trade-goods', seat: 'sol', count: 3 }] }] });
export const correctedSchema = z.object({ event: z.int() });
