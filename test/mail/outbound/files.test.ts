import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createFileTransport } from '../../../src/mail/outbound/transports/files.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const mail = { id: '6f1c', createdAt: new Date('2030-01-02T03:04:05.678Z'), envelopeFrom: 'b@pbem.example', toAddress: 'a@example.org', raw: Buffer.from('Subject: x\r\n\r\nHällo\r\n') };

test('without a relay a mail is a file of its exact bytes that only its owner can read', async () => {
  const { folder, remove } = await temporaryFolder();
  try {
    const outbox = path.join(folder, 'outbox');
    const transport = createFileTransport(outbox);
    expect(await transport.deliver(mail)).toEqual({ result: 'accepted' });
    const name = '2030-01-02T03-04-05.678Z-6f1c.eml';
    expect(await readdir(outbox)).toEqual([name]);
    expect(await readFile(path.join(outbox, name))).toEqual(mail.raw);
    expect((await stat(path.join(outbox, name))).mode & 0o777).toBe(0o600);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  } finally {
    await remove();
  }
});

test('a mail written again after a kill replaces itself', async () => {
  const { folder, remove } = await temporaryFolder();
  try {
    const transport = createFileTransport(folder);
    await transport.deliver(mail);
    await transport.deliver(mail);
    expect(await readdir(folder)).toHaveLength(1);
  } finally {
    await remove();
  }
});
