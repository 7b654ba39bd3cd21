/** Control characters but tab and line feed, line separators, and marks that turn the direction of all text behind them. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const ALL_CONTROL = new RegExp(CONTROL.source, 'gu');

/** Whether a name of one line holds anything that would end its line, hide in it or turn it round. */
export function holdsControl(name: string): boolean {
  return CONTROL.test(name) || /[\t\n]/u.test(name);
}

/** A text of several lines as it is read and stored: line ends are line feeds, and control characters are blanks. */
export function withoutControl(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(ALL_CONTROL, ' ');
}
