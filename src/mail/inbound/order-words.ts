/** The words and word pairs that begin an order, as the help names them; the program hands in all that the lexicons know. */
export const defaultOrderWords: readonly string[] = [
  ...['activate', 'transfer', 'move', 'land', 'bombard', 'build', 'buy', 'retreat', 'casualties', 'reroll', 'escape'],
  ...['execute', 'release', 'hand', 'permit', 'sabotage', 'pass', 'standing', 'ask me', 'cancel', 'status', 'help'],
  ...['new key', 'confirm', 'resend', 'end'],
  ...['aktiviere', 'verlade', 'bewege', 'lande', 'bombardiere', 'baue', 'kaufe', 'rückzug', 'verluste', 'wiederhole'],
  ...['flucht', 'exekutiere', 'befreie', 'übergib', 'erlaube', 'sabotiere', 'passe', 'dauerbefehl', 'frage mich'],
  ...['lösche', 'hilfe', 'neuer schlüssel', 'bestätige', 'sende erneut', 'ende'],
];

export type OrderWords = Readonly<{ phrases: ReadonlySet<string>; prefixes: ReadonlySet<string>; nouns: ReadonlySet<string> }>;

/** Indexes order words for `beginsOrder` and `mayBeginOrder`; `nouns` are those that may also stand inside an order. */
export function orderWords(words: Iterable<string> = defaultOrderWords, nouns: Iterable<string> = []): OrderWords {
  const phrases = new Set([...words].map(foldWord));
  const prefixes = new Set<string>();
  for (const phrase of phrases) {
    if (phrase.includes(' ')) continue;
    for (let length = 3; length <= phrase.length; length += 1) prefixes.add(phrase.slice(0, length));
  }
  return { phrases, prefixes, nouns: new Set([...nouns].map(foldWord)) };
}

/** Lower case, umlauts written out, as the order language compares words. */
export function foldWord(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
}

function firstWords(line: string): [string, string] {
  const [first = '', second = ''] = line.trim().slice(0, 80).split(/[\s,:;]+/, 2);
  return [foldWord(first), foldWord(second).replace(/[.!]+$/, '')];
}

/** Whether the line begins with an order word, written in full. */
export function beginsOrder(line: string, words: OrderWords): boolean {
  const [first, second] = firstWords(line);
  return words.phrases.has(first.replace(/[.!]+$/, '')) || words.phrases.has(`${first} ${second}`);
}

/** Whether the line may begin with an order word: in full, shortened to three letters and more, or with one slip. */
export function mayBeginOrder(line: string, words: OrderWords): boolean {
  if (beginsOrder(line, words)) return true;
  const [first] = firstWords(line);
  if (words.prefixes.has(first)) return true;
  if (first.length < 5 || first.length > 16) return false;
  for (const phrase of words.phrases) if (phrase.length >= 6 && oneSlipApart(first, phrase)) return true;
  return false;
}

/** Whether the line begins with a word that is an order word and a noun too. */
export function beginsWithNoun(line: string, words: OrderWords): boolean {
  return words.nouns.has(firstWords(line)[0]);
}

/** One letter changed, left out, put in, or two neighbours swapped. */
function oneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a[a.length - 1 - back] === b[b.length - 1 - back]) back += 1;
  const restA = a.slice(from, a.length - back);
  const restB = b.slice(from, b.length - back);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
