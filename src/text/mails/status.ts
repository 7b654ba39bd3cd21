import type { SeatId } from '../../engine/ids.js';
import type { StandingIntent } from '../../engine/order-intents.js';
import type { Question } from '../../engine/questions.js';
import type { Seat } from '../../engine/state.js';
import type { Block, Field, MailDocument } from '../document.js';
import { questionBlocks } from '../question-blocks.js';
import { fleetWords, planetWords } from '../report/standing.js';
import { gameMail, mailContext, turnWords, waitingBlocks, type MailBase, type MailContext, type Waits } from './mail-context.js';

export type StatusInput = MailBase & Waits & {
  readonly seat: SeatId;
  /** `ahead`: they are for the seat's next action, and another one is open. */
  readonly orders?: { readonly received: string; readonly lines: readonly string[]; readonly ahead?: boolean };
  /** The last report was asked for, and there is none yet. */
  readonly noReport?: boolean;
  readonly standing: readonly StandingIntent[];
  readonly questions: readonly Question[];
  /** Questions that the seat has answered and can answer anew until this deadline. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly pageUrl?: string;
};

/** The answer to STATUS: own orders, what is asked, own ships, planets and leaders. */
export function composeStatus(input: StatusInput): MailDocument {
  const context = mailContext(input);
  const { words, reportWords, n, catalogue, state } = context;
  const { status } = words;
  const passed = state.seatOrder.filter((seat) => state.seats[seat]?.passed === true).map((seat) => n.seat(seat));
  return gameMail(context, input.noReport === true ? status.noReportHeadline : status.headline, [
    ...(input.noReport === true ? [{ kind: 'text', text: status.noReport } as const, { kind: 'gap' } as const] : []),
    { kind: 'text', text: turnWords(context) },
    ...(passed.length === 0 ? [] : [{ kind: 'text', text: status.passed(n.list(passed)) } as const]),
    { kind: 'gap' },
    ...(input.orders === undefined ? [{ kind: 'text', text: status.noOrders } as const] : [{ kind: 'text', text: input.orders.ahead === true ? status.ordersAhead(input.orders.received) : status.ordersIn(input.orders.received) } as const, { kind: 'code', lines: input.orders.lines } as const]),
    ...(input.questions.length === 0 ? [] : [{ kind: 'heading', left: status.open } as const, ...input.questions.flatMap((question) => [...questionBlocks(question, { n, catalogue, words: reportWords }), ...keptBlocks(input.kept?.[question.id], context)])]),
    ...holdings(input, context),
    ...(input.standing.length === 0 ? [] : [{ kind: 'heading', left: status.standing } as const, ...input.standing.map((one): Block => ({ kind: 'order', text: n.order(one) }))]),
    ...(input.pageUrl === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'link', label: reportWords.playerPage, url: input.pageUrl } as const]),
    ...waitingBlocks(input, context),
  ]);
}

function keptBlocks(until: string | undefined, { words }: MailContext): readonly Block[] {
  return until === undefined ? [] : [{ kind: 'text', text: words.echo.answerKept(until), indent: 2 }];
}

function holdings({ seat, rules }: StatusInput, context: MailContext): readonly Block[] {
  const { words, reportWords, n, catalogue, state } = context;
  const report = { n, catalogue, words: reportWords, rules, before: state, after: state };
  const own = Object.values(state.pieces).filter((piece) => piece.seat === seat);
  const systems = [...new Set(own.map(({ system }) => system))];
  const fleets: readonly Field[] = systems.map((system) => ({ label: system, lines: [fleetWords(own.filter((piece) => piece.system === system), report)] }));
  const planets = Object.values(state.planets).filter(({ owner }) => owner === seat).map((planet): string => planetWords(planet, report));
  const leaders = Object.values(state.leaders);
  const mine = leaders.filter((leader) => leader.seat === seat).map((leader): Field => ({ label: n.leaderTitle(leader.id), lines: [n.where(leader.at)] }));
  const captives = leaders.filter((leader) => leader.at.on === 'captive' && leader.at.captor === seat).map((leader) => n.leader(leader.id));
  const counters = state.seats[seat];
  const section = (left: string, blocks: readonly Block[]): readonly Block[] => [{ kind: 'heading', left }, ...blocks];
  return [
    ...section(words.status.fleets, fleets.length === 0 ? [{ kind: 'text', text: words.status.none, indent: 2 }] : [{ kind: 'fields', indent: 2, rows: fleets }]),
    ...section(words.status.planets, planets.length === 0 ? [{ kind: 'text', text: words.status.none, indent: 2 }] : [{ kind: 'list', items: planets }]),
    ...(mine.length === 0 ? [] : section(words.status.leaders, [{ kind: 'fields', indent: 2, rows: mine }])),
    ...(captives.length === 0 ? [] : section(words.status.captives, [{ kind: 'list', items: captives }])),
    ...(counters === undefined ? [] : supplies(counters, rules, context)),
  ];
}

/** Counters and trade goods, credits and what was bought with them: what the edition plays with. */
function supplies({ counters, tradeGoods, credits = 0, purchases = [] }: Seat, { numbers, races }: StatusInput['rules'], { words: { status }, n }: MailContext): readonly Block[] {
  const hasCounters = Object.values(numbers.startCounters).some((count) => count > 0);
  const hasCredits = Object.values(races).some(({ modifiers }) => modifiers.startingCredits !== undefined);
  const bought = n.list(purchases.map(({ planet, kind, count }) => `${n.units(kind, count)} (${n.planet(planet)})`));
  return [
    ...(hasCounters ? [{ kind: 'heading', left: status.counters } as const, { kind: 'text', indent: 2, text: status.counterLine(counters.command, counters.strategy, counters.fleet, tradeGoods) } as const] : []),
    ...(hasCredits ? [{ kind: 'heading', left: status.money } as const, { kind: 'text', indent: 2, text: [status.credits(credits), ...(purchases.length === 0 ? [] : [status.bought(bought)])].join('; ') } as const] : []),
  ];
}
