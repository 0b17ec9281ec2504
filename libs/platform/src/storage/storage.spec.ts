import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import S3rver from 's3rver';
import { FolderStorage } from './folder-storage.js';
import { S3Storage } from './s3-storage.js';
import { checkKey, type Storage } from './storage.js';

interface Kept {
  storage: Storage;
  stop(): Promise<void>;
}

async function inFolder(): Promise<Kept> {
  const root = mkdtempSync(path.join(tmpdir(), 'prepward-storage-'));
  return {
    storage: new FolderStorage(path.join(root, 'made-with-the-first-file')),
    stop: async () => rmSync(root, { recursive: true }),
  };
}

async function onServer(): Promise<Kept> {
  const directory = mkdtempSync(path.join(tmpdir(), 'prepward-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'prepward', configs: [] }],
  });
  const { port } = await server.run();
  return {
    storage: new S3Storage({
      kind: 's3',
      bucket: 'prepward',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      pathStyle: true,
    }),
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

const bytes = Buffer.from('0123456789 and the rest of the file');

describe.each([
  ['a folder', inFolder],
  ['a server that speaks S3', onServer],
])('files in %s', (_, start) => {
  let kept: Kept;
  let storage: Storage;
  beforeAll(async () => {
    kept = await start();
    ({ storage } = kept);
  });
  afterAll(() => kept.stop());

  async function read(key: string, range?: { start: number; end: number }) {
    const file = await storage.get(key, range);
    return file && { ...file, body: (await buffer(file.body)).toString() };
  }

  it('come back as they were stored, with their size and type', async () => {
    await storage.put('papers/a1.pdf', bytes, 'application/pdf');
    const about = { size: bytes.length, contentType: 'application/pdf' };
    expect(await storage.head('papers/a1.pdf')).toEqual(about);
    expect(await read('papers/a1.pdf')).toEqual({ ...about, body: bytes.toString() });
  });

  it('are read in ranges, both ends included', async () => {
    await storage.put('papers/range.pdf', bytes, 'application/pdf');
    const part = await read('papers/range.pdf', { start: 2, end: 5 });
    expect(part).toEqual({ size: bytes.length, contentType: 'application/pdf', body: '2345' });
    const last = bytes.length - 1;
    expect((await read('papers/range.pdf', { start: last, end: last }))?.body).toBe('e');
  });

  it('are replaced whole', async () => {
    await storage.put('papers/twice.pdf', bytes, 'application/pdf');
    const first = await storage.get('papers/twice.pdf');
    await storage.put('papers/twice.pdf', Buffer.from('another'), 'application/pdf');
    expect(first && (await buffer(first.body)).toString()).toBe(bytes.toString());
    expect((await read('papers/twice.pdf'))?.body).toBe('another');
  });

  it('are gone when deleted, which may be repeated', async () => {
    await storage.put('papers/gone.pdf', bytes, 'application/pdf');
    await storage.delete('papers/gone.pdf');
    await storage.delete('papers/gone.pdf');
    expect([await storage.head('papers/gone.pdf'), await storage.get('papers/gone.pdf')]).toEqual([
      null,
      null,
    ]);
  });

  it.each([
    '../outside.pdf',
    '/etc/passwd.pdf',
    'papers/../../outside.pdf',
    'papers//a.pdf',
    'papers/a',
    'papers/.hidden.pdf',
    'papers\\a.pdf',
    'papers/%2e%2e/a.pdf',
    'Papers/A.pdf',
    'papers/a.pdf/',
    'papers/a.pdf?x',
    `${'a'.repeat(200)}.pdf`,
    '',
  ])('have no key such as "%s"', async (key) => {
    const refusal = /storage key/;
    await expect(storage.put(key, bytes, 'application/pdf')).rejects.toThrow(refusal);
    await expect(storage.get(key)).rejects.toThrow(refusal);
    await expect(storage.head(key)).rejects.toThrow(refusal);
    await expect(storage.delete(key)).rejects.toThrow(refusal);
  });
});

it('a key is as deep as it needs to be, and 200 characters long at most', () => {
  for (const key of ['a.pdf', 'a/b/c/d.webp', `${'a'.repeat(196)}.pdf`])
    expect(checkKey(key)).toBe(key);
  expect(() => checkKey(`${'a'.repeat(197)}.pdf`)).toThrow(RangeError);
});

describe('a folder', () => {
  it('knows a file by its ending', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'prepward-storage-'));
    const storage = new FolderStorage(root);
    for (const [ending, contentType] of [
      ['pdf', 'application/pdf'],
      ['webp', 'image/webp'],
      ['zip', 'application/zip'],
      ['bin', 'application/octet-stream'],
      ['other', 'application/octet-stream'],
    ] as const) {
      await storage.put(`a.${ending}`, bytes, contentType);
      expect(await storage.head(`a.${ending}`)).toEqual({ size: bytes.length, contentType });
    }
    rmSync(root, { recursive: true });
  });

  it('keeps no part of a file that could not be written', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'prepward-storage-'));
    const storage = new FolderStorage(root);
    await expect(
      storage.put('papers/a.pdf', 'not bytes' as unknown as Uint8Array, 'text/html'),
    ).rejects.toThrow('application/pdf only');
    await storage.put('papers/b.pdf', bytes, 'application/pdf');
    await expect(
      storage.put('papers/b.pdf', 7 as unknown as Uint8Array, 'application/pdf'),
    ).rejects.toThrow();
    expect(readdirSync(path.join(root, 'papers'))).toEqual(['b.pdf']);
    expect(readdirSync(path.join(root, '.unfinished'))).toEqual([]);
    expect((await storage.head('papers/b.pdf'))?.size).toBe(bytes.length);
    rmSync(root, { recursive: true });
  });

  it('loses what a killed process had begun, and keeps what another one is writing', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'prepward-storage-'));
    const unfinished = path.join(root, '.unfinished');
    mkdirSync(unfinished);
    for (const name of ['killed', 'writing']) writeFileSync(path.join(unfinished, name), 'Ann');
    const earlier = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(path.join(unfinished, 'killed'), earlier, earlier);
    await new FolderStorage(root).put('papers/a.pdf', bytes, 'application/pdf');
    expect(readdirSync(unfinished)).toEqual(['writing']);
    // It sweeps at most once an hour.
    utimesSync(path.join(unfinished, 'writing'), earlier, earlier);
    const running = new FolderStorage(root);
    await running.put('papers/a.pdf', bytes, 'application/pdf');
    expect(readdirSync(unfinished)).toEqual([]);
    writeFileSync(path.join(unfinished, 'killed'), 'Ann');
    utimesSync(path.join(unfinished, 'killed'), earlier, earlier);
    await running.put('papers/a.pdf', bytes, 'application/pdf');
    expect(readdirSync(unfinished)).toEqual(['killed']);
    rmSync(root, { recursive: true });
  });

  it('loses what a former release had begun beside its files', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'prepward-storage-'));
    const copies = path.join(root, 'copies', '1');
    mkdirSync(copies, { recursive: true });
    const earlier = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['b.pdf', 'b.pdf.8c5e.partial']) {
      writeFileSync(path.join(copies, name), 'Ann');
      utimesSync(path.join(copies, name), earlier, earlier);
    }
    writeFileSync(path.join(copies, 'c.pdf.8c5e.partial'), 'Bob');
    await new FolderStorage(root).put('papers/a.pdf', bytes, 'application/pdf');
    expect(readdirSync(copies).sort()).toEqual(['b.pdf', 'c.pdf.8c5e.partial']);
    rmSync(root, { recursive: true });
  });
});
