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
  /** When this program began to wait for mail; what is older than this in a mailbox that it never read is not for it. */
  readonly since: Date;
  /** Between the commit of a mail and that of our place; tests kill the connection here. */
  readonly at?: (point: 'stored' | 'noted', uid: number) => Promise<void> | void;
};

const DAY_MS = 86_400_000;
/** As far as the clock of the mail server may be behind ours. */
const CLOCKS_APART_MS = 5 * 60_000;

type Place = { readonly uidValidity: string; readonly lastUid: number };

/** Stores what came into the open mailbox since the last time, oldest first; how many there were. */
export async function takeImapMails(client: ImapFlow, box: ImapSettings, deps: TakeDeps): Promise<number> {
  if (client.mailbox === false) throw new Error('the mailbox is not open');
  const uidValidity = String(client.mailbox.uidValidity);
  const place = placeOf(await deps.settings.get(box.key));
  // Other numbers, as after the mailbox was made anew: all is read again, and what we know already is a duplicate.
  const firstTime = place === undefined && box.first === 'new';
  const lastUid = firstTime ? await lastBefore(client, deps.since) : place?.uidValidity === uidValidity ? place.lastUid : 0;
  if (firstTime) await deps.settings.set(box.key, { uidValidity, lastUid });
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

/** The number of the last mail that lay there before we began to wait: years of somebody's mail are not read through. */
async function lastBefore(client: ImapFlow, since: Date): Promise<number> {
  if (client.mailbox === false) return 0;
  const newest = client.mailbox.uidNext - 1;
  if (client.mailbox.exists === 0) return newest;
  const from = since.getTime() - CLOCKS_APART_MS;
  // IMAP searches by the day, in whatever zone: the hour is looked at here.
  const recent = await client.search({ since: new Date(from - 2 * DAY_MS) }, { uid: true });
  if (recent === undefined || recent === false || recent.length === 0) return newest;
  const dated = await client.fetchAll(recent.join(','), { uid: true, internalDate: true }, { uid: true });
  const fresh = dated.flatMap(({ uid, internalDate }) => (internalDate !== undefined && new Date(internalDate).getTime() >= from ? [uid] : []));
  return fresh.length === 0 ? newest : Math.min(...fresh) - 1;
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
