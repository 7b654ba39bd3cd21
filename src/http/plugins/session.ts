import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import formbody from '@fastify/formbody';
import secureSession from '@fastify/secure-session';
import { createHmac } from 'node:crypto';
import type { HttpSettings } from '../deps.js';
import type { App } from '../types.js';

const DAYS = 24 * 60 * 60;

/** Form bodies, and a sealed cookie that holds who is signed in, the language and the secret of the forms. */
export async function sessionPlugins(app: App, { secret, secureCookies }: Pick<HttpSettings, 'secret' | 'secureCookies'>): Promise<void> {
  const key = createHmac('sha256', secret).update('session|cookie|1').digest();
  // A form is a form: nothing else is read on pages.
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 1_000_000 });
  await app.register(cookie);
  await app.register(secureSession, { key, cookieName: 'sternenpost', expiry: 30 * DAYS, cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies, maxAge: 30 * DAYS } });
  // Redirects and fragments too: what a page says is for one reader.
  app.addHook('onRequest', async (_request, reply) => { void reply.header('cache-control', 'no-store'); });
  await app.register(csrf, { sessionPlugin: '@fastify/secure-session' });
}
