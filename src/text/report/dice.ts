import type { Die } from '../../engine/dice.js';
import type { EventOf } from '../../engine/events.js';
import { shipKinds, type ForceKind, type ShipKind } from '../../engine/ids.js';
import { citeAll, decisive } from '../cite.js';
import type { RollRow } from '../document.js';
import { partsOf } from '../names.js';
import type { ReportContext } from './context.js';

type Rolled = EventOf<'dice-rolled'>;
/** Dice of one ship, or of several that roll alike. */
type Group = { readonly of: readonly string[]; readonly dice: readonly Die[]; readonly extra: boolean };

const isShip = (kind: string): kind is ShipKind => shipKinds.some((one) => one === kind);
const isForce = (kind: string): kind is ForceKind => kind === 'ground-force' || kind === 'shock-troop' || kind === 'mechanized-unit' || kind === 'pds';
const kindOf = (of: string): string => (of.includes('/') ? partsOf(of).kind : of);
const sameDie = (a: Die, b: Die): boolean => a.target === b.target && JSON.stringify(a.modifiers) === JSON.stringify(b.modifiers);

/** Dice of one roller together; then rollers of one kind that need the same. A ship with more dice than its kind has the Admiral aboard (A12). */
function groupsOf(event: Rolled, { rules }: ReportContext): readonly Group[] {
  const byRoller: { readonly of: string; readonly dice: Die[] }[] = [];
  for (const die of event.dice) {
    const last = byRoller.at(-1);
    if (last !== undefined && last.of === die.of && last.dice[0] !== undefined && sameDie(last.dice[0], die)) last.dice.push(die);
    else byRoller.push({ of: die.of, dice: [die] });
  }
  const groups: { readonly of: string[]; readonly dice: Die[]; readonly extra: boolean }[] = [];
  for (const { of, dice } of byRoller) {
    const kind = kindOf(of);
    const usual = isShip(kind) ? (rules.units[kind]?.dice ?? dice.length) : dice.length;
    const extra = event.reason === 'space-combat' && dice.length > usual && kind !== 'flagship';
    const last = groups.at(-1);
    const [first] = dice;
    const joins = last !== undefined && first !== undefined && !extra && !last.extra && kindOf(last.of[0] ?? '') === kind && last.dice[0] !== undefined && sameDie(last.dice[0], first);
    if (joins) {
      last.of.push(of);
      last.dice.push(...dice);
    } else groups.push({ of: [of], dice: [...dice], extra });
  }
  return groups;
}

function rollerName({ of, dice }: Group, { n }: ReportContext): string {
  const [first = ''] = of;
  const kind = kindOf(first);
  if (kind === 'fighter') return n.tally('fighter', of.length);
  if (isForce(kind)) return n.tally(kind, dice.length);
  if (!first.includes('/')) return n.anywhere(first);
  const numbers = of.map((piece) => partsOf(piece).number);
  return isShip(kind) ? `${n.kind(kind)} ${n.list(numbers)}` : n.leader(first);
}

function modifierWords(die: Die, { n, words }: ReportContext): string {
  return die.modifiers.map(({ why, by, cites }) => {
    const named = decisive(cites);
    return `, ${by > 0 ? '+' : ''}${by} ${words.modifiers[why] ?? n.technology(why)}${named.length === 0 ? '' : ` ${citeAll(named)}`}`;
  }).join('');
}

function facesOf(dice: readonly Die[]): string {
  return dice.map(({ face, first, hit }) => `${first === undefined ? '' : `${first}->`}${face}${hit === true ? '*' : ''}`).join(' ');
}

/** A roll as rows of a table: who needs what, with which modifiers, and every face. */
export function rollRows(event: Rolled, context: ReportContext, who: string): readonly RollRow[] {
  const { words, rules, n } = context;
  return groupsOf(event, context).map((group, index) => {
    const [die] = group.dice;
    const target = die?.target === undefined ? '' : ` (${words.hitsOn(die.target)}${modifierWords(die, context)})`;
    const admiral = group.extra ? ` (${words.admiral}, ${citeAll(rules.leaders.admiral.extraDice.cites.slice(0, 1))})` : '';
    const many = group.dice.length > 1 && group.dice.length !== group.of.length && !isForce(kindOf(group.of[0] ?? '')) ? `, ${words.dice(group.dice.length)}${admiral}` : '';
    const result = index > 0 ? '' : event.reason === 'gravity-rift' ? words.lost(event.dice.length - event.hits) : words.hits(event.hits);
    const again = event.reason === 'reroll' ? `, ${words.rerolledBy}${named(event).length === 0 ? '' : ` (${citeAll(named(event))})`}` : '';
    return { who: index === 0 ? who : '', what: `${capitalize(rollerName(group, context), n.locale)}${target}${many}${again}`, faces: facesOf(group.dice), result };
  });
}

function named(event: Rolled): readonly string[] {
  return decisive(event.cites);
}
function capitalize(text: string, locale: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}
