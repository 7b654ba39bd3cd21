import { answerQuestion } from '../games/answer-question.js';
import { completeOrders } from '../games/complete-orders.js';
import { countMails } from '../games/count-mails.js';
import { correctGame } from '../games/correct-game.js';
import { createdGame, createGame } from '../games/create-game.js';
import { confirmHeldMail, lookAtHeldMail, reassignHeldMail, rejectHeldMail, releaseHeldMail } from '../games/held-mail.js';
import { onceOnly } from '../games/once-only.js';
import type { GameDeps } from '../games/ports.js';
import { processNow, turnToProcess } from '../games/process-turn.js';
import { listGames, readGame } from '../games/read-game.js';
import { readIncoming } from '../games/read-incoming.js';
import { readEvents, readMails, readOutgoing, readReports, readRolls } from '../games/read-log.js';
import { readOrders } from '../games/read-orders.js';
import { readPublicGame, readPublicRolls } from '../games/read-public-game.js';
import { takeMail } from '../games/receive-mail.js';
import { replaceMailboxKey } from '../games/replace-mailbox-key.js';
import { readStanding, setStanding } from '../games/set-standing.js';
import { holderOfLink, holderOfSession, holderOfToken, lookAtSignIn, requestSignIn, useSignIn } from '../games/sign-in.js';
import { sendAgain } from '../games/send-again.js';
import { startGame } from '../games/start-game.js';
import { checkOrderText, submitOrders } from '../games/submit-orders.js';
import { suppressedAddresses, trustAddress } from '../games/suppressed-addresses.js';

/** A use case without its first parameter. */
type Bound<F> = F extends (deps: GameDeps, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never;

const all = {
  answerQuestion, correctGame, createdGame, createGame, confirmHeldMail, lookAtHeldMail, reassignHeldMail, rejectHeldMail, releaseHeldMail, onceOnly, processNow, turnToProcess,
  listGames, readGame, readEvents, readMails, readOutgoing, readReports, readRolls, readOrders, readPublicGame, readPublicRolls, takeMail,
  replaceMailboxKey, readStanding, setStanding, holderOfLink, holderOfSession, holderOfToken, lookAtSignIn, requestSignIn, useSignIn, startGame,
  checkOrderText, submitOrders, completeOrders, readIncoming, sendAgain, suppressedAddresses, trustAddress, countMails,
};

/** What the web can do: every use case with its ports already in hand, so that a test can put others in their place. */
export type UseCases = { readonly [K in keyof typeof all]: Bound<(typeof all)[K]> };

/** The real use cases over these ports. */
export function useCasesOf(deps: GameDeps): UseCases {
  const bound = Object.entries(all).map(([name, useCase]) => [name, (useCase as (deps: GameDeps, ...rest: readonly unknown[]) => unknown).bind(undefined, deps)]);
  return Object.fromEntries(bound) as UseCases;
}
