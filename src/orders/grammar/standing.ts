import type { AnswerIntent, Intent, StandingIntent } from '../../engine/order-intents.js';
import type { OrderWord } from '../lexicon/types.js';
import type { Phrases } from '../phrases.js';

/** What a question is called in `ASK ME ...` and before `OFF`. */
const questions: Readonly<Partial<Record<OrderWord, AnswerIntent['order']>>> = {
  casualties: 'casualties', retreat: 'retreat', reroll: 'reroll', diplomat: 'diplomat', permit: 'permit', refuse: 'permit', escape: 'escape', rescue: 'rescue',
  pds: 'pds', replace: 'replace', destroy: 'replace', captives: 'captive', keep: 'captive', execute: 'captive', release: 'captive', hand: 'captive',
  accept: 'consent', decline: 'consent', play: 'play', sabotage: 'sabotage',
};

/** The word that asks for all questions of a kind. */
function wordOf(about: AnswerIntent['order']): OrderWord {
  switch (about) {
    case 'captive': return 'captives';
    case 'consent': return 'accept';
    default: return about;
  }
}

export function questionOf(order: OrderWord): AnswerIntent['order'] | undefined {
  return questions[order];
}

export function isAnswer(intent: Intent): intent is AnswerIntent {
  return Object.values(questions).some((order) => order === intent.order);
}

/** `STANDING CASUALTIES ...`, `ASK ME CASUALTIES` */
export function printStanding(intent: StandingIntent, phrases: Phrases, printAnswer: (answer: AnswerIntent) => string): string {
  if (intent.order === 'standing') return `${phrases.order('standing')} ${printAnswer(intent.answer)}`;
  return `${phrases.order('ask-me')} ${phrases.order(wordOf(intent.about))}`;
}
