import type { Intent } from '../engine/order-intents.js';
import type { OrderContext } from './context.js';
import { activate } from './grammar/activate.js';
import { bombard } from './grammar/bombard.js';
import { build } from './grammar/build.js';
import { captive } from './grammar/captive.js';
import { casualties } from './grammar/casualties.js';
import { consent } from './grammar/consent.js';
import { diplomat } from './grammar/diplomat.js';
import { escape } from './grammar/escape.js';
import { land } from './grammar/land.js';
import { move } from './grammar/move.js';
import { pds } from './grammar/pds.js';
import { permit } from './grammar/permit.js';
import { play } from './grammar/play.js';
import { replace } from './grammar/replace.js';
import { research } from './grammar/research.js';
import { reroll } from './grammar/reroll.js';
import { rescue } from './grammar/rescue.js';
import { retreat } from './grammar/retreat.js';
import { sabotage } from './grammar/sabotage.js';
import { printStanding } from './grammar/standing.js';
import { transfer } from './grammar/transfer.js';
import type { Language } from './lexicon/types.js';
import { phrasesOf, type Phrases } from './phrases.js';

/** The canonical text of an order. `parse(print(x)) = x` in both languages. */
export function print(intent: Intent, language: Language, context: OrderContext): string {
  return printWith(intent, phrasesOf(context, language));
}

/** A suggestion as it stands in an echo. The parser never reads such a line. */
export function printSuggestion(intent: Intent, language: Language, context: OrderContext): string {
  return `> ${print(intent, language, context)}`;
}

const printed = new WeakMap<Phrases, WeakMap<Intent, string>>();

/** An order of a text is printed for its echo, for its place and for the receipt: the same words each time. */
function printWith(intent: Intent, phrases: Phrases): string {
  const known = printed.get(phrases) ?? new WeakMap<Intent, string>();
  const before = known.get(intent);
  if (before !== undefined) return before;
  const text = write(intent, phrases);
  printed.set(phrases, known.set(intent, text));
  return text;
}

function write(intent: Intent, phrases: Phrases): string {
  switch (intent.order) {
    case 'activate': return activate.print(intent, phrases);
    case 'transfer': return transfer.print(intent, phrases);
    case 'move': return move.print(intent, phrases);
    case 'land': return land.print(intent, phrases);
    case 'bombard': return bombard.print(intent, phrases);
    case 'build': return build.print(intent, phrases);
    case 'casualties': return casualties.print(intent, phrases);
    case 'retreat': return retreat.print(intent, phrases);
    case 'reroll': return reroll.print(intent, phrases);
    case 'diplomat': return diplomat.print(intent, phrases);
    case 'permit': return permit.print(intent, phrases);
    case 'escape': return escape.print(intent, phrases);
    case 'rescue': return rescue.print(intent, phrases);
    case 'pds': return pds.print(intent, phrases);
    case 'replace': return replace.print(intent, phrases);
    case 'captive': return captive.print(intent, phrases);
    case 'sabotage': return sabotage.print(intent, phrases);
    case 'consent': return consent.print(intent, phrases);
    case 'play': return play.print(intent, phrases);
    case 'research': return research.print(intent, phrases);
    case 'standing':
    case 'ask-me': return printStanding(intent, phrases, (answer) => printWith(answer, phrases));
    case 'pass':
    case 'cancel':
    case 'status':
    case 'help':
    case 'new-key':
    case 'confirm':
    case 'resend': return phrases.order(intent.order);
  }
}
