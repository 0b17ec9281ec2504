import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AdminDownloadsQuery } from '@prepward/contracts/admin-files';
import { PUBLIC_PAPERS } from '@prepward/contracts/papers';
import type { SampleKind } from '@prepward/contracts/test-bank';
import { Ids } from '@prepward/platform/clock';
import { DownloadCountRepository } from '../../libs/modules/papers/download-count.repository.js';
import { AdminDownloadsController } from '../../libs/modules/papers/http/admin-downloads.controller.js';
import { SoldPapersController } from '../../libs/modules/papers/http/sold-papers.controller.js';
import type { Paper } from '../../libs/modules/papers/paper.entity.js';
import { PaperRepository } from '../../libs/modules/papers/paper.repository.js';
import { PaperDownloadRepository } from '../../libs/modules/papers/paper-download.repository.js';
import { PaperDownloads } from '../../libs/modules/papers/paper-downloads.js';
import { PapersService } from '../../libs/modules/papers/papers.service.js';
import { PAPERS_PERSONAL_DATA } from '../../libs/modules/papers/personal-data.repository.js';
import { SoldPapersService } from '../../libs/modules/papers/sold-papers.service.js';
import { newUser, soldPaper } from './paper-copies.js';
import { KeptReply, openStores, type Stores } from './stores.js';

// Only its name is needed.
jest.unstable_mockModule('../../libs/modules/auth/index.js', () => ({ FileLinks: class {} }));
const { PapersController } = await import('../../libs/modules/papers/http/papers.controller.js');

let stores: Stores;
let papers: PaperRepository;
let downloads: PaperDownloads;
let service: PapersService;
let sold: SoldPapersService;
let controller: InstanceType<typeof PapersController>;
let ann: string;
let bob: string;
beforeAll(async () => {
  stores = await openStores();
  const { dataSource, storage } = stores;
  papers = new PaperRepository(dataSource);
  downloads = new PaperDownloads(new PaperDownloadRepository(dataSource), new Ids());
  service = new PapersService(papers, new DownloadCountRepository(dataSource), downloads);
  sold = new SoldPapersService(papers, storage);
  const links = {
    // A pass is the student's id and the paper's slug.
    read: async (audience: string, pass: string | undefined, slug: string) =>
      audience === 'paper-file' && pass?.endsWith(slug) ? pass.split(' ')[0] : undefined,
  };
  controller = new PapersController(service, links as never, storage);
  [ann, bob] = [await newUser(stores), await newUser(stores)];
});
afterAll(() => stores.stop());

const hash = (digit: string) => digit.repeat(64);
const sample = (page: number, digit: string, shows: SampleKind = 'questions') => {
  return {
    shows,
    page,
    hash: hash(digit),
    width: 1000,
    height: 1294,
    bytes: 3,
  };
};
const [SHEET, QUESTIONS] = ['math-study-sheet', 'math-25-questions'];

async function save(slug: string, digit: string, change: Partial<Paper> = {}): Promise<void> {
  const kind = slug.endsWith('sheet') ? 'study-sheet' : 'questions';
  const paper = { ...soldPaper('math', hash(digit)), slug, kind, bytes: 100, ...change } as Paper;
  await stores.transactions.run((tx) => papers.save(tx, paper));
  await stores.storage.put(`papers/${hash(digit)}.pdf`, Buffer.alloc(100));
}

beforeEach(async () => {
  await stores.sql('TRUNCATE papers, paper_downloads, free_paper_downloads, free_downloads');
  stores.storage.files.clear();
  await save(SHEET ?? '', '1', { items: [], questions: null });
  await save(QUESTIONS ?? '', '2', {
    items: [
      { itemId: 'a', version: 1 },
      { itemId: 'b', version: 2 },
    ],
  });
  await save('science-test-bank', '3', {
    ...{
      kind: 'test-bank',
      subject: 'science',
      samples: [sample(1, '8', 'cover'), sample(4, '9')],
    },
    ...{ items: [{ itemId: 'a', version: 3 }], questions: null },
  });
  await save('reading-test-bank', '4', { kind: 'test-bank', subject: 'reading', questions: 60 });
});

describe('papers', () => {
  it('are found by name, file and what they ask', async () => {
    expect((await papers.find('math-study-sheet'))?.hash).toBe(hash('1'));
    expect((await papers.findByHash(hash('2')))?.slug).toBe(QUESTIONS);
    expect((await papers.findHolding('a')).sort()).toEqual([QUESTIONS, 'science-test-bank']);
    expect(await papers.findHolding('b')).toEqual([QUESTIONS]);
    const inUse = await papers.inUse(['1', '9', '5'].map(hash));
    expect(inUse).toEqual(new Set([hash('1'), hash('9')]));
  });

  it('that anyone may have are listed in their order, and those that are sold are not', async () => {
    await save('reading-study-sheet', '5', { subject: 'reading', kind: 'study-sheet' });
    const list = await service.list();
    expect(list.map(({ slug }) => slug)).toEqual(['reading-study-sheet', SHEET, QUESTIONS]);
    expect(list[1]).toEqual({
      ...{ slug: SHEET, subject: 'math', kind: 'study-sheet', href: `/papers/${SHEET}.pdf` },
      ...{ fileHref: `/api/v1/papers/${hash('1')}.pdf`, pages: 40, bytes: 100 },
      madeAt: expect.any(String),
    });
    expect(await service.findBySlug('science-test-bank')).toBeUndefined();
    expect(await service.findByHash(hash('3'))).toBeUndefined();
    expect((await service.findByHash(hash('1')))?.slug).toBe(SHEET);
  });

  it('that are sold show their counts and sample pages in the exam’s order', async () => {
    const list = await sold.list();
    expect(list.map(({ subject, questions }) => [subject, questions])).toEqual([
      ['reading', 60],
      // As a former release made it.
      ['science', 1],
    ]);
    const href = `/api/v1/test-bank/samples/science-questions-${hash('9')}.webp`;
    const shown = { shows: 'questions', page: 4, href, width: 1000, height: 1294 };
    expect(list[1]?.samples).toEqual([expect.objectContaining({ page: 1 }), shown]);
    const found = (name: string) => sold.findSample(`${name}.webp`);
    const [current, former] = [hash('9'), hash('7')];
    const page = { sample: sample(4, '9'), isCurrent: true };
    expect(await found(`science-questions-${current}`)).toEqual(page);
    expect(await found(`science-questions-${former}`)).toEqual({ ...page, isCurrent: false });
    for (const name of [current, `science-answers-${current}`, `math-questions-${current}`]) {
      expect(await found(name)).toBeUndefined();
    }
    const science = (await sold.find('science')) as Paper;
    expect(await sold.read(science)).toHaveLength(100);
    stores.storage.files.clear();
    expect(await sold.read(science)).toBeNull();
  });
});

async function fetched(
  file: string,
  {
    pass = '',
    headers = {},
    method = 'GET',
  }: { pass?: string; headers?: Record<string, string>; method?: string } = {},
) {
  const reply = new KeptReply();
  const request = { method, headers };
  const body = await controller
    .current({ file }, { pass: pass === '' ? undefined : pass } as never, request, reply)
    .catch((error: { code: string }) => error.code);
  return { status: reply.code, headers: reply.headers, body };
}
const counted = async () =>
  (
    await stores.sql<{ slug: string; n: number }>('SELECT slug, downloads AS n FROM free_downloads')
  ).map(({ slug, n }) => [slug, n]);
const named = async () => (await downloads.list({})).rows;

describe('a free paper', () => {
  it('is counted as it is fetched from its beginning, and else not', async () => {
    const file = `${SHEET}.pdf`;
    await fetched(file);
    await fetched(file, { headers: { range: 'bytes=0-' } });
    await fetched(file);
    expect(await counted()).toEqual([[SHEET, 3]]);
    const others: Parameters<typeof fetched>[1][] = [
      { method: 'HEAD' },
      { headers: { range: 'bytes=50-' } },
      { headers: { 'if-none-match': `"${hash('1')}"` } },
    ];
    for (const request of others) await fetched(file, request);
    expect([await counted(), await named()]).toEqual([[[SHEET, 3]], []]);
  });

  it('names who follows a link of their own, and is kept by no cache then', async () => {
    const own = await fetched(`${SHEET}.pdf`, { pass: `${ann} ${SHEET}` });
    expect(own.headers['cache-control']).toBe('private, no-store');
    await fetched(`${QUESTIONS}.pdf`, { pass: `${bob} ${SHEET}` });
    expect(await named()).toEqual([
      {
        ...{ id: expect.any(String), userId: ann, purchaseId: null, subject: 'math' },
        ...{ kind: 'study-sheet', paperHash: hash('1'), at: expect.any(String) },
      },
    ]);
  });

  it('that isn’t there is said to be on its way, or nowhere', async () => {
    const html = { headers: { accept: 'text/html' } };
    const soon = await fetched('math-study-sheet.pdf');
    expect(soon.status).toBe(200);
    stores.storage.files.clear();
    const later = await fetched('math-study-sheet.pdf', html);
    expect(later).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    expect(later.body).toContain('<h1>This paper is on its way</h1>');
    const never = await fetched('science-test-bank.pdf', html);
    expect([never.status, never.headers['retry-after']]).toEqual([404, undefined]);
    expect(never.body).toContain('<h1>There is no paper at this address</h1>');
    const link = () => controller.link({ userId: ann } as never, { slug: 'science-test-bank' });
    expect(link).toThrow('NOT_FOUND');
    expect((await fetched('math-study-sheet')).body).toBe('NOT_FOUND');
    expect((await fetched('english-study-sheet.pdf')).body).toBe('SERVICE_UNAVAILABLE');
  });

  it('is sent as a version of its own, too, and a sample page as a picture', async () => {
    const reply = new KeptReply();
    const request = { headers: {} };
    const version = await controller.version({ file: `${hash('2')}.pdf` }, request, reply);
    expect(version?.getHeaders()).toEqual({
      type: 'application/pdf',
      disposition: `inline; filename="${QUESTIONS}.pdf"`,
      length: 100,
    });
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const wrong = controller.version({ file: `${hash('3')}.pdf` }, request, reply);
    await expect(wrong).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const pages = new SoldPapersController(sold, stores.storage);
    const file = `science-questions-${hash('9')}.webp`;
    const lost = pages.sample({ file }, request, reply);
    await expect(lost).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await stores.storage.put(`papers/${hash('9')}.webp`, Buffer.alloc(3));
    const picture = await pages.sample({ file }, request, reply);
    expect(picture?.getHeaders()).toMatchObject({ type: 'image/webp', length: 3 });
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // A page that was loaded before a correction asks for the version it knows.
    const former = { file: `science-questions-${hash('7')}.webp` };
    expect((await pages.sample(former, request, reply))?.getHeaders()).toMatchObject({ length: 3 });
    expect(reply.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  });
});

describe('the downloads that name someone', () => {
  const [COPY, OTHER] = [randomUUID(), randomUUID()];
  const MATH = PUBLIC_PAPERS.find(
    ({ slug }) => slug === QUESTIONS,
  ) as (typeof PUBLIC_PAPERS)[number];
  beforeEach(async () => {
    await downloads.recordBought({
      purchaseId: COPY,
      userId: ann,
      subject: 'math',
      paperHash: hash('a'),
    });
    await downloads.recordFree(ann, MATH, hash('2'));
    await downloads.recordBought({
      purchaseId: OTHER,
      userId: bob,
      subject: 'science',
      paperHash: null,
    });
    await downloads.recordFree(bob, MATH, hash('5'));
    await downloads.recordFree(ann, { ...MATH, kind: 'study-sheet' }, hash('1'));
  });

  it('are listed newest first, and found by who, what and which file', async () => {
    const all = await named();
    const marks = [hash('1'), hash('5'), null, hash('2'), hash('a')];
    expect(all.map(({ paperHash }) => paperHash)).toEqual(marks);
    expect(all[4]).toMatchObject({
      purchaseId: COPY,
      userId: ann,
      subject: 'math',
      kind: 'test-bank',
    });
    expect(all[2]).toMatchObject({ purchaseId: OTHER, userId: bob, subject: 'science' });
    const reply = new KeptReply();
    const page = await new AdminDownloadsController(downloads).list({ range: [3, 9] }, reply);
    expect([page.length, reply.headers['Content-Range']]).toEqual([2, 'downloads 3-4/5']);
    const of = async (filter: AdminDownloadsQuery['filter']) => {
      const { rows, total } = await downloads.list({ filter, sort: ['at', 'ASC'] });
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => 5 - all.findIndex((one) => one.id === id));
    };
    expect(await of({ userId: ann })).toEqual([1, 2, 5]);
    expect(await of({ subject: 'science' })).toEqual([3]);
    expect(await of({ kind: 'test-bank' })).toEqual([1, 3]);
    expect(await of({ kind: 'questions' })).toEqual([2, 4]);
    expect(await of({ paperHash: [hash('a'), hash('5')] })).toEqual([1, 4]);
    expect(await of({ id: [all[0]?.id ?? ''] })).toEqual([5]);
  });

  it('are told to who downloaded them, oldest first', async () => {
    const [bought, free] = await Promise.all(
      PAPERS_PERSONAL_DATA.exports.map(({ rows }) =>
        rows(stores.dataSource.manager, { id: ann, email: '' }),
      ),
    );
    expect(bought).toMatchObject([{ purchase_id: COPY, subject: 'math' }]);
    expect(free).toMatchObject([{ kind: 'questions' }, { kind: 'study-sheet' }]);
  });
});
