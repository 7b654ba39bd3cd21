/** Text in both languages, for names and titles that belong to the rules and not to a report. */
export type Bilingual = { readonly en: string; readonly de: string };
