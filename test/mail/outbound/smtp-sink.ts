import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type SunkMail = { readonly from: string; readonly to: readonly string[]; readonly raw: Buffer };
export type Sink = { readonly url: string; readonly mails: readonly SunkMail[]; /** How many senders are connected. */ readonly connections: () => number; readonly close: () => Promise<void> };

/** An SMTP status, with its words or those of every refusal. */
type Status = number | readonly [status: number, words: string];

/** A relay that takes every mail; `answer` may refuse a recipient or a message with an SMTP status. */
export async function smtpSink(answer: { readonly rcpt?: (address: string) => Status | undefined; readonly words?: string; readonly data?: (mail: SunkMail) => number | undefined } = {}): Promise<Sink> {
  const mails: SunkMail[] = [];
  const refuse = (status: Status | undefined): Error | null => {
    if (status === undefined) return null;
    const [responseCode, words] = typeof status === 'number' ? [status, answer.words ?? 'refused by the test'] : status;
    return Object.assign(new Error(words), { responseCode });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideENHANCEDSTATUSCODES: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(refuse(answer.rcpt?.(address))),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = { from: envelope.mailFrom === false ? '' : envelope.mailFrom.address, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) };
        const error = refuse(answer.data?.(mail));
        if (error === null) mails.push(mail);
        done(error);
      });
    },
  });
  // A sender that is killed in the middle of a dialogue is no error of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${String(port)}`, mails, connections: () => server.connections.size, close: async () => new Promise((resolve) => server.close(resolve)) };
}
