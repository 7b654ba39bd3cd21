// Nothing here may go into a line of a mail's header or into the database: both would refuse a game or a text that had been taken before.

/** Control characters, halves of characters, line separators, and marks that turn the direction of all text behind them. */
const IN_NAME = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** In a text of several lines tabs and line feeds have their place. */
const IN_TEXT = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\p{Cs}]/gu;

/** Whether a name holds anything that would end its line, hide in it or turn it round. */
export function holdsControl(name: string): boolean {
  return IN_NAME.test(name);
}

/** A text of several lines as it is read and stored: lines end with line feeds, and other control characters are blanks. */
export function withoutControl(text: string): string {
  return text.replace(/\r\n|[\r\v\f\u0085]/gu, '\n').replace(IN_TEXT, ' ');
}
