import { codeOf } from '../code-of.js';

/** The program cannot start, for a reason that whoever set it up can mend: the message is one line that says how. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

const REASONS: Readonly<Record<string, string | undefined>> = {
  EADDRINUSE: 'another program listens there. End it, or choose another',
  EACCES: 'this user may not listen there. Choose another, such as one above 1024, for',
  EADDRNOTAVAIL: 'this machine has no such address. Choose another',
  ENOTFOUND: 'there is no such host. Choose another',
};

/** Opens a listener; where it cannot, says by which settings another place is chosen. */
export async function listening<T>({ settings, host, port }: { readonly settings: string; readonly host: string; readonly port: number }, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const code = codeOf(error);
    const reason = REASONS[code];
    if (reason === undefined) throw error;
    throw new StartProblem(`Cannot listen on ${host.includes(':') ? `[${host}]` : host}:${String(port)} (${code}): ${reason} ${settings}.`, { cause: error });
  }
}
