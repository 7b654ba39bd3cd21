import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived at a player's address. */
export type Arrived = { readonly to: string; readonly subject: string; readonly text: string };

export type Sink = {
  readonly url: string;
  /** The first mail to the address that fits and that nobody has taken; it may still be on its way. */
  readonly take: (to: string, subject: RegExp) => Promise<Arrived>;
  /** What arrived and was not taken. */
  readonly left: () => readonly Arrived[];
  readonly close: () => Promise<void>;
};

type Waiting = { readonly to: string; readonly subject: RegExp; readonly hand: (mail: Arrived) => void };

const fits = (mail: Arrived, { to, subject }: Pick<Waiting, 'to' | 'subject'>): boolean => mail.to === to && subject.test(mail.subject);

/** The players' mail provider: a real SMTP server that takes everything. */
export async function openSink(longestWaitMs: number): Promise<Sink> {
  const left: Arrived[] = [];
  const waiting: Waiting[] = [];
  const arrive = (mail: Arrived): void => {
    const index = waiting.findIndex((one) => fits(mail, one));
    if (index === -1) left.push(mail);
    else waiting.splice(index, 1)[0]?.hand(mail);
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      simpleParser(stream).then((mail) => {
        for (const { address } of session.envelope.rcptTo) arrive({ to: address, subject: mail.subject ?? '', text: mail.text ?? '' });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve, reject) => { server.once('error', reject); server.listen(0, '127.0.0.1', resolve); });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    take: async (to, subject) => takeFrom({ left, waiting, longestWaitMs }, to, subject),
    left: () => left,
    close: async () => new Promise((resolve) => { server.close(() => resolve()); }),
  };
}

type Box = { readonly left: Arrived[]; readonly waiting: Waiting[]; readonly longestWaitMs: number };

async function takeFrom({ left, waiting, longestWaitMs }: Box, to: string, subject: RegExp): Promise<Arrived> {
  const index = left.findIndex((mail) => fits(mail, { to, subject }));
  const [there] = index === -1 ? [] : left.splice(index, 1);
  if (there !== undefined) return there;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      const had = left.map((mail) => `  ${mail.to}: ${mail.subject}`).join('\n');
      reject(new Error(`The mail to ${to} with a subject like ${subject.source} has not arrived. Not asked for so far:\n${had}`));
    }, longestWaitMs);
    // Who is ended early waits for nobody.
    late.unref();
    waiting.push({ to, subject, hand: (mail) => { clearTimeout(late); resolve(mail); } });
  });
}
