// A sender in a process of its own: it kills itself with -9 at one point of one mail's way.
import pg from 'pg';
import { sendOutbox, type SenderPoint } from '../../../src/mail/outbound/send-outbox.js';
import { createSmtpTransport } from '../../../src/mail/outbound/transports/smtp.js';
import { createOutboxQueue } from '../../../src/persistence/outbox-queue.js';
import { note } from './outbox-row.js';

const [databaseUrl = '', smtpUrl = '', worker = '', point = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });

await sendOutbox({
  queue: createOutboxQueue({ pool }),
  transport: createSmtpTransport({ url: smtpUrl, connections: 1 }),
  worker,
  random: () => 0,
  giveUpAfterMs: 60_000,
  undeliverable: note(pool),
  at: (here: SenderPoint) => {
    if (here === point) process.kill(process.pid, 'SIGKILL');
  },
});
process.exit(0);
