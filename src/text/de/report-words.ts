import type { ReportWords } from '../en/report-words.js';

const hits = (count: number): string => (count === 0 ? 'kein Treffer' : `${count} Treffer`);

/** Überschriften und kleine Wörter eines Berichts. */
export const reportWords: ReportWords = {
  actionTitle: (round, action, race) => `RUNDE ${round}, AKTION ${action}${race === '' ? '' : ` - ${race.toLocaleUpperCase('de')}`}`,
  phaseTitle: (round, phase) => `RUNDE ${round} - ${phase.toLocaleUpperCase('de')}`,
  continued: 'Fortsetzung',
  heading: {
    movement: 'BEWEGUNG', pds: 'PDS-FEUER', production: 'PRODUKTION', landing: 'LANDUNG', roundEnd: 'ENDE DER RUNDE', moderator: 'DER SPIELLEITER',
    pdsSides: (seat, against) => `${seat} feuert auf ${against}`,
    bombardment: (planet) => `BOMBARDEMENT VON ${planet.toLocaleUpperCase('de')}`,
    battle: (system) => `RAUMKAMPF in ${system}`,
    battleSides: (attacker, defender) => `${attacker} greift an, ${defender} verteidigt`,
    invasion: (planet) => `INVASION VON ${planet.toLocaleUpperCase('de')}`,
    invasionSides: (invader, defender) => (defender === undefined ? `${invader}, niemand verteidigt` : `${invader} gegen ${defender}`),
  },
  hits,
  dice: (count) => `${count} Würfel`,
  hitsOn: (target) => `${target}`,
  admiral: 'Admiral',
  survives: (target) => `übersteht bei ${target} und mehr`,
  lost: (count) => (count === 0 ? 'kein Verlust' : `${count} verloren`),
  rerolledBy: 'noch einmal gewürfelt',
  modifiers: { race: 'Rasse', 'enemy-race': 'Rasse des Gegners', scientist: 'Wissenschaftler', general: 'General', nebula: 'Nebel', evasion: 'Ausweichen', admiral: 'Admiral' },
  starLegend: '* trifft. In Klammern: der niedrigste Wurf, der trifft, und was zu jedem Würfel hinzukommt.',
  rerollLegend: '3->8: Eine 3 wurde noch einmal gewürfelt und wurde zur 8.',
  lands: (planet, what, ship) => `${planet}: ${what} von ${ship}.`,
  loses: (seat, what) => `${seat} verliert ${what}.`,
  takesDamage: (seat, what, count) => `${seat}: ${what} ${count === 1 ? 'ist' : 'sind'} beschädigt.`,
  withCargo: (ship, cargo) => `${ship} (an Bord: ${cargo})`,
  moves: (move) => `Von ${move.from}${move.via === '' ? '' : ` über ${move.via}`} nach ${move.to}: ${move.ships}${move.cargo === '' ? '' : `, an Bord: ${move.cargo}`}.`,
  fate: (at) => `${at.where}: ${at.leader}. Ein Würfel (${at.table}): ${at.face} - ${at.verdict}`,
  fateRow: (from, to, fate) => `${from === to ? from : `${from}-${to}`} ${fate}`,
  rescue: (at) => `${at.seat} sucht nach ${at.leader}. Ein Würfel (${at.cites}: ${at.found} gefunden, sonst ${at.miss}): ${at.face} - ${at.isFound ? 'GEFUNDEN.' : 'NICHT GEFUNDEN.'}`,
  captivesOf: (seatOf) => `${seatOf} Gefangenen`,
  rescueMiss: (kills) => (kills ? 'getötet' : 'geschieht nichts'),
  aboard: 'An Bord von',
  onPlanet: 'Auf',
  verdict: (event, n) => {
    switch (event.type) {
      case 'leader-killed': return event.cause === 'no-refuge' ? 'GETÖTET: Es gibt keinen Planeten mehr, auf den er fliehen könnte.' : 'GETÖTET.';
      case 'leader-captured': return `GEFANGEN bei ${n.seat(event.by, 'dat')}.`;
      case 'leader-escaped': return `ENTKOMMT nach ${n.planet(event.to)}.`;
      case 'leader-freed': return `BEFREIT, geht nach ${n.planet(event.to)}.`;
      case 'leader-stays': return `BLEIBT auf ${n.planet(event.planet)}.`;
    }
  },
  pending: { killed: 'GETÖTET.', captured: 'GEFANGEN.', escapes: 'ENTKOMMT.' },

  changed: 'ÄNDERUNGEN',
  nothingChanged: 'nichts auf dem Plan',
  neutral: 'neutral',
  exhausted: (planets) => `Erschöpft: ${planets}`,
  refreshed: (planets) => `Aufgefrischt: ${planets}`,
  damaged: (ships) => `beschädigt: ${ships}`,
  repaired: (ships) => `wieder heil: ${ships}`,
  counters: { command: 'Kommandomarker', strategy: 'Strategiemarker', fleet: 'Flottenmarker' },
  tradeGoods: 'Handelswaren',
  learns: (technology) => `lernt ${technology}`,
  nowIn: (system) => `JETZT IN ${system}`,
  emptySystem: 'keine Schiffe',
  ofSeat: (seat) => seat,
  exhaustedMark: 'erschöpft',
  damagedMark: 'beschädigt',
  withLeaders: (ship, leaders) => `${ship} (an Bord: ${leaders})`,

  diceLabel: 'WÜRFEL',
  diceLink: (number) => `Glied ${number} der Kette dieses Spiels, benutzt für diesen Zug:`,
  diceCheck: 'So prüfst du jeden Würfel nach',
  dicePublished: 'Es wird mit diesem Zug veröffentlicht; sein Hash ist das Glied davor.',

  you: (race) => `DU (${race})`,
  moderatorYou: 'DU (Spielleiter)',
  yourTurn: (deadline) => `Du bist am Zug. Schicke deine Befehle bis ${deadline} - antworte einfach auf diese Mail.`,
  notYourTurn: (seat) => `Von dir wird gerade nichts erwartet. ${seat} ist als Nächstes am Zug. Befehle für deine nächste Aktion kannst du schon jetzt schicken.`,
  yourPhase: (phase, deadline) => `Jetzt läuft die ${phase}. Schicke deine Befehle bis ${deadline} - antworte einfach auf diese Mail. Mit PASSE in einer eigenen Zeile sagst du, dass zu dieser Phase nichts mehr kommt.`,
  nothingAsked: 'Von dir wird gerade nichts erwartet.',
  questionsFor: (count, deadline) => `${count === 1 ? 'Eine Frage geht' : `${count} Fragen gehen`} an dich. Antworte bis ${deadline} auf diese Mail, mit einer Zeile, die sagt, was du willst:`,
  questionDefault: (value) => `Ohne Antwort gilt: ${value}.`,
  answerWith: 'Zum Beispiel:',
  waiting: 'WARTET AUF',
  waitingNobody: 'niemanden',
  waitingUntil: (who, deadline) => `WARTET AUF: ${who}${deadline === undefined ? '' : ` - bis ${deadline}`}`,
  playerPage: 'Deine Seite',
  moderator: 'den Spielleiter',

  headline: {
    takes: (seat, planets) => `${seat} erobert ${planets}`,
    captured: (leader) => `${leader} ist gefangen`,
    killed: (leader) => `${leader} ist tot`,
    escapes: (leader) => `${leader} entkommt`,
    freed: (leader) => `${leader} ist frei`,
    delayed: (leader, planet) => `${leader} verschiebt die Invasion von ${planet}`,
    repelled: (planet) => `die Invasion von ${planet} scheitert`,
    wins: (seat, system) => `${seat} siegt in ${system}`,
    pdsSides: (seat, against) => `${seat} feuert auf ${against}`,
    bombardment: (planet) => `BOMBARDEMENT VON ${planet.toLocaleUpperCase('de')}`,
    battle: (system) => `Kampf in ${system}`,
    retreats: (seat, system) => `${seat} zieht sich nach ${system} zurück`,
    activates: (seat, system) => `${seat} aktiviert ${system}`,
    passes: (seat) => `${seat} passt`,
    round: (round) => `Runde ${round} beginnt`,
    corrected: 'Korrektur des Spielleiters',
    quiet: 'Zugbericht',
    begins: 'das Spiel beginnt',
  },
};
