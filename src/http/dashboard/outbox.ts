import { z } from 'zod';
import type { HttpDeps } from '../deps.js';
import { moderatorHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { showPage } from '../show-page.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { mailInRows, mailOutRows } from '../view-models/mail-rows.js';

const MOST = 200;

/** /moderator/outbox: all mails of the moderator's games and those of none; and one mail as plain text. */
export async function outboxPage(app: App, { useCases }: HttpDeps): Promise<void> {
  app.get('/outbox', { schema: { hide: true } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const shown = { locale: localeOf(request), timeZone: by.moderator.timeZone };
    const games = await useCases.listGames(by);
    const mails = await Promise.all([useCases.readMails(by), ...games.map(async ({ id }) => useCases.readMails(by, id))]);
    const out = mails.flatMap((some) => some.out).sort((left, right) => right.createdAt.getTime() - left.createdAt.getTime()).slice(0, MOST);
    return showPage({ request, reply, page: 'outbox', title: pageText(shown.locale).mails.outboxTitle, model: { out: mailOutRows(out, shown), in: mailInRows(mails[0]?.in ?? [], shown) } });
  });
  app.get('/outbox/:mail', { schema: { hide: true, params: z.object({ mail: z.string().min(1).max(60) }) } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const mail = await useCases.readOutgoing(by, request.params.mail);
    const [row] = mailOutRows([mail], { locale: localeOf(request), timeZone: by.moderator.timeZone });
    return showPage({ request, reply, page: 'mail', title: mail.subject, model: { mail: row, text: mail.raw === undefined ? undefined : await plainText(mail.raw) } });
  });
}

/** The text part; the parser is loaded when the first mail is looked at, because it makes every start slower. */
async function plainText(raw: Uint8Array): Promise<string> {
  const { simpleParser } = await import('mailparser');
  return (await simpleParser(Buffer.from(raw))).text ?? '';
}
