import { z } from 'zod';
import type { HttpDeps } from '../../deps.js';
import { knownHolder } from '../../holder-of.js';
import { problems } from '../../schemas/common.js';
import { gameSummarySchema } from '../../schemas/games.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';

/** GET /games: the games the token's holder may see. */
export async function listGamesRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.get('/games', { schema: { summary: 'Games, each with what it waits for', tags: ['games'], response: { 200: z.array(gameSummarySchema), ...problems } } }, async (request, reply) =>
    reply.code(200).send(asJson(await useCases.listGames(knownHolder(request))) as z.input<typeof gameSummarySchema>[]));
}
