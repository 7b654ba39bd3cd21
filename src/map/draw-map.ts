import { ruleSetOf } from '../engine/index.js';
import type { GameState, System } from '../engine/state.js';
import type { Locale } from '../text/locale.js';
import { drawSystem } from './draw-system.js';
import { frame, middleOf } from './hexes.js';
import { element, escaped } from './markup.js';
import { mapWords } from './words.js';

const isPlaced = (system: System): system is System & { readonly hex: readonly [number, number] } => system.hex !== undefined;

/**
 * The map of a state (as somebody may see it: project first) as one SVG that needs nothing else, for pages and,
 * as PNG, for mails. Colours are attributes, because a page's style policy allows no inline style.
 */
export function drawMap(state: GameState, locale: Locale): string {
  const words = mapWords(locale, ruleSetOf(state.ruleset.id)?.vocabulary);
  const systems = Object.values(state.systems).filter(isPlaced);
  const view = frame(systems.map(({ hex }) => middleOf(hex)));
  const [x = '0', y = '0', width = '100', height = '100'] = view.split(' ');
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: view, width, height, role: 'img', 'aria-label': words.title(state.name, state.round), 'font-family': 'DejaVu Sans, Verdana, Arial, sans-serif' }, [
    element('title', {}, escaped(words.title(state.name, state.round))),
    element('rect', { x, y, width, height, fill: '#0b1020' }),
    ...systems.map((system) => {
      const middle = middleOf(system.hex);
      return element('g', { transform: `translate(${middle.x} ${middle.y})` }, drawSystem(state, system, words));
    }),
  ].join(''));
}
