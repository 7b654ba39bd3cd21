import { composeBeyond, composeClosedTurn, composeConfirmed, composeEcho, composeEmpty, composeHeld, composeHelp, composeLate, composeModeratorNotice, composeNewKey, composeQuestions, composeReminder, composeReport, composeSignIn, composeStart, composeStatus, composeTooBig, mailContext, missingAnswers, problemMessage, type Locale, type MailBase, type MailDocument } from '../../src/text/index.js';
import { refuse, warn } from '../../src/engine/problems.js';
import type { StandingIntent } from '../../src/engine/order-intents.js';
import type { GameState } from '../../src/engine/state.js';
import { playRimWar, printer, rimWar, thirdEdition } from './rim-war.js';
import { questionSamples } from './samples.js';

type Dates = { readonly date: string; readonly received: string; readonly deadline: string; readonly remaining: string };
const dates: Readonly<Record<Locale, Dates>> = {
  en: { date: 'Mon 30 Nov 2026', received: 'Sat 28 Nov 2026, 21:14 (Berlin)', deadline: 'Mon 30 Nov, 20:00 (Berlin)', remaining: 'in 1 day 22 h' },
  de: { date: 'Mo., 30.11.2026', received: 'Sa., 28.11.2026, 21:14 Uhr', deadline: 'Mo., 30.11., 20:00 Uhr', remaining: 'noch 1 Tag 22 Std.' },
};
const pageUrl = 'https://play.example.org/p/mzxw6ytboi4dsmrqge3tanjvga2tmnzyhe';
const diceUrl = 'https://play.example.org/g/rim-war/dice';
const standing: readonly StandingIntent[] = [
  { order: 'standing', answer: { order: 'casualties', priority: [{ kind: 'fighter' }, { kind: 'destroyer' }, { kind: 'cruiser' }, { leaderShip: 'any' }] } },
  { order: 'ask-me', about: 'reroll' },
];

/** The report of Letnev's action in the Rim War, for Sol, whose turn is next. */
export function longReport(locale: Locale): MailDocument {
  const played = playRimWar();
  const after: GameState = { ...played.state, active: 'sol', action: 3 };
  return composeReport({
    events: played.events, before: rimWar, after, seat: 'sol', locale, rules: thirdEdition, print: printer(after, 'sol'), date: dates[locale].date,
    questions: [], waitingFor: ['sol'], deadline: dates[locale].deadline, pageUrl,
    dice: { link: 14, value: '71d0b3a4c5968778a9babbcccdddeeef0f1e2d3c4b5a69788796a5b4c3d2e1f0', url: diceUrl },
  });
}

function base(locale: Locale, seat: string, state: GameState = rimWar): MailBase & Dates & { readonly waitingFor: readonly string[] } {
  return { locale, state, rules: thirdEdition, print: printer(state, seat), waitingFor: ['letnev'], ...dates[locale] };
}

/** Letnev's orders as they come back. */
export function echo(locale: Locale): MailDocument {
  const given = base(locale, 'letnev');
  const order = (intent: Parameters<MailBase['print']>[0]): string => given.print(intent, locale);
  const landing = refuse('leader-needs-escort', { planet: 'abyz' }, ['A9']);
  const doubt = warn('done-before-movement', { leader: 'letnev/admiral' }, ['B8']);
  return composeEcho({
    ...given, seat: 'letnev', counts: true, hadEarlier: true, receipt: '9f3c61aa07d25e1b0011223344556677', pageUrl, newMailbox: 'g7.k5jd6s2x@pbem.example.org',
    missing: missingAnswers(mailContext(given), { seat: 'letnev', given: ['retreat'], standing }),
    lines: [
      { line: 1, text: 'activate 27', canonical: order({ order: 'activate', system: '27' }), status: 'ok' },
      { line: 2, text: 'x', canonical: order({ order: 'move', units: [{ kind: 'dreadnought', number: 1 }, { kind: 'carrier', number: 1 }, { kind: 'fighter', count: 2 }, { kind: 'ground-force', count: 3 }], leaders: [], from: '1', via: [] }), status: 'ok' },
      { line: 3, text: 'x', canonical: order({ order: 'transfer', leaders: [{ class: 'admiral' }], from: { planet: 'arc-prime' }, to: { kind: 'dreadnought', number: 1 } }), status: 'warning', message: problemMessage([doubt], given), cites: doubt.cites },
      { line: 4, text: 'x', canonical: order({ order: 'land', units: [], leaders: [{ class: 'general' }], planet: 'abyz' }), status: 'refused', message: problemMessage([landing], given), cites: landing.cites, suggestion: `> ${order({ order: 'land', units: [{ kind: 'ground-force', count: 1 }], leaders: [{ class: 'general' }], planet: 'abyz' })}` },
      { line: 5, text: 'x', canonical: order({ order: 'retreat', to: '14', condition: { left: 'ships', op: '<=', right: 2 } }), status: 'ok' },
      { line: 7, text: locale === 'en' ? 'Good luck everybody!' : 'Grüße an alle', status: 'note' },
    ],
  });
}

/** One of each mail, in one language. */
export function everyMail(locale: Locale): Readonly<Record<string, MailDocument>> {
  const hacan = base(locale, 'hacan');
  const played = playRimWar();
  const excerpt = ['ACTIVATE 27', 'MOVE Dreadnought 1 FROM 1'];
  return {
    report: longReport(locale),
    'report-moderator': composeReport({ events: played.events.slice(0, 9), before: rimWar, after: played.state, locale, rules: thirdEdition, print: printer(rimWar, 'letnev'), date: dates[locale].date, questions: questionSamples['no-refuge'], waitingFor: ['moderator', 'hacan'], deadline: dates[locale].deadline }),
    echo: echo(locale),
    'echo-nothing': composeEcho({ ...hacan, seat: 'hacan', counts: false, hadEarlier: false, missing: [], lines: [{ line: 1, text: 'Hello there', status: 'note' }] }),
    start: composeStart({ ...hacan, rules: thirdEdition, seat: 'hacan', playerName: 'Robin', players: [{ seat: 'letnev', names: ['Kim'] }, { seat: 'hacan', names: ['Robin', 'Toni'] }], mailbox: 'g7.abcdefghij234567@pbem.example.org', standing, dice: { commitment: 'a1b2'.repeat(16), url: diceUrl }, pageUrl, example: ['ACTIVATE 27', 'MOVE Carrier 1, 2 ground forces FROM 33', 'LAND 2 ground forces ON Fria'] }),
    questions: composeQuestions({ ...hacan, seat: 'hacan', questions: [...questionSamples.retreat.slice(0, 1), ...questionSamples.diplomat], pageUrl, soFar: { events: played.events.slice(0, 8), before: rimWar } }),
    'questions-moderator': composeQuestions({ ...hacan, questions: questionSamples['no-refuge'] }),
    reminder: composeReminder({ ...hacan, seat: 'hacan', questions: [], ordersIn: true }),
    'reminder-questions': composeReminder({ ...hacan, seat: 'hacan', questions: questionSamples.pds, ordersIn: false }),
    ...Object.fromEntries((['unknown-sender', 'no-key', 'failed-dmarc', 'old-key'] as const).map((reason) => [`held-${reason}`, composeHeld({ ...hacan, reason, from: 'somebody@example.org', excerpt, confirmUrl: 'https://play.example.org/confirm/abc', hours: 72 })])),
    confirmed: composeConfirmed({ ...hacan, counted: true }),
    'confirmed-late': composeConfirmed({ ...hacan, counted: false }),
    closed: composeClosedTurn({ ...hacan, was: 'R3.1', now: 'R3.2', excerpt }),
    late: composeLate({ ...hacan, was: dates[locale].deadline }),
    'too-big': composeTooBig({ ...hacan, size: '25 MB', most: '10 MB' }),
    ...Object.fromEntries((['header-bytes', 'header-count', 'header-line-bytes', 'body-line-bytes', 'parts', 'depth', 'text-bytes', 'html-depth', 'html-length', 'text-too-long', 'too-many-lines'] as const).map((limit) => [`beyond-${limit}`, composeBeyond({ ...hacan, limit, most: 20 })])),
    empty: composeEmpty(hacan),
    'key-asked': composeNewKey({ ...hacan, why: 'asked', mailbox: 'g7.k5jd6s2x@pbem.example.org', pageUrl }),
    'key-shown': composeNewKey({ ...hacan, why: 'shown', mailbox: 'g7.k5jd6s2x@pbem.example.org' }),
    status: composeStatus({ ...hacan, seat: 'hacan', orders: { received: dates[locale].received, lines: excerpt }, standing, questions: questionSamples.diplomat, pageUrl }),
    help: composeHelp({ ...hacan, pageUrl }),
    'sign-in': composeSignIn({ locale, url: 'https://play.example.org/sign-in/abc', minutes: 30 }),
    'moderator-held': composeModeratorNotice({ locale, gameName: 'Rim War', notice: { kind: 'heldTurn', turn: 'R3.2' }, url: pageUrl }),
    'moderator-failed': composeModeratorNotice({ locale, notice: { kind: 'failedMail', to: 'kim@example.org', reason: '550' } }),
    'moderator-failed-inbound': composeModeratorNotice({ locale, notice: { kind: 'failedInbound', seat: 'Hacan' }, url: pageUrl }),
    'moderator-bounced': composeModeratorNotice({ locale, notice: { kind: 'bounced', to: 'kim@example.org' } }),
    'moderator-unmatched': composeModeratorNotice({ locale, notice: { kind: 'unmatched', from: 'kim@example.org' } }),
  };
}
