import { createOutbox } from '../../../src/persistence/outbox-store.js';
import type { Database } from '../../../src/persistence/client.js';

let number = 0;

/** A finished mail in the outbox; its cause and subject are told apart by a number. Returns the cause. */
export async function outboxRow(database: Pick<Database, 'prisma' | 'pool'>, mail: { readonly to?: string; readonly body?: string } = {}): Promise<string> {
  number += 1;
  const cause = `test:${String(number)}`;
  const to = mail.to ?? 'player@example.org';
  const messageId = `<m.${String(number)}@pbem.example>`;
  const raw = Buffer.from(`From: g1 <g1.abcdefgh@pbem.example>\r\nTo: ${to}\r\nSubject: ${cause}\r\nMessage-ID: ${messageId}\r\n\r\n${mail.body ?? 'Hello'}\r\n`);
  await createOutbox(database).add([{ cause, envelopeFrom: 'bounce.abcdefgh@pbem.example', subject: cause, toAddress: to, raw, messageId }]);
  return cause;
}
