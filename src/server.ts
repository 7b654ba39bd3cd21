import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.js';
import { createLog } from './log.js';
import { StartProblem } from './compose/start-problem.js';
import { startProgram } from './compose/start-program.js';

const read = readConfig();
if (!read.ok) {
  process.stderr.write(`${read.problem}\n`);
  process.exit(1);
}

const log = createLog({ level: read.config.logLevel });
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const stopping = new AbortController();

let end = async (): Promise<void> => undefined;
const grace = closeWithGrace({ delay: 20_000, logger: log }, async ({ err }) => {
  if (err !== undefined) log.error({ err }, 'the program ends');
  stopping.abort();
  await end();
});

try {
  const program = await startProgram({ config: read.config, log, print, signal: stopping.signal, onLost: () => grace.close(), onClose: (close) => { end = close; } });
  if (program === 'stopped') grace.close();
} catch (error) {
  process.stderr.write(`Sternenpost cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  // What the user can mend is one line; only a fault of ours has a stack.
  if (!(error instanceof StartProblem)) log.error({ err: error }, 'cannot start');
  await end();
  process.exit(1);
}
