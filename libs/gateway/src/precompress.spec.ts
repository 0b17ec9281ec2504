import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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

  it('compresses from a thousand bytes on, wherever a file lies', async () => {
    mkdirSync(file('deep/er'), { recursive: true });
    writeFileSync(file('deep/er/even.css'), 'x'.repeat(1_000));
    writeFileSync(file('less.css'), 'x'.repeat(999));
    writeFileSync(file('cssless'), 'x'.repeat(9_999));
    await precompress(folder);
    expect(existsSync(file('deep/er/even.css.gz'))).toBe(true);
    expect(existsSync(file('less.css.gz'))).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['cssless', 'deep', 'less.css']);
  });

  it('makes the copy that is missing, and takes away those of a file that became small', async () => {
    for (const name of ['one.js', 'two.js']) writeFileSync(file(name), 'code '.repeat(500));
    await precompress(folder);
    rmSync(file('one.js.gz'));
    writeFileSync(file('two.js'), 'x');
    const later = new Date(Date.now() + 5_000);
    utimesSync(file('two.js'), later, later);
    await precompress(folder);
    expect(readdirSync(folder).sort()).toEqual(['one.js', 'one.js.br', 'one.js.gz', 'two.js']);
  });

  it('has nothing to do without a folder', async () => {
    await expect(precompress(file('missing'))).resolves.toBeUndefined();
  });
});
