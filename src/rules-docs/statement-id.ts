/** 1 to N as a union; the last argument collects it, so that the compiler need not go deep. */
type Numbers<N extends number, Counted extends readonly unknown[] = [], Found extends number = never> =
  Counted['length'] extends N ? Exclude<Found | N, 0> : Numbers<N, [...Counted, unknown], Found | Counted['length']>;

/** The statements of the two leader rules: A of the third edition, B of the German game. */
export type ThirdEditionId = `A${Numbers<73>}`;
export type GermanId = `B${Numbers<48>}`;
export type StatementId = ThirdEditionId | GermanId;
export type Series = 'A' | 'B';

export const topics = ['set-up', 'boarding', 'landing', 'fate', 'capture', 'rescue', 'general', 'admiral', 'diplomat', 'scientist', 'agent', 'races', 'faq'] as const;
export type Topic = (typeof topics)[number];

/** One statement in one line of our own words. */
export type Statement = { readonly topic: Topic; readonly en: string; readonly de: string };

export function say(topic: Topic, en: string, de: string): Statement {
  return { topic, en, de };
}
