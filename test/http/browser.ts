import type { App } from '../../src/http/types.js';

export type Shown = { readonly status: number; readonly body: string; readonly location: string | undefined; readonly headers: Readonly<Record<string, unknown>> };
export type Visitor = {
  readonly get: (path: string) => Promise<Shown>;
  /** Sends a form with the CSRF token of the page that was seen last. */
  readonly post: (path: string, fields: Readonly<Record<string, string>> | readonly (readonly [string, string])[], how?: { readonly token?: string }) => Promise<Shown>;
};

/** Somebody with a browser: keeps cookies, and knows the token of the last page. No script. */
export function aVisitor(app: App): Visitor {
  const cookies = new Map<string, string>();
  let token = '';
  const send = async (method: 'GET' | 'POST', path: string, payload?: string): Promise<Shown> => {
    const answer = await app.inject({
      method, url: path, headers: { cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '), ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    token = /name="_csrf" value="(?<token>[^"]+)"/u.exec(answer.body)?.groups?.['token'] ?? token;
    return { status: answer.statusCode, body: answer.body, location: answer.headers.location, headers: answer.headers };
  };
  return {
    get: async (path) => send('GET', path),
    post: async (path, fields, how = {}) => send('POST', path, new URLSearchParams([['_csrf', how.token ?? token], ...(Array.isArray(fields) ? (fields as readonly (readonly [string, string])[]).filter(([name]) => name !== '_csrf') : Object.entries(fields))].map(([name = '', value = '']): [string, string] => [name, value])).toString()),
  };
}
