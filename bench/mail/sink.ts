import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { tellParent } from '../lib/child.js';

// A relay that takes everything, in a process of its own.
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'], logger: false, hideENHANCEDSTATUSCODES: true,
  onData: (stream, _session, done) => { stream.on('end', () => done()); stream.resume(); },
});
server.listen(0, '127.0.0.1', () => tellParent({ port: (server.server.address() as AddressInfo).port }));
process.once('SIGTERM', () => process.exit(0));
