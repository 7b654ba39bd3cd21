import { expect, test } from '@jest/globals';
import { judge, judgeCount, type OutboxState } from '../../../bench/soak/verdict.js';

const row = (id: string, more: Partial<OutboxState> = {}): OutboxState => ({ id, cause: `test:${id}`, toAddress: `${id}@example.org`, raw: Buffer.from(`mail ${id}`), sent: true, failed: false, ...more });
const mail = (id: string, raw = `mail ${id}`, to = `${id}@example.org`) => ({ from: '', to: [to], raw: Buffer.from(raw) });
const rows = [row('a'), row('b')];
const gone = [row('a', { sent: false, failed: true }), row('n', { cause: 'undeliverable:a' })];

test.each([
  ['each once', rows, [mail('a'), mail('b')], [], []],
  ['a second copy from the instant', rows, [mail('a'), mail('a'), mail('b')], [['a', 1]], []],
  ['a second copy from elsewhere', rows, [mail('a'), mail('b'), mail('b')], [['a', 1]], ['test:a to a@example.org arrived 1 times and should have 2 times', 'test:b to b@example.org arrived 2 times and should have 1 times']],
  ['a third copy', rows, [mail('a'), mail('a'), mail('a'), mail('b')], [['a', 1]], ['test:a to a@example.org arrived 3 times and should have 2 times']],
  ['a lost mail', rows, [mail('a')], [], ['test:b to b@example.org arrived 0 times and should have 1 times']],
  ['a second copy with other bytes', rows, [mail('a'), mail('b'), mail('a', 'mail a, later')], [['a', 1]], ['test:a to a@example.org arrived 1 times and should have 2 times', '1 copies have other bytes than any mail of ours']],
  ['to the wrong address', rows, [mail('a', 'mail a', 'x@example.org'), mail('b')], [], ['test:a went to somebody else than a@example.org']],
  ['an unsent mail', [row('a', { sent: false })], [], [], ['test:a to a@example.org is neither sent nor given up', 'test:a to a@example.org arrived 0 times and should have 1 times']],
  ['given up, and told', gone, [mail('n')], [], []],
  ['given up in silence', gone.slice(0, 1), [], [], ['nobody was told that test:a is given up']],
] as const)('%s', (_name, given, mails, instants, faults) => {
  expect(judge(given, mails, new Map(instants)).faults).toEqual(faults);
});

test.each([
  [7, 7, 30, []],
  [30, 7, 30, []],
  [6, 7, 30, ['7 second copies, but the program counted only 6']],
  [31, 7, 30, ['the program counted 31, but the killed senders had at most 30 mails on their way']],
])('%i counted, %i second copies, at most %i on their way', (counted, seconds, most, faults) => {
  expect(judgeCount({ counted, seconds, most })).toEqual(faults);
});
