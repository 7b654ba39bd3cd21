import { parseArgs } from 'node:util';
import { addModerator } from '../games/add-moderator.js';
import { USAGE, type Command } from './command.js';
import { withGames } from './with-database.js';

/** `moderator add EMAIL [--token]` */
export const moderator: Command = async ({ args, config, say, complain }) => {
  const { values, positionals } = parseArgs({ args: [...args], options: { token: { type: 'boolean', default: false } }, allowPositionals: true });
  const [verb, email, ...rest] = positionals;
  if (verb !== 'add' || email === undefined || rest.length > 0) {
    complain(USAGE);
    return 2;
  }
  const added = await withGames(config, async (deps) => addModerator(deps, { email, withToken: values.token }));
  say(added.token ?? added.signInUrl);
  return 0;
};
