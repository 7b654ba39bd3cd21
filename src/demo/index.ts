import { scriptedKeeper } from './scripted-keeper.js';
import { FACES, playStory } from './story.js';
import { sitDown, type Table } from './table.js';
import { createTranscript, type Transcript } from './transcript.js';
import { inOwnWorld, type World } from './world.js';

// `npm run demo`: two rounds for three players, through the doors that players use, in a folder of its own.

const INTRODUCTION = `A whole server in a temporary folder: real PostgreSQL, web, API, mail in and mail
out by SMTP. Three people play two rounds; every mail they get is shown in full.
Only the dice are written down, so that the story is the same each time; chain,
links and receipts are real, but these faces cannot be computed from them.`;

/** What must have happened, by the events that say so. */
const NAMED: readonly (readonly [string, string])[] = [
  ['space battles', 'battle-closed'], ['invasions', 'invasion-opened'], ['leaders captured', 'leader-captured'], ['leaders escaped', 'leader-escaped'], ['leaders rescued', 'leader-freed'],
];

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));

const begun = performance.now();
try {
  const dice = scriptedKeeper(FACES);
  await inOwnWorld(dice.keeper, stopping.signal, async (world) => {
    const say = createTranscript(print);
    say.scene('Sternenpost: a demonstration');
    print(INTRODUCTION);
    say.deed('The server starts:', world.printed.join('\n'));
    const table = await sitDown(world, say);
    await playStory(table, say.scene);
    await sumUp({ table, say, world, unused: dice.unused() });
  });
} catch (error) {
  print(`\nThe demonstration failed. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exitCode = 1;
}

/** Everything that was to happen has, every mail was expected, and all dice were rolled; else it failed. */
async function sumUp({ table, say, world, unused }: { readonly table: Table; readonly say: Transcript; readonly world: World; readonly unused: readonly string[] }): Promise<void> {
  say.scene('What happened');
  const events = await table.events();
  const counted = NAMED.map(([what, type]) => ({ what, count: events.get(type) ?? 0 }));
  for (const { what, count } of counted) print(`${what.padEnd(20)} ${String(count).padStart(2)}`);
  print(`${'mails arrived'.padEnd(20)} ${String(say.mails()).padStart(2)}, each of them expected, none missing`);
  print(`${'time'.padEnd(20)} ${String(Math.round((performance.now() - begun) / 1000)).padStart(2)} s`);
  const wrong = [
    ...counted.filter(({ count }) => count === 0).map(({ what }) => `no ${what}`),
    ...world.sink.left().map(({ to, subject }) => `nobody expected a mail to ${to}: ${subject}`),
    ...unused.map((label) => `nobody rolled ${label}`),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
