// An SMTP listener in a process of its own: it kills itself with -9 at a point. Says its port.
import { openSmtpListener, type ListenerPoint } from '../../../src/mail/listeners/smtp.js';
import { openDatabase } from '../../../src/persistence/client.js';
import { createMailStore } from '../../../src/persistence/mail-store.js';

const [databaseUrl = '', point = ''] = process.argv.slice(2);
const listener = await openSmtpListener({
  listen: { host: '127.0.0.1', port: 0 },
  domain: 'pbem.example',
  maxBytes: 1_000_000,
  accepts: async () => true,
  store: createMailStore(openDatabase(databaseUrl, { maxConnections: 2 })).storeRaw,
  wake: async () => undefined,
  at: (here: ListenerPoint) => {
    if (here === point) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(`${String(listener.port)}\n`);
