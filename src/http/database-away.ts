const codes = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2037',
  '57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300',
]);
const messages = /connection terminated|connection timeout|timeout exceeded when trying to connect|cannot reach database|server closed the connection|the database system is/iu;

/** Whether an error, or what caused it, says that the database cannot be reached just now. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  if ('code' in error && codes.has(String(error.code))) return true;
  if (messages.test(error.message)) return true;
  return isDatabaseAway(error.cause, depth + 1) || driverError(error, depth);
}

/** Prisma keeps what its driver said in `meta.driverAdapterError`. */
function driverError(error: Error, depth: number): boolean {
  if (!('meta' in error) || typeof error.meta !== 'object' || error.meta === null || !('driverAdapterError' in error.meta)) return false;
  return isDatabaseAway(error.meta.driverAdapterError, depth + 1);
}
