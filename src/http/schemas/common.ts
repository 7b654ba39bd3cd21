import { z } from 'zod';

export const gameParams = z.object({ id: z.string().min(1).max(100).describe('The game') });
export const questionParams = gameParams.extend({ qid: z.string().min(1).max(300).describe('The id of the question, URL-encoded') });
export const idempotencyHeaders = z.looseObject({ 'idempotency-key': z.string().optional().describe('The same key with the same body gives the same answer; with another body 409') });

export const problemSchema = z.object({
  type: z.string(), title: z.string(), status: z.int(), code: z.string(), detail: z.string(),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
}).meta({ id: 'Problem', description: 'An error as application/problem+json', examples: [{ type: 'urn:sternenpost:problem:invalid', title: 'Something is wrong with the input', status: 400, code: 'invalid', detail: 'The input has the wrong shape or contents.', errors: [{ path: '/name', code: 'too_small', message: 'Too small' }] }] });

/** Every call can answer these. */
export const problems = { '4xx': problemSchema, '5xx': problemSchema } as const;

export const dateTime = z.string().meta({ format: 'date-time' });
export const localeSchema = z.enum(['en', 'de']);
/** Refused only by length: what is in it is answered line by line. */
export const orderTextBody = z.object({ text: z.string().max(200_000).describe('One order a line, in English or German') }).meta({ id: 'OrderText', examples: [{ text: 'ACTIVATE 27\nMOVE Dreadnought 1, 2 fighters FROM 12\nLAND 2 ground forces ON Abyz' }] });
