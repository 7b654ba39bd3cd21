import { readFileSync } from 'node:fs';

/** As package.json says, from `src` and from `dist` alike. */
export const VERSION: string = String((JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: unknown }).version);
