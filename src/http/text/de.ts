import type { PageText } from './page-text.js';

const problem = (title: string, detail: string): { readonly title: string; readonly detail: string } => ({ title, detail });
const values: Readonly<Record<string, string>> = {
  true: 'ja', false: 'nein', escapes: 'entkommt', stays: 'bleibt', planet: 'den Planeten', diplomat: 'den Diplomaten', fromStart: 'für die ganze Bewegung, wenn er von Anfang an Bord ist', whileAboard: 'nur, solange er an Bord ist',
  killed: 'getötet', blockaded: 'geht auf einen blockierten Planeten', limbo: 'wartet neben dem Plan', captured: 'gefangen', perPlanet: 'einer je Planet', perCaptive: 'einer je Gefangenem', roll: 'ein Würfel entscheidet',
  void: 'die Bewegung entfällt', holdBefore: 'die Flotte hält vor dem System', stopIn: 'die Flotte hält im System', perPlayer: 'einer je Spieler', 'at-deadline': 'nach Ablauf der Frist', 'at-once': 'sobald die Befehle da sind',
};

/** Die Seiten auf Deutsch. */
export const de: PageText = {
  locale: 'de',
  site: {
    name: 'Sternenpost', tagline: 'Twilight Imperium per E-Mail', skip: 'Zum Inhalt springen', menu: 'Hauptmenü', otherLanguage: 'English', unofficial: 'Ein inoffizielles Hilfsmittel für alle, die das Spiel besitzen. Jeder Mitspieler braucht sein eigenes Exemplar; Kartentexte stehen hier nicht.',
    rules: 'Optionen und Regeln', api: 'API', games: 'Partien', newGame: 'Neue Partie', outbox: 'Postausgang', signIn: 'Anmelden', signOut: 'Abmelden', home: 'Start',
  },
  home: {
    title: 'Sternenpost leitet Twilight Imperium per E-Mail', what: 'Ein Spielleiter betreut Partien. Die Spieler schicken ihre Befehle per E-Mail, auf einer eigenen Seite oder über die API. Jede Zeile wird sofort geprüft, alle Würfel fallen hier, und zwar so, dass jeder sie nachrechnen kann; nach jedem Zug bekommt jeder Spieler einen Bericht in seiner Sprache.',
    how: 'Wie es weitergeht', player: 'Du spielst mit: Öffne den Link, der in jeder unserer Mails steht. Er führt auf deine eigene Seite, ohne Passwort.', moderator: 'Du leitest: Melde dich mit deiner E-Mail-Adresse an.',
  },
  common: {
    yes: 'ja', no: 'nein', none: 'keine', nobody: 'niemand', all: 'alle', back: 'Zurück', status: 'Stand', seat: 'Platz', race: 'Rasse', player: 'Spieler', turn: 'Zug', round: 'Runde', phase: 'Phase', deadline: 'Frist', noDeadline: 'keine Frist', time: 'Zeit',
    name: 'Name', email: 'E-Mail', language: 'Sprache', timeZone: 'Zeitzone', from: 'Von', to: 'An', subject: 'Betreff', reason: 'Grund', text: 'Text', passed: 'gepasst', receipt: 'Quittung', answer: 'Antwort', cancel: 'Abbrechen', show: 'Zeigen',
  },
  problems: {
    unauthorized: problem('Nicht angemeldet', 'Dafür braucht es ein gültiges Token oder eine Anmeldung.'),
    'not-found': problem('Nicht gefunden', 'Das gibt es nicht, oder es ist nicht für dich bestimmt.'),
    invalid: problem('An der Eingabe stimmt etwas nicht', 'Die Eingabe hat die falsche Form oder den falschen Inhalt; die Fehler sagen, wo.'),
    'already-started': problem('Schon gestartet', 'Die Partie wurde bereits gestartet.'),
    'not-started': problem('Noch nicht gestartet', 'Die Partie wurde noch nicht gestartet.'),
    'game-finished': problem('Die Partie ist zu Ende', 'In dieser Partie lässt sich nichts mehr tun.'),
    'turn-running': problem('Der Zug wird ausgewertet', 'Das geht nur zwischen den Zügen, und ein Zug wird gerade ausgewertet.'),
    'turn-held': problem('Der Zug ist angehalten', 'Der Zug ist angehalten, bis der Spielleiter entschieden hat, wie es weitergeht.'),
    'question-closed': problem('Die Frage ist erledigt', 'Die Frage wurde schon beantwortet, oder ihr Zug ist vorbei.'),
    'answer-invalid': problem('Das ist keine Antwort', 'Diese Antwort lässt die Frage nicht zu.'),
    'correction-invalid': problem('Die Korrektur passt nicht', 'Die Korrektur ließe die Partie in einem Zustand, den die Regeln nicht kennen.'),
    'mail-handled': problem('Die Mail ist erledigt', 'Die Mail ist schon erledigt, durch dich oder jemand anderen.'),
    'link-used': problem('Der Link ist verbraucht', 'Der Link wurde schon benutzt oder ist abgelaufen.'),
    'idempotency-mismatch': problem('Der Schlüssel gehört zu etwas anderem', 'Dieser Idempotency-Key wurde schon mit einem anderen Inhalt benutzt.'),
    'idempotency-busy': problem('Derselbe Aufruf läuft noch', 'Ein Aufruf mit diesem Idempotency-Key wird gerade bearbeitet. Versuch es gleich noch einmal.'),
    busy: problem('Zu viel auf einmal', 'Die Partie wurde wieder und wieder von anderen geändert. Nichts wurde gespeichert; versuch es gleich noch einmal.'),
    'text-too-long': problem('Zu groß', 'Der Text ist größer, als hier angenommen wird.'),
    'database-away': problem('Gleich wieder da', 'Die Datenbank ist gerade nicht zu erreichen. Nichts wurde gespeichert; versuch es in ein paar Sekunden noch einmal.'),
    'not-json': problem('Kein JSON', 'Der Inhalt lässt sich nicht als JSON lesen.'),
    'unsupported-media-type': problem('Unbekannte Art von Inhalt', 'Diese Art von Inhalt wird hier nicht angenommen.'),
    'too-many-requests': problem('Zu viele Anfragen', 'Von dieser Adresse kamen zu viele Anfragen. Warte eine Minute.'),
    'bad-request': problem('Die Anfrage ist nicht zu verstehen', 'Die Anfrage hat die falsche Form.'),
    'form-too-old': problem('Das Formular ist zu alt', 'Dieses Formular war zu lange offen oder kam von anderswo, darum wurde nichts gespeichert. Sieh es noch einmal an und schick es erneut ab.'),
    internal: problem('Hier ist etwas schiefgegangen', 'Der Fehler liegt bei uns und wurde festgehalten. Nichts wurde gespeichert.'),
  },
  error: { kept: 'Dein Text ist noch da:' },
  waiting: { title: 'Gewartet wird auf', inTitle: 'Befehle sind da von', fromYou: 'dir', nobody: 'niemanden; als Nächstes läuft die Frist ab', you: 'dich', for: { orders: 'Befehle', answer: 'eine Antwort', start: 'den Start', 'held-turn': 'eine Entscheidung über einen angehaltenen Zug' }, until: (when) => `bis ${when}` },
  status: { game: { setup: 'nicht gestartet', running: 'läuft', finished: 'zu Ende' }, turn: { open: 'offen für Befehle', running: 'wird ausgewertet', finished: 'abgeschlossen', held: 'angehalten' } },
  turnLine: ({ round, action, phase }) => (round === 0 ? 'Noch nicht gestartet' : `Runde ${round}, ${action === 0 ? '' : `Aktion ${action}, `}${phase}`),
  map: {
    title: 'Karte', legend: 'Wie die Karte zu lesen ist', table: 'Die Karte als Tabelle', system: 'System', planets: 'Planeten', fleets: 'Flotten', special: 'Besonderes', counters: 'Kommandomarker', home: 'Heimat von', exhausted: 'erschöpft', dock: 'Raumdock', resources: 'Ressourcen/Einfluss', damaged: 'beschädigt', scroll: 'Karte; auf kleinen Bildschirmen seitlich zu verschieben', wormhole: 'Wurmloch', unowned: 'niemand', tradeStation: 'Handelsstation',
    leadersHow: 'Die Zahl oben im Sechseck ist die, die in Befehlen steht. Ein Planet zeigt Ressourcen/Einfluss; sein Ring hat die Farbe des Besitzers und ist gestrichelt, wenn der Planet erschöpft ist; ein kleines Quadrat ist ein Raumdock. Kästen sind Flotten (! beschädigt), runde Buchstaben sind Anführer: G General, A Admiral, D Diplomat, W Wissenschaftler, X Agent. Fähnchen sind Kommandomarker.',
  },
  seat: {
    title: 'Deine Seite', orders: 'Befehle', ordersHow: 'Ein Befehl je Zeile, deutsch oder englisch. Zeilen, die keine Befehle sind, schaden nicht. Was du schickst, ersetzt, was du für diesen Zug vorher geschickt hast.', ordersLabel: 'Deine Befehle', check: 'Nur prüfen', send: 'Befehle abschicken', example: 'Zum Beispiel:', questions: 'Fragen an dich', noQuestions: 'Im Augenblick wirst du nichts gefragt.', questionsHow: 'Ohne Antwort bis zur Frist gilt die als Vorgabe bezeichnete.', sendAnswer: 'Antwort abschicken', sealed: 'Diese Frage sieht sonst niemand.', defaultNote: 'Vorgabe',
    standing: 'Dauerbefehle', standingHow: 'Sie beantworten Fragen für dich, damit die Partie nicht warten muss. Einer je Zeile; FRAGE MICH schaltet einen ab. Speichern ersetzt sie alle.', standingLabel: 'Deine Dauerbefehle', saveStanding: 'Dauerbefehle speichern', standingSaved: 'Deine Dauerbefehle sind gespeichert.',
    fleets: 'Flotten', planets: 'Planeten', leaders: 'Anführer', counters: 'Kommandomarker (Kommando / Strategie / Flotte)', tradeGoods: 'Handelswaren', technologies: 'Technologien', noFleets: 'Du hast keine Schiffe.', noPlanets: 'Du hast keine Planeten.', noLeaders: 'Du hast keine Anführer.', reports: 'Berichte', noReports: 'Noch wurde kein Zug ausgewertet.', sentOrders: 'Was du geschickt hast', noSentOrders: 'Du hast noch nichts geschickt.', counts: 'gilt', salt: 'Salz',
    mailbox: 'Befehle per E-Mail', mailboxHow: 'Behalte diese Adresse für dich: Wer sie kennt, kann in deinem Namen Befehle schicken. Von allem, was ankommt, erfährst du.', newKey: 'Neue Adresse geben', newKeyDone: 'Deine neue Adresse kommt per Mail und steht unten. Post an die alte wird zurückgehalten.', diceLog: 'Würfelprotokoll', publicPage: 'Öffentliche Seite der Partie', answered: 'Deine Antwort gilt.', spare: 'Transportraum', ship: 'Schiff', where: 'Wo', cargo: 'An Bord', forces: 'Truppen', mine: 'Was dir gehört', goOn: 'Weiter mit:', ordersHowCommon: 'Ein Befehl je Zeile, deutsch oder englisch, auch gleich für die ganze Runde. Zeilen, die keine Befehle sind, schaden nicht. Was du schickst, ersetzt deine Befehle für die Phasen, von denen es spricht; niemand sieht sie, bevor die Phase ausgewertet wird.', credits: 'Kredite', purchases: 'Gekauft, noch nicht aufgestellt', jump: 'Auf dieser Seite',
  },
  echo: {
    title: 'Antwort auf deinen Text', checked: 'Nur geprüft; es wurde nichts gespeichert.', stored: 'Gespeichert. Es ersetzt, was du für diesen Zug vorher geschickt hast.', storedAhead: 'Gespeichert. Du bist gerade nicht am Zug: Die Aktion wird für deine nächste aufgehoben, und du kannst sie ändern, bis diese ausgewertet wird.', storedCommon: 'Gespeichert. Es ersetzt, was du vorher für die Phasen geschickt hast, von denen es spricht.', checkedAhead: 'Nur geprüft, nichts gespeichert. Du bist gerade nicht am Zug: So abgeschickt, würde die Aktion für deine nächste aufgehoben.', nothingStored: 'Keine Zeile ließ sich als Befehl nehmen; deine früheren Befehle gelten weiter.', superseded: 'Ein späterer Text von dir ist schon da und gilt.',
    status: { accepted: 'Alle Befehle angenommen', partly: 'Einige Befehle angenommen', refused: 'Kein Befehl angenommen' }, line: { ok: 'gilt', warning: 'Warnung', refused: 'abgelehnt', note: 'Notiz' }, suggestion: 'Nächster erlaubter Befehl:', missing: 'Was noch fehlt', rests: 'Siehe', lineNumber: (line) => `Zeile ${line}`,
  },
  orders: { source: { mail: 'per Mail', form: 'auf dieser Seite', rest: 'über die API', moderator: 'vom Spielleiter' }, status: { accepted: 'angenommen', partly: 'teilweise angenommen', refused: 'abgelehnt', note: 'ohne Befehle' } },
  question: { lose: 'Schiffe, die verloren gehen', damage: 'Schiffe, die stattdessen beschädigt werden', rerollThese: 'Würfel, die noch einmal fallen', giveUp: 'Schiffe, die du aufgibst', howMany: 'Wie viele du jeweils verlierst', hits: 'Treffer', first: 'zuerst' },
  signIn: {
    title: 'Als Spielleiter anmelden', how: 'Gib deine Adresse an; per Mail kommt ein Link, der für eine Anmeldung gut ist.', send: 'Link zuschicken', sent: 'Wenn das die Adresse eines Spielleiters ist, ist ein Link unterwegs. Er gilt nur kurze Zeit.', button: 'Anmelden', asWhom: 'Dieser Link meldet an:', gone: 'Dieser Link lässt sich nicht benutzen', goneHow: 'Er wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.', signedOut: 'Du bist abgemeldet.',
  },
  confirm: {
    title: 'Eine Mail bestätigen', what: 'Diese Mail kam mit der Adresse deines Platzes, aber von einem Absender, den wir nicht kennen. Sie zählt nur, wenn du sie bestätigst.', button: 'Ja, sie zählt', counted: 'Die Mail zählt, als wäre sie von dir gekommen.', tooLate: 'Der Zug ist ausgewertet, oder ein späterer Text von dir ist schon da; die Mail ändert nichts.', gone: 'Hier gibt es nichts zu bestätigen', goneHow: 'Die Mail wurde schon bestätigt oder beiseitegelegt, oder der Link ist zu alt.', from: 'Von', received: 'Eingang', why: 'Warum sie zurückgehalten wird',
  },
  moderator: {
    games: 'Deine Partien', noGames: 'Es gibt noch keine Partien.', newGame: 'Neue Partie anlegen', open: 'Öffnen', start: 'Partie starten', startHow: 'Öffnet den ersten Zug und schreibt allen.', process: 'Jetzt auswerten', processHow: 'Wertet den Zug aus, als wäre die Frist abgelaufen: Plätze ohne Befehle passen, Fragen ohne Antwort bekommen ihre Vorgabe.', processed: 'Der Zug wurde gerechnet.', held: 'Der Zug ist angehalten: Neu gerechnet weicht er von dem ab, was veröffentlicht ist. Es wurde nichts geändert.',
    seats: 'Plätze', ordersIn: 'Befehle sind da', ordersMissing: 'noch keine Befehle', seeOrders: 'Befehle', link: 'Spielerseite', linkHow: 'Wer sie öffnet, handelt für den Platz.', questions: 'Offene Fragen', answerFor: 'Für diesen Platz antworten', correct: 'Korrigieren', correctHow: 'Setzt sich zwischen den Zügen über den Stand hinweg. Die Korrektur und dein Grund werden allen gezeigt.', correctKind: 'Was zu korrigieren ist', chooseKind: 'Auswählen', correctSend: 'Korrigieren', corrected: 'Korrigiert. Alle sehen es.', mails: 'Mails', dice: 'Würfelprotokoll', events: 'Ereignisse', options: 'Optionen', started: 'Die Partie hat begonnen; alle haben Post.', answered: 'Die Antwort gilt.', bouncing: 'Mail kommt zurück', demo: 'Vorführung', reasonLabel: 'Grund', reasonHow: 'Alle Spieler lesen ihn.',
    notBetweenTurns: 'Ein Zug wird ausgewertet: Korrekturen sind wieder möglich, wenn er vorbei ist. Bis dahin kannst du Fragen für einen Platz beantworten.', noOrders: 'Dieser Platz hat nichts geschickt.', ordersOf: 'Befehle von', actions: 'Was du tun kannst', commitment: 'Festlegung der Würfel', value: 'Wert', what: 'Was', resolveAtOnce: 'sobald die Befehle des Platzes da sind, der am Zug ist', resolveAtDeadline: 'nach Ablauf der Frist',
  },
  newGame: {
    title: 'Neue Partie', name: 'Name der Partie', ruleset: 'Ausgabe', galaxy: 'Galaxie', galaxyHow: 'Die Galaxie sagt auch, wie viele mitspielen können.', seats: 'Spieler', seatsHow: 'In Sitzreihenfolge; der erste ist der Sprecher. Ein Platz ohne Rasse entfällt.', options: 'Regeloptionen', optionsHow: 'Im Zweifel lass sie, wie sie sind.', deadline: 'Zeit für Befehle', hours: 'Stunden für einen Zug und für eine Frage', hoursHow: 'Vielfache von 24 sind Kalendertage in der Zeitzone der Partie.', zone: 'Zeitzone der Partie', resolve: 'Züge werden ausgewertet', resolveAtDeadline: 'nach Ablauf der Frist', resolveAtOnce: 'sobald die Befehle des Platzes da sind, der am Zug ist', resolveUsual: 'wie es in dieser Ausgabe üblich ist', create: 'Partie anlegen', created: 'Die Partie ist angelegt. Sieh sie an und starte sie dann.', raceEmpty: 'diesen Platz auslassen', rulesetNext: 'Zuerst die Ausgabe:', next: 'Weiter', fixed: 'in dieser Ausgabe keine Wahl', wrong: 'So ließ sich die Partie nicht anlegen:',
  },
  mails: {
    in: 'Eingegangene Mails', out: 'Ausgehende Mails', none: 'Es gibt keine.', received: 'Eingang', made: 'Was daraus wurde', sent: 'verschickt', waiting: 'wartet', failed: 'aufgegeben', attempts: 'Versuche', release: 'Zählen lassen', reject: 'Beiseitelegen', released: 'Die Mail zählt.', tooLate: 'Der Zug ist ausgewertet, oder ein späterer Text gilt: Die Mail ändert nichts.', rejected: 'Die Mail ist beiseitegelegt.',
    one: 'Mail Nr.', source: { smtp: 'SMTP', imap: 'IMAP', webhook: 'Relais über HTTP' }, by: 'Weg', orders: 'Die Befehle daraus', reassign: 'Für diesen Platz zählen lassen', reassigned: 'Die Mail zählt für diesen Platz.', reassignTo: 'Gehört zu', readSource: 'Quelltext ansehen', sourceHow: 'Als reiner Text; nichts daraus wird ausgeführt oder nachgeladen.', ownText: 'Was der Absender selbst geschrieben hat', noText: 'Darin ist kein eigener Text, der sich lesen lässt.', handled: 'Bearbeitet', expires: 'Wartet bis', confirmed: 'Bestätigt', named: 'Ging auch an', dmarcTitle: 'DMARC', dmarc: { pass: 'bestanden', fail: 'nicht bestanden', none: 'keine Aussage' }, sendAgain: 'Noch einmal schicken', again: 'Die Mail liegt noch einmal im Postausgang.', suppressed: 'Gesperrte Adressen', suppressedHow: 'Von diesen Adressen kam Post zurück; sie bekommen nichts mehr. Was für sie wartet, geht hinaus, sobald du sie freigibst.', trust: 'Wieder freigeben', trusted: 'Die Adresse bekommt wieder Post.', decide: 'Was soll aus dieser Mail werden?',
    status: { stored: 'noch nicht gelesen', done: 'gelesen', held: 'zurückgehalten', ignored: 'ohne Antwort', duplicate: 'kam doppelt', refused: 'abgelehnt' },
    outboxTitle: 'Postausgang', outboxHow: 'Alles, was an Spieler und Spielleiter geschrieben wurde. Ist kein Mailserver eingerichtet, bleibt es hier.', purged: 'Der Text wurde nach seiner Zeit gelöscht.', size: 'Größe', bytes: (count) => (count < 1024 ? `${count} Byte` : `${Math.ceil(count / 1024)} KB`),
  },
  dice: {
    title: 'Würfelprotokoll', what: 'Jeder Würfel dieser Partie und alles, was man zum Nachrechnen braucht.', chains: 'Festlegungen', commitment: 'Festlegung (Glied 0)', length: 'Glieder', openings: 'Eröffnungen von Zügen', link: 'Glied, sobald veröffentlicht', notYet: 'noch nicht veröffentlicht', receipts: 'Quittungen der Befehle, die den Zug eröffneten', noReceipts: 'ohne Befehle eröffnet', rolls: 'Würfe', noRolls: 'Noch wurde nicht gewürfelt.', label: 'Kennung', for: 'Wofür', faces: 'Augen', modifiers: 'Änderungen', target: 'Trifft ab', hits: 'Treffer', verify: 'Wie man einen Wurf nachrechnet',
    verify1: 'Der SHA-256-Hash eines Glieds ist das Glied davor; bei Glied 1 ist das die Festlegung aus deiner ersten Mail. Kein Glied kann also nachträglich gewählt worden sein.', verify2: 'Der Schlüssel eines Zugs ist der HMAC-SHA256 unter seinem Glied über diese Zeilen, jede mit Zeilenvorschub: sternenpost/1, die Kennung der Partie, die Nummer des Glieds und jede Quittung.', verify3: 'Die Augen eines Wurfs sind die Bytes des HMAC-SHA256 unter diesem Schlüssel über die Kennung des Wurfs, einen Zeilenvorschub und die Blocknummer 0, 1, 2 …: Ein Byte unter 250 ergibt 1 plus seine letzte Dezimalstelle, andere werden übersprungen.', verifyTrust: 'Niemand kann Würfel nachträglich ändern, und kein Spieler kann sie vorhersagen. Wer die Geheimnisse des Servers lesen kann, könnte kommende Würfel kennen; ihm wird vertraut, dass er nicht hinsieht.', first: 'vor der Wiederholung', number: 'Nr.', who: 'Wer', gameId: 'Kennung der Partie',
  },
  rules: {
    title: 'Optionen und Regeln', what: 'Wonach dieser Server entscheidet, in eigenen kurzen Worten. Die Regeln selbst stehen in deinem Exemplar des Spiels.', options: 'Optionen', option: 'Option', meaning: 'Was sie entscheidet', values: 'Werte', statements: 'Aussagen, auf die sich Antworten berufen', statementsHow: 'Ablehnungen und Berichte nennen die Aussagen, auf denen sie beruhen; ihre Links führen hierher. Die Anführerregeln stehen hier in je einer Zeile, vom Übrigen steht da, wovon es handelt.', default: 'Vorgabe', fixed: 'fest', rests: 'Beruht auf', optionOf: (title) => `Option: ${title}`,
    groups: { A: 'Anführer, dritte Edition (A1 bis A73)', B: 'Anführer, deutsches Spiel (B1 bis B48)', R: 'Die dritte Edition außer ihren Anführern (R)', S: 'Das deutsche Spiel außer seinen Anführern (S: zweite Edition, RZ: was dieser Server festgelegt hat)', more: 'Worauf Optionen sonst noch beruhen' },
  },
  public: { title: 'Partie', what: 'Was jeder von dieser Partie sehen darf.', diceLog: 'Würfelprotokoll und wie man es nachrechnet' },
  changes: { 'planet-owner': 'Besitzer eines Planeten', 'planet-exhausted': 'Planet erschöpft oder aufgefrischt', forces: 'Truppen auf einem Planeten', cargo: 'Truppen an Bord eines Schiffs', dock: 'Raumdock', 'piece-added': 'Schiff hinzufügen', 'piece-removed': 'Schiff entfernen', 'piece-moved': 'Schiff versetzen', 'piece-damaged': 'Schaden eines Schiffs', leader: 'Aufenthalt eines Anführers', counters: 'Kommandomarker eines Spielers', 'system-counter': 'Kommandomarker in einem System', 'trade-goods': 'Handelswaren', technology: 'Technologie', passed: 'Ob ein Spieler gepasst hat' },
  fields: { planet: 'Planet', owner: 'Besitzer', exhausted: 'Erschöpft', seat: 'Spieler', kind: 'Art', count: 'Wie viele es dann sind', piece: 'Schiff', present: 'Ist da', system: 'System', damaged: 'Beschädigt', leader: 'Anführer', at: 'Wo', command: 'Kommando', strategy: 'Strategie', fleet: 'Flotte', technology: 'Technologie', known: 'Hat sie', passed: 'Hat gepasst' },
  value: (value) => values[String(value)] ?? String(value),
};
