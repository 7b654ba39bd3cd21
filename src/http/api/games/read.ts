import type { z } from 'zod';
import type { HttpDeps } from '../../deps.js';
import { knownHolder } from '../../holder-of.js';
import { gameParams, problems } from '../../schemas/common.js';
import { gameSchema } from '../../schemas/games.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';

/** GET /games/{id}: the game as the token's holder may see it. */
export async function readGameRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.get('/games/:id', { schema: { summary: 'The game as you may see it', tags: ['games'], params: gameParams, response: { 200: gameSchema, ...problems } } }, async (request, reply) =>
    reply.code(200).send(asJson(await useCases.readGame(knownHolder(request), request.params.id)) as unknown as z.input<typeof gameSchema>));
}
