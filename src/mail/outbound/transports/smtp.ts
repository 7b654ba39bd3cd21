import { createTransport } from 'nodemailer';
import type { Delivery, MailTransport } from '../transport.js';

type SmtpOptions = {
  /** `smtp://` or `smtps://`, with user and password if the relay wants them. */
  readonly url: string;
  readonly connections?: number;
  /** Large providers slow down or refuse a sender that they do not know and that comes with hundreds at once. */
  readonly perDomainAMinute?: number;
  /** No longer than this in silence on any step; far below a lease. */
  readonly timeoutMs?: number;
};

/** Sends through the relay over a few kept connections. */
export function createSmtpTransport({ url, connections = 5, perDomainAMinute = 300, timeoutMs = 60_000 }: SmtpOptions): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: 500,
    // A connection that closes in the middle fails its mail here, where the attempt is counted, and never sends it again by itself.
    maxRequeues: 0,
    connectionTimeout: Math.min(timeoutMs, 20_000),
    greetingTimeout: Math.min(timeoutMs, 20_000),
    dnsTimeout: Math.min(timeoutMs, 20_000),
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
  return {
    width: connections,
    ...(Number.isFinite(perDomainAMinute) ? { perDomainAMinute } : {}),
    deliver: async ({ envelopeFrom, toAddress, raw }) => {
      try {
        await pool.sendMail({ envelope: { from: envelopeFrom, to: [toAddress] }, raw: Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength) });
        return { result: 'accepted' };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: async () => pool.close(),
  };
}

type SmtpError = { readonly code?: string; readonly command?: string; readonly responseCode?: number; readonly response?: string; readonly message: string };

/** What an error of nodemailer means for the mail. What is not an answer of SMTP or a broken connection is thrown on. */
export function failureOf(thrown: unknown): Delivery {
  if (!isSmtpError(thrown)) throw thrown;
  const failure = thrown;
  const { responseCode: status, command = '' } = failure;
  const error = (failure.response ?? failure.message).replace(/\s+/gu, ' ').slice(0, 300);
  if (failure.code === 'EMESSAGE' && status === undefined && command === 'MAIL FROM') return { result: 'refused', error };
  // Wrong password, no greeting, no connection: nothing to do with this mail.
  if (status === undefined || failure.code === 'EAUTH' || !/^(?:MAIL FROM|RCPT TO|DATA|API)$/u.test(command)) return { result: 'later', error, scope: 'relay' };
  // A sender that is refused is a matter of how the relay is set up, which somebody may still put right.
  if (status >= 500 && (command !== 'MAIL FROM' || status === 552)) return { result: 'refused', error };
  // 421: the relay itself closes. 4.7.x: somebody's policy, such as "too many at once".
  if (status === 421) return { result: 'later', error, scope: 'relay' };
  if (/^\d{3}[ -]4\.7\.\d/u.test(error)) return { result: 'later', error, scope: 'domain' };
  return { result: 'later', error, scope: 'mail' };
}

/** By its marks and not by its class: errors of sockets may come from another realm. */
function isSmtpError(thrown: unknown): thrown is SmtpError {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string' && 'message' in thrown;
}
