import type { Config } from '../config.js';

export type CommandInput = { readonly args: readonly string[]; readonly config: Config; readonly say: (line: string) => void; readonly complain: (line: string) => void };
/** Gives the exit code. */
export type Command = (input: CommandInput) => Promise<number>;

export const USAGE = `Sternenpost, commands:
  moderator add EMAIL [--token]   add a moderator and print a sign-in link, or one line with a bearer token
  scenario FILE...                play scenario files and say what happened and why
  scenarios                       play all of test/scenarios and say what they prove
  mail send FILE.eml              hand a raw mail to the inbound listener
  outbox [--to ADDRESS]           print the outgoing mails, the newest last
  migrate                         bring the database up to date
`;
