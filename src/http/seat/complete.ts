import type { HttpDeps } from '../deps.js';
import { formBody } from '../form-body.js';
import { seatHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { playersLimit } from '../plugins/security.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { one } from '../view-models/question-form.js';

/** POST /p/{key}/complete: ways to go on with the line before the cursor, as buttons; a script of ours puts a chosen one into the text. */
export async function completeForm(app: App, { useCases }: HttpDeps): Promise<void> {
  app.post('/complete', { config: playersLimit, preHandler: formGuard(app), schema: { hide: true } }, async (request, reply) => {
    const { gameId, seat } = seatHolder(request);
    const body = formBody(request);
    const locale = localeOf(request);
    const text = one(body, 'text');
    const caret = Number.parseInt(one(body, 'caret'), 10);
    const before = Number.isInteger(caret) && caret >= 0 ? text.slice(0, caret) : text;
    const lines = await useCases.completeOrders({ gameId, seat, text: before, locale });
    const typed = before.split('\n').at(-1) ?? '';
    // A button shows only what it adds: the word that is being written, to its end.
    const choices = lines.map((line) => ({ line, label: line.slice(Math.max(0, typed.search(/[^\s,]*$/u))) }));
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(await reply.viewAsync('complete', { t: pageText(locale), choices }));
  });
}
