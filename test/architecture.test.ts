import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

type Source = { readonly file: string; readonly text: string; readonly code: string; readonly imports: readonly string[] };

/** What each folder of src may import, besides itself: folders of src, and packages. */
const IMPORT_TABLE: Readonly<
  Record<string, { readonly folders: readonly string[]; readonly packages: 'any' | readonly string[] }>
> = {
  engine: { folders: [], packages: [] },
  orders: { folders: ['engine'], packages: [] },
  text: { folders: ['engine', 'orders/problems'], packages: [] },
  games: {
    folders: ['engine', 'orders', 'text', 'galaxy', 'map', 'keys', 'time', 'dice'],
    packages: ['luxon', 'node:crypto', 'node:util', 'zod'],
  },
  map: { folders: ['engine', 'text'], packages: [] },
  galaxy: { folders: ['engine', 'text'], packages: ['zod'] },
  scenario: { folders: ['engine', 'orders', 'text', 'galaxy', 'dice'], packages: 'any' },
  'rules-docs': { folders: ['engine', 'text', 'scenario'], packages: ['node:fs/promises', 'node:path'] },
  keys: { folders: [], packages: 'any' },
  time: { folders: [], packages: ['luxon'] },
  dice: { folders: ['engine', 'games/ports', 'keys'], packages: ['node:crypto'] },
  persistence: { folders: ['engine', 'games/ports', 'games/errors', 'generated', 'keys', 'time', 'log'], packages: 'any' },
  mail: { folders: ['engine', 'games/ports', 'games/errors', 'keys', 'time', 'text', 'map', 'log'], packages: 'any' },
  jobs: { folders: ['games', 'text', 'time', 'log'], packages: 'any' },
  http: { folders: ['games', 'text', 'orders', 'engine', 'rules-docs', 'map', 'galaxy', 'keys', 'time', 'config', 'log'], packages: 'any' },
};

/** The two rule sets' ids: whoever names one asks which variant it is, which only the rule sets themselves may. */
const RULE_SET_IDS = /['"`](?:third-edition|german-pbem)['"`]/u;
const MAY_NAME_RULE_SETS = /^(?:engine\/rulesets\/|config\.ts|.*presets?\/|.*preset[^/]*\.ts|demo\/)/u;

/** What a pure folder never contains, in code (comments and texts aside). */
const IMPURE =
  /\b(?:Math\.random|async|await|Promise|process|console|setTimeout|setInterval|fetch|crypto)\b|\bnew Date\b|\bDate\.|\bany\b(?=[;,)\]>])/u;

const MAX_LINES = 400;

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The text without comments and without what stands in quotes, so that words in them are not taken for code. */
function codeOnly(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/(^|[^:'"`])\/\/.*$/gmu, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gu, "''")
    .replace(/`(?:[^`\\$]|\\.|\$(?!\{))*`/gu, "''");
}

function importsOf(text: string): string[] {
  const found = text.matchAll(
    /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"](?<name>[^'"]+)['"]|import\(\s*['"](?<late>[^'"]+)['"]/gmu,
  );
  return [...found].map((match) => match.groups?.['name'] ?? match.groups?.['late'] ?? '');
}

const sources: Source[] = walk('src')
  .filter((file) => file.endsWith('.ts') && !file.startsWith('generated/'))
  .map((file) => {
    const text = readFileSync(path.join('src', file), 'utf8');
    return { file, text, code: codeOnly(text), imports: importsOf(text) };
  });

const folderOf = (file: string): string => file.split('/')[0] ?? '';
const inFolders = (...folders: string[]): Source[] => sources.filter((source) => folders.includes(folderOf(source.file)));

/** Where an import leads: a file of src, or a package. */
function target(file: string, name: string): { readonly inside?: string; readonly package?: string } {
  if (!name.startsWith('.')) return { package: name };
  return { inside: path.posix.join(path.posix.dirname(file), name).replace(/\.js$/u, '') };
}

function forbiddenImports(folder: string): string[] {
  const allowed = IMPORT_TABLE[folder] ?? { folders: [], packages: [] };
  const fits = (file: string, name: string): boolean => {
    const { inside, package: packageName } = target(file, name);
    if (packageName !== undefined) return allowed.packages === 'any' || allowed.packages.includes(packageName);
    return [folder, ...allowed.folders].some((prefix) => inside === prefix || inside?.startsWith(`${prefix}/`) === true);
  };
  return inFolders(folder).flatMap(({ file, imports }) =>
    imports.filter((name) => !fits(file, name)).map((name) => `${file} -> ${name}`),
  );
}

test.each(Object.keys(IMPORT_TABLE))('%s imports only what the table allows', (folder) => {
  expect(forbiddenImports(folder)).toEqual([]);
});

test('Prisma is known in persistence only, and nobody imports the entries', () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    imports
      .map((name) => target(file, name))
      .filter(({ inside, package: name }) => {
        if (name !== undefined) return /^@?prisma/u.test(name) && folderOf(file) !== 'persistence';
        if (inside?.startsWith('generated/') === true) return folderOf(file) !== 'persistence';
        return inside === 'server' || (inside === 'compose' && !/^(?:server\.ts|compose|cli\/|demo\/)/u.test(file));
      })
      .map((found) => `${file} -> ${found.inside ?? found.package ?? ''}`),
  );
  expect(wrong).toEqual([]);
});

test('engine, orders, text and map are pure', () => {
  const wrong = inFolders('engine', 'orders', 'text', 'map', 'galaxy').filter(({ code }) => IMPURE.test(code));
  expect(wrong.map(({ file, code }) => `${file}: ${IMPURE.exec(code)?.[0] ?? ''}`)).toEqual([]);
});

test('there is no class in the engine', () => {
  expect(
    inFolders('engine')
      .filter(({ code }) => /^\s*(?:export\s+)?(?:abstract\s+)?class\s/mu.test(code))
      .map(({ file }) => file),
  ).toEqual([]);
});

test('only the rule sets name themselves', () => {
  const wrong = sources.filter(({ file, text }) => RULE_SET_IDS.test(text) && !MAY_NAME_RULE_SETS.test(file));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('the environment is read in config.ts alone', () => {
  const wrong = sources.filter(({ file, code }) => file !== 'config.ts' && /process\.env|process\[/u.test(code));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('no file is longer than 400 lines, but catalogues', () => {
  const wrong = sources.filter(({ file }) => !/^(?:engine\/rulesets|orders\/lexicon|text\/(?:de|en))\//u.test(file));
  const lines = (text: string): number => text.split('\n').length - 1;
  expect(wrong.filter(({ text }) => lines(text) > MAX_LINES).map(({ file, text }) => `${file}: ${String(lines(text))}`)).toEqual(
    [],
  );
});

test('files are named in kebab-case', () => {
  const wrong = sources.filter(({ file }) => !/^(?:[a-z0-9-]+\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.ts$/u.test(file));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('no type is escaped and no check silenced', () => {
  const wrong = sources.filter(({ text }) => /@ts-(?:ignore|nocheck|expect-error)|eslint-disable|\bas any\b/u.test(text));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('every template that exists in one language exists in the other', () => {
  const files = existsSync('templates') ? walk('templates') : [];
  const of = (locale: string): string[] =>
    files
      .filter((file) => file.split('/').includes(locale))
      .map((file) =>
        file
          .split('/')
          .map((part) => (part === locale ? '*' : part))
          .join('/'),
      )
      .sort();
  expect(of('de')).toEqual(of('en'));
});
