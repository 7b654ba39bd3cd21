import { inOwnWorld } from './world.js';
import { scriptedKeeper } from './scripted-keeper.js';
import { FACES, playStory } from './story.js';
import { sitDown } from './table.js';
import { createTranscript } from './transcript.js';

const begun = performance.now();
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));

try {
  await inOwnWorld(scriptedKeeper(FACES).keeper, stopping.signal, async (world) => {
    const say = createTranscript(print);
    say.scene('Sternenpost: a demonstration');
    const table = await sitDown(world, say);
    await playStory(table, say.scene);
  });
} catch (error) {
  print(error instanceof Error ? `\nThe demonstration failed: ${error.stack}` : String(error));
  process.exitCode = 1;
}
print(`${String(Math.round((performance.now() - begun) / 1000))} s`);
