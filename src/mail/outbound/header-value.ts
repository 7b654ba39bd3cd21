/** A value that would end its header line, or hide in it; a program that composes such a mail is wrong. Names with any of these are refused (holdsControl). */
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f\u0085\u2028\u2029]/u;

/** Plain `local@domain`: no names, comments, quotes or lists, which would name other recipients. */
const ADDRESS = /^[^\s@<>(),;:\\"[\]]{1,64}@[^\s@<>(),;:\\"]{1,253}$/u;

const MESSAGE_ID = /^<[^<>\s]{1,900}>$/u;

/** The value as it is; throws when it could add header lines. */
export function headerValue(name: string, value: string): string {
  if (CONTROL.test(value)) throw new RangeError(`${name} of a mail holds a line end or another control character`);
  return value;
}

export function addressValue(name: string, value: string): string {
  if (!ADDRESS.test(headerValue(name, value))) throw new RangeError(`${name} of a mail is not one plain address`);
  return value;
}

export function messageIdValue(name: string, value: string): string {
  if (!MESSAGE_ID.test(headerValue(name, value))) throw new RangeError(`${name} of a mail is not a message id`);
  return value;
}

export function linkValue(name: string, value: string): string {
  if (!/^https?:\/\/[^\s<>]+$/u.test(headerValue(name, value))) throw new RangeError(`${name} of a mail is not a web address`);
  return value;
}
