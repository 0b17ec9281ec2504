import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PublishFileBody } from '@prepward/contracts/admin-files';
import { AdminFilesController } from '../../libs/modules/files/http/admin-files.controller.js';
import { FILES_PERSONAL_DATA } from '../../libs/modules/files/personal-data.repository.js';
import { StaffFileRepository } from '../../libs/modules/files/staff-file.repository.js';
import { StaffFilesService } from '../../libs/modules/files/staff-files.service.js';
import { DownloadCountRepository } from '../../libs/modules/papers/download-count.repository.js';
import { PublishedFileRepository } from '../../libs/modules/papers/published-file.repository.js';
import { PublishedFiles } from '../../libs/modules/papers/published-files.js';
import { KeptReply, openStores, type Stores } from './stores.js';

let stores: Stores;
let files: StaffFileRepository;
let downloads: DownloadCountRepository;
let published: PublishedFiles;
let service: StaffFilesService;
beforeAll(async () => {
  stores = await openStores();
  const { dataSource, transactions, outbox, storage } = stores;
  files = new StaffFileRepository(dataSource);
  downloads = new DownloadCountRepository(dataSource);
  published = new PublishedFiles(new PublishedFileRepository(dataSource), outbox);
  service = new StaffFilesService(files, published, downloads, transactions, storage);
});
afterAll(() => stores.stop());

const hash = (digit: string) => digit.repeat(64);
const [ANN, BOB, NONE] = [randomUUID(), randomUUID(), randomUUID()];
const [MATH, BIOLOGY, ATLAS] = [1, 2, 3].map((n) => `0000000${n}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];
const picture = (page: number, digit: string) => {
  return { page, hash: hash(digit), width: 1000 + page, height: 1294, bytes: 3 };
};

/** Adds a version, with its files. */
async function add(id: string, name: string, digit: string, size: number, ...pictures: object[]) {
  const version = { hash: hash(digit), bytes: size, pages: 10 - size, createdBy: ANN };
  const shown = pictures as ReturnType<typeof picture>[];
  await stores.transactions.run((tx) =>
    files.addVersion(tx, { id, name }, { ...version, pictures: shown }),
  );
  await stores.storage.put(`files/${hash(digit)}.pdf`, Buffer.alloc(size));
  for (const one of shown) await stores.storage.put(`files/${one.hash}.webp`, Buffer.alloc(3));
}

/** Two versions of one file, and two others; two of them show a page that looks the same. */
beforeEach(async () => {
  await stores.sql('TRUNCATE staff_files, uploaded_papers, offered_papers CASCADE');
  await stores.sql('DELETE FROM outbox_events');
  await stores.sql('DELETE FROM free_downloads');
  stores.storage.files.clear();
  await add(MATH, 'Math draft.pdf', 'a', 2, picture(1, '1'), picture(2, '2'));
  await add(BIOLOGY, 'Biology.pdf', 'c', 1, picture(1, '3'), picture(2, '4'));
  await add(ATLAS, 'Atlas_1.pdf', 'd', 4);
  await add(MATH, 'Math practice.pdf', 'b', 3, picture(1, '2'), picture(3, '3'));
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const publish = (id: string, body: Partial<PublishFileBody>) =>
  service.publish(id, { subject: 'math', kind: 'test-bank', reason: 'New', ...body });
const changed = () => stores.events('paper.sale-changed');

describe('the files of staff', () => {
  const found = async (query: Parameters<StaffFilesService['search']>[0]) =>
    (await service.search(query)).rows.map(({ id }) => id);

  it('are listed in their newest version, the one that changed last first', async () => {
    const { rows, total } = await service.search({ range: [0, 0] });
    expect(total).toBe(3);
    expect(rows).toEqual([
      {
        id: MATH,
        name: 'Math practice.pdf',
        version: 2,
        bytes: 3,
        pages: 7,
        soldAs: null,
        freeAs: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
    expect(rows[0]?.updatedAt && rows[0].updatedAt > rows[0].createdAt).toBe(true);
    expect(await found({})).toEqual([MATH, ATLAS, BIOLOGY]);
  });

  it.each<['name' | 'bytes' | 'pages' | 'createdAt', string[]]>([
    ['name', [ATLAS, BIOLOGY, MATH]],
    ['bytes', [BIOLOGY, MATH, ATLAS]],
    ['pages', [ATLAS, MATH, BIOLOGY]],
    ['createdAt', [MATH, BIOLOGY, ATLAS]],
  ])('are sorted by %s, either way', async (by, order) => {
    expect(await found({ sort: [by, 'ASC'] })).toEqual(order);
    expect(await found({ sort: [by, 'DESC'] })).toEqual(order.toReversed());
  });

  it('are found by a part of their name, by id, and by what they are sold as', async () => {
    await publish(MATH, { questions: 60 });
    await publish(BIOLOGY, { subject: 'science', questions: 50 });
    await publish(ATLAS, { subject: 'science', kind: 'study-sheet' });
    const of = (filter: object) => found({ sort: ['name', 'ASC'], filter });
    expect(await of({ q: 'PRACT' })).toEqual([MATH]);
    // An underscore is taken literally.
    expect(await of({ q: '_' })).toEqual([ATLAS]);
    expect(await of({ id: [ATLAS, MATH, NONE] })).toEqual([ATLAS, MATH]);
    expect(await of({ soldAs: 'science' })).toEqual([BIOLOGY]);
    expect(await of({ soldAs: 'reading' })).toEqual([]);
    expect(await of({ soldAs: 'math', id: [BIOLOGY, ATLAS] })).toEqual([]);
    const { rows } = await service.search({ sort: ['name', 'ASC'] });
    expect(rows.map(({ soldAs, freeAs }) => [soldAs, freeAs])).toEqual([
      [null, 'science-study-sheet'],
      ['science', null],
      ['math', null],
    ]);
  });

  it('show their versions, the pages of the newest, and how often all were downloaded', async () => {
    for (const digit of ['a', 'b', 'b', 'c'])
      await downloads.count({ slug: 'x', hash: hash(digit) });
    // Another day counts too.
    await stores.sql('UPDATE free_downloads SET day = day - 1 WHERE paper_hash = $1', [hash('b')]);
    await downloads.count({ slug: 'x', hash: hash('b') });
    await downloads.count({ slug: 'y', hash: hash('b') });
    const file = await service.get(MATH);
    expect(file).toMatchObject({ id: MATH, hash: hash('b'), freeDownloads: 5 });
    expect(file.pictures).toEqual([
      { page: 1, width: 1001, height: 1294 },
      { page: 3, width: 1003, height: 1294 },
    ]);
    const createdAt = expect.any(String);
    expect(file.versions).toEqual([
      { version: 2, hash: hash('b'), bytes: 3, pages: 7, createdAt },
      { version: 1, hash: hash('a'), bytes: 2, pages: 8, createdAt },
    ]);
    expect(await files.findByHash(hash('a'))).toMatchObject({
      fileId: MATH,
      version: 1,
      createdBy: ANN,
    });
    expect(await refusal(service.get(NONE))).toBe('FILE_NOT_FOUND');
    expect(await service.picture(MATH, 1)).toEqual(picture(1, '2'));
    // A page that only the previous version had.
    expect(await refusal(service.picture(MATH, 2))).toBe('FILE_NOT_FOUND');
  });

  it('are sent to staff, kept by no one else', async () => {
    const controller = new AdminFilesController(service, stores.storage);
    const reply = new KeptReply();
    await controller.search({ range: [1, 1] }, reply);
    expect(reply.headers['Content-Range']).toBe('files 1-1/3');
    const whole = await controller.content({ id: MATH }, { headers: {} }, reply);
    expect(whole?.getHeaders()).toEqual({
      type: 'application/pdf',
      disposition: `attachment; filename="${MATH}.pdf"`,
      length: 3,
    });
    expect(reply.headers).toMatchObject({
      etag: `"${hash('b')}"`,
      'cache-control': 'private, no-cache',
    });
    const page = await controller.picture({ id: MATH, page: 3 }, { headers: {} }, reply);
    expect(page?.getHeaders()).toMatchObject({
      type: 'image/webp',
      disposition: 'inline; filename="3.webp"',
    });
    stores.storage.files.clear();
    const lost = controller.content({ id: MATH }, { headers: {} }, reply);
    expect(await refusal(lost)).toBe('SERVICE_UNAVAILABLE');
  });
});

describe('a file instead of a paper', () => {
  const places = () =>
    stores.sql(
      `SELECT subject AS place, file_id, hash, storage_key, pages, questions FROM uploaded_papers
       UNION ALL SELECT slug, file_id, hash, storage_key, pages, NULL FROM offered_papers ORDER BY 1`,
    );
  const place = (
    name: string,
    of: string,
    digit: string,
    pages: number,
    questions: number | null,
  ) => {
    const key = `files/${hash(digit)}.pdf`;
    return { place: name, file_id: of, hash: hash(digit), storage_key: key, pages, questions };
  };

  it('is its newest version, and the worker is told', async () => {
    await publish(BIOLOGY, { subject: 'science', questions: 40 });
    await publish(MATH, { questions: 60 });
    await publish(ATLAS, { kind: 'study-sheet', questions: 9 });
    const free = place('math-study-sheet', ATLAS, 'd', 6, null);
    const science = place('science', BIOLOGY, 'c', 9, 40);
    expect(await places()).toEqual([place('math', MATH, 'b', 7, 60), free, science]);
    expect(await changed()).toEqual(
      ['science-test-bank', 'math-test-bank', 'math-study-sheet'].map((slug) => ({ slug })),
    );
    // A newer version and another count take the place of what was there.
    const before = await stores.sql<{ at: Date }>('SELECT published_at AS at FROM uploaded_papers');
    await add(MATH, 'Math.pdf', 'e', 5);
    await publish(MATH, { questions: 70 });
    await add(ATLAS, 'Atlas.pdf', 'f', 6);
    await publish(ATLAS, { kind: 'study-sheet' });
    expect(await places()).toEqual([
      place('math', MATH, 'e', 5, 70),
      place('math-study-sheet', ATLAS, 'f', 4, null),
      science,
    ]);
    const last = Math.max(...before.map(({ at }) => Number(at)));
    const after = await stores.sql<{ at: Date }>(
      `SELECT published_at AS at FROM uploaded_papers WHERE subject = 'math'
       UNION ALL SELECT published_at FROM offered_papers`,
    );
    expect(after.every(({ at }) => Number(at) >= last)).toBe(true);
  });

  it('takes another’s, is in one at most, and says so to the worker', async () => {
    await publish(BIOLOGY, { questions: 40 });
    await changed();
    const audited = await stores.auditOf(() => publish(MATH, { questions: 60 }));
    expect(audited).toEqual({
      before: { paper: 'math-test-bank', file: BIOLOGY },
      after: { paper: 'math-test-bank', file: MATH, version: 2, questions: 60 },
      reason: 'New',
    });
    expect(await places()).toEqual([place('math', MATH, 'b', 7, 60)]);
    await changed();
    const free = await stores.auditOf(() => publish(MATH, { kind: 'questions' }));
    expect(free).toMatchObject({
      before: { file: null },
      after: { paper: 'math-25-questions', file: MATH, version: 2 },
    });
    expect(await places()).toEqual([place('math-25-questions', MATH, 'b', 7, null)]);
    expect(await changed()).toEqual([{ slug: 'math-test-bank' }, { slug: 'math-25-questions' }]);
    await publish(ATLAS, { kind: 'questions' });
    expect(await places()).toEqual([place('math-25-questions', ATLAS, 'd', 6, null)]);
    expect(await refusal(publish(NONE, { questions: 1 }))).toBe('FILE_NOT_FOUND');
  });

  it('is withdrawn alone', async () => {
    await publish(MATH, { questions: 60 });
    await publish(BIOLOGY, { subject: 'science', questions: 40 });
    await publish(ATLAS, { kind: 'study-sheet' });
    await changed();
    expect(await stores.auditOf(() => service.withdraw(MATH, 'Old'))).toEqual({
      before: { paper: 'math-test-bank' },
      after: { paper: null },
      reason: 'Old',
    });
    expect(await changed()).toEqual([{ slug: 'math-test-bank' }]);
    expect((await places()).map(({ place: of }) => of)).toEqual(['math-study-sheet', 'science']);
    await service.withdraw(ATLAS, 'Old');
    expect((await places()).map(({ place: of }) => of)).toEqual(['science']);
    expect(await refusal(service.withdraw(MATH, 'Old'))).toBe('FILE_NOT_PUBLISHED');
    expect(await refusal(service.withdraw(NONE, 'Old'))).toBe('FILE_NOT_FOUND');
  });
});

describe('removing files', () => {
  const left = () => stores.storage.keys().map((key) => key.slice(6).replace(/(.)\1+/, '$1'));

  it('takes all their versions and pages, but none that another file shows', async () => {
    const audited = await stores.auditOf(async () => {
      expect(await service.remove([MATH, NONE, ATLAS], 'Old')).toEqual([MATH, ATLAS]);
    });
    expect(audited).toEqual({ before: { files: [MATH, ATLAS] }, after: null, reason: 'Old' });
    expect((await service.search({})).rows.map(({ id }) => id)).toEqual([BIOLOGY]);
    expect(left()).toEqual(['3.webp', '4.webp', 'c.pdf']);
    expect(await stores.sql('SELECT 1 FROM staff_file_versions')).toHaveLength(1);
  });

  it('takes none where one of them is published', async () => {
    await publish(MATH, { questions: 60 });
    expect(await refusal(service.remove([ATLAS, MATH], 'Old'))).toBe('FILE_PUBLISHED');
    expect([(await service.search({})).total, left()]).toEqual([
      3,
      expect.arrayContaining(['d.pdf']),
    ]);
  });
});

it('what is told of a person is what they uploaded, and it stays without them', async () => {
  const mine = { id: ANN } as never;
  await stores.sql('UPDATE staff_file_versions SET created_by = $1 WHERE hash = $2', [
    BOB,
    hash('c'),
  ]);
  await stores.sql(
    `INSERT INTO file_uploads (id, name, bytes, hash, created_by)
     SELECT gen_random_uuid(), 'a.pdf', 1, '', unnest($1::uuid[])`,
    [[ANN, BOB]],
  );
  const [uploads] = FILES_PERSONAL_DATA.exports;
  const rows = await uploads?.rows(stores.dataSource.manager, mine);
  expect(rows).toMatchObject([
    { name: 'Math practice.pdf', version: 1 },
    { name: 'Atlas_1.pdf', version: 1 },
    { name: 'Math practice.pdf', version: 2 },
  ]);
  for (const erase of FILES_PERSONAL_DATA.erasures ?? []) {
    await stores.transactions.run((tx) => erase(tx, mine));
  }
  const versions = await stores.sql(
    'SELECT 1 FROM staff_file_versions WHERE created_by = ANY($1)',
    [[ANN, BOB]],
  );
  expect(versions).toHaveLength(1);
  const coming = await stores.sql('SELECT created_by AS by FROM file_uploads');
  expect(coming).toEqual([{ by: BOB }]);
});
