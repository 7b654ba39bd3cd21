import { Resolver as DnsResolver } from 'node:dns/promises';
import { headerFields } from './inbound/header-fields.js';
import { originOf } from './origin.js';

export type DmarcResult = 'pass' | 'fail' | 'none';

/** DNS, as mailauth asks it: records of a type under a name; rejects with the codes of node:dns. */
export type Resolver = (name: string, type: string) => Promise<string[] | string[][]>;

export type AuthenticatorSettings = {
  readonly resolver: Resolver;
  /** Our name, for macros in SPF records. */
  readonly domain: string;
  readonly limitMs?: number;
};

const HEADER_BYTES = 131_072;
const LIMIT_MS = 15_000;

/** Whether the domain in From stands by the mail (DMARC over SPF and DKIM). What cannot be found out is `none`. */
export function createAuthenticator({ resolver, domain, limitMs = LIMIT_MS }: AuthenticatorSettings): (raw: Uint8Array, envelopeFrom: string) => Promise<DmarcResult> {
  return async (raw, envelopeFrom) => {
    const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
    const fields = headerFields(headerBlock(bytes));
    const origin = originOf(fields);
    const signed = fields.some(({ name }) => name === 'dkim-signature');
    // From this machine and unsigned: there is nothing that DNS could say about it.
    if (origin.from === 'here' && !signed) return 'none';
    // 360 ms to import, which the start of the server need not wait for.
    const { authenticate } = await import('mailauth');
    const { ip, helo } = origin.from === 'outside' ? origin : { ip: undefined, helo: undefined };
    const verdict = authenticate(bytes, {
      resolver,
      mta: domain,
      sender: envelopeFrom,
      ...(ip === undefined ? {} : { ip, helo }),
      disableArc: true,
      disableBimi: true,
    });
    const result = await within(verdict, limitMs);
    if (result === undefined || result.dmarc === false || result.dmarc === undefined) return 'none';
    const { result: status } = result.dmarc.status;
    return status === 'pass' || status === 'fail' ? status : 'none';
  };
}

/** Whether DNS can say anything about mail that comes to this domain: not on a machine of its own, as when somebody tries the program out. */
export function isPublicDomain(domain: string): boolean {
  return domain.includes('.') && !/\.(?:localhost|local|internal|test|example|invalid)$/u.test(domain);
}

/** The machine's own DNS, with little patience: a sender may have chosen a server that never answers. */
export function systemResolver(): Resolver {
  const dns = new DnsResolver({ timeout: 2_000, tries: 2 });
  return async (name, type) => (await dns.resolve(name, type)) as string[] | string[][];
}

function headerBlock(bytes: Buffer): Buffer {
  const head = bytes.subarray(0, HEADER_BYTES);
  const ends = ['\r\n\r\n', '\n\n'].map((gap) => head.indexOf(gap)).filter((at) => at >= 0);
  return ends.length === 0 ? head : head.subarray(0, Math.min(...ends));
}

async function within<T>(work: Promise<T>, limitMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
    // A verdict that comes too late, or not at all, is nobody's any more.
    work.catch(() => undefined);
  }
}
