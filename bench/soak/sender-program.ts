// A sender as the program runs it, in a process of its own that somebody kills. It waits for a word before it begins, and then goes on for ever.
import { openSync, writeSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sendOutbox } from '../../src/mail/outbound/send-outbox.js';
import { createSmtpTransport } from '../../src/mail/outbound/transports/smtp.js';
import { createLeaseKeeper } from '../../src/persistence/end-dead-leases.js';
import { createOutboxQueue } from '../../src/persistence/outbox-queue.js';
import { holdWorkerLock } from '../../src/persistence/worker-locks.js';
import { note } from '../../test/mail/outbound/outbox-row.js';

const [databaseUrl = '', smtpUrl = '', worker = '', journal = '', connections = ''] = process.argv.slice(2);
// Written at once and not by a stream: what was written stays, however the process ends.
const points = openSync(journal, 'w');
const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, application_name: worker });
const queue = createOutboxQueue({ pool });
// The sender before this one is known to be dead: nothing needs to be waited for.
const endDeadLeases = createLeaseKeeper({ pool }, queue, { graceMs: 0 });
const transport = createSmtpTransport({ url: smtpUrl, connections: Number(connections) });

await pool.query('SELECT 1');
process.send?.('ready');
await once(process, 'message');
holdWorkerLock(pool, worker);
for (;;) {
  await endDeadLeases();
  await sendOutbox({ queue, transport, worker, random: () => 0, undeliverable: note(pool), at: (point) => void writeSync(points, `${point}\n`) });
  await pause(5);
}
