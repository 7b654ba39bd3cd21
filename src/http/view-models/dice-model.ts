import type { Die } from '../../engine/dice.js';
import type { DiceLog } from '../../games/views.js';
import type { GameWords } from './game-words.js';

export type RollRow = { readonly turn: number; readonly label: string; readonly reason: string; readonly seat: string; readonly faces: readonly string[]; readonly modifiers: string; readonly target: string; readonly hits: number };
export type DiceModel = Pick<DiceLog, 'game' | 'chains'> & { readonly openings: readonly { readonly turn: number; readonly linkNumber: number; readonly link: string; readonly receipts: readonly string[] }[]; readonly rolls: readonly RollRow[] };

/** The public dice log as a page shows it, newest roll last, as the labels of a turn follow each other. */
export function diceModel(log: DiceLog, words: GameWords): DiceModel {
  const { catalogue, n, t } = words;
  return {
    game: log.game, chains: log.chains,
    openings: log.openings.map(({ turn, linkNumber, link, receipts }) => ({ turn, linkNumber, link: link ?? t.dice.notYet, receipts })),
    rolls: log.rolls.map((roll) => ({
      turn: roll.turn, label: roll.label, reason: catalogue.rolls[roll.reason], seat: n.seat(roll.seat), hits: roll.hits, faces: roll.dice.map((die) => face(die, words)),
      modifiers: [...new Set(roll.dice.flatMap((die) => die.modifiers.map(({ why, by }) => `${why} ${by > 0 ? '+' : ''}${by}`)))].join(', '),
      target: [...new Set(roll.dice.map(({ target }) => target))].filter((target) => target !== undefined).join(', '),
    })),
  };
}

function face({ face: shown, hit, first }: Die, { t }: GameWords): string {
  return `${shown}${hit === true ? '*' : ''}${first === undefined ? '' : ` (${first} ${t.dice.first})`}`;
}

