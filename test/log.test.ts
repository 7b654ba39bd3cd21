import { expect, test } from '@jest/globals';
import { createLog } from '../src/log.js';

function written(work: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  work(createLog({ level: 'info' }, { write: (line: string) => (text += line) }));
  return text;
}

const KEY = 'abcdefghijklmnop234567';

test.each([
  ['a token beside other facts', { token: KEY }],
  ['a header', { req: { method: 'POST', url: `/p/${KEY}`, headers: { authorization: `Bearer ${KEY}` } } }],
  ['a mail below another name', { mail: { raw: KEY, text: KEY, envelopeTo: `g7.${KEY}@pbem.localhost` } }],
  ['a seat two levels down', { game: { seat: { mailbox: KEY, apiToken: KEY } } }],
  ['an error that repeats an address', { err: new Error(`cannot reach postgresql://app:${KEY}@localhost/x`) }],
])('%s is not written', (_name, facts) => {
  const text = written((log) => log.info(facts, 'something happened'));
  expect(text).toContain('something happened');
  expect(text).not.toContain(KEY);
});

test.each([`mail to g7.${KEY}@pbem.localhost held`, `GET /p/${KEY}/orders`, `GET /orders?token=${KEY}`])(
  'the message itself loses its secrets: %s',
  (message) => {
    expect(written((log) => log.warn(message))).not.toContain(KEY);
  },
);

const LETTERS = 'abcdefghijklmnopqrstuvwxyzabcdef';
test.each([
  `/p/${KEY}`, `/%70/${KEY}`, `//p/${KEY}`, `/P/${KEY}`, `/p//${KEY}/orders`, `/?x=${KEY}`, `/nothing/${KEY}`, `/p/${KEY.toUpperCase()}`, `/p/%61${KEY.slice(1)}`, `/%zz/${KEY}`, `/elsewhere/${LETTERS}`, `/x?y=%61${KEY.slice(1)}`, `/p%2f${LETTERS}`,
])('the address of a request loses its secrets: %s', (url) => {
  const text = written((log) => log.info({ req: { method: 'GET', url } }, 'incoming request')).toLowerCase();
  expect(text).toContain('incoming request');
  for (const secret of [KEY, LETTERS, KEY.slice(1)]) expect(text).not.toContain(secret);
});

test.each([['/api/v1/games/gabc1234/orders', '/api/v1/games/gabc1234/orders'], ['/rules?lang=de', '/rules?…'], ['/moderator/games/g7/mails', '/moderator/games/g7/mails']])('the rest of an address stays: %s', (url, path) => {
  expect(JSON.parse(written((log) => log.info({ req: { method: 'GET', url } }, 'x')))).toMatchObject({ req: { path } });
});

test('what is not secret stays', () => {
  const line = JSON.parse(written((log) => log.info({ game: 'g7', turn: 3 }, 'turn finished'))) as Record<string, unknown>;
  expect(line).toMatchObject({ game: 'g7', turn: 3, msg: 'turn finished' });
});

test('a silent log writes nothing', () => {
  let text = '';
  createLog({ level: 'silent' }, { write: (line: string) => (text += line) }).fatal('x');
  expect(text).toBe('');
});
