import type { Change } from '../../engine/events.js';
import type { OrdersAnswer, OwnOrders, Waiting } from '../../games/views.js';
import type { EchoLine, GameStatus, InboundSource, InboundStatus, OrderSource, TurnStatus } from '../../games/ports.js';
import type { Locale } from '../../text/locale.js';
import type { ProblemCode } from '../problem-code.js';

type Words<K extends string> = Readonly<Record<K, string>>;

/** Every sentence of the pages. Both languages are of this type: what one lacks does not compile. */
export type PageText = {
  readonly locale: Locale;
  readonly site: Words<'name' | 'tagline' | 'skip' | 'menu' | 'otherLanguage' | 'unofficial' | 'rules' | 'api' | 'games' | 'newGame' | 'outbox' | 'signIn' | 'signOut' | 'home'>;
  readonly home: Words<'title' | 'what' | 'how' | 'player' | 'moderator'>;
  readonly common: Words<'yes' | 'no' | 'none' | 'nobody' | 'all' | 'back' | 'status' | 'seat' | 'race' | 'player' | 'turn' | 'round' | 'phase' | 'deadline' | 'noDeadline' | 'time' | 'name' | 'email' | 'language' | 'timeZone' | 'from' | 'to' | 'subject' | 'reason' | 'text' | 'passed' | 'receipt' | 'answer' | 'cancel' | 'show'>;
  readonly problems: Readonly<Record<ProblemCode, { readonly title: string; readonly detail: string }>>;
  readonly error: Words<'kept'>;
  readonly waiting: { readonly title: string; readonly inTitle: string; readonly fromYou: string; readonly nobody: string; readonly you: string; readonly for: Words<Waiting['for']>; readonly until: (when: string) => string };
  readonly status: { readonly game: Words<GameStatus>; readonly turn: Words<TurnStatus> };
  readonly turnLine: (turn: { readonly round: number; readonly action: number; readonly phase: string }) => string;
  readonly map: Words<'title' | 'legend' | 'table' | 'system' | 'planets' | 'fleets' | 'special' | 'counters' | 'home' | 'exhausted' | 'dock' | 'resources' | 'damaged' | 'scroll' | 'wormhole' | 'unowned' | 'tradeStation' | 'leadersHow'>;
  readonly seat: Words<
    | 'title' | 'orders' | 'ordersHow' | 'ordersLabel' | 'check' | 'send' | 'example' | 'questions' | 'noQuestions' | 'questionsHow' | 'sendAnswer' | 'sealed' | 'defaultNote' | 'standing' | 'standingHow' | 'standingLabel' | 'saveStanding' | 'standingSaved'
    | 'fleets' | 'planets' | 'leaders' | 'counters' | 'tradeGoods' | 'technologies' | 'noFleets' | 'noPlanets' | 'noLeaders' | 'reports' | 'noReports' | 'sentOrders' | 'noSentOrders' | 'counts' | 'salt' | 'hashed' | 'hashedHow' | 'reference' | 'referenceHow' | 'mailbox' | 'mailboxHow' | 'newKey' | 'newKeyDone' | 'diceLog' | 'publicPage' | 'answered' | 'spare' | 'ship' | 'where' | 'cargo' | 'forces' | 'mine' | 'jump' | 'goOn' | 'ordersHowCommon' | 'credits' | 'purchases'
  >;
  readonly echo: { readonly title: string; readonly checked: string; readonly stored: string; readonly storedAhead: string; readonly storedCommon: string; readonly checkedAhead: string; readonly nothingStored: string; readonly superseded: string; readonly status: Words<OrdersAnswer['status']>; readonly line: Words<EchoLine['status']>; readonly suggestion: string; readonly missing: string; readonly rests: string; readonly lineNumber: (line: number) => string };
  readonly orders: { readonly source: Words<OrderSource>; readonly status: Words<OwnOrders['status']> };
  readonly question: Words<'lose' | 'damage' | 'rerollThese' | 'giveUp' | 'howMany' | 'hits' | 'first'>;
  readonly signIn: Words<'title' | 'how' | 'send' | 'sent' | 'button' | 'asWhom' | 'gone' | 'goneHow' | 'signedOut'>;
  readonly confirm: Words<'title' | 'what' | 'button' | 'counted' | 'tooLate' | 'gone' | 'goneHow' | 'from' | 'received' | 'why'>;
  readonly moderator: Words<
    | 'games' | 'hasAnswered' | 'noGames' | 'newGame' | 'open' | 'start' | 'startHow' | 'process' | 'processHow' | 'processed' | 'held' | 'seats' | 'ordersIn' | 'ordersMissing' | 'seeOrders' | 'link' | 'linkHow' | 'questions' | 'answerFor' | 'correct' | 'correctHow' | 'correctKind' | 'chooseKind' | 'correctSend' | 'corrected' | 'mails' | 'dice' | 'events' | 'options' | 'started' | 'answered' | 'answerKept' | 'bouncing' | 'demo' | 'reasonLabel' | 'reasonHow' | 'notBetweenTurns' | 'noOrders' | 'ordersOf' | 'actions' | 'commitment' | 'value' | 'what' | 'resolveAtOnce' | 'resolveAtOnceCommon' | 'resolveAtDeadline'
  >;
  readonly newGame: Words<'title' | 'name' | 'ruleset' | 'galaxy' | 'galaxyHow' | 'seats' | 'seatsHow' | 'options' | 'optionsHow' | 'deadline' | 'hours' | 'hoursHow' | 'zone' | 'resolve' | 'resolveAtDeadline' | 'resolveAtOnce' | 'resolveUsual' | 'create' | 'created' | 'raceEmpty' | 'rulesetNext' | 'next' | 'fixed' | 'wrong'>;
  readonly mails: { readonly in: string; readonly out: string; readonly none: string; readonly received: string; readonly made: string; readonly sent: string; readonly waiting: string; readonly failed: string; readonly attempts: string; readonly release: string; readonly reject: string; readonly released: string; readonly tooLate: string; readonly rejected: string; readonly one: string; readonly source: Words<InboundSource>; readonly by: string; readonly orders: string; readonly reassign: string; readonly reassigned: string; readonly reassignTo: string; readonly readSource: string; readonly sourceHow: string; readonly ownText: string; readonly noText: string; readonly handled: string; readonly expires: string; readonly confirmed: string; readonly named: string; readonly dmarcTitle: string; readonly dmarc: Words<'pass' | 'fail' | 'none'>; readonly sendAgain: string; readonly again: string; readonly suppressed: string; readonly suppressedHow: string; readonly trust: string; readonly trusted: string; readonly decide: string; readonly status: Words<InboundStatus>; readonly outboxTitle: string; readonly outboxHow: string; readonly purged: string; readonly size: string; readonly bytes: (count: number) => string };
  readonly dice: Words<'title' | 'what' | 'chains' | 'commitment' | 'length' | 'openings' | 'link' | 'notYet' | 'receipts' | 'noReceipts' | 'rolls' | 'noRolls' | 'label' | 'for' | 'faces' | 'modifiers' | 'target' | 'hits' | 'verify' | 'verify1' | 'verify2' | 'verify3' | 'verifyTrust' | 'first' | 'number' | 'who' | 'gameId'>;
  readonly rules: { readonly title: string; readonly what: string; readonly options: string; readonly option: string; readonly meaning: string; readonly values: string; readonly statements: string; readonly statementsHow: string; readonly default: string; readonly fixed: string; readonly rests: string; readonly optionOf: (title: string) => string; readonly groups: Words<'A' | 'B' | 'R' | 'S' | 'more'> };
  readonly public: Words<'title' | 'what' | 'diceLog'>;
  readonly changes: Words<Change['change']>;
  readonly fields: Words<'planet' | 'owner' | 'exhausted' | 'seat' | 'kind' | 'count' | 'piece' | 'present' | 'system' | 'damaged' | 'leader' | 'at' | 'command' | 'strategy' | 'fleet' | 'technology' | 'known' | 'passed'>;
  readonly value: (value: unknown) => string;
};
