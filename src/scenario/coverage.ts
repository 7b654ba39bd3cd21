import { ruleSetIds, ruleSetOf } from '../engine/index.js';
import type { PlayedFile } from './play-file.js';

/** Statements that no run can cite, each with the test that proves it. */
export const provenElsewhere: Readonly<Record<string, { readonly file: string; readonly test: string }>> = {
  A2: { file: 'test/scenario/abilities-by-class.test.ts', test: 'A2: the ability depends on the class alone' },
  B2: { file: 'test/scenario/german-abilities.test.ts', test: 'B2: each class has abilities of its own' },
};

const statements = (letter: 'A' | 'B', count: number): readonly string[] => Array.from({ length: count }, (_, index) => `${letter}${String(index + 1)}`);
export const seedStatements = { A: statements('A', 73), B: statements('B', 48) } as const;

export type Coverage = {
  readonly missing: { readonly A: readonly string[]; readonly B: readonly string[] };
  /** Options of all editions that can be chosen, and the values that no file plays. */
  readonly options: { readonly all: readonly string[]; readonly missing: readonly string[] };
};

/** What the files that hold prove: a statement counts if a file names it and its run cited it; an option if files play each of its values. */
export function coverageOf(files: readonly PlayedFile[]): Coverage {
  const good = files.filter((file) => file.differences.length === 0);
  const proven = new Set([...Object.keys(provenElsewhere), ...good.flatMap((file) => file.scenario?.proves ?? [])]);
  const options = ruleSetIds.flatMap((ruleset) => Object.entries(ruleSetOf(ruleset)?.options ?? {}).filter(([, spec]) => spec.fixed !== true).map(([name, spec]) => ({ ruleset, name, spec })));
  const isPlayed = (ruleset: string, name: string, value: unknown): boolean => good.some(({ scenario, cited }) =>
    scenario?.ruleset === ruleset && scenario.options?.[name] === value && (cited.has(name) || citesOf(ruleset, name).some((cite) => cited.has(cite))));
  const missing = options.flatMap(({ ruleset, name, spec }) => (spec.values as readonly unknown[]).filter((value) => !isPlayed(ruleset, name, value)).map((value) => `${ruleset} ${name}=${String(value)}`));
  return {
    missing: { A: seedStatements.A.filter((one) => !proven.has(one)), B: seedStatements.B.filter((one) => !proven.has(one)) },
    options: { all: options.map(({ ruleset, name }) => `${ruleset} ${name}`), missing },
  };
}

function citesOf(ruleset: string, name: string): readonly string[] {
  const spec = Object.entries(ruleSetOf(ruleset)?.options ?? {}).find(([option]) => option === name)?.[1];
  return spec?.cites ?? [];
}

/** `A 73/73, B 48/48, options 20/20 both ways` and a line for each that is missing. */
export function coverageLines({ missing, options }: Coverage): readonly string[] {
  const open = new Set(options.missing.map((one) => one.split('=')[0]));
  const done = options.all.filter((one) => !open.has(one)).length;
  return [
    ...Object.entries(provenElsewhere).map(([statement, { file, test }]) => `${statement} is proven by ${file}: ${test}`),
    ...(missing.A.length + missing.B.length > 0 ? [`without proof: ${[...missing.A, ...missing.B].join(', ')}`] : []),
    ...(options.missing.length > 0 ? [`options not played: ${options.missing.join(', ')}`] : []),
    `A ${String(73 - missing.A.length)}/73, B ${String(48 - missing.B.length)}/48, options ${String(done)}/${String(options.all.length)} both ways`,
  ];
}
