import { z } from 'zod';
import type { CreatedGame, CreateGameInput } from '../../../games/create-game.js';
import type { HttpDeps } from '../../deps.js';
import { knownHolder, moderatorsOnly } from '../../holder-of.js';
import { idempotencyHeaders, problems } from '../../schemas/common.js';
import { createdGameSchema, createGameBody } from '../../schemas/games.js';
import type { App } from '../../types.js';
import { answerOnce } from '../once.js';

/** POST /games: sets a game up. A repeated call gets the tokens again, but no record holds them. */
export async function createGameRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.post('/games', { onRequest: moderatorsOnly, schema: { summary: 'Set a game up', tags: ['games'], headers: idempotencyHeaders, body: createGameBody, response: { 201: createdGameSchema, ...problems } } }, async (request, reply) => {
    const by = knownHolder(request);
    return answerOnce({
      request, reply, useCases,
      work: async () => ({ status: 201, body: await useCases.createGame(by, request.body as CreateGameInput) }),
      secretive: { keep: (body) => ({ id: (body as CreatedGame).id }), restore: async (kept) => useCases.createdGame(by, z.object({ id: z.string() }).parse(kept).id) },
    });
  });
}
