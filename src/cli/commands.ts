import type { Command } from './command.js';

// Each command loads what it needs: a scenario needs no database, and nobody waits for mail libraries.
export const commands: Readonly<Record<string, Command | undefined>> = {
  moderator: async (input) => (await import('./moderator.js')).moderator(input),
  scenario: async (input) => (await import('./scenario.js')).scenario(input),
  scenarios: async (input) => (await import('./scenario.js')).scenarios(input),
  mail: async (input) => (await import('./mail.js')).mail(input),
  outbox: async (input) => (await import('./outbox.js')).outbox(input),
  migrate: async (input) => (await import('./migrate.js')).migrateCommand(input),
};
