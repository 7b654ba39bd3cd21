import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { HttpSettings } from '../deps.js';
import type { App } from '../types.js';

/** Only our own files run and only our own server is talked to; nothing inline, nobody frames us, no address leaves a page. */
export async function securityPlugins(app: App, { secureCookies }: Pick<HttpSettings, 'secureCookies'>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"], scriptSrc: ["'self'"], styleSrc: ["'self'"], imgSrc: ["'self'", 'data:'], fontSrc: ["'self'"], connectSrc: ["'self'"],
        formAction: ["'self'"], baseUri: ["'none'"], frameAncestors: ["'none'"], objectSrc: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: secureCookies ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  // Only where it is asked for: calls with a token are not limited by address.
  await app.register(rateLimit, { global: false, max: 300, timeWindow: '1 minute' });
}

/** For forms that anybody can send without being known. */
export const strangersLimit = { rateLimit: { max: 20, timeWindow: '1 minute' } } as const;
/** For a player's own forms. */
export const playersLimit = { rateLimit: { max: 240, timeWindow: '1 minute' } } as const;
