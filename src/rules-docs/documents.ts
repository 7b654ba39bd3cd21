import type { Locale } from '../text/locale.js';

/** Where the leader rules stand in words. */
export const documents: readonly { readonly file: string; readonly locale: Locale }[] = [
  { file: 'docs/rules/leaders.md', locale: 'en' },
  { file: 'docs/regeln/anfuehrer.md', locale: 'de' },
];
