import { readFile, writeFile } from 'node:fs/promises';
import { blocksOf } from './blocks.js';
import { documents } from './documents.js';
import { fill } from './fill.js';
import { readProofs } from './read-proofs.js';

// `npm run docs:rules`: writes the generated parts of the leader rules anew.
const proofs = await readProofs('.');
for (const { file, locale } of documents) {
  const before = await readFile(file, 'utf8');
  const after = fill(before, blocksOf(locale, proofs));
  if (after !== before) await writeFile(file, after);
  console.log(`${file}: ${after === before ? 'up to date' : 'written'}`);
}
