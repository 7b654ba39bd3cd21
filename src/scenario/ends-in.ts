import { isReadableEnd } from '../dice/scripted.js';

/** Whether a question's or roll's label is what a file wrote: the label, a readable end of it, or that without whose it is. */
export function endsIn(label: string, written: string): boolean {
  return label === written || isReadableEnd(written, label) || isReadableEnd(written, label.slice(0, Math.max(0, label.lastIndexOf('/'))));
}
