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
    post: async (path, fields, how = {}) => send('POST', path, formOf(fields, how.token ?? token)),
  };
}

type Fields = Parameters<Visitor['post']>[1];

function formOf(fields: Fields, token: string): string {
  const form = new URLSearchParams({ _csrf: token });
  for (const [name, value] of isList(fields) ? fields : Object.entries(fields)) if (name !== '_csrf') form.append(name, value);
  return form.toString();
}
function isList(fields: Fields): fields is readonly (readonly [string, string])[] {
  return Array.isArray(fields);
}
