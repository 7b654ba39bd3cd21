import { questionTitle, type QuestionTexts } from '../catalogue.js';
import { capital, listed } from '../grammar.js';
import type { Names } from '../names.js';
import type { CasualtyChoice, Question } from '../../engine/questions.js';

const leaves = { withdrawal: 'ab', retreat: 'dich zurück', 'before-battle': 'dich zurück' } as const;
const leavesAtOnce = (as: keyof typeof leaves, to: string): string => (as === 'withdrawal' ? `du ziehst sofort nach ${to} ab` : `du ziehst dich sofort nach ${to} zurück`);
const plural = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const firedBy = { 'space-battle': 'im Raumkampf', pds: 'durch PDS-Feuer', barrage: 'durch die Jägerabwehr', 'pre-combat': 'durch Schüsse vor der Schlacht' } as const;

const fateWords = { killed: 'getötet', captured: 'gefangen', escapes: 'er entkommt', found: 'gefunden', missed: 'nicht gefunden' } as const;

function choice(value: CasualtyChoice, n: Names): string {
  const parts = [...(value.damaged.length === 0 ? [] : [`${n.pieces(value.damaged)} ${value.damaged.length === 1 ? 'nimmt' : 'nehmen'} Schaden`]), ...(value.lost.length === 0 ? [] : [`du verlierst ${n.pieces(value.lost, 'acc')}`])];
  return parts.length === 0 ? 'du verlierst nichts' : n.list(parts);
}

/** Was der Server mitten im Zug fragt. */
export const questions: QuestionTexts = {
  casualties: {
    title: (q, n) => `Deine Verluste in ${n.system(q.params.system)}`,
    ask: (q, n) => `${n.seat(q.params.enemy)} erzielt ${q.params.hits} Treffer auf deine Flotte in ${n.system(q.params.system)} ${firedBy[q.params.cause]}${q.params.cause === 'space-battle' ? `, Kampfrunde ${q.params.round}` : ''}. Welche Schiffe gibst du auf? Da sind ${n.pieces(q.params.candidates)}.${q.params.sustain.length === 0 ? '' : ` ${n.pieces(q.params.sustain)} ${q.params.sustain.length === 1 ? 'kann' : 'können'} stattdessen einen Treffer als Schaden hinnehmen.`}`,
    value: (value, _q, n) => choice(value, n),
  },
  'ground-casualties': {
    title: (q, n) => `Deine Verluste auf ${n.planet(q.params.planet)}`,
    ask: (q, n) => `${n.seat(q.params.enemy)} erzielt ${q.params.hits} Treffer auf deine Truppen auf ${n.planet(q.params.planet)}, Kampfrunde ${q.params.round}. Was verlierst du? Da sind ${n.forces(q.params.forces)}.`,
    value: (value, _q, n) => `du verlierst ${n.forces(value, 'acc') || 'nichts'}`,
  },
  retreat: {
    title: (q, n) => `${q.params.round > 1 ? 'Weiterkämpfen' : 'Kämpfen'} oder ${q.params.as === 'withdrawal' ? 'Abzug' : 'Rückzug'} in ${n.system(q.params.system)}`,
    ask: (q, n) => {
      const stand = `Kampf in ${n.system(q.params.system)}, vor Kampfrunde ${q.params.round}: Du hast noch ${plural(q.params.ships, 'Schiff', 'Schiffe')}, ${n.seat(q.params.enemy)} ${q.params.enemyShips}; verloren hast du ${q.params.losses}, ${n.seat(q.params.enemy)} ${q.params.enemyLosses}.`;
      const tactical = q.params.tactical === undefined || q.params.tactical.length === 0 ? '' : ` Ein Rückzug nach ${listed(q.params.tactical.map((system) => n.system(system)), 'oder')} kostet einen Strategiemarker.`;
      return q.params.as === 'before-battle' ? `${stand}${tactical} Weichst du dem Kampf aus? Deine Flotte zöge sofort ab.` : `${stand}${tactical} ${q.params.atOnce === true ? `Ziehst du ${leaves[q.params.as]}? Deine Flotte geht dann sofort, noch vor Kampfrunde ${q.params.round}.` : `Kündigst du ${q.params.as === 'withdrawal' ? 'den Abzug' : 'den Rückzug'} an? Ausgeführt wird er nach der Kampfrunde.`}`;
    },
    value: (value, q, n) => (value.to === null ? 'du kämpfst weiter' : q.params.as === 'before-battle' ? `du weichst dem Kampf nach ${n.system(value.to)} aus` : q.params.atOnce === true ? leavesAtOnce(q.params.as, n.system(value.to)) : `du kündigst ${q.params.as === 'withdrawal' ? 'den Abzug' : 'den Rückzug'} nach ${n.system(value.to)} an`),
  },
  reroll: {
    title: (q, n) => `Wiederholungswürfe deines Generals auf ${n.planet(q.params.planet)}`,
    ask: (q, n) => `Dein General auf ${n.planet(q.params.planet)} lässt dich in Kampfrunde ${q.params.round} bis zu ${q.params.most === 1 ? 'einen Würfel' : `${q.params.most} Würfel`} noch einmal werfen. Gewürfelt hast du ${q.params.dice.map(({ face, hit }) => `${face}${hit === true ? '*' : ''}`).join(', ')} (* Treffer). Der zweite Wurf gilt.`,
    value: (value, q) => (value.dice.length === 0 ? 'du wiederholst nichts' : `du wiederholst: ${value.dice.map((index) => q.params.dice[index]?.face ?? index + 1).join(', ')}`),
  },
  diplomat: {
    title: (q, n) => `Dein Diplomat auf ${n.planet(q.params.planet)}`,
    ask: (q, n) => `${n.seat(q.params.invader)} landet mit ${plural(q.params.invaders, 'Einheit', 'Einheiten')} auf ${n.planet(q.params.planet)}, wo du ${plural(q.params.defenders, 'Verteidiger', 'Verteidiger')} und ${n.theLeader(q.params.leader, 'acc')} hast. Verschiebt er die Invasion? Er kann es einmal, und in der nächsten Runde nicht wieder.`,
    value: (value) => (value === 'delay' ? 'dein Diplomat verschiebt die Invasion' : 'dein Diplomat lässt die Invasion zu'),
  },
  passage: {
    title: (q, n) => `${n.seat(q.params.mover)} bittet um Durchflug in ${n.system(q.params.system)}`,
    ask: (q, n) => `Eine Flotte von ${n.seat(q.params.mover, 'dat')} (${plural(q.params.ships, 'Schiff', 'Schiffe')}) mit einem Diplomaten an Bord bittet um Durchflug durch ${n.system(q.params.system)}, wo deine Schiffe liegen. Erlaubst du es?`,
    value: (value, q, n) => (value === 'permit' ? `du lässt ${n.seat(q.params.mover, 'acc')} hindurch` : `du lässt ${n.seat(q.params.mover, 'acc')} nicht hindurch`),
  },
  escape: {
    title: (q, n) => `Wohin ${n.theLeader(q.params.leader)} geht`,
    ask: (q, n) => `${capital(n.theLeader(q.params.leader))} entkommt. Auf welchen deiner Planeten? Zur Wahl ${q.params.options.length === 1 ? 'steht' : 'stehen'} ${n.planets(q.params.options)}.`,
    value: (value, q, n) => `${n.theLeader(q.params.leader)} geht nach ${n.planet(value.to)}`,
  },
  'no-refuge': {
    title: (q, n) => `Keine Zuflucht für ${n.leader(q.params.leader, 'acc')}`,
    ask: (q, n) => `${n.leader(q.params.leader)} ist entkommen, aber es gibt keinen Planeten, auf den er gehen könnte. Was mit ihm geschieht, entscheidest du.`,
    value: (value, q, n) => (value.outcome === 'killed' ? `${n.theLeader(q.params.leader)} wird getötet` : value.outcome === 'captured' ? `${n.theLeader(q.params.leader)} wird gefangen genommen` : value.outcome === 'limbo' ? `${n.theLeader(q.params.leader)} wartet, bis es einen Planeten für ihn gibt` : `${n.theLeader(q.params.leader)} geht nach ${n.planet(value.outcome)}`),
  },
  rescue: {
    title: (q, n) => `Nach welchem Gefangenen du auf ${n.planet(q.params.planet)} suchst`,
    ask: (q, n) => `Du hast ${n.planet(q.params.planet)} erobert, und ${n.seat(q.params.captor)} hält gefangen: ${n.list(q.params.options.map((leader) => n.leader(leader, 'acc')))}. Nenne den, für den du würfelst, bevor der Würfel fällt.`,
    value: (value, _q, n) => `du suchst nach ${n.leader(value.leader, 'dat')}`,
  },
  replace: {
    title: (q, n) => `Anlagen auf ${n.planet(q.params.planet)}`,
    ask: (q, n) => `Du hast ${n.planet(q.params.planet)} erobert. Du darfst ${q.params.most === 1 ? 'die feindliche Anlage' : `bis zu ${q.params.most} feindliche Anlagen`} (${n.structure(q.params.structure, q.params.most)}) durch eigene ersetzen; was du nicht ersetzt, wird zerstört.`,
    value: (value, q, n) => (value.count === 0 ? 'alles wird zerstört' : `du ersetzt ${n.structure(q.params.structure, value.count, 'acc')}`),
  },
  pds: {
    title: (q, n) => `PDS-Feuer in ${n.system(q.params.system)}`,
    ask: (q, n) => `Deine PDS${q.params.planet === undefined ? '' : ` auf ${n.planet(q.params.planet)}`} können in ${n.system(q.params.system)} mit ${q.params.dice === 1 ? '1 Würfel' : `${q.params.dice} Würfeln`} auf ${n.seat(q.params.target, 'acc')} feuern. Feuern sie?`,
    value: (value) => (value === 'fire' ? 'deine PDS feuern' : 'deine PDS halten das Feuer zurück'),
  },
  supply: {
    title: (q, n) => `Zu viele Schiffe in ${n.system(q.params.system)}`,
    ask: (q, n) => `In ${n.system(q.params.system)} ${q.params.excess === 1 ? 'liegt' : 'liegen'} ${plural(q.params.excess, 'Schiff', 'Schiffe')} mehr, als deine Flottenunterstützung trägt. Welche gibst du auf? Da sind ${n.pieces(q.params.candidates)}.`,
    value: (value, _q, n) => `du gibst ${n.pieces(value.lost, 'acc')} auf`,
  },
  captive: {
    title: (q, n) => `Dein Gefangener: ${n.leader(q.params.leader)}`,
    ask: (q, n) => `Du hältst ${n.leader(q.params.leader, 'acc')} gefangen. Du darfst ihn behalten, exekutieren oder übergeben, und zwar an ${n.list(q.params.recipients.map((seat) => n.seat(seat, 'acc'))) || 'niemanden'}. Wer seinem eigenen Spieler übergeben wird, ist frei.`,
    value: (value, _q, n) => (value.do === 'hand' ? `du übergibst ihn an ${n.seat(value.to, 'acc')}` : value.do === 'keep' ? 'du behältst ihn' : 'du lässt ihn exekutieren'),
  },
  consent: {
    title: (q, n) => `Ein Gefangener für dich: ${n.leader(q.params.leader)}`,
    ask: (q, n) => `${n.seat(q.params.from)} will dir ${n.leader(q.params.leader, 'acc')} übergeben. Nimmst du ihn an?`,
    value: (value) => (value === 'accept' ? 'du nimmst ihn an' : 'du nimmst ihn nicht an'),
  },
  'fate-reroll': {
    title: (q, n) => `Der Würfel für ${n.leader(q.params.leader, 'acc')}`,
    ask: (q, n) => `Der Würfel für ${n.leader(q.params.leader, 'acc')} zeigt ${q.params.face}: ${fateWords[q.params.fate]}. Gibst du einen Marker aus, um noch einmal zu würfeln? Der zweite Wurf gilt.`,
    value: (value) => (value === 'reroll' ? 'du würfelst noch einmal' : 'der Wurf bleibt'),
  },
  reaction: {
    title: (q, n) => `${n.seat(q.params.by)} spielt ${n.card(q.params.card)}`,
    ask: (q, n) => `${n.seat(q.params.by)} spielt ${n.card(q.params.card)}. Hebst du die Karte auf? Die Frist läuft ganz ab, wer auch immer antwortet, damit sie niemandem verrät, wer was in der Hand hat.`,
    value: (value, _q, n) => (value.with === 'nothing' ? 'du tust nichts' : value.with === 'card' ? 'du hebst sie mit einer Karte auf' : `du hebst sie auf, und ${n.theLeader(value.with)} opfert sich`),
  },
  card: {
    title: (q, n) => `Eine Karte in ${n.system(q.params.system)}`,
    ask: (q, n) => `Kampf in ${n.system(q.params.system)}, Kampfrunde ${q.params.round}: ${q.params.moment === 'before-round' ? 'Vor dieser Kampfrunde' : 'Jetzt, da ein Schiff beschädigt ist,'} darfst du eine Karte spielen. Auf der Hand hast du ${n.list([...new Set(q.params.options.map(({ card }) => n.card(card)))])}.`,
    value: (value, _q, n) => (value.use === null ? 'du spielst nichts' : `du spielst ${n.card(value.use.card)} auf ${n.anywhere(value.use.on)}`),
  },
};

/** Eine Frage bei ihrem Titel, mit der Runde ihres Kampfs. */
export function questionName(question: Question, n: Names): string {
  return `${questionTitle({ questions }, question, n)}${'round' in question.params ? `, Kampfrunde ${question.params.round}` : ''}`;
}
