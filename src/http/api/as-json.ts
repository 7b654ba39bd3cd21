/** A view as JSON has it: dates as ISO texts, numbers beyond JSON as texts, nothing for what is not there. */
export type Json<T> = T extends Date ? string : T extends bigint ? string : T extends readonly (infer E)[] ? readonly Json<E>[] : T extends object ? { readonly [K in keyof T]: Json<T[K]> } : T;

export function asJson<T>(view: T): Json<T> {
  return JSON.parse(JSON.stringify(view, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))) as Json<T>;
}
