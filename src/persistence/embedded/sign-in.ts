import { realpath } from 'node:fs/promises';
import pg from 'pg';
import { clusterFolder, DATABASE_USER } from './cluster.js';

export type Address = { readonly dataDir: string; readonly port: number; readonly password: string };

export type SignIn = 'ours' | 'not yet' | 'foreign';

/** The address of a database of the embedded server. */
export function databaseUrl(address: Address, database: string): string {
  return `postgresql://${DATABASE_USER}:${address.password}@127.0.0.1:${String(address.port)}/${database}`;
}

/** A connection to the server's own database; a break in it shows as the end of the connection. */
export async function connect(address: Address): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl(address, 'postgres'),
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A server is ours only if it takes our password and serves our folder: a port proves nothing. */
export async function signIn(address: Address): Promise<SignIn> {
  let client: pg.Client;
  try {
    client = await connect(address);
  } catch (error) {
    const { code } = error as { code?: string };
    return code === '28P01' || code === '28000' || code === '3D000' ? 'foreign' : 'not yet';
  }
  try {
    const { rows } = await client.query<{ folder: string }>("SELECT current_setting('data_directory') AS folder");
    const served = rows[0]?.folder ?? '';
    return (await realpath(served)) === (await realpath(clusterFolder(address.dataDir))) ? 'ours' : 'foreign';
  } catch {
    return 'not yet'; // it went away while we asked, or serves a folder that is not on this machine
  } finally {
    await client.end().catch(() => undefined);
  }
}
