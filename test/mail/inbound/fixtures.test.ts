import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { readInbound, type Inbound } from '../../../src/mail/inbound/index.js';

type Fixture = Readonly<{
  file: string;
  action: string;
  lines: readonly string[];
  decoys: readonly string[];
  bounceFor?: readonly string[];
}>;

const folder = new URL('../fixtures/', import.meta.url);
const fixtures = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as readonly Fixture[];
const domain = 'pbem.example';
const seen = new Set<string>();
const tally = { accepted: 0, toAccept: 0, leaked: 0, automaticAnswered: 0 };

const linesOf = (inbound: Inbound) => (inbound.kind === 'orders' ? inbound.lines : []);

test.each(fixtures)('$file is taken as $action', async (fixture) => {
  const inbound = await readInbound(readFileSync(new URL(fixture.file, folder)), { domain, seen });
  if (inbound.kind !== 'refuse') seen.add(inbound.duplicateKey);
  const lines = linesOf(inbound);
  const leaked = fixture.decoys.filter((decoy) => lines.some((line) => line.includes(decoy)));
  tally.leaked += leaked.length;
  if (fixture.action === 'accept') tally.toAccept += 1;
  if (/^(ignore|record)/.test(fixture.action) && (inbound.kind === 'orders' || inbound.kind === 'reject')) {
    tally.automaticAnswered += 1;
  }
  expect(inbound.action).toBe(fixture.action);
  // To the letter, also where the mail is marked as lossy, mutated or damaged: all of it can be made good.
  expect(lines).toEqual(fixture.lines);
  expect(leaked).toEqual([]);
  if (fixture.bounceFor !== undefined) {
    expect(inbound.kind === 'bounce' ? inbound.bounceFor : []).toEqual(fixture.bounceFor);
  }
  if (fixture.action === 'accept') tally.accepted += 1;
});

afterAll(() => {
  const { accepted, toAccept, leaked, automaticAnswered } = tally;
  process.stdout.write(
    `accepted exactly ${accepted}/${toAccept}, decoys leaked ${leaked}, automatic mail answered ${automaticAnswered}\n`,
  );
});
