import type { Statement, StatementId } from './statement-id.js';
import { germanWords } from './words/german.js';
import { thirdEditionWords } from './words/third-edition.js';

/** Every statement of both leader rules in one line; the rules page and the documents share them. */
export const statements: Readonly<Record<StatementId, Statement>> = { ...thirdEditionWords, ...germanWords };

export const statementIds: readonly StatementId[] = [...keysOf(thirdEditionWords), ...keysOf(germanWords)];

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(record) as K[];
}

export function isStatementId(cite: string): cite is StatementId {
  return Object.hasOwn(statements, cite);
}
