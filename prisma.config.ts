import { defineConfig } from 'prisma/config';

// `prisma generate|validate|format` never run the schema engine, but the command insists that one exists and would
// download it. Whoever wants the real `prisma migrate` sets PRISMA_REAL_ENGINE=1.
if (process.env['PRISMA_REAL_ENGINE'] !== '1') process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? 'postgresql://localhost/none' },
});
