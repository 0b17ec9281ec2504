import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminDownload, AdminFileDetail, FileUpload } from '@prepward/contracts/admin-files';
import { FILE_CHUNK_BYTES, FILE_MAX_BYTES } from '@prepward/contracts/file-rules';
import type { SoldPaperList } from '@prepward/contracts/test-bank';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import { makePdf } from '../../libs/papers/test/make-pdf.js';
import { rawPdf } from '../../libs/papers/test/raw-pdf.js';
import { sweepUploads } from './files-sweep.js';
import { type Stack, startStack, until } from './harness.js';

let stack: Stack;
let token: string;
beforeAll(async () => {
  stack = await startStack();
  await stack.startWorker();
  token = await staff('staff@example.org');
}, 120_000);
afterAll(() => stack.stop());

async function staff(email: string): Promise<string> {
  return signedIn(email, async () => {
    await stack.db.query(
      `INSERT INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = $1`,
      [email],
    );
  });
}

async function signedIn(email: string, before = async () => {}): Promise<string> {
  await stack.signUp(email);
  await stack.db.query(VERIFY_SIGN_UP, [email]);
  await before();
  const response = await fetch(`${stack.apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse 7' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function call<Body>(method: string, route: string, body?: object, bearer = token) {
  const bytes = Buffer.isBuffer(body);
  const response = await fetch(`${stack.apiUrl}/api/v1/admin${route}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body === undefined
        ? {}
        : { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: bytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
}

/** How long anyone may cache the current version. */
const A_MINUTE = 'public, max-age=60, must-revalidate';

type Refusal = { code: string; errors?: Record<string, string> };

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function begin(bytes: Buffer, more: object = {}) {
  const said = { name: 'Practice paper.pdf', bytes: bytes.length, hash: hashOf(bytes), ...more };
  return call<FileUpload & Refusal>('POST', '/file-uploads', said);
}

const send = (id: string, n: number, bytes: Buffer) =>
  call<FileUpload & Refusal>(
    'PUT',
    `/file-uploads/${id}/chunks/${n}`,
    bytes.subarray(n * FILE_CHUNK_BYTES, (n + 1) * FILE_CHUNK_BYTES),
  );

/** A check ends after two minutes. A full heap takes a busy machine most of them. */
const LONGEST_LOOK_MS = 140_000;

/** Sends a whole file, and waits until it has been checked. */
async function upload(bytes: Buffer, more: object = {}): Promise<FileUpload> {
  const { body } = await begin(bytes, more);
  for (let n = 0; n * FILE_CHUNK_BYTES < bytes.length; n++) {
    expect((await send(body.id, n, bytes)).status).toBe(200);
  }
  expect((await call('POST', `/file-uploads/${body.id}/finish`)).status).toBe(202);
  let now = body as FileUpload;
  const lookedAt = async () => {
    now = (await call<FileUpload>('GET', `/file-uploads/${body.id}`)).body;
    return now.state === 'taken' || now.state === 'refused';
  };
  await until('the file was looked at', lookedAt, LONGEST_LOOK_MS);
  return now;
}

/** The files that uploads left in a folder of the storage. */
function leftOf(folder: string): string[] {
  try {
    return readdirSync(path.join(stack.files, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}

/** Nothing of a refused file stays: no piece, no file, no row that leads to one. */
async function expectNothingLeft(): Promise<void> {
  await until('the pieces are gone', () => leftOf('uploads').length === 0);
  expect(leftOf('files')).toEqual([]);
  const { rows } = await stack.db.query('SELECT 1 FROM staff_files');
  expect(rows).toEqual([]);
}

const PAGE = { entries: '', bytes: Buffer.from('q Q') };

/** Nothing in it is compressed, but one of its dictionaries takes more memory than any heap has in one piece. */
function hasManyNames(): Buffer {
  return rawPdf([PAGE, `<<${Array.from({ length: 3_000_000 }, (_, i) => `/K${i} 1`).join('')}>>`]);
}

describe('a file that is no good', () => {
  it('is refused before it comes: too large, with a path for a name, or no PDF by it', async () => {
    const bytes = await makePdf('A');
    const large = await begin(bytes, { bytes: FILE_MAX_BYTES + 1 });
    expect([large.status, large.body.errors?.bytes]).toEqual([400, 'expected at most 50 MB']);
    const turned = 'exe.\u202Efdp.pdf';
    for (const name of [
      '../../etc/passwd.pdf',
      'a/b.pdf',
      'a\\b.pdf',
      '..pdf',
      'run.exe',
      turned,
    ]) {
      const { status, body } = await begin(bytes, { name });
      expect([name, status, body.errors?.name]).toEqual([
        name,
        400,
        expect.stringContaining('without a path'),
      ]);
    }
    await expectNothingLeft();
  });

  it('is refused at its first piece when it lies about its type', async () => {
    const lie = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(FILE_CHUNK_BYTES + 5)]);
    const { body } = await begin(lie);
    const first = await send(body.id, 0, lie);
    expect([first.status, first.body.code]).toEqual([422, 'FILE_NOT_PDF']);
    expect((await call('GET', `/file-uploads/${body.id}`)).status).toBe(404);
    await expectNothingLeft();
  });

  it(
    'is refused with a script, damage, too much in it, or another content than announced',
    async () => {
      const script = await makePdf('A', { script: 'app.alert(1)' });
      expect(await upload(script)).toMatchObject({ state: 'refused', problem: 'script' });
      const whole = await makePdf('A');
      const half = whole.subarray(0, whole.length / 2);
      expect(await upload(half)).toMatchObject({ state: 'refused', problem: 'broken' });
      // Some readers tolerate a missing end; rendering the pages doesn't.
      const cut = whole.subarray(0, whole.length - 9);
      expect(await upload(cut)).toMatchObject({ state: 'refused', problem: 'broken' });
      const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
      const archive = Buffer.concat([whole, zipEnd]);
      expect(await upload(archive)).toMatchObject({ state: 'refused', problem: 'two-kinds' });
      expect(await upload(hasManyNames())).toMatchObject({
        state: 'refused',
        problem: 'oversized',
      });
      const other = { hash: hashOf(Buffer.from('another')) };
      expect(await upload(whole, other)).toMatchObject({ state: 'refused', problem: 'checksum' });
      await expectNothingLeft();
    },
    2 * LONGEST_LOOK_MS,
  );

  it('is given up when it is dropped, or left for a day', async () => {
    const bytes = await makePdf('A');
    const dropped = await begin(bytes);
    await send(dropped.body.id, 0, bytes);
    expect(leftOf('uploads')).toHaveLength(1);
    expect((await call('DELETE', `/file-uploads/${dropped.body.id}`)).status).toBe(204);
    await expectNothingLeft();
    const left = await begin(bytes);
    await send(left.body.id, 0, bytes);
    await stack.db.query(
      `UPDATE file_uploads SET updated_at = updated_at - interval '25 hours' WHERE id = $1`,
      [left.body.id],
    );
    // The worker still has to check this one, no matter how long the worker has been down.
    const checked = await begin(bytes);
    await stack.db.query(
      `UPDATE file_uploads SET state = 'checking', updated_at = updated_at - interval '25 hours'
       WHERE id = $1`,
      [checked.body.id],
    );
    await sweepUploads(stack);
    await expectNothingLeft();
    expect((await call('GET', `/file-uploads/${left.body.id}`)).status).toBe(404);
    expect((await call('GET', `/file-uploads/${checked.body.id}`)).status).toBe(200);
    await stack.db.query('DELETE FROM file_uploads WHERE id = $1', [checked.body.id]);
  });
});

describe('an upload', () => {
  it('takes pieces in their order, again too, and only of who began it', async () => {
    const noise = Buffer.alloc(2 * FILE_CHUNK_BYTES + 10, 'noise');
    noise.write('%PDF-1.7');
    const { body, status } = await begin(noise);
    expect([status, body.state, body.chunks]).toEqual([201, 'receiving', 0]);
    expect((await send(body.id, 1, noise)).body.code).toBe('FILE_CHUNK_UNEXPECTED');
    expect((await send(body.id, 0, noise.subarray(0, 99))).body.code).toBe('FILE_CHUNK_UNEXPECTED');
    expect((await send(body.id, 0, noise)).body.chunks).toBe(1);
    expect((await send(body.id, 0, noise)).body.chunks).toBe(1);
    const early = await call<Refusal>('POST', `/file-uploads/${body.id}/finish`);
    expect(early.body.code).toBe('FILE_CHUNK_UNEXPECTED');
    const other = await staff('other@example.org');
    const foreign = await call<Refusal>('GET', `/file-uploads/${body.id}`, undefined, other);
    expect(foreign.body.code).toBe('FILE_UPLOAD_NOT_FOUND');
    expect((await send(body.id, 1, noise)).body.chunks).toBe(2);
    expect((await call('DELETE', `/file-uploads/${body.id}`)).status).toBe(204);
    await expectNothingLeft();
  });
});

/** The downloads of a file's versions that name someone, oldest first. */
async function namedOf({ versions }: AdminFileDetail): Promise<AdminDownload[]> {
  const filter = { paperHash: versions.map(({ hash }) => hash), kind: 'study-sheet' };
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["at","ASC"]' });
  return (await call<AdminDownload[]>('GET', `/downloads?${query}`)).body;
}

/** A signed-in student downloads the free sheet published from a file, and no one else is named. */
async function expectNamed(page: string, counted: number): Promise<void> {
  const { body: before } = await call<AdminFileDetail>('GET', page);
  expect(await namedOf(before)).toEqual([]);
  const dana = await signedIn('dana@example.org');
  const link = await fetch(`${stack.apiUrl}/api/v1/papers/math-study-sheet/link`, {
    method: 'POST',
    headers: { authorization: `Bearer ${dana}` },
  });
  const { url } = (await link.json()) as { url: string };
  const answer = await fetch(stack.apiUrl + url);
  expect(hashOf(Buffer.from(await answer.arrayBuffer()))).toBe(before.hash);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  // Fetching the rest of a broken download doesn't count as a second one.
  const rest = await fetch(stack.apiUrl + url, { headers: { range: 'bytes=9-' } });
  expect(rest.status).toBe(206);
  // A pass that isn't ours, or is for another paper, leads to the paper and names no one.
  const pass = new URL(url, stack.apiUrl).searchParams.get('pass') ?? '';
  for (const stranger of [
    `math-study-sheet.pdf?pass=${pass}x`,
    `math-25-questions.pdf?pass=${pass}`,
  ]) {
    const open = await fetch(`${stack.apiUrl}/papers/${stranger}`);
    expect([open.status, open.headers.get('cache-control')]).toEqual([200, A_MINUTE]);
  }
  const { rows } = await stack.db.query(`SELECT id FROM users WHERE email = 'dana@example.org'`);
  const { body: after } = await call<AdminFileDetail>('GET', page);
  expect(await namedOf(after)).toEqual([
    {
      id: expect.any(String),
      userId: rows[0]?.id,
      purchaseId: null,
      subject: 'math',
      kind: 'study-sheet',
      paperHash: before.hash,
      at: expect.any(String),
    },
  ]);
  // Each of these is counted: Dana's, and the one whose pass was forged.
  expect(after.freeDownloads).toBe(counted + 2);
}

describe('a file that is taken', () => {
  it('takes the place of another with its own count, and is in one place at most', async () => {
    const [old, edition] = [
      (await upload(await makePdf('Old edition'))).fileId,
      (await upload(await makePdf('New edition'))).fileId,
    ];
    const publish = (id: string | null, body: object) =>
      call<AdminFileDetail>('POST', `/files/${id}/publish`, { reason: 'A new edition', ...body });
    const places = async () => {
      const { rows } = await stack.db.query(
        `SELECT subject AS place, file_id AS file, questions FROM uploaded_papers
         UNION ALL SELECT slug, file_id, NULL FROM offered_papers`,
      );
      return rows;
    };
    await publish(old, { subject: 'science', questions: 40 });
    await publish(edition, { subject: 'science', questions: 50 });
    expect(await places()).toEqual([{ place: 'science', file: edition, questions: 50 }]);
    await publish(edition, { subject: 'science', kind: 'study-sheet' });
    expect(await places()).toEqual([
      { place: 'science-study-sheet', file: edition, questions: null },
    ]);
    const why = { reason: 'Out of date' };
    expect((await call('POST', `/files/${edition}/withdraw`, why)).status).toBe(200);
    expect(await places()).toEqual([]);
    const filter = encodeURIComponent(JSON.stringify({ id: [old, edition] }));
    expect((await call('DELETE', `/files?filter=${filter}`, why)).status).toBe(200);
  });

  it('has pages, pictures and versions, is found once, is sold and given away, and withdrawn', async () => {
    const first = await makePdf('First');
    const { fileId } = await upload(first, { name: 'Math practice.pdf' });
    const page = `/files/${fileId}`;
    const file = await call<AdminFileDetail>('GET', page);
    expect(file.body).toMatchObject({
      name: 'Math practice.pdf',
      pages: 3,
      version: 1,
      soldAs: null,
      hash: hashOf(first),
      pictures: [{ page: 1 }, { page: 2 }, { page: 3 }],
    });
    expect(await upload(first)).toMatchObject({ state: 'refused', problem: 'duplicate', fileId });
    const second = await makePdf('Second');
    expect(await upload(second, { fileId })).toMatchObject({ state: 'taken', fileId });
    const now = await call<AdminFileDetail>('GET', page);
    expect(now.body.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(now.body.updatedAt > file.body.updatedAt).toBe(true);

    const sell = { subject: 'math', questions: 60, reason: 'A new edition' };
    expect((await call<AdminFileDetail>('POST', `${page}/publish`, sell)).body.soldAs).toBe('math');
    const sold = async () => {
      const answer = await fetch(`${stack.apiUrl}/api/v1/test-bank`);
      const { items } = (await answer.json()) as SoldPaperList;
      return items.find(({ subject }) => subject === 'math');
    };
    await until('the file is sold', async () => (await sold())?.pages === 3);
    expect(await sold()).toMatchObject({ questions: 60, pages: 3 });
    const { rows } = await stack.db.query(`SELECT hash FROM papers WHERE slug = 'math-test-bank'`);
    expect(rows).toEqual([{ hash: hashOf(second) }]);

    const filter = encodeURIComponent(JSON.stringify({ id: [fileId] }));
    const why = { reason: 'Out of date' };
    const early = await call<Refusal>('DELETE', `/files?filter=${filter}`, why);
    expect([early.status, early.body.code]).toEqual([409, 'FILE_PUBLISHED']);
    expect((await call('POST', `${page}/withdraw`, why)).status).toBe(200);
    await until('the paper of the bank is back', async () => (await sold())?.questions === 100);

    const free = { subject: 'math', kind: 'study-sheet', reason: 'A better sheet' };
    const given = await call<AdminFileDetail>('POST', `${page}/publish`, free);
    expect(given.body).toMatchObject({ soldAs: null, freeAs: 'math-study-sheet' });
    const sheet = () => fetch(`${stack.apiUrl}/papers/math-study-sheet.pdf`);
    const isOurs = async () =>
      hashOf(Buffer.from(await (await sheet()).arrayBuffer())) === hashOf(second);
    await until('the file is free', isOurs);
    const { freeDownloads } = (await call<AdminFileDetail>('GET', page)).body;
    expect(freeDownloads).toBeGreaterThan(0);
    await sheet();
    const counted = await call<AdminFileDetail>('GET', page);
    expect(counted.body.freeDownloads).toBe(freeDownloads + 1);
    await expectNamed(page, freeDownloads + 1);
    const held = await call<Refusal>('DELETE', `/files?filter=${filter}`, why);
    expect(held.body.code).toBe('FILE_PUBLISHED');
    expect((await call('POST', `${page}/withdraw`, why)).status).toBe(200);
    await until('the sheet of the release is back', async () => !(await isOurs()));

    // Someone publishes the file while someone else deletes it, and the publisher is first.
    await stack.db.query('BEGIN');
    await stack.db.query('SELECT 1 FROM staff_files WHERE id = $1 FOR UPDATE', [fileId]);
    const late = call<Refusal>('DELETE', `/files?filter=${filter}`, why);
    await until('the deletion waits', async () => {
      const { rows: waiting } = await stack.db.query(
        'SELECT 1 FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid',
      );
      return waiting.length > 0;
    });
    await stack.db.query(
      `INSERT INTO offered_papers (slug, file_id, hash, storage_key, pages)
       VALUES ('math-study-sheet', $1, $2, 'files/x.pdf', 3)`,
      [fileId, hashOf(second)],
    );
    await stack.db.query('COMMIT');
    expect((await late).body).toMatchObject({ code: 'FILE_PUBLISHED' });
    await stack.db.query('DELETE FROM offered_papers');

    expect((await call('DELETE', `/files?filter=${filter}`, why)).body).toEqual([fileId]);
    expect(leftOf('files')).toEqual([]);
  }, 90_000);
});
