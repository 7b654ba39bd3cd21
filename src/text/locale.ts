/** The languages in which a player can be written to. */
export type Locale = 'en' | 'de';
export const locales: readonly Locale[] = ['en', 'de'];
