import type { GameState } from '../engine/state.js';
import { clean } from './layout.js';
import type { PhaseWords } from './catalogue.js';

const LONGEST_NAME = 60;
const LONGEST_SUBJECT = 180;

function shortened(text: string, most: number): string {
  const chars = [...text];
  return chars.length <= most ? text : `${chars.slice(0, most - 3).join('').trimEnd()}...`;
}

/** Where the game stands, as subjects name it: `R3.2`, or in a common phase `R3.Bewegungsphase`. The round's end of a game of single turns is one of them. */
export function turnMark({ round, action, phase, active }: Pick<GameState, 'round' | 'action' | 'phase' | 'active'>, titles: PhaseWords): string {
  return active === undefined && phase !== 'action' && (phase !== 'status' || action === 0) ? `R${round}.${titles[phase]}` : `R${round}.${action}`;
}

/** `[Rim War R3.2] Letnev takes Abyz`: on one line, whatever a game is called. */
export function subjectLine({ gameName, mark, headline }: { readonly gameName: string; readonly mark: string; readonly headline: string }): string {
  const name = shortened(clean(gameName).replace(/[[\]]/g, ''), LONGEST_NAME);
  return shortened(`[${name}${mark === '' ? '' : ` ${mark}`}] ${clean(headline)}`, LONGEST_SUBJECT);
}
