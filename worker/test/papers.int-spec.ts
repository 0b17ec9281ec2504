import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperFile, PaperList } from '@prepward/contracts/paper-files';
import { PUBLIC_PAPERS } from '@prepward/contracts/papers';
import { type ReadPdf, readPdf } from '../../libs/papers/test/read-pdf.js';
import { type Stack, startStack, until } from './harness.js';
import { command } from './migrate.js';

const SUBJECT = 'english';
const SLUG = 'english-25-questions';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  // As on a first start, but only for one subject, because all of them take a while.
  const { rows } = await stack.db.query('DELETE FROM papers WHERE subject = $1 RETURNING hash', [
    SUBJECT,
  ]);
  for (const { hash } of rows) rmSync(path.join(stack.files, 'papers', `${hash}.pdf`));
}, 120_000);
afterAll(() => stack.stop());

const get = (route: string, headers: Record<string, string> = {}) =>
  fetch(stack.apiUrl + route, { headers });

async function list(): Promise<PaperFile[]> {
  const { items } = (await (await get('/api/v1/papers')).json()) as PaperList;
  return items;
}

const madeOf = async (slug: string) => (await list()).find((paper) => paper.slug === slug);

async function download(slug: string): Promise<ReadPdf> {
  const answer = await get(`/papers/${slug}.pdf`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}

/** Nothing waits in the outbox: what events caused is done. */
async function settled(): Promise<boolean> {
  const { rows } = await stack.db.query(
    `SELECT 1 FROM outbox_events e LEFT JOIN outbox_deliveries d ON d.event_id = e.id
     WHERE e.published_at IS NULL OR (d.event_id IS NOT NULL AND d.done_at IS NULL)`,
  );
  return rows.length === 0;
}

/** A plain item of the paper, with its place, its key and another option. */
async function plainItem(slug: string) {
  const { rows } = await stack.db.query(
    `SELECT i.place, v.item_id AS id, v.source ->> 'key' AS key, v.source -> 'options' AS options
     FROM papers p, jsonb_array_elements(p.items) WITH ORDINALITY AS i(item, place)
     JOIN item_versions v ON v.item_id = i.item ->> 'itemId'
       AND v.version = (i.item ->> 'version')::int
     WHERE p.slug = $1 AND v.source ->> 'type' = 'multiple-choice' ORDER BY i.place LIMIT 1`,
    [slug],
  );
  const { place, id, key, options } = rows[0];
  const ids: string[] = options.map((option: { id: string }) => option.id);
  const letterOf = (option: string) => 'ABCD'[ids.indexOf(option)];
  const other = ids.find((option) => option !== key) ?? '';
  return { place: Number(place), id, key, other, before: letterOf(key), after: letterOf(other) };
}

describe('papers', () => {
  it('are announced as on their way until they are made', async () => {
    const rest = PUBLIC_PAPERS.filter(({ subject }) => subject !== SUBJECT);
    expect((await list()).map(({ slug }) => slug)).toEqual(rest.map(({ slug }) => slug));
    const answer = await get(`/papers/${SLUG}.pdf`, { accept: 'text/html' });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('This paper is being made right now');
    const plain = await get(`/papers/${SLUG}.pdf`);
    expect([plain.status, ((await plain.json()) as { code: string }).code]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
    ]);
    const none = await get('/papers/nothing.pdf', { accept: 'text/html' });
    expect([none.status, (await none.text()).includes('There is no paper')]).toEqual([404, true]);
  });

  it('are made of the bank, follow a corrected key, and stay as they are otherwise', async () => {
    const worker = await stack.startWorker();
    await until('all papers', async () => (await list()).length === PUBLIC_PAPERS.length);
    // The papers that are sold take longer.
    await until('the events', settled, 180_000);
    const first = await list();
    expect(first.map(({ slug }) => slug)).toEqual(PUBLIC_PAPERS.map(({ slug }) => slug));

    // Loading the same bank again makes nothing.
    await command('load-bank', stack.databaseUrl);
    await until('the events', settled);
    expect(await list()).toEqual(first);

    const item = await plainItem(SLUG);
    const heading = (letter: string | undefined) =>
      `/ActualText (Question ${item.place}: ${letter})`;
    expect((await download(SLUG)).outline).toContain(heading(item.before));
    await command('correct-item', stack.databaseUrl, [
      item.id,
      ...['--key', item.other],
      ...['--rationale', `${item.other}=This is right after all.`],
      ...['--rationale', `${item.key}=This was taken for right.`],
    ]);
    const before = first.find(({ slug }) => slug === SLUG);
    await until('a new paper', async () => (await madeOf(SLUG))?.fileHref !== before?.fileHref);
    await until('the events', settled);
    const now = await download(SLUG);
    expect(now.outline).toContain(heading(item.after));
    expect(now.outline).not.toContain(heading(item.before));
    expect(now.pages.join('').replace(/\s/g, '')).toContain('Thiswastakenforright.');
    // The others are unchanged, and the former version of this one is no longer served.
    const others = (files: PaperFile[]) => files.filter(({ slug }) => slug !== SLUG);
    expect(others(await list())).toEqual(others(first));
    expect((await get(before?.fileHref ?? '')).status).toBe(404);
    await worker.stop();
  }, 300_000);

  it('are served in parts, once, and by what they hold', async () => {
    const paper = await madeOf(SLUG);
    const whole = await get(`/papers/${SLUG}.pdf`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes).toHaveLength(paper?.bytes ?? 0);
    const etag = whole.headers.get('etag') ?? '';
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=60, must-revalidate',
      'content-disposition': `inline; filename="${SLUG}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const known = await get(`/papers/${SLUG}.pdf`, { 'if-none-match': etag });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const part = await get(`/papers/${SLUG}.pdf`, { range: 'bytes=5-14' });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 5-14/${bytes.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(5, 15))).toBe(true);
    const changed = await get(`/papers/${SLUG}.pdf`, { range: 'bytes=5-14', 'if-range': '"old"' });
    expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
    const outside = await get(`/papers/${SLUG}.pdf`, { range: `bytes=${bytes.length}-` });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
    const version = await get(paper?.fileHref ?? '');
    expect([version.status, version.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(Buffer.from(await version.arrayBuffer()).equals(bytes)).toBe(true);
    for (const route of [`/papers/${SLUG}`, '/papers/..%2f..%2fetc%2fpasswd', '/api/v1/papers/x']) {
      expect([route, (await get(route)).status]).toEqual([route, 404]);
    }
  });

  it('stay as they were when one can’t be set, and its job says so', async () => {
    const before = await list();
    const item = await plainItem('math-25-questions');
    // A formula that can't be typeset, as a mistake in the bank could bring it.
    await stack.db.query(
      `WITH broken AS (
         INSERT INTO item_versions (item_id, version, content_hash, view, sheet, source, passage_hash)
         SELECT item_id, version + 1, 'broken', view, sheet,
                jsonb_set(source, '{stem}', '"How much is $\\\\nonsense{1}$?"'), passage_hash
         FROM item_versions WHERE item_id = $1 ORDER BY version DESC LIMIT 1 RETURNING item_id, version
       ), current AS (
         UPDATE items i SET version = b.version FROM broken b WHERE i.id = b.item_id
         RETURNING i.id, i.version
       ) INSERT INTO outbox_events (id, name, payload)
         SELECT gen_random_uuid(), 'item.corrected', jsonb_build_object('itemId', id, 'version', version)
         FROM current`,
      [item.id],
    );
    const worker = await stack.spawnWorker();
    const said = /papers\.\S+ .* failed \(try \d+.*math-25-questions: /;
    await until('the failure in the log', () => said.test(worker.output()));
    expect(await list()).toEqual(before);
    await download('math-25-questions');
    await worker.stop();
  }, 120_000);
});
