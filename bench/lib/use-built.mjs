import { register } from 'node:module';

// What is measured is what is run: the benchmarks are read as they are written, but src/ is taken from dist/, where it is built.
register('./built-hooks.mjs', import.meta.url);
