import type { DiceSource } from '../engine/dice.js';

/** Faces for one roll, with its reason where the script wants to hold that too. */
export type ScriptedRoll = readonly number[] | { readonly reason: string; readonly faces: readonly number[] };

/** From a label, or its readable end, to the faces of that one roll. */
export type DiceScript = Readonly<Record<string, ScriptedRoll>>;

export type ScriptedDice = DiceSource & {
  /** Entries that no roll has taken; a scenario with left-over faces fails. */
  readonly unused: () => readonly { readonly label: string; readonly faces: readonly number[] }[];
};

/** A roll and the script do not agree: the program or the script is wrong, so it is thrown. */
export class ScriptedDiceError extends Error {
  override readonly name = 'ScriptedDiceError';
}

type Entry = { readonly label: string; readonly faces: readonly number[]; readonly reason: string | undefined };

const isIndex = (segment: string): boolean => /^\d+$/.test(segment);

/**
 * Whether `end` is a readable end of `label`. Both are read from the right, segment by segment; segments of the
 * label that are only digits (rounds, systems, counters) may be left out of `end`, all others may not.
 * `27/space-combat/2/casualties/hacan` has the ends `hacan`, `casualties/hacan`, `space-combat/2/casualties/hacan`,
 * `space-combat/casualties/hacan`, and not `space-combat/hacan` or `space-combat/1/casualties/hacan`.
 */
export function isReadableEnd(end: string, label: string): boolean {
  const wanted = end.split('/');
  const segments = label.split('/');
  while (wanted.length > 0) {
    const segment = segments.pop();
    if (segment === undefined) return false;
    if (segment === wanted.at(-1)) wanted.pop();
    else if (!isIndex(segment)) return false;
  }
  return true;
}

function entriesOf(script: DiceScript): Entry[] {
  return Object.entries(script).map(([label, roll]) => {
    const { faces, reason } = 'faces' in roll ? roll : { faces: roll, reason: undefined };
    const wrong = faces.find((face) => !Number.isInteger(face) || face < 1 || face > 10);
    if (wrong !== undefined) throw new ScriptedDiceError(`Scripted dice "${label}": ${wrong} is no face of a ten-sided die.`);
    return { label, faces, reason };
  });
}

/** The entry that is the label itself, else the only one that is a readable end of it; a label's last segment (whose roll it is) may be left out too. */
function entryFor(entries: readonly Entry[], { label, count }: { readonly label: string; readonly count: number }): Entry {
  const exact = entries.find((entry) => entry.label === label);
  if (exact) return exact;
  const ends = (of: string): readonly Entry[] => entries.filter((entry) => isReadableEnd(entry.label, of));
  const fitting = ends(label);
  const [first, ...others] = fitting.length > 0 ? fitting : ends(label.slice(0, Math.max(0, label.lastIndexOf('/'))));
  if (!first) throw new ScriptedDiceError(`The roll "${label}" needs ${count === 1 ? '1 face' : `${count} faces`}; none are scripted.`);
  if (others.length > 0) {
    const names = [first, ...others].map((entry) => `"${entry.label}"`).join(' and ');
    throw new ScriptedDiceError(`The roll "${label}" fits more than one scripted entry: ${names}.`);
  }
  return first;
}

/**
 * Dice for tests and scenarios. A roll is refused (ScriptedDiceError) if no entry, or more than one, fits its label;
 * if its number of dice or a scripted reason differs; and if another label took its entry before (a readable
 * end must name one roll only). The same label asked again gets the same faces: an open turn is run again and again.
 */
export function scriptedDice(script: DiceScript): ScriptedDice {
  const entries = entriesOf(script);
  const takenBy = new Map<Entry, string>();
  return {
    roll: ({ label, reason, count }) => {
      const entry = entryFor(entries, { label, count });
      const before = takenBy.get(entry) ?? label;
      if (before !== label) {
        throw new ScriptedDiceError(`The scripted entry "${entry.label}" fits both rolls "${before}" and "${label}"; write more of the label.`);
      }
      if (entry.faces.length !== count) {
        throw new ScriptedDiceError(`The roll "${label}" is of ${count} dice, but "${entry.label}" scripts ${entry.faces.length}.`);
      }
      if (entry.reason !== undefined && entry.reason !== reason) {
        throw new ScriptedDiceError(`The roll "${label}" is for "${reason}", but the script says "${entry.reason}".`);
      }
      takenBy.set(entry, label);
      return [...entry.faces];
    },
    unused: () => entries.filter((entry) => !takenBy.has(entry)).map(({ label, faces }) => ({ label, faces })),
  };
}
