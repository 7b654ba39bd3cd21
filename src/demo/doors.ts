import { convert } from 'html-to-text';
import { createTransport } from 'nodemailer';
import type { z } from 'zod';

// What players and moderators use: the API with a token, a browser's form, and a mail program.

/** A client of the API. What does not answer 2xx ends the demonstration. */
export function restClient(base: string, token: string) {
  const call = async <T>(method: string, path: string, { body, shape }: { readonly body?: unknown; readonly shape: z.ZodType<T> }): Promise<T> => {
    const answer = await fetch(`${base}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answers ${String(answer.status)}: ${text}`);
    return shape.parse(JSON.parse(text));
  };
  return {
    get: async <T>(path: string, shape: z.ZodType<T>): Promise<T> => call('GET', path, { shape }),
    post: async <T>(path: string, { body, shape }: { readonly body?: unknown; readonly shape: z.ZodType<T> }): Promise<T> => call('POST', path, { body, shape }),
  };
}
export type RestClient = ReturnType<typeof restClient>;

/** A browser without scripts on a player's page: cookies, the hidden token of the form, and a click on the button. */
export function formClient(pageUrl: string) {
  const cookies = new Map<string, string>();
  const visit = async (url: string, form?: URLSearchParams): Promise<string> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie }, ...(form === undefined ? {} : { method: 'POST', body: form }) });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (answer.status === 303 && location !== null) return visit(new URL(location, url).href);
    const page = await answer.text();
    if (!answer.ok) throw new Error(`The page answers ${String(answer.status)}: ${convert(page)}`);
    return page;
  };
  return {
    /** Sends orders; the echo as the page shows it. */
    order: async (text: string): Promise<string> => {
      const token = hidden(await visit(pageUrl), '_csrf');
      return echoOf(await visit(`${pageUrl}/orders`, new URLSearchParams({ _csrf: token, text, do: 'send' })));
    },
    /** Answers the question on the page by the button whose label has these words; the question and the chosen label. */
    answer: async (label: string): Promise<{ readonly asked: string; readonly chosen: string }> => {
      const form = /<form [^>]*class="card question">.*?<\/form>/su.exec(await visit(pageUrl))?.[0];
      if (form === undefined) throw new Error('The page asks nothing.');
      const options = [...form.matchAll(/<input type="radio" name="choice" value="(?<value>[^"]*)"[^>]*> <span>(?<label>[^<]*)/gu)];
      const option = options.find((one) => plain(one.groups?.['label'] ?? '').includes(label));
      if (option === undefined) throw new Error(`The page offers no "${label}", but ${options.map((one) => plain(one.groups?.['label'] ?? '')).join(' / ')}`);
      const choice = { _csrf: hidden(form, '_csrf'), question: hidden(form, 'question'), choice: plain(option.groups?.['value'] ?? '') };
      await visit(`${pageUrl}/answer`, new URLSearchParams(choice));
      return { asked: plain(/<h3>(?<title>.*?)<\/h3>/su.exec(form)?.groups?.['title'] ?? ''), chosen: plain(option.groups?.['label'] ?? '') };
    },
  };
}
export type FormClient = ReturnType<typeof formClient>;

function hidden(page: string, name: string): string {
  const value = new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`, 'u').exec(page)?.[1];
  if (value === undefined) throw new Error(`The page has no field ${name}.`);
  return plain(value);
}

function plain(html: string): string {
  return convert(html, { wordwrap: false }).trim();
}

function echoOf(page: string): string {
  const answer = /<div class="answer .*?<\/div>/su.exec(page)?.[0];
  if (answer === undefined) throw new Error('The page shows no echo.');
  return convert(answer, { wordwrap: 76, selectors: [{ selector: 'h3', options: { uppercase: false } }, { selector: 'h4', options: { uppercase: false } }, { selector: 'a', options: { ignoreHref: true } }] });
}

export type Letter = { readonly from: string; readonly name: string; readonly to: string; readonly subject: string; readonly text: string };

/** A mail program that hands its mails to our listener. */
export function mailClient(host: string, port: number) {
  return {
    send: async ({ from, name, to, subject, text }: Letter): Promise<void> => {
      const transport = createTransport({ host, port, secure: false, ignoreTLS: true });
      try {
        await transport.sendMail({ from: { name, address: from }, to, subject, text });
      } finally {
        transport.close();
      }
    },
  };
}
export type MailClient = ReturnType<typeof mailClient>;
