import type { PhaseId, SeatId } from '../../engine/ids.js';
import type { StandingIntent } from '../../engine/order-intents.js';
import type { OptionName, RuleOptions } from '../../engine/rules/options.js';
import type { OptionTable, RuleSet } from '../../engine/rules/rule-set.js';
import { citeAll } from '../cite.js';
import type { Block, MailDocument } from '../document.js';
import { gameMail, mailContext, waitingBlocks, type MailBase, type MailContext, type Waits } from './mail-context.js';

export type StartInput = MailBase & Waits & {
  readonly rules: Pick<RuleSet, 'races' | 'units' | 'technologies' | 'leaders' | 'vocabulary' | 'cards' | 'domains' | 'title' | 'options'>;
  readonly seat: SeatId;
  readonly playerName: string;
  readonly players: readonly { readonly seat: SeatId; readonly names: readonly string[] }[];
  readonly mailbox: string;
  readonly standing: readonly StandingIntent[];
  readonly dice: { readonly commitment: string; readonly url: string };
  readonly pageUrl: string;
  /** A turn as it may look, in the reader's language. */
  readonly example: readonly string[];
  /** Of a round of common phases, in their order. */
  readonly phases?: readonly PhaseId[];
};

/** The first mail: how to play, who plays, what stands already, the rules of this game, and the proof of its dice. */
export function composeStart(input: StartInput): MailDocument {
  const context = mailContext(input);
  const { words, n, state } = context;
  const { phases = [] } = input;
  return gameMail(context, words.start.headline, [
    { kind: 'text', text: words.start.greeting(input.playerName, n.race(input.seat), state.name) },
    { kind: 'gap' },
    { kind: 'text', text: words.start.how(input.mailbox) },
    { kind: 'gap' },
    ...(phases.length === 0 ? [] : [{ kind: 'text', text: words.start.phases(phases.map((phase) => context.catalogue.phases[phase])) } as const, { kind: 'gap' } as const]),
    ...(input.example.length === 0 ? [] : [{ kind: 'text', text: words.start.example } as const, { kind: 'code', lines: input.example } as const, { kind: 'gap' } as const]),
    { kind: 'link', label: words.start.page, url: input.pageUrl },
    { kind: 'text', text: words.start.pageSecret },
    ...seatBlocks(input, context), ...leaderBlocks(input, context), ...standingBlocks(input, context), ...optionBlocks(input, context), ...diceBlocks(input, context),
    { kind: 'gap' },
    { kind: 'text', text: words.start.unofficial },
    ...waitingBlocks(input, context),
  ], words.start.title(state.name));
}

function seatBlocks({ players, seat }: StartInput, { words, n }: MailContext): readonly Block[] {
  return [{ kind: 'heading', left: words.start.seats }, { kind: 'fields', indent: 2, rows: players.map((one) => ({ label: n.seat(one.seat), lines: [one.seat === seat ? `${one.names.join(', ')} (${words.start.you})` : one.names.join(', ')] })) }];
}

function leaderBlocks({ seat }: StartInput, { words, n, state }: MailContext): readonly Block[] {
  const leaders = Object.values(state.leaders).filter((leader) => leader.seat === seat);
  return leaders.length === 0 ? [] : [{ kind: 'heading', left: words.start.leaders }, { kind: 'fields', indent: 2, rows: leaders.map((leader) => ({ label: n.leaderTitle(leader.id), lines: [`${leader.name}, ${n.where(leader.at)}`] })) }];
}

function standingBlocks({ standing }: StartInput, { words, n }: MailContext): readonly Block[] {
  if (standing.length === 0) return [];
  return [{ kind: 'heading', left: words.start.standing }, { kind: 'text', text: words.start.standingHow, indent: 2 }, ...standing.map((one): Block => ({ kind: 'order', text: n.order(one) }))];
}

function optionNames(table: OptionTable): readonly OptionName[] {
  return (Object.keys(table) as OptionName[]).filter((name) => table[name].fixed !== true);
}

function valueWord(value: RuleOptions[OptionName], { words }: MailContext): string {
  return typeof value === 'boolean' ? (value ? words.start.yes : words.start.no) : (words.values[value] ?? value);
}

function optionBlocks({ rules, locale }: StartInput, context: MailContext): readonly Block[] {
  const { words, state } = context;
  const items = optionNames(rules.options).map((name) => {
    const { title, cites } = rules.options[name];
    return `${title[locale]}: ${valueWord(state.options[name], context)} (${citeAll([name, ...cites])})`;
  });
  const cites = optionNames(rules.options).flatMap((name) => [name, ...rules.options[name].cites]);
  return [{ kind: 'heading', left: words.start.options }, { kind: 'text', text: words.start.ruleset(rules.title[locale]), indent: 2 }, { kind: 'list', items, cites }];
}

function diceBlocks({ dice }: StartInput, { words }: MailContext): readonly Block[] {
  const digits = dice.commitment;
  return [
    { kind: 'heading', left: words.start.dice },
    { kind: 'text', text: words.start.commitment, indent: 2 },
    { kind: 'code', lines: digits.length <= 40 ? [digits] : [digits.slice(0, 32), digits.slice(32)] },
    { kind: 'text', text: words.start.diceWhy, indent: 2 },
    { kind: 'link', label: words.start.diceCheck, url: dice.url, indent: 2 },
  ];
}
