import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** How a PostgreSQL program is started: put before its name, and the user it runs as. */
export type RunAs = {
  readonly prefix: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
  /** The owner its files must have; undefined: whoever we are. */
  readonly owner: number | undefined;
  readonly warning?: string;
};

/** `nobody` on Linux and on macOS. */
const NOBODY = process.platform === 'darwin' ? 4_294_967_294 : 65_534;

/** A fixed search path: nothing of our environment is handed to PostgreSQL. */
export const CLEAN_ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' };

/**
 * PostgreSQL refuses to run as root, so then it runs as whoever owns the cluster already, else as `nobody`. Below a
 * folder that this user cannot enter (a clone in the root user's own home) it keeps the one right to pass by closed doors.
 */
export async function chooseRunAs(places: { cluster: string; dataDir: string; programs: readonly string[] }): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {}, owner: undefined };
  const clusterOwner = await stat(places.cluster).then(
    (found) => found.uid,
    () => NOBODY,
  );
  const owner = clusterOwner === 0 ? NOBODY : clusterOwner;
  const closed = await firstClosed([places.dataDir, ...places.programs], owner);
  if (closed === undefined) return { prefix: [], ids: { uid: owner, gid: owner }, owner };
  return passingClosedDoors({ owner, closed, dataDir: places.dataDir });
}

async function passingClosedDoors(found: { owner: number; closed: string; dataDir: string }): Promise<RunAs> {
  const prefix = [
    'setpriv',
    `--reuid=${String(found.owner)}`,
    `--regid=${String(found.owner)}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup', // without it access() still says no
  ];
  const [program = '', ...args] = prefix;
  const works = await promisify(execFile)(program, [...args, 'true'], { env: CLEAN_ENVIRONMENT, cwd: '/' }).then(
    () => true,
    () => false,
  );
  if (!works) {
    throw new Error(
      `PostgreSQL cannot run as root, and other users cannot enter ${found.closed}: set DATA_DIR (now ${found.dataDir}) and the program's folder to places that they can enter, or start as an ordinary user`,
    );
  }
  const warning = `other users cannot enter ${found.closed}, so the embedded PostgreSQL runs with the right to read every file`;
  return { prefix, ids: {}, owner: found.owner, warning };
}

/** The first folder on the way to one of the places that the user may not enter, or program that he may not run. */
async function firstClosed(places: readonly string[], uid: number): Promise<string | undefined> {
  for (const place of places) {
    for (let folder = place; ; folder = path.dirname(folder)) {
      const { mode, uid: owner } = await stat(folder);
      if ((mode & (owner === uid ? 0o100 : 0o001)) === 0) return folder;
      if (folder === path.dirname(folder)) break;
    }
  }
  return undefined;
}
