import { randomUUID } from 'node:crypto';
import { defaultStandingOrders, newGame, resolveOptions, ruleSetIds, ruleSetOf, type EventOf, type RuleOptions, type Edition } from '../engine/index.js';
import { hashToken, newToken } from '../keys/token.js';
import { isValidTimeZone } from '../time/deadline.js';
import { moderatedGame, moderatorOf } from './access.js';
import { AppError, type AppErrorDetail } from './errors.js';
import { gameNameSchema, playerNameSchema } from './name-schema.js';
import { readGalaxy } from './galaxy-schema.js';
import type { GameDeps, Holder, Locale, NewGame, NewSeat, ResolveWhen } from './ports.js';
import { apiTokenOf, mailboxOf, playerUrl } from './seat-keys.js';

export type CreateGameInput = {
  readonly name: string;
  readonly ruleset: string;
  /** Rule options by name, `resolve: 'at-deadline' | 'at-once'`, and `mail.requirePass: boolean`. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** A preset's name or an inline galaxy as in scenario files. */
  readonly galaxy: unknown;
  readonly seats: readonly { readonly race: string; readonly name: string; readonly email: string; readonly locale: Locale; readonly timeZone?: string }[];
  readonly deadline?: { readonly hours: number; readonly timeZone: string };
};
export type CreatedGame = {
  readonly id: string;
  readonly seats: readonly { readonly id: string; readonly race: string; readonly token: string; readonly mailbox: string; readonly url: string }[];
  readonly diceCommitment: string;
};

const DEFAULT_DEADLINE = { hours: 48, timeZone: 'UTC' };
const LONGEST_DEADLINE_HOURS = 24 * 60;
/** Of any address that people use; no more than a letter could check. */
const EMAIL = /^[^\s\p{Cc}\p{Cs}@<>",;:()[\]\\]+@[^\s\p{Cc}\p{Cs}@<>",;:()[\]\\]+$/u;

/** Sets a game up: seats, keys, and the commitment of the dice. Nobody is mailed before the start. */
export async function createGame(deps: GameDeps, by: Holder, input: CreateGameInput, more: { readonly isDemo?: boolean } = {}): Promise<CreatedGame> {
  const moderator = moderatorOf(by);
  const opened = openingOf(input);
  const deadline = input.deadline ?? DEFAULT_DEADLINE;
  const id = `g${newToken().slice(0, 7)}`;
  const chain = deps.dice.newChain();
  const game: NewGame = {
    head: {
      id, name: input.name.trim(), ruleset: opened.rules.id, rulesetVersion: opened.rules.version, options: opened.options, resolve: opened.resolve, requirePass: opened.requirePass,
      moderatorId: moderator.id, deadlineHours: deadline.hours, timeZone: deadline.timeZone, isDemo: more.isDemo ?? false,
    },
    seats: input.seats.map((seat, position) => newSeat(deps, { seat, position, rules: opened.rules, timeZone: deadline.timeZone })),
    chain: { ...chain, number: 1 },
    event: opened.event,
    state: opened.event.state,
  };
  await deps.games.create(game);
  return createdGame(deps, by, id);
}

/** The answer of an earlier createGame once more: tokens are derived, so that no record needs to hold them. */
export async function createdGame(deps: GameDeps, by: Holder, gameId: string): Promise<CreatedGame> {
  const record = await moderatedGame(deps, by, gameId);
  const seats = record.seats.map((seat) => ({
    id: seat.id,
    race: seat.seat,
    token: apiTokenOf(deps.settings, seat.id),
    mailbox: mailboxOf(deps.settings, gameId, seat),
    url: playerUrl(deps.settings, seat),
  }));
  return { id: gameId, seats, diceCommitment: Buffer.from(record.chain.commitment).toString('hex') };
}

type Seating = { readonly seat: CreateGameInput['seats'][number]; readonly position: number; readonly rules: Edition; readonly timeZone: string };

function newSeat(deps: GameDeps, { seat, position, rules, timeZone }: Seating): NewSeat {
  const id = randomUUID();
  return {
    id,
    seat: seat.race,
    position,
    tokenHash: hashToken(apiTokenOf(deps.settings, id)),
    standing: defaultStandingOrders(rules).map((answer) => ({ order: 'standing', answer })),
    players: [{ name: seat.name.trim(), email: seat.email.trim(), locale: seat.locale, timeZone: seat.timeZone ?? timeZone }],
  };
}

type Opening = { readonly rules: Edition; readonly options: RuleOptions; readonly resolve: ResolveWhen; readonly requirePass: boolean; readonly event: EventOf<'game-opened'> };

/** Checks everything at once, so that a form can show all that is wrong. */
function openingOf(input: CreateGameInput): Opening {
  const rules = ruleSetOf(input.ruleset);
  // Common phases go on when all orders are in, unless the moderator wants a fixed rhythm.
  const { resolve = rules !== undefined && rules.steps.round.length > 0 ? 'at-once' : 'at-deadline', 'mail.requirePass': pass = false, ...chosen } = input.options ?? {};
  const requirePass = typeof pass === 'string' ? { true: true, false: false }[pass] : pass;
  const errors: AppErrorDetail[] = [...plainProblems(input)];
  if (rules === undefined) throw invalid([...errors, { path: 'ruleset', code: 'unknown-ruleset', message: `Known rule sets: ${ruleSetIds.join(', ')}.` }]);
  const options = resolveOptions(rules.options, chosen);
  if (!options.ok) errors.push(...options.problems.map(({ option, allowed }) => ({ path: `options.${option}`, code: allowed.length === 0 ? 'unknown-option' : 'bad-value', message: allowed.length === 0 ? 'There is no such option.' : `Allowed: ${allowed.map(String).join(', ')}.` })));
  if (!isResolve(resolve)) errors.push({ path: 'options.resolve', code: 'bad-value', message: 'Allowed: at-deadline, at-once.' });
  if (typeof requirePass !== 'boolean') errors.push({ path: 'options.mail.requirePass', code: 'bad-value', message: 'Allowed: true, false.' });
  const galaxy = readGalaxy(input.galaxy);
  if (!galaxy.ok) errors.push(...galaxy.errors.map((error) => ({ ...error, code: 'bad-value' })));
  if (!options.ok || !isResolve(resolve) || typeof requirePass !== 'boolean' || !galaxy.ok) throw invalid(errors);
  const game = newGame({ name: input.name.trim(), rules, options: options.options, galaxy: galaxy.galaxy, seats: input.seats.map((seat) => seat.race) });
  if (!game.ok) errors.push(...game.problems.map(({ path, code, detail }) => ({ path, code, message: detail })));
  if (!game.ok || errors.length > 0) throw invalid(errors);
  return { rules, options: options.options, resolve, requirePass, event: game.event };
}

function plainProblems({ name, seats, deadline }: CreateGameInput): readonly AppErrorDetail[] {
  const problem = (path: string, code: string, message: string): AppErrorDetail => ({ path, code, message });
  const hours = deadline?.hours ?? DEFAULT_DEADLINE.hours;
  return [
    ...nameProblems('name', gameNameSchema, name),
    ...(seats.length < 1 || seats.length > 10 ? [problem('seats', 'bad-value', 'From 1 to 10 seats.')] : []),
    ...seats.flatMap((seat, index) => [
      ...(EMAIL.test(seat.email.trim()) && seat.email.length <= 254 ? [] : [problem(`seats.${String(index)}.email`, 'bad-email', 'Not an e-mail address.')]),
      ...nameProblems(`seats.${String(index)}.name`, playerNameSchema, seat.name),
      ...(seat.timeZone === undefined || isValidTimeZone(seat.timeZone) ? [] : [problem(`seats.${String(index)}.timeZone`, 'bad-time-zone', 'An IANA time zone, such as Europe/Berlin.')]),
    ]),
    ...(Number.isInteger(hours) && hours >= 1 && hours <= LONGEST_DEADLINE_HOURS ? [] : [problem('deadline.hours', 'bad-value', `From 1 to ${String(LONGEST_DEADLINE_HOURS)} hours.`)]),
    ...(deadline === undefined || isValidTimeZone(deadline.timeZone) ? [] : [problem('deadline.timeZone', 'bad-time-zone', 'An IANA time zone, such as Europe/Berlin.')]),
  ];
}

function nameProblems(path: string, schema: typeof playerNameSchema, name: string): readonly AppErrorDetail[] {
  const read = schema.safeParse(name);
  return read.success ? [] : read.error.issues.map(({ message }) => ({ path, code: 'bad-value', message }));
}

function isResolve(value: unknown): value is ResolveWhen {
  return value === 'at-deadline' || value === 'at-once';
}

function invalid(errors: readonly AppErrorDetail[]): AppError {
  return new AppError('invalid', 'The game cannot be set up like this.', { errors });
}
