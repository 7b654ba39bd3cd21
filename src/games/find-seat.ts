import type { GameDeps, GameRecord, MailFacts, SeatRecord } from './ports.js';
import { isMailboxKeyOf } from './seat-keys.js';

export type FoundSeat = {
  readonly seat: SeatRecord;
  /** `current`: the key is the seat's; `old`: it was replaced some days ago; `none`: the seat is known by the sender alone. */
  readonly key: 'current' | 'old' | 'none';
};

/** The seat that a mail is for: by the key in the address, else by the sender. */
export async function findSeat(deps: Pick<GameDeps, 'games' | 'settings'>, record: Pick<GameRecord, 'seats'>, key: string, from: MailFacts['from']): Promise<FoundSeat | undefined> {
  const byKey = await seatOfKey(deps, record, key);
  if (byKey !== undefined) return byKey;
  const sender = record.seats.find((seat) => addressesOf(seat).some((address) => from.includes(address)));
  return sender === undefined ? undefined : { seat: sender, key: 'none' };
}

export async function seatOfKey(deps: Pick<GameDeps, 'games' | 'settings'>, { seats }: Pick<GameRecord, 'seats'>, key: string): Promise<FoundSeat | undefined> {
  const current = seats.find((seat) => isMailboxKeyOf(deps.settings, { seatId: seat.id, generation: seat.mailboxGeneration }, key));
  if (current !== undefined) return { seat: current, key: 'current' };
  for (const seat of seats.filter((one) => one.mailboxGeneration > 1)) {
    const generations = await deps.games.oldMailboxGenerations(seat.id);
    if (generations.some((generation) => isMailboxKeyOf(deps.settings, { seatId: seat.id, generation }, key))) return { seat, key: 'old' };
  }
  return undefined;
}

export function addressesOf({ players }: Pick<SeatRecord, 'players'>): readonly string[] {
  return players.map(({ email }) => email.toLowerCase());
}
