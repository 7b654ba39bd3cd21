import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type MimeNode from 'nodemailer/lib/mime-node/index.js';
import type { MailComposer as MailComposerPort, MailDraft, OutgoingMail } from '../../games/ports.js';
import { nameToCompose, withNames } from './encoded-name.js';
import { addressValue, headerValue, linkValue, messageIdValue } from './header-value.js';

export type ComposerSettings = {
  readonly mailDomain: string;
  /** For the Date header alone: nothing is decided by it. */
  readonly now?: () => Date;
};

/** More would make a header that relays cut; the first and the last are what threads hang on. */
const MOST_REFERENCES = 20;

/** Makes finished mails: the bytes that are stored with their cause and sent as they are, however often. */
export function createMailComposer({ mailDomain, now = () => new Date() }: ComposerSettings): MailComposerPort {
  return {
    compose: async (draft): Promise<OutgoingMail> => {
      const checked = check(draft);
      const messageId = idOf('m', draft.cause, mailDomain);
      const root = draft.thread === undefined ? undefined : idOf('t', draft.thread, mailDomain);
      const from = draft.from ?? { address: `sternenpost@${mailDomain}`, name: 'Sternenpost' };
      const parts = [part('text/plain', draft.text), part('text/html', asciiHtml(draft.html))];
      const node = new MailComposer({
        date: now(),
        messageId,
        from: named(from),
        to: named(draft.to),
        ...(draft.from === undefined ? {} : { replyTo: named(draft.from) }),
        subject: checked.subject,
        ...threading(draft, root),
        headers: headersOf(draft, mailDomain),
        alternatives: parts,
        attachments: (draft.pictures ?? []).map(({ cid, filename, png }) => ({
          cid: headerValue('Content-ID', cid),
          filename: headerValue('file name', filename),
          content: Buffer.from(png),
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
        })),
        disableFileAccess: true,
        disableUrlAccess: true,
      }).compile();
      const finished = draft.pictures === undefined ? finishedParts(parts) : undefined;
      const raw = withNames(finished === undefined ? await node.build() : joined(node, finished), [from.name ?? '', draft.to.name ?? '']);
      return {
        cause: draft.cause,
        ...(draft.gameId === undefined ? {} : { gameId: draft.gameId }),
        ...(draft.seat === undefined ? {} : { seat: draft.seat }),
        envelopeFrom: draft.envelopeFrom,
        subject: draft.subject,
        toAddress: draft.to.address,
        raw,
        messageId,
      };
    },
  };
}

/** Refuses what could add headers or recipients, and a subject that shows a key: subjects stand in every list of mails. */
function check(draft: MailDraft): Pick<MailDraft, 'subject'> {
  addressValue('envelope sender', draft.envelopeFrom);
  const subject = headerValue('Subject', draft.subject);
  const secrets = [draft.envelopeFrom, ...(draft.from === undefined ? [] : [draft.from.address])].map((address) => /\.([a-z2-7]{8,})@/u.exec(address)?.[1]);
  if (secrets.some((secret) => secret !== undefined && subject.toLowerCase().includes(secret))) throw new RangeError('Subject of a mail shows a mailbox key');
  return { subject };
}

function named({ address, name }: { readonly address: string; readonly name?: string }): { address: string; name: string } {
  return { address: addressValue('address', address), name: nameToCompose(headerValue('name', name ?? '')) };
}

/** Every mail of a thread names the same root, a message that was never sent, so that they stand together in any order. */
function threading(draft: MailDraft, root: string | undefined): { inReplyTo?: string; references?: string[] } {
  const answered = draft.inReplyTo === undefined ? undefined : messageIdValue('In-Reply-To', draft.inReplyTo);
  const chain = [...(draft.references ?? []).map((id) => messageIdValue('References', id)), ...(answered === undefined ? [] : [answered])];
  const references = [...new Set([...(root === undefined ? [] : [root]), ...chain.slice(-MOST_REFERENCES)])];
  const inReplyTo = answered ?? root;
  return { ...(inReplyTo === undefined ? {} : { inReplyTo }), ...(references.length === 0 ? {} : { references }) };
}

function headersOf(draft: MailDraft, mailDomain: string): Record<string, string> {
  const unsubscribe = draft.reminder === undefined ? undefined : linkValue('List-Unsubscribe', draft.reminder.unsubscribeUrl);
  return {
    'Auto-Submitted': draft.inReplyTo === undefined ? 'auto-generated' : 'auto-replied',
    // Exchange sends no absence notes to mails with this.
    'X-Auto-Response-Suppress': 'OOF, AutoReply',
    'X-Loop': mailDomain,
    ...(unsubscribe === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

type Part = { readonly contentType: string } & ({ readonly raw: string } | { readonly content: string; readonly contentTransferEncoding: 'quoted-printable' });

/**
 * Plain ASCII stays readable in the raw mail, links in one piece: lines up to the 998 bytes of RFC 5322 need no encoding (nodemailer would
 * encode from 77 on). The rest goes as quoted-printable through every relay unharmed.
 */
function part(type: string, text: string): Part {
  const contentType = `${type}; charset=utf-8`;
  const plain = /^[\t\n\r\u0020-\u007e]*$/u.test(text) && !text.split(/[\r\n]/u).some((line) => line.length >= 990 || line.startsWith('From '));
  const content = text.replace(/\r\n|\r|\n/gu, '\r\n');
  if (!plain) return { contentType, content, contentTransferEncoding: 'quoted-printable' };
  return { contentType, raw: `Content-Type: ${contentType}\r\nContent-Transfer-Encoding: 7bit\r\n\r\n${content}` };
}

/** The parts as they will stand in the mail; undefined if one of them is still to be encoded. */
function finishedParts(parts: readonly Part[]): readonly string[] | undefined {
  const finished = parts.flatMap((one) => ('raw' in one ? [one.raw] : []));
  return finished.length === parts.length ? finished : undefined;
}

/** What `build` makes of a message of finished parts, without its streams, which cost more than all of the rest. */
function joined(node: Pick<MimeNode, 'buildHeaders' | 'boundary'>, parts: readonly string[]): Buffer {
  const headers = node.buildHeaders();
  // Made with the headers.
  const line = `--${String(node.boundary)}`;
  return Buffer.from(`${headers}\r\n\r\n${parts.map((one) => `${line}\r\n${one}\r\n`).join('')}${line}--\r\n`);
}

/** HTML can name every character in ASCII, so that it needs no encoding for the way. */
function asciiHtml(html: string): string {
  return html.replace(/[^\u0000-\u007f]/gu, (character) => `&#${String(character.codePointAt(0))};`);
}

/** The same cause gives the same id, so that even a mail composed anew after a rolled-back transaction is known as the same. */
function idOf(kind: 'm' | 't', cause: string, mailDomain: string): string {
  return `<${kind}.${createHash('sha256').update(`${kind}|${cause}`, 'utf8').digest('hex').slice(0, 40)}@${mailDomain}>`;
}
