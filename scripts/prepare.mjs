// Makes what a fresh clone lacks, and says nothing when nothing is missing.
//   node scripts/prepare.mjs           the database client in src/generated
//   node scripts/prepare.mjs --build   that, and dist/ when a source is newer
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => path.join(root, ...parts);

function run(program, ...args) {
  // Through node itself, not npx: works in folders with blanks and on every system.
  const result = spawnSync(process.execPath, [at('node_modules', ...program.split('/')), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout}${result.stderr}`);
  process.exit(result.status ?? 1);
}

function contentHash(...files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function newest(folder) {
  return Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => statSync(path.join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
  );
}

/** Compared by content: another branch's schema may well be older. */
function generate() {
  const stamp = at('src', 'generated', 'schema.sha256');
  const wanted = contentHash(at('prisma', 'schema.prisma'), at('node_modules', '@prisma', 'client', 'package.json'));
  if (existsSync(stamp) && existsSync(at('src', 'generated', 'prisma', 'client.ts')) && readFileSync(stamp, 'utf8') === wanted)
    return;
  run('prisma/build/index.js', 'generate');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function build() {
  const stamp = at('dist', 'built.stamp');
  const sources = Math.max(newest(at('src')), statSync(at('tsconfig.json')).mtimeMs, statSync(at('package-lock.json')).mtimeMs);
  if (existsSync(stamp) && existsSync(at('dist', 'server.js')) && statSync(stamp).mtimeMs >= sources) return;
  const begun = new Date();
  run('typescript/bin/tsc', '-p', 'tsconfig.json');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, begun.toISOString());
}

generate();
if (process.argv.includes('--build')) build();
