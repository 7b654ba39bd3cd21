import { parseArgs } from 'node:util';
import { simpleParser } from 'mailparser';
import type { OutboxRecord } from '../games/ports.js';
import type { Command } from './command.js';
import { withGames } from './with-database.js';

/** `outbox [--to ADDRESS]` */
export const outbox: Command = async ({ args, config, say }) => {
  const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
  const mails = await withGames(config, async (deps) => deps.outbox.list(values.to === undefined ? {} : { to: values.to }));
  for (const mail of [...mails].reverse()) say(await shown(mail));
  if (mails.length === 0) say('The outbox is empty.');
  return 0;
};

async function shown(mail: OutboxRecord): Promise<string> {
  const state = mail.sentAt !== undefined ? 'sent' : mail.failedAt !== undefined ? `failed: ${mail.lastError ?? ''}` : 'waiting';
  const text = mail.raw === undefined ? '(the body has been removed)' : ((await simpleParser(Buffer.from(mail.raw), { skipHtmlToText: true })).text ?? '');
  return [`To: ${mail.toAddress}`, `Subject: ${mail.subject}`, `Date: ${mail.createdAt.toISOString()} (${state})`, '', text.trimEnd(), '', '-'.repeat(72)].join('\n');
}
