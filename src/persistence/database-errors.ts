import { AppError } from '../games/errors.js';

/** SQLSTATE classes and codes of sockets and of Prisma that mean: the database cannot be reached now, or is not migrated yet; try later. */
const AWAY = /^(?:08...|42P01|57P0[1-3]|53...|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|P1001|P1002|P1008|P1017|P2024|P2028)$/u;
/** A deadlock, or what could not be put in a row. */
const CONFLICT = /^(?:40001|40P01|P2034)$/u;
const AWAY_MESSAGE = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|server closed the connection|Can't reach database|Connection ended unexpectedly|not queryable/iu;

type Thrown = { readonly message?: unknown; readonly code?: unknown; readonly errors?: unknown; readonly cause?: unknown; readonly meta?: { readonly driverAdapterError?: { readonly cause?: { readonly kind?: string; readonly originalCode?: string } } } };

/** Whether an error says that the database is away, and not that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  // By its looks: errors of node's own sockets are not always of this realm's Error.
  if (typeof error !== 'object' || error === null) return false;
  const { message, code, errors, cause, meta }: Thrown = error;
  if ((typeof code === 'string' && AWAY.test(code)) || (typeof message === 'string' && AWAY_MESSAGE.test(message))) return true;
  if (Array.isArray(errors) && errors.some(isDatabaseAway)) return true;
  const inner = meta?.driverAdapterError?.cause;
  if (inner !== undefined && (AWAY.test(inner.originalCode ?? '') || /Connection|Closed|Timeout|NotReachable/u.test(inner.kind ?? ''))) return true;
  return cause !== undefined && isDatabaseAway(cause);
}

/** Two transactions were in each other's way, and the database has ended this one: nothing is wrong with what it was asked. */
function isConflict(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, meta }: Thrown = error;
  const inner = meta?.driverAdapterError?.cause;
  return CONFLICT.test(String(code)) || CONFLICT.test(inner?.originalCode ?? '') || inner?.kind === 'TransactionWriteConflict' || (typeof message === 'string' && message.includes('deadlock detected')) || (cause !== undefined && isConflict(cause));
}

/** Wraps the functions of a store: when the database is away, the use case and its caller get `database-away`. */
export function telling<T extends Readonly<Record<string, (...args: never[]) => Promise<unknown>>>>(store: T): T {
  const wrapped = Object.entries(store).map(([name, call]) => [
    name,
    async (...args: never[]) => {
      try {
        return await call(...args);
      } catch (error) {
        if (isDatabaseAway(error)) throw new AppError('database-away', 'The database cannot be reached at the moment.', { cause: error });
        if (isConflict(error)) throw new AppError('busy', 'The game is being changed by others at this moment. Please try again.', { cause: error });
        throw error;
      }
    },
  ]);
  return Object.fromEntries(wrapped) as T;
}
