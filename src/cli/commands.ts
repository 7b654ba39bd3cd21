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

// Each command loads what it needs: a scenario needs no database, and nobody waits for mail libraries.
export const commands: Readonly<Record<string, Command | undefined>> = {
  moderator: async (input) => (await import('./moderator.js')).moderator(input),
  scenario: async (input) => (await import('./scenario.js')).scenario(input),
  scenarios: async (input) => (await import('./scenario.js')).scenarios(input),
  mail: async (input) => (await import('./mail.js')).mail(input),
  outbox: async (input) => (await import('./outbox.js')).outbox(input),
  migrate: async (input) => (await import('./migrate.js')).migrateCommand(input),
};
