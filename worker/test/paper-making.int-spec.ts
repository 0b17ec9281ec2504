import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PAPERS, PUBLIC_PAPERS } from '@prepward/contracts/papers';
import type { AppConfig } from '@prepward/platform/config';
import type { Paper, PaperItem } from '../../libs/modules/papers/paper.entity.js';
import type { PublishedFile } from '../../libs/modules/papers/published-file.js';
import { openStores, type Stores } from './stores.js';

interface Job {
  kind: string;
  paper?: Uint8Array;
  pages?: number[];
  subject?: string;
}
interface Set {
  bytes: Uint8Array;
  pages: number;
  itemIds: string[];
  samples: number[];
}
/** How a paper is set; and all that the typesetter was asked for. */
let setLike: (job: Job) => Promise<Set>;
const asked: Job[] = [];
jest.unstable_mockModule('@prepward/papers', () => ({
  edition: () => 'edition',
  keyOf: ({ key }: { key: string }) => key,
  withTypesetter: (work: (typeset: unknown) => unknown) =>
    work(async (job: Job) => {
      asked.push(job);
      if (job.kind !== 'pictures') return setLike(job);
      return job.pages?.map((page) => {
        return { page, width: 1000, height: 1294, bytes: Buffer.from(`${job.paper} page ${page}`) };
      });
    }),
}));
const handlers = await import('../../libs/modules/papers/jobs/papers.handlers.js');
const { PAPERS_JOBS } = await import('../../libs/modules/papers/jobs/papers.jobs.js');
const { PaperMaker } = await import('../../libs/modules/papers/paper-maker.service.js');
const { PaperRepository } = await import('../../libs/modules/papers/paper.repository.js');
const { PaperSources } = await import('../../libs/modules/papers/paper-sources.js');
const { PaperStore } = await import('../../libs/modules/papers/paper-store.js');
const { PublishedFiles } = await import('../../libs/modules/papers/published-files.js');
const { PublishedFileRepository } = await import(
  '../../libs/modules/papers/published-file.repository.js'
);

let stores: Stores;
let papers: InstanceType<typeof PaperRepository>;
let published: InstanceType<typeof PublishedFiles>;
let maker: InstanceType<typeof PaperMaker>;
/** The live items by side of the pool; each item's version also sets the day it was written. */
let bank: Record<'free' | 'paid', { id: string; version: number }[]>;
const sources = new PaperSources(
  {
    freeNow: async () => bank.free,
    paidNow: async () => bank.paid,
  } as never,
  {
    read: async (ids: string[]) => ({
      items: [...bank.free, ...bank.paid]
        .filter(({ id }) => ids.includes(id))
        .map(({ id, version }) => ({
          itemId: id,
          version,
          source: { id, key: `key of ${id} ${version}` },
          createdAt: new Date(Date.UTC(2026, 5, version)),
        })),
      passages: [],
    }),
  } as never,
  { publicUrl: 'https://prep.example' } as AppConfig,
);
beforeAll(async () => {
  stores = await openStores();
  const { dataSource, transactions, outbox, storage } = stores;
  papers = new PaperRepository(dataSource);
  published = new PublishedFiles(new PublishedFileRepository(dataSource), outbox);
  const store = new PaperStore(storage, papers);
  maker = new PaperMaker(papers, sources, store, published, transactions, outbox);
});
afterAll(() => stores.stop());

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const itemsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `${name}${i}`, version: 1 }));
/** Sets the text as a paper of the items that are kept, then of the others. */
const setAs = (text: string) => async (job: Job) => {
  const { kept = [], items = [] } = job as { kept?: string[]; items?: { id: string }[] };
  const count = job.kind === 'test-bank' ? 100 : 25;
  const itemIds = [...new Set([...kept, ...items.map(({ id }) => id)])].slice(0, count);
  return { bytes: Buffer.from(text), pages: 9, itemIds, samples: [4, 8] };
};
beforeEach(async () => {
  await stores.sql('TRUNCATE papers, uploaded_papers, offered_papers');
  await stores.sql('DELETE FROM outbox_events');
  stores.storage.files.clear();
  asked.length = 0;
  bank = { free: itemsOf('free', 30), paid: itemsOf('paid', 110) };
  setLike = setAs('first');
});

const made = () => stores.events('paper.made');
const BANK = 'math-test-bank';
const QUESTIONS = 'math-25-questions';
const SHEET = 'math-study-sheet';
const ids = (items: readonly PaperItem[]) => items.map(({ itemId }) => itemId);
async function paper(slug: string): Promise<Paper> {
  const one = await papers.find(slug);
  if (one === undefined) throw new Error(`There is no ${slug}`);
  return one;
}

describe('a paper that is missing', () => {
  it('is made of its side of the pool, stored, and told of once', async () => {
    await maker.refreshOne(BANK);
    const pages = [1, 4, 8].map((page) => hashOf(`first page ${page}`));
    expect(await paper(BANK)).toEqual({
      ...{ slug: BANK, subject: 'math', kind: 'test-bank', hash: hashOf('first') },
      ...{ madeFrom: expect.any(String), pages: 9, bytes: 5, questions: 100 },
      items: itemsOf('paid', 100).map(({ id, version }) => {
        return { itemId: id, version, key: `key of ${id} 1` };
      }),
      samples: ['cover', 'questions', 'answers'].map((shows, i) => {
        const page = [1, 4, 8][i];
        return { shows, page, hash: pages[i], width: 1000, height: 1294, bytes: 12 };
      }),
      madeAt: expect.any(Date),
    });
    const keys = [`papers/${hashOf('first')}.pdf`, ...pages.map((page) => `papers/${page}.webp`)];
    expect(stores.storage.keys()).toEqual(keys.sort());
    await maker.refreshOne(BANK);
    expect([asked.length, await made()]).toEqual([2, [{ slug: BANK }]]);
    // What the storage lost is made again.
    for (const lost of [`papers/${hashOf('first')}.pdf`, `papers/${pages[2]}.webp`]) {
      await stores.storage.delete(lost);
      await maker.refreshOne(BANK);
      expect(stores.storage.keys()).toEqual(keys);
    }
    setLike = setAs('free');
    await maker.refreshOne(QUESTIONS);
    const { items, samples } = await paper(QUESTIONS);
    expect([ids(items), samples]).toEqual([itemsOf('free', 25).map(({ id }) => id), []]);
  });

  it('is made where others can’t be, and it is said which', async () => {
    let n = 0;
    setLike = async (job) => {
      n += 1;
      if (job.kind === 'questions') throw new Error('no room');
      return setAs(`paper ${n}`)(job);
    };
    const failed = PUBLIC_PAPERS.filter(({ kind }) => kind === 'questions');
    await expect(maker.refreshAll()).rejects.toThrow(
      `Papers not made: ${failed.map(({ slug }) => `${slug}: no room`).join('; ')}`,
    );
    const slugs = PAPERS.map(({ slug }) => slug);
    expect((await papers.findAll(slugs)).length).toBe(PAPERS.length - failed.length);
    // A failure doesn't end later work.
    await maker.refreshOne(SHEET);
  });
});

describe('a paper that is there', () => {
  it('is made again as an item changes, is lost or leaves, and keeps the others', async () => {
    await maker.refreshOne(QUESTIONS);
    const first = await paper(QUESTIONS);
    const again = async (text: string) => {
      setLike = setAs(text);
      await maker.refreshHolding('free3');
      return paper(QUESTIONS);
    };
    bank.free = bank.free.map((item) => (item.id === 'free3' ? { ...item, version: 2 } : item));
    const second = await again('second');
    expect(second.items[3]).toEqual({ itemId: 'free3', version: 2, key: 'key of free3 2' });
    expect([second.hash, second.madeFrom === first.madeFrom]).toEqual([hashOf('second'), false]);
    expect(second.madeAt > first.madeAt).toBe(true);
    expect(stores.storage.keys()).toEqual([`papers/${hashOf('second')}.pdf`]);
    bank.free = bank.free.filter(({ id }) => id !== 'free3');
    const third = await again('third');
    expect(ids(third.items)).toEqual([
      ...ids(first.items).filter((id) => id !== 'free3'),
      'free25',
    ]);
    // No paper has the item now.
    await again('fourth');
    expect(await paper(QUESTIONS)).toEqual(third);
    await stores.storage.delete(`papers/${hashOf('third')}.pdf`);
    await maker.refreshOne(QUESTIONS);
    expect((await paper(QUESTIONS)).hash).toBe(hashOf('fourth'));
  });

  it('is made again where the bank changes under it, three times at most', async () => {
    let n = 0;
    const changing = (times: number, from: number) => async (job: Job) => {
      n += 1;
      if (n <= times) bank.free = bank.free.map((item) => ({ ...item, version: from + n }));
      return setAs(`try ${n}`)(job);
    };
    setLike = changing(2, 1);
    await maker.refreshOne(QUESTIONS);
    expect([n, (await paper(QUESTIONS)).items[0]?.version]).toEqual([3, 3]);
    [n, bank.free] = [0, itemsOf('free', 30)];
    setLike = changing(9, 10);
    await expect(maker.refreshOne(QUESTIONS)).rejects.toThrow('changes all the time');
    expect([n, (await paper(QUESTIONS)).hash]).toEqual([3, hashOf('try 3')]);
  });
});

describe('a file of staff', () => {
  const FILE = { fileId: randomUUID(), hash: hashOf('upload'), storageKey: 'files/a.pdf' };
  const publish = (slug: string, change: Partial<PublishedFile> = {}) =>
    stores.transactions.run((tx) =>
      published.publish(tx, { slug, ...FILE, pages: 5, questions: 60, ...change }),
    );
  beforeEach(() => stores.storage.put('files/a.pdf', Buffer.from('upload')));

  it('takes the place of a paper, which comes back as it is withdrawn', async () => {
    await maker.refreshOne(BANK);
    const ours = await paper(BANK);
    await publish(BANK);
    await made();
    asked.length = 0;
    await maker.refreshOne(BANK);
    expect(await paper(BANK)).toMatchObject({
      ...{ hash: hashOf('upload'), pages: 5, bytes: 6, questions: 60, items: [] },
      samples: [{ page: 1 }, { page: 2 }],
    });
    expect(asked.map(({ kind, pages }) => [kind, pages])).toEqual([['pictures', [1, 2]]]);
    expect(await stores.storage.head(`papers/${ours.hash}.pdf`)).toBeNull();
    await maker.refreshOne(BANK);
    expect([asked.length, await made()]).toEqual([1, [{ slug: BANK }]]);
    // A different question count is reported, and a lost file is stored again.
    await publish(BANK, { questions: 70 });
    await maker.refreshOne(BANK);
    expect(await paper(BANK)).toMatchObject({ questions: 70 });
    await stores.storage.delete(`papers/${hashOf('upload')}.pdf`);
    await maker.refreshOne(BANK);
    expect(await stores.storage.head(`papers/${hashOf('upload')}.pdf`)).not.toBeNull();
    await stores.transactions.run((tx) => published.withdraw(tx, FILE.fileId));
    await maker.refreshOne(BANK);
    expect(await paper(BANK)).toMatchObject({ hash: ours.hash, questions: 100 });
  });

  it('is shown by its only page, and not at all where it is free', async () => {
    await publish(BANK, { pages: 1 });
    await maker.refreshOne(BANK);
    expect((await paper(BANK)).samples.map(({ page }) => page)).toEqual([1]);
    await publish(SHEET, { questions: null, hash: hashOf('sheet'), storageKey: 'files/b.pdf' });
    await stores.storage.put('files/b.pdf', Buffer.from('sheet'));
    await maker.refreshOne(SHEET);
    expect(await paper(SHEET)).toMatchObject({
      hash: hashOf('sheet'),
      samples: [],
      questions: null,
    });
    await publish(QUESTIONS, { questions: null, storageKey: 'files/none.pdf' });
    await expect(maker.refreshOne(QUESTIONS)).rejects.toThrow('The storage has no files/none.pdf');
  });

  it('that comes or changes in the middle is not overwritten, nor taken for another', async () => {
    setLike = async (job) => {
      await publish(BANK);
      return setAs('late')(job);
    };
    await maker.refreshOne(BANK);
    expect((await paper(BANK)).hash).toBe(hashOf('upload'));
    await publish(BANK, { hash: hashOf('second') });
    stores.storage.beforePut = () => publish(BANK, { hash: hashOf('third') });
    await expect(maker.refreshOne(BANK)).rejects.toThrow('changed while it was taken over');
  });
});

describe('what a paper is made from', () => {
  const of = (slug: string) => PAPERS.find((one) => one.slug === slug) as (typeof PAPERS)[number];
  const madeFrom = (slug: string, items: PaperItem[] = []) => sources.madeFrom(of(slug), items);
  const elsewhere = (publicUrl: string) =>
    new PaperSources({} as never, {} as never, { publicUrl } as AppConfig);

  it('is its name, its items in their order and versions, and the address it leads to', async () => {
    const [one, two] = [1, 2].map((version) => ({ itemId: 'a', version }));
    const other = { itemId: 'b', version: 1 };
    if (one === undefined || two === undefined) throw new Error('no items');
    const all = [
      madeFrom(QUESTIONS, [one, other]),
      madeFrom(QUESTIONS, [other, one]),
      madeFrom(QUESTIONS, [two, other]),
      madeFrom(BANK, [one, other]),
      elsewhere('https://other.example').madeFrom(of(QUESTIONS), [one, other]),
      elsewhere('http://localhost:4200').madeFrom(of(QUESTIONS), [one, other]),
    ];
    expect(new Set(all).size).toBe(all.length);
    // A recorded key changes nothing by itself, nor does the port of a local machine.
    expect(madeFrom(QUESTIONS, [{ ...one, key: 'A' }, other])).toBe(all[0]);
    const own = elsewhere('http://127.0.0.1:3000').madeFrom(of(QUESTIONS), [one, other]);
    expect(own).toBe(all[5]);
  });

  it('says when each of its questions was written', async () => {
    bank.free = bank.free.map((item, i) => ({ ...item, version: i === 7 ? 9 : 3 }));
    const before = bank.free.slice(0, 25).map(({ id, version }) => ({ itemId: id, version }));
    const { job, items } = await sources.matter(of(QUESTIONS), before);
    expect(job).toMatchObject({ site: { brand: 'Prepward', origin: 'https://prep.example' } });
    const dates = 'written' in job ? before.map(({ itemId }) => job.written.get(itemId)) : [];
    expect(dates).toEqual(before.map(({ version }) => new Date(Date.UTC(2026, 5, version))));
    // With all of its questions it reads no others; with one fewer, all that could take its place.
    expect([items.size, (await sources.matter(of(QUESTIONS), before.slice(1))).items.size]).toEqual(
      [25, 30],
    );
    expect((await sources.plan(of(QUESTIONS), before.slice(1))).items).toBeUndefined();
    expect((await sources.matter(of(SHEET), [])).job).toMatchObject({
      kind: 'study-sheet',
      sheet: { subject: 'math' },
    });
    const { items: none } = await sources.plan(of(SHEET), []);
    expect(none).toEqual([]);
  });
});

it('papers follow the bank, corrections and files of staff, and are looked at each minute', async () => {
  expect(PAPERS_JOBS.map(({ name, queue, on, every }) => [name, queue, on?.name ?? every])).toEqual(
    [
      ['papers.follow-bank', 'domain', 'bank.loaded'],
      ['papers.follow-correction', 'domain', 'item.corrected'],
      ['papers.follow-sale', 'domain', 'paper.sale-changed'],
      ['papers.keep', 'upkeep', 60_000],
    ],
  );
  const done: string[] = [];
  const all = {
    refreshAll: async () => void done.push('all'),
    refreshHolding: async (itemId: string) => void done.push(`holding ${itemId}`),
    refreshOne: async (slug: string) => void done.push(slug),
  } as unknown as typeof maker;
  await new handlers.FollowBank(all).handle();
  await new handlers.FollowCorrection(all).handle({ itemId: 'a', version: 2 });
  await new handlers.FollowPublishedFile(all).handle({ slug: SHEET });
  await new handlers.KeepPapers(all).handle();
  expect(done).toEqual(['all', 'holding a', SHEET, 'all']);
});
