import type { ProblemSentences } from '../catalogue.js';
import { capital, listed } from '../grammar.js';
import { casualtyName, partsOf, type Names } from '../names.js';
import { questionName } from './questions.js';
import { orderWord, phases } from './words.js';

const isPhase = (phase: string): phase is keyof typeof phases => phase in phases;
const steps = (count: number): string => (count === 1 ? '1 Schritt' : `${count} Schritte`);
const ownerOfLeader = (leader: string, n: Names): string => n.seatOf(partsOf(leader).seat);

/** Warum ein Befehl abgelehnt wird oder zweifelhaft ist, und was die Regel ist, in eigenen Worten. */
export const problems: ProblemSentences = {
  'not-your-turn': (p, n) => (p.active === undefined ? 'Gerade läuft keine Aktion.' : `Du bist nicht am Zug: Gerade handelt ${n.seat(p.active)}.`),
  'wrong-phase': (p) => `Dieser Befehl gehört nicht in die ${isPhase(p.phase) ? phases[p.phase] : p.phase}.`,
  'already-ordered': (p) => `Das hast du in derselben Mail schon befohlen: ${orderWord(p.order)}.`,
  'nothing-activated': () => 'Es ist kein System aktiviert. Eine taktische Aktion beginnt damit, dass du eines aktivierst.',
  'no-command-counter': () => 'Du hast keinen Kommandomarker mehr, um ein System zu aktivieren. Du kannst nur noch passen.',
  'cannot-activate': (p, n) => {
    switch (p.why) {
      case 'asteroid-field': return `${n.system(p.system)} ist ein Asteroidenfeld, das niemand aktivieren kann.`;
      case 'supernova': return `${n.system(p.system)} ist eine Supernova, die niemand aktivieren kann.`;
      case 'own-counter': return `In ${n.system(p.system)} liegt in dieser Runde schon ein Kommandomarker von dir.`;
    }
  },
  'unknown-system': (p) => `Ein System ${p.system} gibt es auf dieser Karte nicht.`,
  'no-such-piece': (p, n) => `${'number' in p.unit ? `${n.unit(p.unit)} hast du nicht` : `Du hast dort nicht: ${n.kind(p.unit.kind)}`}${p.system === undefined ? '' : ` (${n.system(p.system)})`}.${p.own === undefined ? '' : ` ${p.own.system === undefined ? 'Du hast' : `In ${n.system(p.own.system)} hast du`} ${n.pieces(p.own.pieces, 'acc')}.`}`,
  'not-enough': (p, n) => `Du befiehlst ${n.unit(p.unit, 'acc')}, aber ${p.have === 0 ? 'dort ist nichts davon' : p.have === 1 ? 'dort ist nur 1 davon' : `dort sind nur ${p.have} davon`} (${n.anywhere(p.where)}).`,
  'not-your-piece': (p, n) => `${capital(n.unit(p.unit))} gehört ${n.seat(p.owner, 'dat')}, nicht dir.`,
  'no-such-leader': (p, n) => `Einen solchen Anführer hast du nicht: ${n.leaderRef(p.leader)}.`,
  'leader-is-captive': (p, n) => `${capital(n.theLeader(p.leader))} ist in der Gefangenschaft von ${n.seat(p.captor, 'dat')}.`,
  'leader-is-out': (p, n) => `${capital(n.theLeader(p.leader))} ist aus dem Spiel.`,
  'leader-not-there': (p, n) => `${capital(n.theLeader(p.leader))} ist nicht dort (${n.anywhere(p.where)}).`,
  'leader-elsewhere-ordered': (p, n) => `Eine andere Zeile dieser Mail schickt ${n.theLeader(p.leader, 'acc')} schon woandershin. Ein Anführer kann nur an einem Ort sein.`,
  'leader-cannot-stay-in-space': (p, n) => `${capital(n.theLeader(p.leader))} kann nicht allein im Weltraum bleiben. Anführer sind immer auf einem Schiff oder einem Planeten.`,
  'transfer-only-before-movement': (p, n) => `Anführer dürfen das Schiff nur unmittelbar vor der Bewegung wechseln. Nach der Bewegung bleibt ${n.theLeader(p.leader)}, wo er ist.`,
  'transfer-not-in-system': (p, n) => `Anführer dürfen nur innerhalb eines Systems wechseln. Von ${n.system(p.from)} nach ${n.system(p.to)} müssen sie mit einem Schiff reisen, das sich bewegt.`,
  'transfer-needs-ship': () => 'Zum Verladen braucht es eines deiner Schiffe als Ziel. Auf einen Planeten geht ein Anführer erst bei den Landungen.',
  'transfer-onto-enemy': (p, n) => `Dieses Schiff gehört ${n.seat(p.owner, 'dat')}. Deine Anführer gehen nur auf eigene Schiffe.`,
  'transfer-with-enemies': (p, n) => `In ${n.system(p.system)} liegen feindliche Schiffe. Dort können Anführer nicht das Schiff wechseln.`,
  'transfer-from-activated': (p, n) => `Du hast ${n.system(p.system)} in dieser Runde schon aktiviert. Anführer kommen von dort nicht mehr weg.`,
  'ship-to-ship-not-allowed': () => 'In diesem Spiel wechseln Anführer nicht von Schiff zu Schiff.',
  'done-before-movement': (p, n) => `Verladen wird vor der Bewegung, gleich wo die Zeile steht; ${n.theLeader(p.leader)} geht also zuerst.`,
  'wrong-target': (p, n) => `Deine Schiffe können nur in das System ziehen, das du aktivierst: ${n.system(p.activated)}, nicht ${n.system(p.target)}.`,
  'starts-in-activated': (p, n) => `Du hast ${n.system(p.system)} in dieser Runde schon aktiviert. Schiffe kommen von dort nicht mehr weg.`,
  'already-there': (p, n) => `Schon dort: ${n.unit(p.unit)}.`,
  'too-far': (p, n) => `Zu weit für ${n.unit(p.unit, 'acc')}: Möglich ${p.move === 1 ? 'ist' : 'sind'} ${steps(p.move)}, dieser Weg hat ${p.steps}.`,
  'no-path': (p, n) => `Von ${n.system(p.from)} nach ${n.system(p.to)} gibt es für diese Schiffe keinen Weg.`,
  'not-adjacent': (p, n) => `${n.system(p.from)} und ${n.system(p.to)} liegen nicht nebeneinander.`,
  'path-blocked': (p, n) => {
    const where = n.system(p.system);
    switch (p.by) {
      case 'enemy-ships': return `In ${where} liegen ${p.owner === undefined ? 'feindliche Schiffe' : `Schiffe von ${n.seat(p.owner, 'dat')}`}. An ihnen kommst du nicht vorbei.`;
      case 'asteroid-field': return `${where} ist ein Asteroidenfeld. Deine Schiffe können es nicht durchqueren.`;
      case 'nebula': return `${where} ist ein Nebel. Er kann nur das Ende einer Bewegung sein.`;
      case 'supernova': return `${where} ist eine Supernova. Durch sie kommt nichts hindurch.`;
      case 'ion-storm': return `${where} ist ein Ionensturm. Durch ihn kommt nichts hindurch.`;
    }
  },
  'passage-needed': (p, n) => `In ${n.system(p.system)} liegt eine Flotte von ${n.seat(p.owner, 'dat')}. Mit dem Diplomaten darfst du nur hindurch, wenn ${n.seat(p.owner)} es erlaubt; die Frage geht hinaus, wenn deine Befehle ausgeführt werden.`,
  'passage-refused': (p, n) => `${n.seat(p.owner)} lässt dich nicht durch ${n.system(p.system)} hindurch.`,
  'over-capacity': (p) => `Diese Schiffe haben Platz für ${p.have}, du verlädst ${p.need}.`,
  'fighters-need-support': (p, n) => `Jäger brauchen Platz auf Schiffen oder an einem Dock. ${p.room === 0 ? `Dort ist für keinen Platz: Du verlörst ${n.units('fighter', p.fighters, 'acc')}.` : `Dort hättest du ${n.units('fighter', p.fighters, 'acc')} und Platz für ${p.room}; die anderen wären verloren.`}`,
  'cannot-carry': (p, n) => `Keines dieser Schiffe kann ${n.unit(p.unit, 'acc')} tragen.`,
  'over-fleet-supply': (p, n) => `In ${n.system(p.system)} lägen dann ${p.ships} Schiffe von dir, deine Flottenunterstützung reicht für ${p.supply}. Was darüber ist, würde sofort zerstört. Jäger zählen nicht.`,
  'rift-risk': (p, n) => `${n.system(p.system)} ist ein Gravitationsstrudel: Jedes Schiff, das ihn verlässt oder durchquert, würfelt und kann mit allem an Bord zerstört werden.`,
  'planet-not-here': (p, n) => `${n.planet(p.planet)} liegt nicht in ${n.system(p.system)}.`,
  'leader-on-neutral-planet': (p, n) => `${capital(n.planet(p.planet))} gehört niemandem. Dort geht ein Anführer nur zusammen mit mindestens einer Bodentruppe an Land, die den Planeten einnimmt.`,
  'leader-needs-escort': (p, n) => `Auf einem Planeten, der dir nicht gehört, landet ein Anführer nur zusammen mit mindestens einer Bodentruppe, und auf ${n.planet(p.planet)} landet keine.`,
  'no-leaders-on-trade-stations': (p, n) => `${n.planet(p.planet)} ist eine Handelsstation. Anführer können dort nicht hin.`,
  'trade-station-no-landing': (p, n) => `${n.planet(p.planet)} ist eine Handelsstation. Dort landet nichts.`,
  'pds-lands-alone': (p, n) => `Ein PDS, das ohne Bodentruppen auf ${n.planet(p.planet)} landet, wird zerstört, denn der Planet gehört dir nicht.`,
  'nothing-to-land': (p, n) => `Auf ${n.planet(p.planet)} kann nichts von dir landen: Kein Schiff im System trägt Bodentruppen.`,
  'no-ships-to-land-from': (p, n) => `In ${n.system(p.system)} hast du kein Schiff mehr, also landet auf ${n.planet(p.planet)} nichts: Die Truppen sind mit ihren Schiffen verloren oder mit ihnen anderswo.`,
  'enemies-over-landing': (p, n) => `In ${n.system(p.system)} liegen noch Schiffe von ${n.seat(p.owner, 'dat')}. Solange sie dort sind, landet auf ${n.planet(p.planet)} nichts, und deine Truppen bleiben an Bord.`,
  'cannot-bombard': (p, n) => {
    const planet = n.planet(p.planet);
    const who = p.unit === undefined ? 'Deine Schiffe' : capital(n.unit(p.unit));
    const can = p.unit === undefined || ('count' in p.unit && p.unit.count !== 1) ? 'können' : 'kann';
    switch (p.why) {
      case 'own': return `${planet} gehört dir. Eigene Planeten bombardiert man nicht.`;
      case 'shield': return `${who} ${can} ${planet} nicht bombardieren: Ein PDS schirmt den Planeten ab.`;
      case 'scientist': return `${who} ${can} ${planet} nicht bombardieren: Ein Wissenschaftler hält den Schutzschild aufrecht.`;
      case 'no-landing': return `${who} ${can} ${planet} nur bombardieren, wenn dort Bodentruppen von dir landen.`;
      case 'no-bombardment': return `${who} ${can} nicht bombardieren.`;
      case 'nobody-there': return `Auf ${planet} sind keine Bodentruppen, die man bombardieren könnte.`;
    }
  },
  'no-dock': (p, n) => `Auf ${n.planet(p.planet)} steht kein Raumdock von dir.`,
  'not-your-planet': (p, n) => `${n.planet(p.planet)} gehört ${p.owner === undefined ? 'dir nicht' : `${n.seat(p.owner, 'dat')}, nicht dir`}.`,
  'dock-new': (p, n) => `Das Raumdock auf ${n.planet(p.planet)} ist in dieser Runde neu. Es baut ab der nächsten.`,
  'dock-not-in-activated': (p, n) => `${n.planet(p.planet)} liegt nicht in dem System, das du aktivierst (${n.system(p.system)}). Nur Docks dort können bauen.`,
  'production-limit': (p, n) => `Das Dock auf ${n.planet(p.planet)} baut in einer Runde höchstens ${p.limit} Einheiten, du bestellst ${p.ordered}.`,
  blockaded: (p, n) => `${n.planet(p.planet)} steht unter Blockade: Im System liegen feindliche Schiffe und keine von dir. Dort lassen sich nur Bodentruppen und PDS bauen.`,
  'not-enough-resources': (p) => `Das kostet ${p.cost}, bezahlen kannst du ${p.have}.`,
  'piece-limit': (p, n) => `Davon hat jeder Spieler nur ${p.limit} Stück (${unitTitle(p.kind, n)}).`,
  'not-buildable': (p, n) => `Das kann ein Dock nicht bauen (${unitTitle(p.kind, n)}).`,
  'pds-limit': (p, n) => `Auf ${n.planet(p.planet)} dürfen höchstens ${p.limit} PDS stehen.`,
  'dock-limit': (p, n) => `Auf ${n.planet(p.planet)} steht schon ein Raumdock.`,
  'planet-not-held-all-round': (p, n) => `${n.planet(p.planet)} gehört dir nicht seit Beginn der Runde. Ein Raumdock ist dort noch nicht möglich.`,
  'cannot-pay-with': (p, n) => `${n.planet(p.planet)} kann nicht bezahlen: Der Planet ist erschöpft oder gehört dir nicht.`,
  'nothing-to-retreat-to': (p, n) => `Aus ${n.system(p.system)} gibt es keinen Rückzug: Es müsste ein Nachbarsystem sein, das du in dieser Runde schon aktiviert hast und in dem keine feindlichen Schiffe liegen.`,
  'retreat-illegal': (p, n) => {
    const where = n.system(p.system);
    switch (p.why) {
      case 'not-adjacent': return `${where} liegt nicht neben dem Kampf. Ein Rückzug geht in ein Nachbarsystem.`;
      case 'not-activated': return `Du hast ${where} in dieser Runde nicht aktiviert. Ein Rückzug geht nur in ein System, in dem dein Kommandomarker liegt.`;
      case 'enemy-ships': return `In ${where} liegen jetzt feindliche Schiffe. Solange sie dort sind, entfällt der Rückzug dorthin.`;
      case 'same-system': return `${where} ist das System, in dem gekämpft wird.`;
    }
  },
  'not-your-captive': (p, n) => `${n.leader(p.leader)} ist nicht dein Gefangener${p.captor === undefined ? '' : `; ${n.seat(p.captor)} hält ihn fest`}.`,
  'captive-not-now': (p) => `Über Gefangene wird in der ${phases[p.allowed]} entschieden, nicht jetzt.`,
  'captive-cannot-act': (p, n) => `${n.leader(p.leader)} ist gefangen und kann nichts tun.`,
  'no-refuge-for': (p, n) => `${ownerOfLeader(p.leader, n)} ${n.leaderTitle(p.leader)} kann nicht freigelassen werden: Es gibt keinen eigenen Planeten ohne Blockade, auf den er gehen könnte.`,
  'unknown-seat': (p) => `In diesem Spiel spielt niemand „${p.seat}“.`,
  'depends-on': (p) => `Diese Zeile braucht Zeile ${p.line}, und die wurde abgelehnt.`,
  'pass-with-others': () => 'Passen und handeln geht nicht im selben Zug. Schicke entweder das Passen oder die anderen Befehle.',
  'pass-with-refused': () => 'PASSE zählt nicht neben einem abgelehnten Befehl: Du wärst fertig, bevor du ihn berichtigen kannst. Schicke den Befehl noch einmal, oder PASSE allein.',
  'target-needed': () => 'Der Befehl sagt nicht, wohin die Flotte fliegt.',
  'phase-is-over': (p) => `Die ${phases[p.phase]} dieser Runde ist vorbei.`,
  'diplomat-never-here': (p, n) => `Eine Invasion von ${n.planet(p.planet)} kann kein Diplomat aufschieben.`,
  'cheap-build-used': (p, n) => `Ein Wissenschaftler auf ${n.planet(p.planet)} verbilligt ein Raumdock oder ein PDS pro Runde, und das ist schon gekauft. Für ein weiteres braucht es dort ein Raumdock.`,
  'not-enough-credits': (p) => `Das kostet ${p.cost} Credits, du hast ${p.have}.`,
  'cut-to-credits': (p, n) => `Deine Credits (${p.have}) reichen nur für ${p.count === 0 ? `kein Stück: ${n.kind(p.kind)}` : n.units(p.kind, p.count, 'acc')}; der Rest entfällt.`,
  'answer-impossible': (p, n) => `Das beantwortet die Frage „${questionName(p.question, n)}“ nicht: Es nennt nichts, was dort zur Wahl steht. Die Frage ist noch offen.`,
  'answer-in-part': (p, n) => `Nicht Teil der Frage: ${n.list(p.items.map((item) => casualtyName(item, n)))}. Der Rest der Zeile gilt.`,
  'answer-not-now': (p, n) => `Die Bedingung dieser Zeile ist jetzt nicht erfüllt, also beantwortet sie die Frage „${questionName(p.question, n)}“ nicht.`,
  'question-answered': (p, n) => `Die Frage „${questionName(p.question, n)}“ hat schon ihre Antwort, und die steht fest. Mit DAUERBEFEHL vor dem Befehl beantwortest du spätere Fragen dieser Art im Voraus.`,
  'ship-lands-once': (p, n) => `${capital(n.unit(p.unit))} hat schon auf einem anderen Planeten gelandet und lädt auf ${n.planet(p.planet)} nichts mehr aus.`,
  'technology-known': (p, n) => `${n.technology(p.technology)} hast du schon.`,
  'prerequisite-missing': (p, n) => `${n.technology(p.technology)} setzt ${p.logic === 'and' ? n.list(p.needs.map((id) => n.technology(id))) : listed(p.needs.map((id) => n.technology(id)), 'oder')} voraus.`,
  'no-strategy-counter': () => 'Dafür hast du keinen Strategiemarker mehr.',
  'not-in-home-system': (p, n) => `${n.planet(p.planet)} liegt nicht in deinem Heimatsystem.`,
  'card-not-held': (p, n) => `Diese Karte hast du nicht: ${n.card(p.card)}.`,
  'card-not-now': (p, n) => `${n.card(p.card)} lässt sich jetzt nicht spielen.`,
  'card-target': (p, n) => {
    switch (p.why) {
      case 'missing': return `Im Befehl fehlt, worauf du ${n.card(p.card)} spielst.`;
      case 'own': return `${n.card(p.card)} lässt sich nicht auf etwas Eigenes spielen.`;
      case 'neutral': return `${n.card(p.card)} lässt sich nicht auf einen Planeten spielen, der niemandem gehört.`;
      case 'garrison': return `${n.card(p.card)} lässt sich dort nicht spielen: Bodentruppen halten den Planeten.`;
      case 'leader': return `${n.card(p.card)} lässt sich dort wegen des Anführers nicht spielen.`;
    }
  },
  'consent-refused': (p, n) => `${n.seat(p.seat)} nimmt ${n.leader(p.leader, 'acc')} nicht an.`,
  'no-action-cards': () => 'Gerade kann keine Aktionskarte gespielt werden, also gibt es nichts zu sabotieren.',
};

const unitTitles = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun', 'flagship', 'ground-force', 'shock-troop', 'mechanized-unit', 'pds', 'space-dock'] as const;
function unitTitle(kind: string, n: Names): string {
  const unit = unitTitles.find((title) => title === kind);
  return unit === undefined ? kind : n.kind(unit);
}
