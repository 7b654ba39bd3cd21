import { setTimeout as pause } from 'node:timers/promises';
import { killed, type Sender, type World } from './sender.js';

/** Longer than a domain is held back for its pace. */
const STILL_MS = 90_000;
const LONGEST_MS = 15 * 60_000;

/** Lets the last sender work for as long as it gets on, until nothing is left. */
export async function finish(world: World, sender: Sender): Promise<void> {
  const { pool } = world.database;
  await sender.ready;
  sender.child.send('go');
  const limit = performance.now() + LONGEST_MS;
  let left = Infinity;
  let since = performance.now();
  while (performance.now() < Math.min(limit, since + STILL_MS)) {
    await makeDue(world);
    const { rows: [row] } = await pool.query<{ readonly n: number }>('SELECT count(*)::int AS n FROM outbox_mail WHERE sent_at IS NULL AND failed_at IS NULL');
    if (row === undefined || row.n === 0) break;
    // A refused mail is exchanged for the note about it: any other number is a step.
    if (row.n !== left) since = performance.now();
    left = row.n;
    await pause(100);
  }
  await killed(world, sender);
}

/** What the relay put off is due again: nobody waits for hours here. */
export async function makeDue({ database: { pool } }: Pick<World, 'database'>): Promise<void> {
  await pool.query('UPDATE outbox_mail SET next_attempt_at = now() WHERE sent_at IS NULL AND failed_at IS NULL AND next_attempt_at > now()');
}
