/** The German cases; English sentences ignore them. */
export type Case = 'nom' | 'acc' | 'dat' | 'gen';
export type Gender = 'm' | 'f' | 'n';
/** A German noun with every form that a report needs. */
export type Noun = { readonly gender: Gender; readonly one: Readonly<Record<Case, string>>; readonly many: string; readonly manyDat: string };

const definite: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
};
const indefinite: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: 'ein', acc: 'einen', dat: 'einem', gen: 'eines' },
  f: { nom: 'eine', acc: 'eine', dat: 'einer', gen: 'einer' },
  n: { nom: 'ein', acc: 'ein', dat: 'einem', gen: 'eines' },
};

/** A masculine or neuter noun that changes only in the genitive. */
export function strong({ gender, base, genitive, many, manyDat = many }: { readonly gender: 'm' | 'n'; readonly base: string; readonly genitive: string; readonly many: string; readonly manyDat?: string }): Noun {
  return { gender, one: { nom: base, acc: base, dat: base, gen: genitive }, many, manyDat };
}
/** A masculine noun of the weak kind: der Agent, den Agenten. */
export function weak(base: string, other: string): Noun {
  return { gender: 'm', one: { nom: base, acc: other, dat: other, gen: other }, many: other, manyDat: other };
}
/** A feminine noun. */
export function feminine(base: string, many: string): Noun {
  return { gender: 'f', one: { nom: base, acc: base, dat: base, gen: base }, many, manyDat: many };
}

/** `der Agent`, `den Agenten` */
export function withThe(noun: Noun, kase: Case): string {
  return `${definite[noun.gender][kase]} ${noun.one[kase]}`;
}
/** `einen Kreuzer`, `2 Kreuzern` */
export function counted(noun: Noun, count: number, kase: Case): string {
  if (count === 1) return `${indefinite[noun.gender][kase]} ${noun.one[kase]}`;
  return `${count} ${kase === 'dat' ? noun.manyDat : noun.many}`;
}

/** `a, b and c` */
export function listed(items: readonly string[], and: string): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
}
/** The first letter in upper case, the rest untouched. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);
}
/** `Hacans`, `Creuss’` */
export function germanGenitive(name: string): string {
  return /[sxzß]$/i.test(name) ? `${name}'` : `${name}s`;
}
