import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { precompress } from './precompress.js';

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-gz-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('precompress', () => {
  it('writes both copies of what is worth it', async () => {
    const text = 'compressible '.repeat(500);
    writeFileSync(file('app.js'), text);
    writeFileSync(file('tiny.css'), 'a{}');
    writeFileSync(file('photo.jpg'), text);
    await precompress(folder);
    expect(brotliDecompressSync(readFileSync(file('app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(file('app.js.gz'))).toString()).toBe(text);
    expect(existsSync(file('tiny.css.br'))).toBe(false);
    expect(existsSync(file('photo.jpg.gz'))).toBe(false);
  });

  it('renews only the copies of changed files', async () => {
    writeFileSync(file('app.js'), 'old '.repeat(500));
    await precompress(folder);
    const before = statSync(file('app.js.br')).mtimeMs;
    await precompress(folder);
    expect(statSync(file('app.js.br')).mtimeMs).toBe(before);
    writeFileSync(file('app.js'), 'new '.repeat(500));
    const later = new Date(Date.now() + 5_000);
    utimesSync(file('app.js'), later, later);
    await precompress(folder);
    expect(gunzipSync(readFileSync(file('app.js.gz'))).toString()).toMatch(/^new /);
  });

  it('has nothing to do without a folder', async () => {
    await expect(precompress(file('missing'))).resolves.toBeUndefined();
  });
});
