// The import table of ARCHITECTURE.md. test/architecture.test.ts checks the same with the forbidden words.

/** A folder of src may import only what is listed (and itself). */
function only({ name, from, to, comment }) {
  return { name, comment, severity: 'error', from: { path: from }, to: { pathNot: to } };
}

const generated = '^src/generated/';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-development-packages',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    only({ name: 'engine-is-pure', from: '^src/engine/', to: '^src/engine/', comment: 'no I/O, no clock, no packages' }),
    only({ name: 'orders', from: '^src/orders/', to: '^src/(orders|engine)/' }),
    only({ name: 'text', from: '^src/text/', to: '^src/(text|engine)/|^src/orders/problems' }),
    only({ name: 'map', from: '^src/map/', to: '^src/(map|engine|text)/' }),
    only({ name: 'rules-docs', from: '^src/rules-docs/', to: '^src/(rules-docs|engine|text|scenario)/|^(node:)?(fs|path)' }),
    only({ name: 'galaxy', from: '^src/galaxy/', to: '^src/(galaxy|engine)/|^src/text/control-characters|node_modules/zod' }),
    {
      name: 'games-know-ports-only',
      severity: 'error',
      from: { path: '^src/games/' },
      to: {
        path: '^src/(persistence|mail|http|jobs|dice|cli|demo|generated)/|^src/(compose|server|config|log)|node_modules/(@?prisma|fastify|pg|nodemailer)',
      },
    },
    {
      name: 'adapters-know-games-and-engine-only',
      comment: 'nor each other',
      severity: 'error',
      from: { path: '^src/(persistence|dice|mail)/' },
      to: { path: '^src/', pathNot: '^src/($1|games|engine|keys|time|orders|text|map)/|^src/generated/|^src/(config|log)' },
    },
    {
      name: 'edges-go-through-use-cases',
      severity: 'error',
      from: { path: '^src/(jobs|http)/' },
      to: { path: '^src/(persistence|mail|dice|generated)/|^src/engine/(steps|calc)/|^src/(compose|server)' },
    },
    {
      name: 'prisma-in-persistence-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(persistence|generated)/' },
      to: { path: `${generated}|node_modules/@?prisma` },
    },
    {
      name: 'nobody-imports-the-entries',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(server\\.ts|compose|cli/|demo/)' },
      to: { path: '^src/(compose|server)' },
    },
    {
      name: 'engine-has-one-door',
      comment: 'types may come from where they are declared',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/engine/' },
      to: { path: '^src/engine/(steps|calc)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|^src/generated/prisma/internal' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json'], exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
