import type { ImapFlow } from 'imapflow';
import type { RawMail, SettingStore } from '../../games/ports.js';
import { pickRecipient, readMail } from '../inbound/index.js';
import { oversizeMark } from '../inbound/oversize.js';
import type { ImapSettings } from './imap-settings.js';

export type TakeDeps = {
  readonly domain: string;
  readonly maxBytes: number;
  readonly store: (mail: RawMail) => Promise<unknown>;
  readonly settings: SettingStore;
  /** Between the commit of a mail and that of our place; tests kill the connection here. */
  readonly at?: (point: 'stored' | 'noted', uid: number) => Promise<void> | void;
};

type Place = { readonly uidValidity: string; readonly lastUid: number };

/** Stores what came into the open mailbox since the last time, oldest first; how many there were. */
export async function takeImapMails(client: ImapFlow, box: ImapSettings, deps: TakeDeps): Promise<number> {
  if (client.mailbox === false) throw new Error('the mailbox is not open');
  const uidValidity = String(client.mailbox.uidValidity);
  const place = placeOf(await deps.settings.get(box.key));
  // Other numbers, as after the mailbox was made anew: all is read again, and what we know already is a duplicate.
  const lastUid = place?.uidValidity === uidValidity ? place.lastUid : 0;
  let taken = 0;
  for (const { uid, size, internalDate } of await newMails(client, lastUid)) {
    const raw = await fetchMail(client, uid, { size: size ?? 0, maxBytes: deps.maxBytes });
    if (raw !== undefined) {
      await deps.store({ source: 'imap', ...(await envelopeOf(raw, deps.domain)), raw, ...(internalDate === undefined ? {} : { receivedAt: new Date(internalDate) }) });
      taken += 1;
    }
    await deps.at?.('stored', uid);
    // A kill before this reads the mail again, as a duplicate; the other order could lose it.
    await deps.settings.set(box.key, { uidValidity, lastUid: uid });
    await deps.at?.('noted', uid);
    if (raw !== undefined) await afterTaking(client, uid, box);
  }
  return taken;
}

function placeOf(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null || !('uidValidity' in value) || !('lastUid' in value)) return undefined;
  return typeof value.uidValidity === 'string' && typeof value.lastUid === 'number' ? { uidValidity: value.uidValidity, lastUid: value.lastUid } : undefined;
}

type Listed = { readonly uid: number; readonly size?: number | undefined; readonly internalDate?: Date | string | undefined };

async function newMails(client: ImapFlow, lastUid: number): Promise<readonly Listed[]> {
  if (client.mailbox === false || client.mailbox.exists === 0) return [];
  const found = await client.fetchAll(`${String(lastUid + 1)}:*`, { uid: true, size: true, internalDate: true }, { uid: true });
  // `n:*` always names the last mail, also when its number is below n.
  return found.filter(({ uid }) => uid > lastUid).sort((a, b) => a.uid - b.uid);
}

/** The mail, or of one that is too large its header alone, marked as such; undefined when it has been deleted meanwhile. */
async function fetchMail(client: ImapFlow, uid: number, { size, maxBytes }: { readonly size: number; readonly maxBytes: number }): Promise<Buffer | undefined> {
  if (size > maxBytes) {
    const found = await client.fetchOne(String(uid), { headers: true }, { uid: true });
    return found === false || found.headers === undefined ? undefined : Buffer.concat([oversizeMark(size), found.headers.subarray(0, maxBytes)]);
  }
  const found = await client.fetchOne(String(uid), { source: true }, { uid: true });
  return found === false ? undefined : found.source;
}

/** IMAP knows no envelope: what the last server wrote on top stands for it. */
async function envelopeOf(raw: Buffer, domain: string): Promise<Pick<RawMail, 'envelopeFrom' | 'envelopeTo'>> {
  const ends = ['\r\n\r\n', '\n\n'].map((gap) => raw.indexOf(gap)).filter((at) => at >= 0);
  const reading = await readMail(ends.length === 0 ? raw : Buffer.concat([raw.subarray(0, Math.min(...ends)), Buffer.from('\r\n\r\n')]));
  if (!reading.ok) return { envelopeFrom: '', envelopeTo: '' };
  return { envelopeFrom: reading.mail.returnPath ?? '', envelopeTo: pickRecipient(reading.mail, domain)?.address ?? '' };
}

async function afterTaking(client: ImapFlow, uid: number, { after }: ImapSettings): Promise<void> {
  switch (after) {
    case 'leave':
      return;
    case 'seen':
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      return;
    case 'delete':
      await client.messageDelete(String(uid), { uid: true });
  }
}
