import { z } from 'zod';
import { formClient, mailClient, restClient, type FormClient, type MailClient, type RestClient } from './doors.js';
import type { Arrived } from './sink.js';
import type { Transcript } from './transcript.js';
import type { World } from './world.js';

export const GAME = 'Rim War';

/** Who plays, in seat order, and by which way each sends his orders. */
const PLAYERS = [
  { race: 'letnev', name: 'Ada', email: 'ada@demo.example', locale: 'en', timeZone: 'Europe/London', way: 'by form' },
  { race: 'hacan', name: 'Clara', email: 'clara@demo.example', locale: 'de', timeZone: 'Europe/Berlin', way: 'by mail' },
  { race: 'sol', name: 'Ben', email: 'ben@demo.example', locale: 'en', timeZone: 'Europe/London', way: 'by REST' },
] as const;
export type Name = (typeof PLAYERS)[number]['name'];

const created = z.object({ id: z.string(), diceCommitment: z.string(), seats: z.array(z.object({ race: z.string(), token: z.string(), mailbox: z.string(), url: z.string() })) });
const processed = z.object({ events: z.number(), questions: z.number(), published: z.boolean() });
const echoed = z.object({ status: z.string(), receipt: z.string(), lines: z.array(z.object({ line: z.number(), text: z.string(), canonical: z.string().optional(), status: z.string(), message: z.string() })) });
const anything = z.unknown();
const happened = z.array(z.object({ event: z.looseObject({ type: z.string() }) }));

type Ways = { readonly moderator: RestClient; readonly ben: RestClient; readonly ada: FormClient; readonly clara: MailClient; readonly claraMailbox: string; readonly gameId: string };

/** The table: everybody's way to the server, and what happened so far. */
export type Table = {
  readonly start: () => Promise<void>;
  readonly ada: { readonly orders: (text: string) => Promise<void>; readonly answers: (label: string) => Promise<void> };
  /** A mail with these words in it, answering her last one. */
  readonly clara: { readonly mails: (text: string) => Promise<void> };
  readonly ben: { readonly orders: (text: string) => Promise<void> };
  readonly resolve: (expected: 'published' | 'asks') => Promise<void>;
  /** Waits for mails, one for each name, with this beginning of their subject, and shows them. */
  readonly mailsTo: (names: readonly Name[], subject: RegExp) => Promise<readonly Arrived[]>;
  /** How often each kind of event happened, as the moderator's log has it. */
  readonly events: () => Promise<ReadonlyMap<string, number>>;
};

export async function sitDown({ web, mailIn, sink, token }: World, say: Transcript): Promise<Table> {
  const moderator = restClient(web, token);
  const seats = PLAYERS.map(({ way: _way, ...seat }) => seat);
  const game = await moderator.post('/games', { body: { name: GAME, ruleset: 'third-edition', galaxy: 'demo-3', seats, deadline: { hours: 48, timeZone: 'Europe/Berlin' } }, shape: created });
  const [letnev, hacan, sol] = game.seats;
  if (letnev === undefined || hacan === undefined || sol === undefined) throw new Error('The game has not its three seats.');
  say.deed(`The moderator opens "${GAME}" by REST: third edition, galaxy demo-3, three players.`, PLAYERS.map((player) => `${player.name.padEnd(6)} ${player.race.padEnd(7)} ${player.locale}  ${player.way}`).join('\n'));
  const ways: Ways = { moderator, ben: restClient(web, sol.token), ada: formClient(letnev.url), clara: mailClient(mailIn.host, mailIn.port), claraMailbox: hacan.mailbox, gameId: game.id };
  const lastToClara: { subject: string } = { subject: GAME };
  return {
    start: async () => { await moderator.post(`/games/${game.id}/start`, { shape: anything }); },
    ada: adaOf(ways, say),
    clara: { mails: async (text) => claraMails(ways, say, { text, subject: `Re: ${lastToClara.subject}` }) },
    ben: benOf(ways, say),
    resolve: async (expected) => resolve(ways, say, expected),
    events: async () => {
      const counts = new Map<string, number>();
      for (const { event } of await moderator.get(`/games/${game.id}/events`, happened)) counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
      return counts;
    },
    mailsTo: async (names, subject) => {
      const players = PLAYERS.filter(({ name }) => names.includes(name));
      const mails = await Promise.all(players.map(async ({ email }) => sink.take(email, subject)));
      mails.forEach((mail, index) => {
        const player = players[index];
        if (player === undefined) return;
        say.mail(`${player.name} (${player.race}, ${player.locale})`, mail);
        if (player.name === 'Clara') lastToClara.subject = mail.subject;
      });
      return mails;
    },
  };
}

function adaOf({ ada }: Ways, say: Transcript): Table['ada'] {
  return {
    orders: async (text) => {
      say.deed('Ada opens her page and sends by the form:', text);
      say.answer('The page shows:', await ada.order(text));
    },
    answers: async (label) => {
      const { asked, chosen } = await ada.answer(label);
      say.deed(`Ada answers on her page. ${asked}: ${chosen}`);
    },
  };
}

async function claraMails({ clara, claraMailbox }: Ways, say: Transcript, { text, subject }: { readonly text: string; readonly subject: string }): Promise<void> {
  say.deed(`Clara mails to her seat's address (subject "${subject}"):`, text);
  const [, player] = PLAYERS;
  await clara.send({ from: player.email, name: player.name, to: claraMailbox, subject, text });
}

function benOf({ ben, gameId }: Ways, say: Transcript): Table['ben'] {
  return {
    orders: async (text) => {
      say.deed(`Ben's program calls POST /api/v1/games/…/orders:`, text);
      const { status, receipt, lines } = await ben.post(`/games/${gameId}/orders`, { body: { text }, shape: echoed });
      say.answer(`200 ${status}, receipt ${receipt}`, lines.map((line) => `${line.status.padEnd(8)} ${line.canonical ?? line.text}${line.message === '' ? '' : ` - ${line.message}`}`).join('\n'));
    },
  };
}

async function resolve({ moderator, gameId }: Ways, say: Transcript, expected: 'published' | 'asks'): Promise<void> {
  const { events, questions, published } = await moderator.post(`/games/${gameId}/process`, { shape: processed });
  const then = published ? 'The turn is over.' : `The turn waits for ${questions === 1 ? 'one answer' : `${String(questions)} answers`}.`;
  say.deed(`The moderator resolves now (REST): ${String(events)} events. ${then}`);
  if (published !== (expected === 'published')) throw new Error(`The turn was to be ${expected}, but: ${then}`);
}
