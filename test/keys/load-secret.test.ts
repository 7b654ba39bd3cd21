import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { loadSecret } from '../../src/keys/load-secret.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret test '));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('the configured secret is taken and nothing is written', () => {
  expect(loadSecret({ SECRET: 'configured', dataDir: folder })).toBe('configured');
  expect(readdirSync(folder)).toEqual([]);
});

test.each([undefined, ''])('with SECRET %j one is made once, for its owner alone, and kept', (SECRET) => {
  const dataDir = join(folder, 'not', 'yet there');
  const secret = loadSecret({ SECRET, dataDir });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(`${secret}\n`);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  expect(loadSecret({ SECRET, dataDir })).toBe(secret);
  if (process.platform !== 'win32') expect(modeOf(join(dataDir, 'secret'))).toBe(0o600);
});

test('a secret file that others can read is closed again', () => {
  const path = join(folder, 'secret');
  writeFileSync(path, 'restored\n');
  chmodSync(path, 0o644);
  expect(loadSecret({ dataDir: folder })).toBe('restored');
  if (process.platform !== 'win32') expect(modeOf(path)).toBe(0o600);
});

test('an empty secret file stops the start instead of changing all keys', () => {
  writeFileSync(join(folder, 'secret'), '\n');
  expect(() => loadSecret({ dataDir: folder })).toThrow('is empty');
});
