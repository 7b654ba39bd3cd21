import { z } from 'zod';
import { dateTime } from './common.js';

export const echoLineSchema = z.object({
  line: z.int(), text: z.string(), canonical: z.string().optional(), status: z.enum(['ok', 'warning', 'refused', 'note']), code: z.string().optional(),
  cites: z.array(z.string()).optional(), message: z.string(), suggestion: z.string().optional(),
}).meta({ id: 'EchoLine' });
export const ordersAnswerSchema = z.object({
  receipt: z.string(), status: z.enum(['accepted', 'partly', 'refused']), lines: z.array(echoLineSchema), missing: z.array(z.string()),
  deadline: dateTime.optional(), salt: z.string().optional(), counts: z.boolean(), superseded: z.boolean().optional(),
  ahead: z.boolean().optional().meta({ description: 'It is another seat\'s turn: the action is kept for the next action of this seat' }),
  answered: z.array(z.string()).optional().meta({ description: 'What the text answers of the questions open to its seat, in words' }),
  keptUntil: dateTime.optional().meta({ description: 'A line answers a question that stays open until then: the answer is kept and can be changed as long' }), note: z.string().optional(),
  resolved: z.boolean().optional().meta({ description: 'It was the last that the game waited for: the turn has been played on' }),
  correctUntil: dateTime.optional().meta({ description: 'The game waits until then for the lines that were refused' }),
  withdrawn: z.boolean().optional().meta({ description: 'CANCEL took the orders back, and the text has no others' }),
}).meta({ id: 'OrdersAnswer', examples: [{ receipt: '0123 4567 89ab cdef', status: 'partly', lines: [{ line: 1, text: 'activate 27', canonical: 'ACTIVATE 27', status: 'ok', message: '' }, { line: 2, text: 'MOVE Dreadnought 9 FROM 12', status: 'refused', code: 'no-such-piece', cites: ['R2.4'], message: 'You have no Dreadnought 9 (R2.4).' }], missing: [], deadline: '2026-01-31T20:00:00.000Z', salt: '00'.repeat(16), counts: true }] });
export const ownOrdersSchema = z.array(z.object({
  id: z.string(), turn: z.int(), source: z.enum(['mail', 'form', 'rest', 'moderator']), receivedAt: dateTime, text: z.string(), lines: z.array(echoLineSchema),
  status: z.enum(['accepted', 'partly', 'refused', 'note']), current: z.boolean(), receipt: z.string(), salt: z.string().optional(),
  canonical: z.string().optional().meta({ description: 'What the receipt binds: the receipt is the SHA-256 of the salt\'s bytes and this text' }),
}).meta({ id: 'OwnOrders' }));
export const standingSchema = z.object({ standing: z.array(z.looseObject({ order: z.string() })), lines: z.array(z.string()) }).meta({ id: 'Standing' });
export const standingSetSchema = standingSchema.extend({ status: z.enum(['accepted', 'partly', 'refused']), refused: z.array(echoLineSchema) }).meta({ id: 'StandingSet' });
export const answerBody = z.object({ value: z.unknown() }).meta({ id: 'AnswerToQuestion', description: 'The value, of the shape of the question\'s default', examples: [{ value: { to: null } }, { value: 'delay' }] });
