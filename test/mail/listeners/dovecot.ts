import { spawn } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { ImapFlow } from 'imapflow';
import { eventually } from '../../support/eventually.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

export type Dovecot = {
  readonly url: string;
  /** Puts a mail into the mailbox, as its server would. */
  readonly deliver: (raw: string, at?: Date) => Promise<void>;
  readonly withClient: <T>(work: (client: ImapFlow) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
  /** Starts it again after a stop, at the same address. */
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Root must name other users, anybody else can only name himself. */
function users(): { readonly internal: string; readonly login: string; readonly mail: string } {
  const { uid, username } = userInfo();
  return uid === 0 ? { internal: 'dovecot', login: 'dovenull', mail: 'uid=mail gid=mail' } : { internal: username, login: username, mail: `uid=${String(uid)} gid=${String(userInfo().gid)}` };
}

function config(run: string, port: number): string {
  const { internal, login, mail } = users();
  const chroot = userInfo().uid === 0 ? '' : 'service anvil {\n  chroot =\n}\nservice imap-login {\n  chroot =\n}\n';
  return `base_dir = ${run}/run
state_dir = ${run}/run
log_path = ${run}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${internal}
default_login_user = ${login}
mail_location = maildir:${run}/mail/%u
first_valid_uid = 1
service imap-login {
  inet_listener imap {
    port = ${String(port)}
  }
  inet_listener imaps {
    port = 0
  }
}
${chroot}passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = ${mail} home=${run}/home/%u
}
`;
}

/** A real IMAP server with one empty mailbox. */
export async function startDovecot(program: string): Promise<Dovecot> {
  const { folder, remove } = await temporaryFolder();
  // No blank in its own folder: dovecot splits paths in lists at them.
  const run = path.join('/tmp', `dovecot-${path.basename(folder).replaceAll(' ', '-')}`);
  for (const part of ['', 'run', 'mail', 'home']) await mkdir(path.join(run, part), { recursive: true });
  for (const part of ['mail', 'home']) await chmod(path.join(run, part), 0o777);
  const port = await freePort();
  const file = path.join(run, 'dovecot.conf');
  await writeFile(file, config(run, port));
  let child: ReturnType<typeof spawn> | undefined;

  const withClient = async <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth: { user: 'orders', pass: 'secret' }, logger: false });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout().catch(() => client.close());
    }
  };
  const start = async (): Promise<void> => {
    if (child !== undefined) return;
    child = spawn(program, ['-F', '-c', file], { stdio: 'ignore', detached: true });
    try {
      await eventually(async () => withClient(async () => undefined));
    } catch (error) {
      throw new Error(`dovecot did not start: ${await readFile(path.join(run, 'dovecot.log'), 'utf8').catch(() => 'no log')}`, { cause: error });
    }
  };
  const stop = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
    // What serves a connection outlives its master; it is of the group that was made for it alone.
    try {
      if (running.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  await start();
  return {
    url: `imap://orders:secret@127.0.0.1:${String(port)}`,
    deliver: async (raw, at) => withClient(async (client) => void (await client.append('INBOX', raw, [], at?.toISOString()))),
    withClient,
    start,
    stop,
    remove: async () => {
      await stop();
      const { rm } = await import('node:fs/promises');
      await rm(run, { recursive: true, force: true, maxRetries: 5 });
      await remove();
    },
  };
}
