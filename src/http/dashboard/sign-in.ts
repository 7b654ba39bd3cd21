import { z } from 'zod';
import type { HttpDeps } from '../deps.js';
import { formBody } from '../form-body.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { strangersLimit } from '../plugins/security.js';
import { leaveNotice, sessionOf } from '../session-of.js';
import { showPage } from '../show-page.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { one } from '../view-models/question-form.js';

const params = z.object({ token: z.string().min(10).max(200) });

/** /sign-in: asks for a link by mail; the link shows a button, and only the button uses it up (scanners fetch links). */
export async function signInPage(app: App, { useCases }: HttpDeps): Promise<void> {
  const guarded = { config: strangersLimit, preHandler: formGuard(app) };
  app.get('/sign-in', { schema: { hide: true } }, async (request, reply) => showPage({ request, reply, page: 'sign-in', title: pageText(localeOf(request)).signIn.title, model: {} }));
  app.post('/sign-in', { ...guarded, schema: { hide: true } }, async (request, reply) => {
    const email = z.email().max(320).safeParse(one(formBody(request), 'email').trim());
    if (email.success) await useCases.requestSignIn(email.data, localeOf(request));
    leaveNotice(request, pageText(localeOf(request)).signIn.sent);
    return reply.redirect('/sign-in', 303);
  });
  app.get('/sign-in/:token', { schema: { hide: true, params } }, async (request, reply) => {
    const moderator = await useCases.lookAtSignIn(request.params.token);
    const { signIn } = pageText(localeOf(request));
    return showPage({ request, reply, page: 'sign-in-link', title: moderator === undefined ? signIn.gone : signIn.title, model: { email: moderator?.email } });
  });
  app.post('/sign-in/:token', { ...guarded, schema: { hide: true, params } }, async (request, reply) => {
    const holder = await useCases.useSignIn(request.params.token);
    if (holder?.kind !== 'moderator') return reply.redirect(`/sign-in/${encodeURIComponent(request.params.token)}`, 303);
    // A new session: what a stranger may have put into the old one must not become a moderator's.
    sessionOf(request)?.regenerate();
    sessionOf(request)?.set('moderatorId', holder.moderator.id);
    return reply.redirect('/moderator', 303);
  });
  app.post('/sign-out', { preHandler: formGuard(app), schema: { hide: true } }, async (request, reply) => {
    sessionOf(request)?.set('moderatorId', undefined);
    leaveNotice(request, pageText(localeOf(request)).signIn.signedOut);
    return reply.redirect('/sign-in', 303);
  });
}
