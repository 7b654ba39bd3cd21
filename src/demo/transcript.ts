import type { Arrived } from './sink.js';

const WIDTH = 78;

export type Transcript = {
  /** A new part of the story. */
  readonly scene: (title: string) => void;
  /** What somebody does, in a line, and the words that he sends. */
  readonly deed: (what: string, words?: string) => void;
  /** What he gets back at once. */
  readonly answer: (what: string, words: string) => void;
  /** A mail that has arrived. */
  readonly mail: (reader: string, mail: Arrived) => void;
  /** How many mails have been shown. */
  readonly mails: () => number;
};

/** Prints the demonstration as one reads it: what is done, what is answered, and every mail in full. */
export function createTranscript(print: (line: string) => void): Transcript {
  let mails = 0;
  const block = (words: string, margin: string): void => {
    for (const line of words.trimEnd().split('\n')) print(`${margin}${line}`.trimEnd());
  };
  return {
    scene: (title) => {
      print('');
      print('═'.repeat(WIDTH));
      print(title);
      print('═'.repeat(WIDTH));
    },
    deed: (what, words) => {
      print('');
      print(`▶ ${what}`);
      if (words !== undefined) block(words, '    ');
    },
    answer: (what, words) => {
      print(`◀ ${what}`);
      block(words, '    ');
    },
    mail: (reader, { subject, text }) => {
      mails += 1;
      print('');
      print(`┌─ Mail ${String(mails)} to ${reader} ${'─'.repeat(Math.max(0, WIDTH - reader.length - String(mails).length - 13))}`);
      print(`│ ${subject}`);
      print(`├${'─'.repeat(WIDTH - 1)}`);
      block(text, '│ ');
      print(`└${'─'.repeat(WIDTH - 1)}`);
    },
    mails: () => mails,
  };
}
