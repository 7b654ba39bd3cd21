import { z } from 'zod';
import { notFound } from '../../games/errors.js';
import type { HttpDeps } from '../deps.js';
import { moderatorHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { sendRawSource } from '../raw-source.js';
import { leaveNotice } from '../session-of.js';
import { showPage } from '../show-page.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { mailInRows, mailOutRows } from '../view-models/mail-rows.js';

const MOST = 200;
const params = z.object({ mail: z.string().min(1).max(60) });

/** /moderator/outbox: all mails of the moderator's games and those of none; one mail as plain text, its source, and a second sending. */
export async function outboxPage(app: App, { useCases }: HttpDeps): Promise<void> {
  app.get('/outbox', { schema: { hide: true } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const shown = { locale: localeOf(request), timeZone: by.moderator.timeZone };
    const games = await useCases.listGames(by);
    const mails = await Promise.all([useCases.readMails(by), ...games.map(async ({ id }) => useCases.readMails(by, id))]);
    const out = mails.flatMap((some) => some.out).sort((left, right) => right.createdAt.getTime() - left.createdAt.getTime()).slice(0, MOST);
    return showPage({ request, reply, page: 'outbox', title: pageText(shown.locale).mails.outboxTitle, model: { out: mailOutRows(out, shown), in: mailInRows(mails[0]?.in ?? [], shown) } });
  });
  app.get('/outbox/:mail', { schema: { hide: true, params } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const mail = await useCases.readOutgoing(by, request.params.mail);
    const [row] = mailOutRows([mail], { locale: localeOf(request), timeZone: by.moderator.timeZone });
    return showPage({ request, reply, page: 'mail', title: mail.subject, model: { mail: row, game: mail.gameId, text: mail.raw === undefined ? undefined : await plainText(mail.raw) } });
  });
  app.get('/outbox/:mail/source', { schema: { hide: true, params } }, async (request, reply) => {
    const { raw } = await useCases.readOutgoing(moderatorHolder(request), request.params.mail);
    if (raw === undefined) throw notFound();
    return sendRawSource(reply, { raw, name: `mail-${request.params.mail}.txt` });
  });
  app.post('/outbox/:mail', { preHandler: formGuard(app), schema: { hide: true, params } }, async (request, reply) => {
    await useCases.sendAgain(moderatorHolder(request), request.params.mail);
    leaveNotice(request, pageText(localeOf(request)).mails.again);
    return reply.redirect(`/moderator/outbox/${encodeURIComponent(request.params.mail)}`, 303);
  });
}

/** The text part; the parser is loaded when the first mail is looked at, because it makes every start slower. */
async function plainText(raw: Uint8Array): Promise<string> {
  const { simpleParser } = await import('mailparser');
  return (await simpleParser(Buffer.from(raw))).text ?? '';
}
