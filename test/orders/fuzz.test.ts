import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { complete } from '../../src/orders/completion.js';
import { makeEcho } from '../../src/orders/echo.js';
import { languages } from '../../src/orders/lexicon/types.js';
import { parse } from '../../src/orders/parse.js';
import { print } from '../../src/orders/print.js';
import { anyIntent } from './support/random-intents.js';
import { rimContext } from './support/rim-war.js';

const context = rimContext();
const words = fc.constantFrom('MOVE', 'BEWEGE', 'LAND', 'STANDING', 'ASK ME', 'FRAGE MICH', 'FROM', 'VON', 'TO', 'AUF', 'IF', '<=', ',', '&', 'Dreadnought', '1', '2x', 'DN2', 'x', 'Admiral', 'Hacan', 'Arc', 'Archon', 'ship', 'with', 'last', 'OFF', 'Mellom', 'Quinara', 'bodentrupe', '#', '//', '\n', '\r', '>', ':', '!', '[0.0.0]', "N'", '\u00ad', '\u0308', '𝔄', '\ud800', 'ß', '1e9', '-1', '½', 'END');
const order = fc.tuple(anyIntent, fc.constantFrom(...languages)).map(([intent, language]) => print(intent, language, context));
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
  fc.tuple(order, fc.nat(), fc.string({ maxLength: 3 })).map(([line, at, noise]) => `${line.slice(0, at % (line.length + 1))}${noise}${line.slice(at % (line.length + 1))}`),
);

test('no text whatever crashes the parser, the echo or the completion, and every line gets its answer', () => {
  fc.assert(fc.property(text, (written) => {
    const { lines } = parse(written, context);
    expect(lines.map((line) => line.line)).toEqual(lines.map((_, index) => index + 1));
    for (const line of lines) {
      const refused = line.problems.some((problem) => problem.severity === 'refused');
      if (line.kind === 'order') expect(refused).toBe(line.intent === undefined);
      if (line.kind === 'note' || line.kind === 'blank') expect(line.problems).toEqual([]);
    }
    for (const language of languages) makeEcho(lines, language, context);
    complete({ text: written, context, language: 'en' });
  }), { numRuns: 1500 });
});

/** Steps a character may cost, whatever the text; names of this game and words of the lexicons are looked through for each unknown word. */
const stepsPerCharacter = 1500;

test('the counted steps stay linear in the length', () => {
  fc.assert(fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), (parts) => {
    const written = parts.join(' ');
    expect(parse(written, context).steps).toBeLessThanOrEqual(stepsPerCharacter * (written.length + 1));
  }), { numRuns: 300 });
});

test.each(['MOVE abcdef ', 'a.', 'STANDING ', 'MOVE Dreadnought 1, ', 'CASUALTIES ship with ', '27 ', 'Hacan: ', '> ', 'Arc ', 'VIA 14 ', "N'", '\n', '\u00ad', 'x'.repeat(50)])('twice the text costs no more than about twice the steps: %j', (part) => {
  const cost = (times: number): number => parse(`MOVE ${part.repeat(times)}`, context).steps;
  expect(cost(4000)).toBeLessThanOrEqual(2.2 * cost(2000) + 5000);
});
