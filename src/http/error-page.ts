import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from './locale-of.js';
import { retryAfter, statusOf, type Problem } from './problem.js';
import { showPage } from './show-page.js';
import { pageText } from './text/text-for.js';

/** What the sender typed, so that an error loses nothing of it. */
function typedText(request: FastifyRequest): string | undefined {
  const { body } = request;
  const text: unknown = typeof body === 'object' && body !== null && 'text' in body ? body.text : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** An error as a page. */
export async function sendErrorPage(request: FastifyRequest, reply: FastifyReply, { code, errors = [] }: Problem): Promise<FastifyReply> {
  const text = pageText(localeOf(request)).problems[code];
  const wait = retryAfter(code);
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  void reply.code(statusOf(code));
  return showPage({ request, reply, page: 'error', title: text.title, model: { detail: text.detail, errors, kept: typedText(request) } });
}
