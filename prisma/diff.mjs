// Writes the next migration without a database or Prisma's native engine.
//   node prisma/diff.mjs NAME          prisma/migrations/<timestamp>_NAME/migration.sql, from the last migration's copy of the schema
//   node prisma/diff.mjs --print       the same, printed; exit 2 when there are changes, 0 when none
//   node prisma/diff.mjs --whole       the SQL of the whole schema, from nothing
// Each migration folder keeps a copy of the schema it leads to, which is what the next one starts from.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';

const here = path.dirname(fileURLToPath(import.meta.url));
const schemaFile = path.join(here, 'schema.prisma');
const migrations = path.join(here, 'migrations');

/** The engine asks a database for its version only; this answers that one query. */
const adapter = {
  provider: 'postgres',
  adapterName: 'offline',
  queryRaw: async () => ({
    columnNames: ['schema_exists', 'version', 'numeric_version'],
    columnTypes: [5, 7, 0],
    rows: [[true, 'PostgreSQL 16.0', 160000]],
  }),
  executeRaw: async () => 0,
  executeScript: async () => undefined,
  startTransaction: async () => {
    throw new Error('no database here');
  },
  getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
  dispose: async () => undefined,
};

async function loadEngine() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };
  const module = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = fs.readFileSync(path.join(path.dirname(module), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': engine });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const factory = {
    provider: 'postgres',
    adapterName: 'offline',
    connect: async () => adapter,
    connectToShadowDb: async () => adapter,
  };
  const datamodels = [[schemaFile, fs.readFileSync(schemaFile, 'utf8')]];
  return engine.SchemaEngine.new({ datamodels }, () => undefined, bindMigrationAwareSqlAdapterFactory(factory));
}

function datamodel(file) {
  return { tag: 'schemaDatamodel', files: [{ path: file, content: fs.readFileSync(file, 'utf8') }] };
}

function lastCopy() {
  const folders = fs.existsSync(migrations) ? fs.readdirSync(migrations).sort().reverse() : [];
  return folders.map((name) => path.join(migrations, name, 'schema.prisma')).find((file) => fs.existsSync(file));
}

/** PostgreSQL refuses this line to a user who may not create schemas, even where the schema exists. */
const createSchema = '-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n\n';

function write(name, sql) {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(migrations, `${stamp}_${name}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'migration.sql'), sql.replace(createSchema, ''));
  fs.copyFileSync(schemaFile, path.join(folder, 'schema.prisma'));
  console.log(path.relative(process.cwd(), folder));
}

const argument = process.argv[2];
if (argument === undefined) {
  console.error('usage: node prisma/diff.mjs NAME | --print | --whole');
  process.exit(1);
}
const old = argument === '--whole' ? undefined : lastCopy();
const from = old === undefined ? { tag: 'empty' } : datamodel(old);
const schemaEngine = await loadEngine();
const filters = { externalTables: [], externalEnums: [] };
const { stdout, exitCode } = await schemaEngine.diff({ from, to: datamodel(schemaFile), script: true, exitCode: true, filters });
if (argument.startsWith('--')) {
  process.stdout.write(stdout);
  process.exit(argument === '--print' ? exitCode : 0);
}
if (exitCode === 0) console.log('no change');
else write(argument, stdout);
process.exit(0);
