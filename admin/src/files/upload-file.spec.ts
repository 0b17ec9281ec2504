import { beforeEach, describe, expect, it } from '@jest/globals';
import { FILE_CHUNK_BYTES, FILE_MAX_BYTES } from '@prepward/contracts/file-rules';
import { UploadError, uploadFile } from './upload-file.js';

const ID = '5e1d4f0a-0000-4000-8000-000000000001';

/** A file that reports `size` bytes, but really has at most three chunks. */
function pdf(name: string, size: number): File {
  const file = new File([new Uint8Array(Math.min(size, 3 * FILE_CHUNK_BYTES))], name);
  Object.defineProperty(file, 'size', { value: size });
  Object.defineProperty(file, 'arrayBuffer', { value: async () => Buffer.alloc(8) });
  return file;
}

/** A server that keeps pieces, and drops the connections that `fails` names. */
function server(fails: (method: string, path: string, nth: number) => boolean = () => false) {
  const seen: string[] = [];
  const counts = new Map<string, number>();
  let upload = {
    id: ID,
    state: 'receiving',
    chunks: 0,
    problem: null,
    fileId: null as string | null,
  };
  const fetcher = (async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const path = url.replace('/api/v1/admin/file-uploads', '');
    const nth = (counts.get(path) ?? 0) + 1;
    counts.set(path, nth);
    seen.push(`${method} ${path.replace(`/${ID}`, '')}`);
    if (fails(method, path, nth)) throw new TypeError('connection lost');
    const n = /chunks\/(\d+)$/.exec(path)?.[1];
    if (n !== undefined) upload = { ...upload, chunks: Number(n) + 1 };
    if (path.endsWith('/finish')) upload = { ...upload, state: 'checking' };
    else if (upload.state === 'checking')
      upload = { ...upload, state: 'taken', fileId: 'the-file' };
    return {
      ok: true,
      status: 200,
      json: async () => upload,
    };
  }) as unknown as typeof fetch;
  return { fetcher, seen };
}

const shares: number[] = [];
function tools(fetcher: typeof fetch) {
  return {
    session: { accessToken: async () => 'token' },
    fetch: fetcher,
    onProgress: (share: number) => shares.push(share),
    signal: new AbortController().signal,
    wait: async () => undefined,
  };
}

beforeEach(() => {
  shares.length = 0;
});

const TWO_AND_A_HALF = 2.5 * FILE_CHUNK_BYTES;

describe('uploading a file', () => {
  it('sends it in pieces, says how far it is, and waits until it is looked at', async () => {
    const { fetcher, seen } = server();
    const id = await uploadFile(pdf('a.pdf', TWO_AND_A_HALF), tools(fetcher));
    expect(id).toBe('the-file');
    expect(seen).toEqual([
      'POST ',
      'PUT /chunks/0',
      'PUT /chunks/1',
      'PUT /chunks/2',
      'POST /finish',
      'GET ',
    ]);
    expect(shares).toEqual([1 / 3, 2 / 3, 1]);
    expect(window.localStorage.length).toBe(0);
  });

  it('sends a piece again when the connection breaks', async () => {
    const { fetcher, seen } = server((_method, path, nth) => path.endsWith('chunks/1') && nth < 3);
    await uploadFile(pdf('a.pdf', TWO_AND_A_HALF), tools(fetcher));
    expect(seen.filter((call) => call === 'PUT /chunks/1')).toHaveLength(3);
    expect(seen.filter((call) => call === 'PUT /chunks/0')).toHaveLength(1);
  });

  it('goes on where it was broken off when the same file is chosen again', async () => {
    let broken = true;
    const { fetcher, seen } = server((_method, path) => broken && path.endsWith('chunks/2'));
    const file = pdf('a.pdf', TWO_AND_A_HALF);
    await expect(uploadFile(file, tools(fetcher))).rejects.toThrow('Choose the same file again');
    broken = false;
    seen.length = 0;
    await uploadFile(file, tools(fetcher));
    expect(seen.slice(0, 3)).toEqual(['GET ', 'PUT /chunks/2', 'POST /finish']);
  });

  it.each([
    ['notes.txt', 100, /Choose a PDF/],
    ['..\\up.pdf', 100, /Rename the file/],
    ['a.pdf', 0, /empty/],
    ['a.pdf', FILE_MAX_BYTES + 1, /51 MB.*limit is 50 MB/],
  ])('refuses %s of %d bytes before anything is sent', async (name, size, words) => {
    const { fetcher, seen } = server();
    await expect(uploadFile(pdf(name, size), tools(fetcher))).rejects.toThrow(words);
    await expect(uploadFile(pdf(name, size), tools(fetcher))).rejects.toBeInstanceOf(UploadError);
    expect(seen).toEqual([]);
  });

  it.each([401, 403])('hands on that the account may not do it anymore (%i)', async (status) => {
    let calls = 0;
    const refusing = (async () => {
      calls += 1;
      return { ok: false, status, json: async () => ({ code: 'FORBIDDEN' }) };
    }) as unknown as typeof fetch;
    const refused = uploadFile(pdf('a.pdf', 10), tools(refusing));
    await expect(refused).rejects.toMatchObject({ status, body: { code: 'FORBIDDEN' } });
    expect(calls).toBe(1);
  });

  /** A server that answers each call with the next of these, and the last one from then on. */
  function answering(...answers: { status?: number; body?: object }[]) {
    const sent: { url: string; body: unknown }[] = [];
    const base = { id: ID, state: 'checking', chunks: 1, problem: null, fileId: null };
    const fetcher = (async (url: string, { body }: RequestInit = {}) => {
      sent.push({ url, body: typeof body === 'string' ? JSON.parse(body) : null });
      const { status = 200, body: given = {} } =
        answers[Math.min(sent.length, answers.length) - 1] ?? {};
      return { ok: status < 400, status, json: async () => ({ ...base, ...given }) };
    }) as unknown as typeof fetch;
    return { fetcher, sent };
  }
  const TAKEN = { body: { state: 'taken', fileId: 'f' } };
  const upload = (fetcher: typeof fetch, fileId?: string) =>
    uploadFile(pdf('a.pdf', 10), tools(fetcher), fileId);

  it('says what the server found in it, and where it is already', async () => {
    const refused = { body: { state: 'refused', problem: 'encrypted', fileId: null } };
    await expect(upload(answering(refused).fetcher)).rejects.toThrow(/protected by a password/);
    const known = { body: { state: 'refused', problem: 'duplicate', fileId: 'old' } };
    await expect(upload(answering(known).fetcher)).rejects.toMatchObject({ fileId: 'old' });
    const unknown = { body: { state: 'refused', problem: null, fileId: null } };
    await expect(upload(answering(unknown).fetcher)).rejects.toThrow(/Something went wrong/);
    const no = { status: 409, body: { code: 'NO_SUCH_CODE' } };
    await expect(upload(answering(no).fetcher)).rejects.toBeInstanceOf(UploadError);
    expect(window.localStorage.length).toBe(0);
  });

  it('tries again where the server fails, five times with ever longer pauses', async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => {
      waits.push(ms);
    };
    const failing = answering({ status: 503 });
    const tried = uploadFile(pdf('a.pdf', 10), { ...tools(failing.fetcher), wait });
    await expect(tried).rejects.toThrow(/Choose the same file again/);
    expect([failing.sent.length, waits]).toEqual([5, [1000, 2000, 4000, 8000]]);
    expect(await upload(answering({ status: 500 }, TAKEN).fetcher)).toBe('f');
  });

  it('begins again where an earlier upload has ended, and apart for another file', async () => {
    const [first] = [answering({ status: 500 }, { status: 409 })];
    await expect(upload(first.fetcher)).rejects.toThrow();
    const begun = answering({ body: { chunks: 0 } }, { status: 409 });
    await expect(upload(begun.fetcher)).rejects.toThrow();
    const ended = answering({ body: { state: 'refused' } }, TAKEN);
    expect(await upload(ended.fetcher)).toBe('f');
    expect(ended.sent.map(({ url }) => url.replace(/^.*file-uploads/, ''))).toEqual([
      `/${ID}`,
      '',
      `/${ID}/finish`,
    ]);
    await expect(upload(begun.fetcher)).rejects.toThrow();
    const version = answering(TAKEN);
    expect(await upload(version.fetcher, 'file-7')).toBe('f');
    expect(version.sent[0]?.body).toMatchObject({ name: 'a.pdf', bytes: 10, fileId: 'file-7' });
  });
});
