import { describe } from '../scenario/describe.js';
import { playAll } from '../scenario/play-all.js';
import { playFile } from '../scenario/play-file.js';
import { USAGE, type Command } from './command.js';
import { fileProblem } from './file-problem.js';

/** `scenario FILE...`: exit code 1 on any difference. */
export const scenario: Command = async ({ args, say, complain }) => {
  if (args.length === 0) {
    complain(USAGE);
    return 2;
  }
  let holds = true;
  for (const file of args) {
    const played = await playFile(file).catch((error: unknown) => fileProblem(file, error));
    if (typeof played === 'string') {
      complain(played);
      holds = false;
      continue;
    }
    say(describe(played));
    holds &&= played.differences.length === 0;
  }
  return holds ? 0 : 1;
};

/** `scenarios`: all of them, and the coverage of the seed statements. */
export const scenarios: Command = async ({ args, say }) => ((await playAll(args[0] ?? 'test/scenarios', say)) ? 0 : 1);
