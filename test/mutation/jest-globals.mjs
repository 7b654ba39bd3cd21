// What `@jest/globals` is to the tests in the mutation run: they are kept in a list, so that the runner plays those it wants as often as it wants.
import { expect } from 'expect';

export { expect };
export const collected = [];

const groups = [];
export function describe(name, body) {
  groups.push(name);
  body();
  groups.pop();
}
export function test(name, body) {
  collected.push({ id: [collected.length + 1, ...groups, name].join(' '), body });
}
test.each = (rows) => (name, body) => rows.forEach((row) => test(name, () => (Array.isArray(row) ? body(...row) : body(row))));
