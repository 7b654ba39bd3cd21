import { readFile } from 'node:fs/promises';
import { simpleParser, type AddressObject } from 'mailparser';
import { createTransport } from 'nodemailer';
import { codeOf } from '../code-of.js';
import { USAGE, type Command } from './command.js';
import { fileProblem } from './file-problem.js';

/** `mail send FILE.eml` */
export const mail: Command = async ({ args, config, say, complain }) => {
  const [verb, file, ...rest] = args;
  if (verb !== 'send' || file === undefined || rest.length > 0) {
    complain(USAGE);
    return 2;
  }
  if (config.smtpListen === 'off') {
    complain('SMTP_LISTEN is off: there is no listener to hand the mail to.');
    return 1;
  }
  const raw = await readFile(file).catch((error: unknown) => fileProblem(file, error));
  if (typeof raw === 'string') {
    complain(raw);
    return 1;
  }
  const envelope = await envelopeOf(raw, config.mailDomain);
  if (envelope.to.length === 0) {
    complain(`The mail names no address at ${config.mailDomain}.`);
    return 1;
  }
  const transport = createTransport({ host: config.smtpListen.host, port: config.smtpListen.port, secure: false, ignoreTLS: true });
  try {
    await transport.sendMail({ envelope, raw });
  } catch (error) {
    if (!nobodyListens(error)) throw error;
    complain(`Nobody answers at ${config.smtpListen.host}:${String(config.smtpListen.port)}: is the server running? (SMTP_LISTEN must be the server's.)`);
    return 1;
  } finally {
    transport.close();
  }
  say(`Handed to ${config.smtpListen.host}:${String(config.smtpListen.port)} for ${envelope.to.join(', ')}`);
  return 0;
};

/** Nodemailer puts its own code in place of the system's, which stands in the message. */
function nobodyListens(error: unknown): boolean {
  return /\b(?:ECONNREFUSED|EHOSTUNREACH|ENOTFOUND|ETIMEDOUT)\b/u.test(`${codeOf(error)} ${String(error)}`);
}

/** Sender and recipients as the last relay would have given them. */
async function envelopeOf(raw: Buffer, domain: string): Promise<{ readonly from: string; readonly to: string[] }> {
  const { headers, from, to, cc } = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true });
  const named = ['x-envelope-to', 'delivered-to', 'x-original-to'].flatMap((name) => {
    const value = headers.get(name);
    return typeof value === 'string' ? [value.trim()] : [];
  });
  const all = [...named, ...addresses(to), ...addresses(cc)].filter((address) => address.toLowerCase().endsWith(`@${domain}`));
  return { from: addresses(from)[0] ?? '', to: [...new Set(all)] };
}

function addresses(given: AddressObject | AddressObject[] | undefined): readonly string[] {
  return [given ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => (address === undefined ? [] : [address])));
}
