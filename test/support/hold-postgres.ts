// A program that owns the embedded PostgreSQL of a data folder until it is killed. Says what the killer must know.
import { openEmbeddedPostgres } from '../../src/persistence/embedded-postgres.js';

const [dataDir = ''] = process.argv.slice(2);
const held = await openEmbeddedPostgres({
  dataDir,
  role: 'owner',
  durable: false,
  onInitdb: (pid) => process.stdout.write(`initdb ${String(pid)}\n`),
});
process.stdout.write(`ready ${String(held.pid())}\n`);
setInterval(() => undefined, 60_000);
