import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { verifyLink } from '../../src/dice/chain.js';
import { facesOf } from '../../src/dice/faces.js';
import { receipt, shownReceipt } from '../../src/dice/receipt.js';
import { turnKey } from '../../src/dice/turn-key.js';

const read = (file: string): string => readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');

function blocks(markdown: string, language: string): string[] {
  return [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map((match) => match[1] ?? '');
}

/** The value that the page's commands give to a shell variable. */
function given(markdown: string, name: string): string {
  const match = new RegExp(`^${name}=(?:'([^']*)'|(\\S+))$`, 'm').exec(blocks(markdown, 'sh').join(''));
  return match?.[1] ?? match?.[2] ?? '';
}

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const canRun = process.platform !== 'win32' && spawnSync('openssl', ['version']).status === 0;
const testWithOpenssl = canRun ? test : test.skip;

for (const file of ['dice.md', 'wuerfel.md']) {
  testWithOpenssl(`docs/${file}: its own commands print what it says (needs openssl)`, () => {
    const page = read(file);
    const run = spawnSync('sh', ['-eu'], { input: blocks(page, 'sh').join('\n'), encoding: 'utf8' });
    expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' });
    expect(run.stdout).toBe(blocks(page, 'text').join(''));
  });

  test(`docs/${file}: the server computes the same`, () => {
    const page = read(file);
    const receipts = given(page, 'RECEIPTS').split('\n').map(hex);
    const link = hex(given(page, 'LINK'));
    const key = turnKey({ link, game: given(page, 'GAME'), linkNumber: Number(given(page, 'NUMBER')), receipts });
    const label = given(page, 'LABEL');
    const own = receipt(hex(given(page, 'SALT')), given(page, 'INTENTS'));

    expect(verifyLink(hex(given(page, 'BEFORE')), link)).toBe(true);
    expect(blocks(page, 'text')).toEqual([
      `${given(page, 'BEFORE')}\n`,
      `${key.toString('hex')}\n`,
      `${label}: ${facesOf(key, label, Number(given(page, 'COUNT'))).join(' ')}\n`,
      `${own.toString('hex')}\n`,
    ]);
    expect(own).toEqual(receipts[0]);
    expect(page).toContain(`\`${shownReceipt(own)}\``);
  });
}

test('both languages show the same example', () => {
  const withoutComments = (file: string) => blocks(read(file), '(?:sh|text)').map((block) => block.replace(/^#.*$/gm, '#'));
  expect(withoutComments('wuerfel.md')).toEqual(withoutComments('dice.md'));
});

testWithOpenssl('openssl and the server agree on a roll of more than one block (needs openssl)', () => {
  const page = read('dice.md').replace(/^COUNT=.*$/m, 'COUNT=70');
  const run = spawnSync('sh', ['-eu'], { input: blocks(page, 'sh').join('\n'), encoding: 'utf8' });
  const key = hex((blocks(page, 'text')[1] ?? '').trim());
  expect(run.stdout).toContain(`: ${facesOf(key, given(page, 'LABEL'), 70).join(' ')}\n`);
});
