// What the benchmarks use of autocannon, which brings no types.
declare module 'autocannon' {
  type Request = { readonly method?: string; readonly path?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };
  type Options = { readonly url: string; readonly connections?: number; readonly duration?: number; readonly amount?: number; readonly requests?: readonly Request[] };
  type Result = { readonly requests: { readonly average: number }; readonly latency: { readonly p99: number }; readonly non2xx: number; readonly errors: number; readonly '2xx': number; readonly duration: number };
  export default function autocannon(options: Options): Promise<Result>;
}
