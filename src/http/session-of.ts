import type { FastifyRequest } from 'fastify';

/** What a browser's sealed cookie may hold. A CSRF secret is there too, kept by its plugin. */
export type SessionFields = { readonly moderatorId: string; readonly lang: string; readonly notice: string };
export type PageSession = {
  readonly get: <K extends keyof SessionFields>(key: K) => SessionFields[K] | undefined;
  readonly set: <K extends keyof SessionFields>(key: K, value: SessionFields[K] | undefined) => void;
  readonly regenerate: () => void;
  readonly delete: () => void;
};

/** The session of a page request; undefined on calls that have none (the API, and errors before it was read). */
export function sessionOf(request: FastifyRequest): PageSession | undefined {
  return (request as unknown as { readonly session?: PageSession | null }).session ?? undefined;
}

/** A line for the next page that this browser sees. */
export function leaveNotice(request: FastifyRequest, notice: string): void {
  sessionOf(request)?.set('notice', notice);
}

/** Takes the line left for this page. */
export function takeNotice(request: FastifyRequest): string | undefined {
  const session = sessionOf(request);
  const notice = session?.get('notice');
  if (notice !== undefined) session?.set('notice', undefined);
  return notice;
}
