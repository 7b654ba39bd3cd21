import type { LeaderClass, UnitKind } from '../../engine/ids.js';
import type { Condition, Measure } from '../../engine/order-intents.js';

export type Language = 'en' | 'de';
export const languages: readonly Language[] = ['en', 'de'];

/** Whose unit names a game speaks: the word `Zerstörer` belongs to the edition, not to the language. */
export type Vocabulary = 'third' | 'second';

/** The words that begin an order. `captives` only names a kind of question (`ASK ME CAPTIVES`). */
export type OrderWord =
  | 'activate' | 'transfer' | 'move' | 'land' | 'bombard' | 'build' | 'pass'
  | 'casualties' | 'retreat' | 'reroll' | 'diplomat' | 'permit' | 'refuse' | 'escape' | 'rescue' | 'pds' | 'replace' | 'destroy'
  | 'keep' | 'execute' | 'release' | 'hand' | 'captives' | 'accept' | 'decline' | 'research' | 'play'
  | 'standing' | 'ask-me' | 'cancel' | 'status' | 'help' | 'new-key' | 'confirm' | 'resend' | 'sabotage' | 'end';

/** Words that connect the parts of an order. One spelling may serve several (`VON`: from, of; `AUF`: on, at, onto). */
export type Link = 'from' | 'of' | 'to' | 'onto' | 'give' | 'via' | 'on' | 'at' | 'with' | 'if' | 'pay' | 'passage' | 'and';

/** Words that are the answer to a question, or a part of one. */
export type AnswerWord = 'delay' | 'allow' | 'fire' | 'hold' | 'misses' | 'none' | 'fate' | 'never' | 'off' | 'damage' | 'ship' | 'leader' | 'facility' | 'last' | 'first';

export type Comparison = Condition['op'];

/** The canonical spelling first, then what is understood too. */
export type Words = readonly [string, ...string[]];
export type Noun = { readonly one: string; readonly many: string; readonly also?: readonly string[] };
export type UnitNouns = Readonly<Partial<Record<UnitKind, Noun>>>;

export type Lexicon = {
  readonly orders: Readonly<Record<OrderWord, Words>>;
  readonly links: Readonly<Record<Link, Words>>;
  readonly units: Readonly<Record<Vocabulary, UnitNouns>>;
  readonly leaders: Readonly<Record<LeaderClass, Noun>>;
  readonly measures: Readonly<Record<Measure, Words>>;
  readonly answers: Readonly<Record<AnswerWord, Words>>;
  /** one, two, three ... */
  readonly numbers: readonly Words[];
  /** A plain yes and no. */
  readonly assents: readonly string[];
  readonly denials: readonly string[];
  /** The own home; beside a name the word says nothing. */
  readonly homes: readonly string[];
  /** What is written instead of `>` and the like. */
  readonly comparisons: Readonly<Partial<Record<Comparison, readonly string[]>>>;
  /** Small words without weight in an order. */
  readonly fillers: readonly string[];
};

/** Understood only when written in full, with nothing else on the line but their own parts. */
export const exactOnly: ReadonlySet<OrderWord> = new Set<OrderWord>(['pass', 'end', 'cancel', 'sabotage', 'execute', 'status', 'help', 'new-key', 'confirm', 'resend']);
/** Complete in themselves: with anything else on the line they are not an order. */
export const aloneOnly: ReadonlySet<OrderWord> = new Set<OrderWord>(['pass', 'end', 'cancel', 'status', 'help', 'new-key', 'confirm', 'resend']);
