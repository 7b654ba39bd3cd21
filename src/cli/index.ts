import { readConfig } from '../config.js';
import { USAGE } from './command.js';
import { commands } from './commands.js';

// Who looks at the first lines only (`| head`) closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const [name = '', ...args] = process.argv.slice(2);
const read = readConfig();
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (command === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else if (!read.ok) {
  process.stderr.write(`${read.problem}\n`);
  process.exitCode = 1;
} else {
  try {
    process.exitCode = await command({ args, config: read.config, say: (line) => void process.stdout.write(`${line}\n`), complain: (line) => void process.stderr.write(`${line}\n`) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
