import { smtpSink, type Sink } from '../../test/mail/outbound/smtp-sink.js';

export type Relay = Sink & { readonly onMail: (seen: () => void) => void };

/** What a relay says at first to whom it takes later: this mail, the whole domain, everything. */
const AT_FIRST = [450, [450, '4.7.28 too many at once'], 421] as const;

/** A real SMTP server. It refuses some recipients for good and some at first, as relays do. */
export async function relayOf(random: () => number): Promise<Relay> {
  let seen = (): void => undefined;
  const late = new Set<string>();
  const sink = await smtpSink({
    rcpt: (address) => {
      if (address.startsWith('refused')) return 550;
      if (!address.startsWith('later') || late.has(address)) return undefined;
      late.add(address);
      return AT_FIRST[Math.floor(random() * AT_FIRST.length)];
    },
    data: () => { seen(); return undefined; },
  });
  return { ...sink, onMail: (call) => { seen = call; } };
}
