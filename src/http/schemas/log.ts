import { z } from 'zod';
import { dateTime } from './common.js';

export const afterQuery = z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0).describe('Only events with a higher number') });
export const eventsSchema = z.array(z.object({ number: z.int(), turn: z.int(), at: dateTime, event: z.looseObject({ type: z.string() }) }).meta({ id: 'NumberedEvent' }));
export const diceLogSchema = z.object({
  game: z.string(),
  chains: z.array(z.object({ number: z.int(), commitment: z.string(), length: z.int() })),
  openings: z.array(z.object({ turn: z.int(), opening: z.int(), linkNumber: z.int(), receipts: z.array(z.string()), link: z.string().optional(), revealedAt: dateTime.optional() })),
  rolls: z.array(z.looseObject({ number: z.int(), turn: z.int(), label: z.string(), reason: z.string(), hits: z.int() })),
}).meta({ id: 'DiceLog' });
export const reportsSchema = z.array(z.object({ id: z.string(), turn: z.int(), seat: z.string(), subject: z.string(), text: z.string(), html: z.string(), at: dateTime }).meta({ id: 'Report' }));
