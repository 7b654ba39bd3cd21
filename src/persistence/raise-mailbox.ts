import type { Transaction } from './client.js';

type Raise = { readonly seatId: string; readonly from: number };

/** Gives a seat the next mailbox key; the old one is remembered. False if somebody else has done it. */
export async function raiseMailbox(tx: Transaction, { seatId, from }: Raise): Promise<boolean> {
  const { count } = await tx.seat.updateMany({ where: { id: seatId, mailboxGeneration: from }, data: { mailboxGeneration: from + 1 } });
  if (count > 0) await tx.oldMailboxKey.createMany({ data: [{ seatId, generation: from }], skipDuplicates: true });
  return count > 0;
}

/** Gives a seat the next link to its page; the old one is dead. */
export async function raiseLink(tx: Transaction, { seatId, from }: Raise): Promise<boolean> {
  const { count } = await tx.seat.updateMany({ where: { id: seatId, linkGeneration: from }, data: { linkGeneration: from + 1 } });
  return count > 0;
}
