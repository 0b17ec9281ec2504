import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { isFromStart, sendFile } from './send-file.js';
import type { Storage } from './storage.js';

const FILE = {
  key: 'papers/a.pdf',
  hash: 'a1',
  bytes: 100,
  type: 'application/pdf',
  name: 'math.pdf',
  disposition: 'attachment' as const,
  cacheControl: 'no-store',
};

/** The response, and what was read from the storage. */
async function answerTo(headers: Record<string, string | string[]>, isThere = true) {
  const said: Record<string, string> = {};
  const read: unknown[] = [];
  let status: number | undefined;
  const storage = {
    get: async (...asked: unknown[]) => {
      read.push(asked);
      return isThere ? { body: Readable.from([]) } : null;
    },
  } as unknown as Storage;
  const reply = {
    header: (name: string, value: string) => {
      said[name] = value;
    },
    status: (code: number) => {
      status = code;
    },
  };
  const sent = await sendFile(storage, FILE, { headers }, reply);
  return { status, range: said['content-range'], said, read, sent };
}

describe('a stored file', () => {
  it('is sent whole, for browsers to do nothing but show it', async () => {
    const { status, said, read, sent } = await answerTo({});
    expect([status, read]).toEqual([200, [[FILE.key, undefined]]]);
    expect(said).toEqual({
      etag: '"a1"',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(sent?.getHeaders()).toEqual({
      type: 'application/pdf',
      disposition: 'attachment; filename="math.pdf"',
      length: 100,
    });
  });

  it.each<[string, Record<string, string>]>([
    ['without a condition', {}],
    ['of the version that began', { 'if-range': '"a1"' }],
  ])('is sent in parts %s', async (_, condition) => {
    const { status, range, read, sent } = await answerTo({ range: 'bytes=10-19', ...condition });
    expect([status, range]).toEqual([206, 'bytes 10-19/100']);
    expect(read).toEqual([[FILE.key, { start: 10, end: 19 }]]);
    expect(sent?.getHeaders().length).toBe(10);
  });

  it('is sent whole where another version began, or several parts are asked for', async () => {
    const other = await answerTo({ range: 'bytes=10-19', 'if-range': '"b2"' });
    const twice = await answerTo({ range: ['bytes=10-19', 'bytes=30-39'] });
    expect([other, twice].map(({ status, range }) => [status, range])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
  });

  it('is not sent where the reader has it, or asks for what lies outside', async () => {
    const known = await answerTo({ 'if-none-match': 'W/"a1"', range: 'bytes=0-9' });
    expect(known).toMatchObject({ status: 304, read: [], sent: undefined });
    expect(known.said.etag).toBe('"a1"');
    const outside = await answerTo({ range: 'bytes=100-' });
    expect(outside).toMatchObject({ status: 416, range: 'bytes */100', read: [], sent: undefined });
  });

  it('that is gone is told by its caller: nothing is answered yet', async () => {
    expect(await answerTo({}, false)).toMatchObject({ status: undefined, said: {}, sent: null });
  });
});

it.each<[string, Parameters<typeof isFromStart>[0], boolean]>([
  ['no range', { headers: {} }, true],
  ['the first part', { method: 'GET', headers: { range: 'bytes=0-99' } }, true],
  ['a part that begins with a 0 of its number', { headers: { range: 'bytes=01-9' } }, false],
  ['a later part', { headers: { range: 'bytes=10-' } }, false],
  ['the end', { headers: { range: 'bytes=-10' } }, false],
  ['its headers alone', { method: 'HEAD', headers: {} }, false],
])('a download begins or not with %s', (_, request, begins) => {
  expect(isFromStart(request)).toBe(begins);
});
