import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** Catalogues are data: long by nature. */
const DATA = ['src/engine/rulesets/**', 'src/orders/lexicon/**', 'src/text/{de,en}/**', 'src/**/presets/**'];

const noEnvironment = { object: 'process', property: 'env', message: 'src/config.ts is the only reader of the environment.' };

const impureGlobals = [
  'Date',
  'process',
  'console',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'Buffer',
].map((name) => ({ name, message: 'engine, orders and text are pure: no clock, no chance, no I/O.' }));

const impureSyntax = [
  { selector: 'AwaitExpression', message: 'engine, orders and text know no async.' },
  { selector: ':function[async=true]', message: 'engine, orders and text know no async.' },
  { selector: 'ImportExpression', message: 'engine, orders and text know no async.' },
];

const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' };

export default tseslint.config(
  { ignores: ['prisma.config.ts', 'dist', 'src/generated', 'coverage', 'reports', 'data', '.stryker-tmp', 'node_modules'] },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        Buffer: 'readonly',
        Event: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        WebAssembly: 'readonly',
        module: 'writable',
        document: 'readonly',
        window: 'readonly',
      },
    },
  },
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: ['./tsconfig.test.json'], tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      // `Seat | 'moderator'` says more to a reader than `string`, whatever the compiler makes of it.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // Control characters are taken out of players' texts on purpose.
      'no-control-regex': 'off',
      // Adapters implement promised ports; what they do may be immediate.
      '@typescript-eslint/require-await': 'off',
      'no-restricted-syntax': ['error', noEnum],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'bench/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 80 }],
      'no-restricted-properties': ['error', noEnvironment],
    },
  },
  { files: ['src/config.ts', 'bench/**/*.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: DATA, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  {
    files: ['src/{engine,orders,text,map,galaxy}/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': [
        'error',
        noEnvironment,
        { object: 'Math', property: 'random', message: 'Chance comes from the dice only.' },
      ],
      'no-restricted-syntax': ['error', noEnum, ...impureSyntax],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noEnum,
        ...impureSyntax,
        { selector: 'ClassDeclaration', message: 'State is data; behaviour is functions.' },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    // A JSON answer is looked at by expectations, and a table's row by its test: neither needs a type.
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
);
