import type { Bilingual, Fate, ShipKind } from '../engine/index.js';
import type { Series, Topic } from './statement-id.js';

const say = (en: string, de: string): Bilingual => ({ en, de });

export const topicTitles: Readonly<Record<Topic, Bilingual>> = {
  'set-up': say('Set-up', 'Aufstellung'),
  boarding: say('Where leaders are, and boarding', 'Wo Anführer sind und wie sie an Bord gehen'),
  landing: say('Landing', 'Landung'),
  fate: say('Fate', 'Schicksal'),
  capture: say('Capture', 'Gefangenschaft'),
  rescue: say('Rescue', 'Befreiung'),
  general: say('General', 'General'),
  admiral: say('Admiral', 'Admiral'),
  diplomat: say('Diplomat', 'Diplomat'),
  scientist: say('Scientist', 'Wissenschaftler'),
  agent: say('Agent', 'Agent'),
  races: say('Leaders of the races', 'Anführer der Rassen'),
  faq: say('Questions and answers', 'Fragen und Antworten'),
};

export const editionTitles: Readonly<Record<Series, Bilingual>> = { A: say('Third edition (A)', 'Dritte Edition (A)'), B: say('German game (B)', 'Deutsches Spiel (B)') };

export const fateWords: Readonly<Record<Fate, Bilingual>> = { killed: say('killed', 'tot'), captured: say('captured', 'gefangen'), escapes: say('escapes', 'entkommt') };

/** Ships as an edition's own text calls them: the German game's Zerstörer is the second edition's Dreadnought. */
export const shipWords: Readonly<Record<Series, Readonly<Partial<Record<ShipKind, Bilingual>>>>> = {
  A: { dreadnought: say('Dreadnought', 'Dreadnought'), 'war-sun': say('War Sun', 'Kriegssonne') },
  B: { dreadnought: say('Dreadnought', 'Zerstörer') },
};

export const words = {
  option: say('Option', 'Option'), decides: say('What it decides', 'Was sie entscheidet'), options: say('Options', 'Optionen'), scenarios: say('Proof', 'Beleg'), test: say('test', 'Test'), value: say('Value', 'Wert'),
  default: say('default', 'Vorgabe'), fixed: say('fixed', 'fest'), yes: say('yes', 'ja'), no: say('no', 'nein'), see: say('see', 'siehe'), noDie: say('without a die', 'ohne Wurf'), event: say('What happens', 'Was geschieht'), unproven: say('no scenario yet', 'noch kein Szenario'),
} as const;
