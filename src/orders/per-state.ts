import type { GameState } from '../engine/state.js';
import type { OrderContext } from './context.js';

type Kept<T> = { readonly rules: OrderContext['rules']; readonly key: string; readonly value: T };

/**
 * What follows from a state alone is worked out once and goes when the state goes: all lines of a text, its echo, and the next text
 * that meets the same state ask for it again. States never change, so that nothing kept can be out of date.
 */
export function perState<Rest extends readonly string[], T>(make: (context: OrderContext, ...rest: Rest) => T): (context: OrderContext, ...rest: Rest) => T {
  const kept = new WeakMap<GameState, Kept<T>[]>();
  return (context, ...rest) => {
    const key = [context.seat, context.vocabulary, ...rest].join('|');
    const known = kept.get(context.state) ?? [];
    const found = known.find((one) => one.key === key && one.rules === context.rules);
    if (found !== undefined) return found.value;
    const value = make(context, ...rest);
    known.push({ rules: context.rules, key, value });
    kept.set(context.state, known);
    return value;
  };
}
