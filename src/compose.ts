import { diceKeeper } from './dice/dice-keeper.js';
import type { DiceKeeper, GameDeps, MapPainter, Settings } from './games/ports.js';
import { handleWaitingMail } from './games/receive-mail.js';
import { createInboundReader, type ReaderSettings } from './mail/inbound/inbound-reader.js';
import { createMailComposer } from './mail/outbound/compose-mail.js';
import { orderWords, orderWordsThatAreNouns } from './orders/order-words.js';
import type { Database } from './persistence/client.js';
import { createClock, createWakeUps } from './persistence/clock.js';
import { createGameStore } from './persistence/game-store.js';
import { createIdempotencyStore } from './persistence/idempotency-store.js';
import { createMailStore } from './persistence/mail-store.js';
import { createOrderStore } from './persistence/order-store.js';
import { createOutbox } from './persistence/outbox-store.js';
import { createPeopleStore } from './persistence/people-store.js';

export type ComposeSettings = Settings & Pick<ReaderSettings, 'mailMaxBytes' | 'dmarc'> & {
  /** Other dice than those of the protocol: for the demonstration, whose faces are written down. */
  readonly dice?: DiceKeeper;
  /** Absent: mails have no picture of the map. */
  readonly paintMap?: MapPainter;
  /** One last look into a mailbox that is read from time to time, before a turn is resolved. */
  readonly lookForMail?: () => Promise<void>;
};

/** The ports of the use cases over one database: the only place that makes adapters and hands them on. */
export function composeGames(database: Pick<Database, 'prisma' | 'pool' | 'reserve'>, settings: ComposeSettings): GameDeps {
  const { secret, mailDomain, publicUrl } = settings;
  return {
    games: createGameStore(database),
    orders: createOrderStore(database),
    people: createPeopleStore(database),
    mails: createMailStore(database),
    outbox: createOutbox(database),
    once: createIdempotencyStore(database),
    dice: settings.dice ?? diceKeeper,
    clock: createClock(database),
    composer: createMailComposer({ mailDomain }),
    paintMap: settings.paintMap ?? (async () => undefined),
    inbound: createInboundReader({ ...settings, orderWords: { all: orderWords, nouns: orderWordsThatAreNouns } }),
    readMailFirst: async (deps, of) => {
      await settings.lookForMail?.();
      return handleWaitingMail(deps, of);
    },
    wake: createWakeUps(database),
    settings: { secret, mailDomain, publicUrl },
  };
}
