import { readFile } from 'node:fs/promises';
import { readInbound } from '../../src/mail/inbound/index.js';
import { tellParent } from '../lib/child.js';
import { hostileCases } from './hostile-cases.js';

export type HostileReading = { readonly ms: number; readonly megabytes: number; readonly answer: string };

// One hostile mail in a process of its own, so that its memory is only its own.
const [file = ''] = process.argv.slice(2);
const options = { domain: 'bench.example' };
const raw = await readFile(file);
// Everything is loaded and warm before the clock runs.
for (let time = 0; time < 20; time += 1) await readInbound(Buffer.from(hostileCases['ordinary mail']?.() ?? ''), options);
const before = process.resourceUsage().maxRSS;
const begun = performance.now();
const read = await readInbound(raw, options);
const ms = performance.now() - begun;
const reading: HostileReading = { ms, megabytes: (process.resourceUsage().maxRSS - before) / 1024, answer: 'reason' in read ? `${read.action}: ${read.reason}` : read.action };
tellParent(reading);
