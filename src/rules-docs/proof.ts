import type { StatementId } from './statement-id.js';

/** What the documents need to know of a scenario file. */
export type Proof = {
  /** From the project's root: `test/scenarios/…/T073-….yaml`. */
  readonly file: string;
  readonly ruleset: string;
  readonly proves: readonly string[];
  readonly options: Readonly<Record<string, string | boolean>>;
};

/** `T073` for T073-admiral-dies-with-his-ship.yaml, else the whole name. */
export function labelOf({ file }: Proof): string {
  const name = file.replace(/^.*\//u, '').replace(/\.yaml$/u, '');
  return /^T\d+[a-z]?(?=-)/u.exec(name)?.[0] ?? name.replace(/^option-/u, '');
}

export function proofsOf(proofs: readonly Proof[], id: StatementId): readonly Proof[] {
  return inOrder(proofs.filter((proof) => proof.proves.includes(id)));
}

export function proofsOfOption(proofs: readonly Proof[], played: { readonly ruleset: string; readonly name: string; readonly value: unknown }): readonly Proof[] {
  return inOrder(proofs.filter((proof) => proof.ruleset === played.ruleset && proof.options[played.name] === played.value));
}

function inOrder(proofs: readonly Proof[]): readonly Proof[] {
  return [...proofs].sort((left, right) => Number(isOption(left)) - Number(isOption(right)) || labelOf(left).localeCompare(labelOf(right), 'en', { numeric: true }) || (left.file < right.file ? -1 : 1));
}

/** Files that play a value of an option come after those of the trace. */
function isOption({ file }: Proof): boolean {
  return !/\/T\d+[^/]*$/u.test(file);
}
