import type { FastifyReply, FastifyRequest } from 'fastify';
import { holderOf } from './holder-of.js';
import { localeOf } from './locale-of.js';
import { sessionOf, takeNotice } from './session-of.js';
import { pageText } from './text/text-for.js';

export type Page = 'home' | 'error' | 'rules' | 'public-game' | 'dice' | 'sign-in' | 'sign-in-link' | 'confirm' | 'seat' | 'echo' | 'games' | 'new-game' | 'game' | 'correct' | 'seat-orders' | 'mails' | 'mail-in' | 'outbox' | 'mail';
type Shown = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly page: Page;
  readonly title: string;
  readonly model: object;
  /** Where this page can be got again, for the change of language; the page's own path if absent. */
  readonly path?: string;
};

/** The path of a request as a link to this server: what begins with two slashes would lead to another. */
function ownPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/^[/\\]*/u, '/');
}

/** Renders a page with what every page needs: its sentences, the CSRF token of its forms, who is signed in. */
export async function showPage({ request, reply, page, title, model, path = ownPath(request.url) }: Shown): Promise<FastifyReply> {
  const locale = localeOf(request);
  const session = sessionOf(request);
  const holder = holderOf(request);
  const common = {
    t: pageText(locale), title, path, model,
    otherLocale: locale === 'en' ? 'de' : 'en',
    csrf: session === undefined ? '' : reply.generateCsrf(),
    notice: takeNotice(request),
    moderator: holder?.kind === 'moderator' ? holder.moderator.email : undefined,
    inSeat: holder?.kind === 'seat',
  };
  // What stands here is somebody's own: no shared cache keeps it, and no search engine lists it.
  void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type('text/html; charset=utf-8');
  return reply.send(await reply.viewAsync(page, common));
}
