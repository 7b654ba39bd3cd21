import { diceKeeper } from '../dice/dice-keeper.js';
import { scriptedDice, type DiceScript, type ScriptedDice } from '../dice/scripted.js';
import type { DiceKeeper } from '../games/ports.js';

/** The keeper of the protocol - chain, links, receipts - whose faces are written down, turn by turn. */
export function scriptedKeeper(turns: Readonly<Record<number, DiceScript>>): { readonly keeper: DiceKeeper; readonly unused: () => readonly string[] } {
  const made = new Map<number, ScriptedDice>();
  const of = (link: number): ScriptedDice => {
    const dice = made.get(link) ?? scriptedDice(turns[link] ?? {});
    made.set(link, dice);
    return dice;
  };
  return {
    keeper: { ...diceKeeper, source: ({ linkNumber }) => of(linkNumber) },
    unused: () => Object.keys(turns).flatMap((link) => of(Number(link)).unused().map(({ label }) => `turn ${link}: ${label}`)),
  };
}
