import { changeSentence, problemSentence, type EventSentences } from '../catalogue.js';
import { capital } from '../grammar.js';
import { forceEntries, grouped, type Names } from '../names.js';
import type { CardTarget } from '../../engine/order-intents.js';
import { changes } from './changes.js';
import { problems } from './problems.js';
import { causes, deaths, orderWord, phases, rolls } from './words.js';

const many = (text: string): boolean => / und |,|^\d/.test(text);

const leaving = {
  withdrawal: (to: string): string => `kündigt den Abzug nach ${to} an, gleich nach dieser Kampfrunde`,
  retreat: (to: string): string => `kündigt den Rückzug nach ${to} an, gleich nach dieser Kampfrunde`,
  tactical: (to: string): string => `kündigt den taktischen Rückzug nach ${to} an, gleich nach dieser Kampfrunde`,
  'before-battle': (to: string): string => `weicht vor der Schlacht nach ${to} aus`,
  card: (to: string): string => `entzieht sich der Schlacht mit einer Karte nach ${to}`,
} as const;

/** Worauf eine Karte gespielt wird. */
function target(on: CardTarget, n: Names): string {
  return 'kind' in on ? n.unit(on, 'acc') : 'planet' in on ? n.planet(on.planet) : n.system(on.system);
}

/** Ein Satz je Ereignis; Würfe setzt der Bericht stattdessen in Tabellen. */
export const events: EventSentences = {
  'game-opened': (e) => `Das Spiel ${e.state.name} beginnt.`,
  'round-opened': (e) => `Runde ${e.round} beginnt.`,
  'turn-opened': (e, n) => (e.seat === undefined ? `Es beginnt: ${phases[e.phase]}.` : `Aktion ${e.action}: ${n.seat(e.seat)} ist am Zug.`),
  'turn-closed': () => 'Der Zug ist zu Ende.',
  'seat-passed': (e, n) => {
    switch (e.why) {
      case 'ordered': return `${n.seat(e.seat)} passt und hat in dieser Runde keine Aktion mehr.`;
      case 'no-orders': return `${n.seat(e.seat)} hat bis zur Frist nichts befohlen und passt.`;
      case 'no-counters': return `${n.seat(e.seat)} hat keinen Kommandomarker mehr und passt.`;
    }
  },
  'order-void': (e, n) => `${n.seatOf(e.seat)} Befehl ${orderWord(e.order)} ließ sich nicht ausführen. ${n.seat(e.seat)} erfährt: ${problemSentence(problems, e.problem, n)}`,

  'system-activated': (e, n) => `${n.seat(e.seat)} aktiviert ${n.system(e.system)}.`,
  'leader-boarded': (e, n) => {
    const from = e.from.on === 'planet' ? ` auf ${n.planet(e.from.planet)}` : e.from.on === 'piece' ? ` von ${n.piece(e.from.piece)} aus` : '';
    return `${e.how === 'pick-up' ? 'Unterwegs' : capital(n.theLeader(e.leader))} geht ${e.how === 'pick-up' ? `${n.theLeader(e.leader)} ` : ''}${from.trimStart()}${from === '' ? '' : ' '}an Bord von ${n.piece(e.to)}.`;
  },
  'forces-boarded': (e, n) => `${n.piece(e.piece)} nimmt auf ${n.planet(e.planet)} ${n.forces(e.forces, 'acc')} auf.`,
  'passage-decided': (e, n) => (e.permitted ? `${n.seat(e.by)} lässt ${n.seat(e.seat)} durch ${n.system(e.system)} hindurch.` : `${n.seat(e.by)} lässt ${n.seat(e.seat)} nicht durch ${n.system(e.system)} hindurch.`),
  'fleet-moved': (e, n) => {
    const via = e.path.slice(1, -1);
    return `${n.seat(e.seat)} zieht von ${n.system(e.path[0] ?? '')}${via.length === 0 ? '' : ` über ${n.list(via)}`} nach ${e.path.at(-1) ?? ''}: ${n.pieces(e.pieces)}.`;
  },

  'dice-rolled': (e, n) => `${rolls[e.reason]}: ${n.seat(e.seat)} würfelt ${e.dice.map(({ face }) => face).join(', ')}${e.dice.some(({ target }) => target !== undefined) ? `, ${e.hits} Treffer` : ''}.`,

  'piece-damaged': (e, n) => `${n.seatOf(e.piece.split('/')[0] ?? '')} ${n.piece(e.piece)} ist beschädigt.`,
  'piece-repaired': (e, n) => `${n.seatOf(e.piece.split('/')[0] ?? '')} ${n.piece(e.piece)} ist wieder heil.`,
  'piece-lost': (e, n) => {
    const cargo = n.forces(e.cargo, 'dat');
    return `${n.seat(e.seat)} verliert ${e.kind === 'fighter' ? n.units('fighter', 1, 'acc') : n.piece(e.piece)}${cargo === '' ? '' : ` mit ${cargo} an Bord`}${causes[e.cause]}.`;
  },
  'forces-lost': (e, n) => `${n.seat(e.seat)} verliert ${n.forces(e.forces, 'acc')} ${'planet' in e.at ? `auf ${n.planet(e.at.planet)}` : `an Bord von ${n.piece(e.at.piece)}`}${causes[e.cause]}.`,

  'battle-opened': (e, n) => `Raumkampf in ${n.system(e.system)}: ${n.seat(e.attacker)} greift an, ${n.seat(e.defender)} verteidigt.`,
  'battle-round-opened': (e) => `Runde ${e.round}`,
  'retreat-banned': (e, n) => `${n.seat(e.seat)} kann ${e.card === undefined ? 'keinen Rückzug ankündigen' : `„${n.card(e.card)}“ nicht ausspielen`}: In der angreifenden Flotte von ${n.seat(e.by)} ist ein Admiral, ${n.seat(e.seat)} hat keinen.`,
  'retreat-announced': (e, n) => `${n.seat(e.seat)} ${leaving[e.as](n.system(e.to))}.`,
  'fleet-retreated': (e, n) => `${n.seat(e.pieces[0]?.split('/')[0] ?? '')} zieht sich aus ${e.from} nach ${n.system(e.to)} zurück: ${n.pieces(e.pieces)}.`,
  'battle-closed': (e, n) => (e.winner === undefined ? `Der Kampf in ${e.system} endet ohne Sieger.` : `${n.seat(e.winner)} gewinnt den Kampf.`),

  'forces-landed': (e, n) => {
    const landing = n.list(e.from.map((part) => `${n.forces(part.forces)} von ${n.piece(part.piece)}`));
    return `${n.planet(e.planet)}: Es ${many(landing) ? 'landen' : 'landet'} ${landing}.`;
  },
  'leader-landed': (e, n) => `${n.planet(e.planet)}: ${capital(n.theLeader(e.leader))} landet von ${n.piece(e.from)} aus.`,
  'invasion-opened': (e, n) => (e.defender === undefined ? `${n.seat(e.invader)} landet auf ${n.planet(e.planet)}, das niemandem gehört.` : `${n.seat(e.invader)} greift ${n.planet(e.planet)} an, ${n.seat(e.defender)} verteidigt.`),
  'diplomat-delayed': (e, n) => `${n.leader(e.leader)} verschiebt die Invasion von ${n.planet(e.planet)}: Alles, was ${n.seat(e.invader)} dort gelandet hat, kehrt auf die Schiffe zurück. Sie landen in dieser Aktion nirgends sonst.`,
  'forces-returned': (e, n) => `Zurück von ${n.planet(e.planet)}: ${n.list(e.to.map((part) => `${n.forces(part.forces)} auf ${n.piece(part.piece)}`))}.`,
  'leader-returned': (e, n) => `${capital(n.theLeader(e.leader))} geht wieder an Bord von ${n.piece(e.to)}.`,
  'bombardment-refused': (e, n) => {
    const who = n.pieces(e.pieces);
    const may = many(who) ? 'dürfen' : 'darf';
    switch (e.why) {
      case 'shield': return `${who} ${may} nicht bombardieren: Das PDS schirmt ${n.planet(e.planet)} ab.`;
      case 'scientist': return `${who} ${may} nicht bombardieren: Ein Wissenschaftler hält den Schutzschild von ${n.planet(e.planet)} aufrecht.`;
      case 'no-landing': return `${who} ${may} nicht bombardieren: ${n.seat(e.seat)} landet auf ${n.planet(e.planet)} keine Bodentruppen.`;
      case 'delayed': return `${who} ${may} nicht bombardieren: Ein Diplomat hat die Invasion von ${n.planet(e.planet)} verschoben.`;
    }
  },
  'pds-silent': (e, n) => {
    switch (e.why) {
      case 'agent': return `${n.seatOf(e.seat)} PDS auf ${n.planet(e.planet)} kann nicht feuern: Ein Agent landet mit.`;
      case 'held': return `${n.seatOf(e.seat)} PDS auf ${n.planet(e.planet)} hält das Feuer zurück.`;
      case 'no-garrison': return `${n.seatOf(e.seat)} PDS auf ${n.planet(e.planet)} feuert nicht: Es ist keine Bodentruppe mehr da, die es bedient.`;
    }
  },
  'invasion-round-opened': (e) => `Runde ${e.round}`,
  'planet-taken': (e, n) => {
    const planet = n.planet(e.planet).toLocaleUpperCase('de');
    const by = n.seat(e.by).toLocaleUpperCase('de');
    switch (e.how) {
      case 'invasion': return `${planet} FÄLLT AN ${by}.`;
      case 'unopposed': return `Niemand leistet Widerstand. ${planet} GEHÖRT ${by}.`;
      case 'annexed': return `${planet} SCHLIESST SICH ${by} AN.`;
      case 'correction': return `${planet} GEHÖRT ${by}, so hat es der Spielleiter entschieden.`;
    }
  },
  'invasion-repelled': (e, n) => (e.defender === undefined ? `${n.seatOf(e.invader)} Landung auf ${n.planet(e.planet)} scheitert. Der Planet bleibt frei.` : `Die Invasion scheitert. ${n.planet(e.planet)} bleibt bei ${n.seat(e.defender, 'dat')}.`),
  'structure-destroyed': (e, n) => `Auf ${n.planet(e.planet)} ${e.count === 1 ? 'wird' : 'werden'} ${n.structure(e.structure, e.count)} von ${n.seat(e.seat, 'dat')} zerstört.`,
  'structure-captured': (e, n) => `${n.seat(e.by)} übernimmt ${n.structure(e.structure, e.count, 'acc')} von ${n.seat(e.from, 'dat')} auf ${n.planet(e.planet)}.`,

  'leader-killed': (e, n) => {
    const who = n.leader(e.leader);
    switch (e.cause) {
      case 'owner-changed': return `${who} kommt um: Der Planet hat den Besitzer gewechselt.`;
      case 'no-refuge': return `${who} kommt um: Es gibt keinen Planeten mehr, auf den er fliehen könnte.`;
      case 'rescue-missed': return `${who} stirbt in der Gefangenschaft.`;
      case 'executed': return `${who} wird exekutiert.`;
      case 'sacrificed': return `${who} opfert sich und ist aus dem Spiel.`;
      default: return `${who} stirbt ${deaths[e.cause]}.`;
    }
  },
  'leader-captured': (e, n) => `${n.seat(e.by)} nimmt ${n.leader(e.leader, 'acc')} gefangen.`,
  'leader-escaped': (e, n) => `${n.leader(e.leader)} entkommt nach ${n.planet(e.to)}.`,
  'leader-freed': (e, n) => `${n.leader(e.leader)} kommt aus der Gefangenschaft bei ${n.seat(e.from, 'dat')} frei und geht nach ${n.planet(e.to)}.`,
  'leader-stays': (e, n) => `${n.leader(e.leader)} bleibt auf ${n.planet(e.planet)}.`,
  'captive-passed': (e, n) => {
    switch (e.how) {
      case 'found': return `${n.seat(e.to)} findet ${n.leader(e.leader, 'acc')} unter ${n.seatOf(e.from)} Gefangenen und hält ihn nun selbst gefangen.`;
      case 'handed': return `${n.seat(e.from)} übergibt ${n.leader(e.leader, 'acc')} an ${n.seat(e.to, 'acc')}.`;
      case 'last-planet': return `${n.seat(e.from)} hat den letzten Planeten verloren: ${n.leader(e.leader)} geht als Gefangener an ${n.seat(e.to, 'acc')}.`;
    }
  },
  'captive-kept': (e, n) => `${n.seat(e.captor)} hält ${n.leader(e.leader, 'acc')} weiter gefangen.`,

  'units-built': (e, n) => {
    const { named, fighters } = grouped(e.pieces.map(({ id }) => id));
    const forces = forceEntries(e.forces).map(({ kind, count }) => n.units(kind, count, 'acc'));
    const built = [...named.map((id) => n.piece(id)), ...(fighters === 0 ? [] : [n.units('fighter', fighters, 'acc')]), ...forces, ...(e.dock ? [n.units('space-dock', 1, 'acc')] : [])];
    return `${n.seat(e.seat)} baut auf ${n.planet(e.planet)} ${n.list(built)} für ${e.cost}.`;
  },
  paid: (e, n) => {
    const by = [...(e.planets.length === 0 ? [] : [`erschöpft ${n.planets(e.planets)}`]), ...(e.tradeGoods === 0 ? [] : [`gibt ${e.tradeGoods === 1 ? '1 Handelsware' : `${e.tradeGoods} Handelswaren`} aus`])];
    return `${n.seat(e.seat)} bezahlt ${e.cost === 0 ? 'nichts' : e.cost}${by.length === 0 ? '' : `: ${by.join(', ')}`}.`;
  },

  'counters-returned': (e, n) => `${n.seat(e.seat)} nimmt die Kommandomarker aus ${n.list(e.systems)} zurück.`,
  'planets-refreshed': (e, n) => `${n.seat(e.seat)} frischt ${n.planets(e.planets)} auf.`,
  'planet-lost': (e, n) => (e.how === 'bombardment'
    ? `Das Bombardement durch ${n.seat(e.by, 'acc')} zerstört den Kontrollmarker von ${n.seat(e.from, 'dat')} auf ${n.planet(e.planet)}. Der Planet gehört niemandem mehr.`
    : `${n.seat(e.from)} verliert ${n.planet(e.planet)}. Der Planet gehört niemandem mehr.`),
  'income-received': (e, n) => `${n.seat(e.seat)} erhält ${e.credits === 1 ? '1 Credit' : `${e.credits} Credits`}.`,
  'credits-paid': (e, n) => `${n.seat(e.seat)} zahlt ${e.credits === 1 ? '1 Credit' : `${e.credits} Credits`}.`,
  'units-bought': (e, n) => `${n.seat(e.seat)} kauft ${n.list(e.units.map(({ kind, count }) => n.units(kind, count, 'acc')))} für ${n.planet(e.planet)} und zahlt ${e.cost === 1 ? '1 Credit' : `${e.cost} Credits`}.`,
  'units-placed': (e, n) => {
    const { named, fighters } = grouped(e.pieces.map(({ id }) => id));
    const forces = forceEntries(e.forces).map(({ kind, count }) => n.units(kind, count, 'acc'));
    const placed = [...named.map((id) => n.piece(id)), ...(fighters === 0 ? [] : [n.units('fighter', fighters, 'acc')]), ...forces, ...(e.dock ? [n.units('space-dock', 1, 'acc')] : [])];
    return `${n.seat(e.seat)} stellt bei ${n.planet(e.planet)} auf: ${n.list(placed)}.`;
  },
  'purchases-settled': (e, n) => (e.lost.length === 0 ? `Alles, was ${n.seat(e.seat)} gekauft hat, ist aufgestellt.` : `${n.seat(e.seat)} hat keinen Platz für ${n.list(e.lost.map(({ kind, count }) => n.units(kind, count, 'acc')))}: verloren, die Credits auch.`),
  'diplomat-silent': (e, n) => `${capital(n.theLeader(e.leader))} von ${n.seat(e.seat, 'dat')} kann eine Invasion von ${n.planet(e.planet)} nicht aufschieben.`,
  'leader-in-limbo': (e, n) => `${n.leader(e.leader)} hat keinen Planeten, auf den er gehen könnte, und wartet, bis es einen gibt.`,
  'card-played': (e, n) => `${n.seat(e.seat)} spielt ${n.card(e.card)}${e.on === undefined ? '' : ` auf ${target(e.on, n)}`}.`,
  'card-cancelled': (e, n) => `${n.seat(e.by)} hebt ${n.card(e.card)} von ${n.seat(e.seat, 'dat')} auf, ${'card' in e.means ? `mit ${n.card(e.means.card)}` : `indem sich ${n.theLeader(e.means.leader)} opfert`}. Die Karte wirkt nicht.`,
  'domain-revealed': (e, n) => `${n.seat(e.seat)} deckt ${'planet' in e.at ? `auf ${n.planet(e.at.planet)}` : `in ${n.system(e.at.system)}`} einen Gebietsmarker auf: ${n.domain(e.domain)}.`,
  'technology-researched': (e, n) => `${n.seat(e.seat)} erforscht ${n.technology(e.technology)} für ${e.price}${e.discounts.length === 0 ? '' : ` (${e.discounts.map(({ planet, by }) => `${n.planet(planet)} -${by}`).join(', ')})`}.`,
  'counter-spent': (e, n) => {
    const counter = `${n.seat(e.seat)} gibt einen ${e.pool === 'command' ? 'Kommandomarker' : 'Strategiemarker'}`;
    switch (e.why) {
      case 'technology': return `${counter} für eine Technologie aus.`;
      case 'tactical-retreat': return `${counter} für einen taktischen Rückzug${e.system === undefined ? '' : ` nach ${n.system(e.system)}`} aus.`;
      case 'reroll': return `${counter} für einen Wiederholungswurf aus.`;
    }
  },
  'structure-placed': (e, n) => `${n.seat(e.seat)} stellt auf ${n.planet(e.planet)} ${n.structure(e.structure, 1, 'acc')} auf.`,
  corrected: (e, n) => `Der Spielleiter korrigiert das Spiel. Grund: ${e.reason} ${e.changes.map((change) => changeSentence(changes, change, n)).join(' ')}`.trim(),
};
