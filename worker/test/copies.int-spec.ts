import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ModuleRef } from '@nestjs/core';
import type { ProductId } from '@prepward/contracts/plans';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import type { Recipient } from '@prepward/platform/mail';
import type { Paper } from '../../libs/modules/papers/paper.entity.js';
import { addCopy, fileOf, hash, madeOf, newUser, soldPaper } from './paper-copies.js';
import { openStores, type Stores } from './stores.js';

interface Stamp {
  owner: { name: string; email: string; order: string };
  paper: Uint8Array;
}
/** What the typesetter was asked for, and what it does. */
const stamps: Stamp[] = [];
let stampsLike: (job: Stamp) => Promise<Uint8Array>;
jest.unstable_mockModule('@prepward/papers', () => ({
  withTypesetter: (work: (typeset: typeof stampsLike) => unknown) =>
    work((job) => {
      stamps.push(job);
      return stampsLike(job);
    }),
}));
jest.unstable_mockModule('../../libs/modules/billing/index.js', () => ({
  PurchasedProducts: class {},
}));
jest.unstable_mockModule('../../libs/modules/papers/index.js', () => ({
  SoldPapersService: class {},
}));
const { TEST_BANK_PERSONAL_DATA } = await import(
  '../../libs/modules/test-bank/personal-data.repository.js'
);
const { CopyMaker } = await import('../../libs/modules/test-bank/copy-maker.service.js');
const { CopyFiles } = await import('../../libs/modules/test-bank/copy-files.service.js');
const { PaperCopyRepository } = await import(
  '../../libs/modules/test-bank/paper-copy.repository.js'
);

let stores: Stores;
let copies: InstanceType<typeof PaperCopyRepository>;
let files: InstanceType<typeof CopyFiles>;
beforeAll(async () => {
  stores = await openStores();
  copies = new PaperCopyRepository(stores.dataSource);
  files = new CopyFiles(copies, stores.storage, stores.transactions);
});
afterAll(() => stores.stop());

let ann: string;
let papers: Paper[];
let orders: { orderId: string; userId: string; product: ProductId; owned: boolean }[];
let buyer: Recipient | null;
beforeEach(async () => {
  await stores.sql('DELETE FROM paper_copies');
  await stores.sql('DELETE FROM outbox_events');
  stores.storage.files.clear();
  stamps.length = 0;
  stampsLike = async ({ owner, paper }) => Buffer.from(`${owner.order} ${paper}`);
  ann = await newUser(stores);
  papers = SUBJECTS.map((subject, i) => soldPaper(subject, hash(String(i + 2)), { q1: 'A' }));
  orders = [];
  buyer = { email: 'ann@example.org', firstName: 'Ann', lastName: 'Lee' };
});

const current = (subject: Subject) => papers.find((paper) => paper.subject === subject) as Paper;

function maker() {
  const find = async (subject: Subject) => papers.find((paper) => paper.subject === subject);
  const sold = {
    all: async () => papers,
    find,
    read: async (paper: Paper) => (paper.pages === 0 ? null : Buffer.from(paper.hash.slice(0, 1))),
  };
  const purchased = {
    listOf: async (userId: string) => orders.filter((order) => order.userId === userId),
    find: async (orderId: string) => orders.find((order) => order.orderId === orderId),
  };
  const services = { get: () => ({ find: async () => buyer }) } as unknown as ModuleRef;
  return new CopyMaker(copies, sold as never, purchased as never, services, files, stores.outbox);
}

function bought(product: ProductId, owned = true, orderId: string = randomUUID()): string {
  orders.unshift({ orderId, userId: ann, product, owned });
  return orderId;
}

const row = async (id: string) =>
  (await stores.sql('SELECT * FROM paper_copies WHERE id = $1', [id]))[0];
const refresh = (signal = new AbortController().signal) => maker().refreshStale(signal);

describe('the copies of a student', () => {
  it('are made of what is paid for, with its buyer’s name, and of nothing else', async () => {
    const orderId = bought('test-bank-all', true, '7f3a91bc-0000-4000-8000-000000000001');
    bought('test-bank-math', false);
    await maker().sync(ann);
    const made = await copies.findOfUser(ann);
    expect(new Set(made.map(({ subject }) => subject))).toEqual(new Set(SUBJECTS));
    expect(made).toHaveLength(4);
    const math = made.find(({ subject }) => subject === 'math');
    expect(math).toMatchObject({
      orderId,
      progress: 100,
      withdrawn: false,
      paperHash: current('math').hash,
      leftover: null,
      pages: 40,
      bytes: '7F3A91BC 3'.length,
      items: current('math').items,
      madeAt: expect.any(Date),
    });
    expect(stamps.map(({ owner }) => owner)).toEqual(
      SUBJECTS.map(() => ({ name: 'Ann Lee', email: 'ann@example.org', order: '7F3A91BC' })),
    );
    expect(stores.storage.keys()).toEqual(
      made.map(({ id, hash: of }) => fileOf(id, of ?? '')).sort(),
    );
    const ready = await stores.events('purchase.ready');
    expect(ready).toHaveLength(4);
    expect(ready).toContainEqual({ purchaseId: math?.id, userId: ann });
    // A second sync changes nothing.
    await maker().sync(ann);
    expect(stamps).toHaveLength(4);
    // What the storage lost is remade, without a second email.
    await stores.storage.delete(fileOf(math?.id ?? '', math?.hash ?? ''));
    await maker().sync(ann);
    expect(stamps).toHaveLength(5);
    expect(stores.storage.keys()).toHaveLength(4);
    expect(await stores.events('purchase.ready')).toEqual([]);
  });

  it('are made for no one whose account is gone', async () => {
    bought('test-bank-math');
    buyer = null;
    await maker().sync(ann);
    expect(await copies.findOfUser(ann)).toEqual([]);
  });

  it('carry no space where there is no name', async () => {
    bought('test-bank-math');
    buyer = { email: 'ann@example.org', firstName: 'Ann', lastName: '' };
    await maker().sync(ann);
    expect(stamps[0]?.owner.name).toBe('Ann');
  });

  it('are listed newest first, those of one moment by their ids', async () => {
    const ids = [3, 1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
    for (const id of ids.toReversed()) await addCopy(stores, ann, { id });
    await stores.sql(
      `UPDATE paper_copies SET created_at = CASE WHEN id = $1 THEN timestamptz '2026-06-02'
         ELSE '2026-06-01' END`,
      [ids[0]],
    );
    expect((await copies.findOfUser(ann)).map(({ id }) => id)).toEqual(ids);
  });

  it('go with what was paid back, and those of others stay', async () => {
    const [back, kept] = [bought('test-bank-math', false), bought('test-bank-reading')];
    const gone = await addCopy(stores, ann, {
      ...madeOf(current('math')),
      orderId: back,
      leftover: hash('b'),
    });
    const own = await addCopy(stores, ann, { ...madeOf(current('reading')), orderId: kept });
    const other = await addCopy(stores, await newUser(stores), madeOf(current('math')));
    await maker().sync(ann);
    expect(stores.storage.keys()).toEqual([own, other].map((id) => fileOf(id, hash('a'))).sort());
    expect(await row(gone)).toMatchObject({
      user_id: ann,
      progress: 0,
      withdrawn: true,
      paper_hash: null,
      hash: null,
      leftover: null,
      pages: null,
      bytes: null,
      made_at: expect.any(Date),
    });
    // The bank gave the money back: the copy is made again, without a second "ready" event.
    orders = orders.map((order) => ({ ...order, owned: true }));
    await maker().sync(ann);
    expect(await row(gone)).toMatchObject({ withdrawn: false, progress: 100 });
    expect(await stores.events('purchase.ready')).toEqual([]);
  });

  it('wait for a paper that isn’t made, or is just being replaced; those before it are made', async () => {
    bought('test-bank-all');
    papers = [soldPaper('reading', hash('2')), { ...soldPaper('math', hash('3')), pages: 0 }];
    await expect(maker().sync(ann)).rejects.toThrow(/isn't made yet|just being replaced/);
    papers = [...papers, soldPaper('science', hash('4')), soldPaper('english', hash('5'))];
    await expect(maker().sync(ann)).rejects.toThrow('The math test bank is just being replaced');
  });

  it('are none of a paper that changed while they were stamped', async () => {
    bought('test-bank-math');
    stampsLike = async () => {
      papers = [soldPaper('math', hash('9'))];
      return Buffer.from('late');
    };
    await expect(maker().sync(ann)).rejects.toThrow('math-test-bank changed while it was stamped');
    const [copy] = await copies.findOfUser(ann);
    expect(copy).toMatchObject({ hash: null, progress: 80 });
    stampsLike = async () => Buffer.from('in time');
    await maker().sync(ann);
    // What the first try stored is gone.
    expect(stores.storage.keys()).toHaveLength(1);
  });
});

describe('a paper that changed', () => {
  it('is stamped again, and its buyer is told of corrected keys alone', async () => {
    const old = soldPaper('math', hash('8'), { q1: 'A', q2: 'B', q3: 'C' });
    const orderId = bought('test-bank-math');
    const id = await addCopy(stores, ann, { ...madeOf(old), orderId });
    papers = [soldPaper('math', hash('9'), { q2: 'D', q1: 'A', new: 'A' })];
    await refresh();
    expect(await stores.events('purchase.corrected')).toEqual([
      { purchaseId: id, userId: ann, questions: [1] },
    ]);
    const now = await row(id);
    expect(now).toMatchObject({ paper_hash: hash('9'), leftover: null, items: papers[0]?.items });
    expect(stores.storage.keys()).toEqual([fileOf(id, String(now?.hash))]);
    papers = [soldPaper('math', hash('7'), { q2: 'D', q1: 'A' })];
    await refresh();
    expect(await row(id)).toMatchObject({ paper_hash: hash('7') });
    expect(await stores.events('purchase.corrected')).toEqual([]);
    expect(await stores.events('purchase.ready')).toEqual([]);
  });

  it('leaves out what was paid back, or was paid for by no one', async () => {
    const old = soldPaper('math', hash('8'));
    const ids = [];
    for (const orderId of [bought('test-bank-math', false), randomUUID()]) {
      ids.push(await addCopy(stores, ann, { ...madeOf(old), orderId }));
    }
    await refresh();
    for (const id of ids) expect(await row(id)).toMatchObject({ withdrawn: true, hash: null });
    expect([stamps, stores.storage.keys()]).toEqual([[], []]);
  });

  it('reaches every copy, however many can’t be made before it', async () => {
    const old = { ...madeOf(soldPaper('math', hash('8'))), subject: 'math' } as const;
    await addCopy(stores, ann, { ...old, orderId: bought('test-bank-math') });
    for (let n = 0; n < 51; n++) {
      await addCopy(stores, ann, { subject: 'reading', orderId: bought('test-bank-reading') });
    }
    papers = [soldPaper('math', hash('9'))];
    await expect(refresh()).rejects.toThrow(
      "51 copies not made: The reading test bank isn't made yet",
    );
    expect(stamps).toHaveLength(1);
  });

  it('is not stamped any further once the time is over', async () => {
    const time = new AbortController();
    for (const subject of ['math', 'reading'] as const) {
      await addCopy(stores, ann, { subject, orderId: bought(`test-bank-${subject}`) });
    }
    stampsLike = async () => {
      time.abort();
      return Buffer.from('the last');
    };
    await refresh(time.signal);
    await refresh(time.signal);
    expect(stamps).toHaveLength(1);
  });
});

it('what is told of a student is what they bought, oldest first', async () => {
  const [file] = TEST_BANK_PERSONAL_DATA.exports;
  const of = (subject: Subject) => addCopy(stores, ann, { ...madeOf(current(subject)) });
  await of('science');
  await addCopy(stores, await newUser(stores), madeOf(current('math')));
  await of('english');
  const rows = await file?.rows(stores.dataSource.manager, { id: ann, email: '' });
  expect(rows).toMatchObject([{ subject: 'science', withdrawn: false }, { subject: 'english' }]);
});

describe('stale copies', () => {
  it('are those of other papers than the current, never made ones first', async () => {
    const at = (day: number) => ({ madeAt: new Date(Date.UTC(2026, 5, day)) });
    const of = (digit: string, day: number) => ({ paperHash: hash(digit), ...at(day) });
    const bob = await newUser(stores);
    const below = await addCopy(stores, ann, of('1', 4));
    const between = await addCopy(stores, bob, of('5', 2));
    const above = await addCopy(stores, ann, of('f', 3));
    const never = await addCopy(stores, ann);
    for (const digit of ['3', '7']) await addCopy(stores, ann, of(digit, 1));
    for (const hidden of [{}, of('5', 1)]) {
      await addCopy(stores, null, hidden);
      await addCopy(stores, ann, { ...hidden, withdrawn: true });
    }
    const current = [hash('7'), hash('3')];
    expect(await copies.findStale(current, 9)).toEqual([never, between, above, below]);
    expect(await copies.findStale(current, 2)).toEqual([never, between]);
    expect(await copies.findStale([], 9)).toHaveLength(6);
  });
});

describe('files of copies', () => {
  it('are removed with deleted accounts, and so is what a process left', async () => {
    const made = { ...madeOf(current('math')), leftover: hash('b') };
    const gone = await addCopy(stores, null, made);
    const left = await addCopy(stores, ann, made);
    const same = await addCopy(stores, ann, { ...made, leftover: hash('a') });
    await maker().removeOrphans();
    expect(stores.storage.keys()).toEqual([left, same].map((id) => fileOf(id, hash('a'))).sort());
    expect(await row(gone)).toBeUndefined();
    for (const id of [left, same]) expect(await row(id)).toMatchObject({ leftover: null });
  });

  /** Stores a file of a copy, as after stamping it. */
  async function publish(id: string, text = 'new'): Promise<{ isSaved: boolean; own: string }> {
    let own = '';
    const isSaved = await files.publish(id, Buffer.from(text), (tx, _before, made) => {
      own = made;
      const size = { pages: 1, bytes: 3 };
      return copies.save(tx, id, { paperHash: hash('9'), hash: made, ...size, items: [] });
    });
    return { isSaved, own };
  }

  it('take the place of what was there, and of what an earlier try left', async () => {
    const made = { ...madeOf(current('math')), leftover: hash('b') };
    const id = await addCopy(stores, ann, made);
    const { isSaved, own } = await publish(id);
    expect([isSaved, stores.storage.keys()]).toEqual([true, [fileOf(id, own)]]);
    // The same bytes again are the same file.
    expect(await publish(id)).toEqual({ isSaved: true, own });
    expect(stores.storage.keys()).toEqual([fileOf(id, own)]);
    expect(await row(id)).toMatchObject({ hash: own, leftover: null });
  });

  it('are none of a copy that is no one’s', async () => {
    const id = await addCopy(stores, null);
    expect(await publish(id)).toMatchObject({ isSaved: false });
    expect(await publish(randomUUID())).toMatchObject({ isSaved: false });
    expect(stores.storage.keys()).toEqual([]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['was paid back', (id) => files.withdraw(id)],
    [
      'lost its owner',
      (id) => stores.sql('UPDATE paper_copies SET user_id = NULL WHERE id = $1', [id]),
    ],
    [
      'is being made by another process',
      (id) => stores.transactions.run((tx) => copies.announce(tx, id, hash('c'))),
    ],
    ['is gone', (id) => copies.delete(id)],
  ])('go again where the copy %s meanwhile', async (_, meanwhile) => {
    const id = await addCopy(stores, ann);
    stores.storage.beforePut = () => meanwhile(id);
    expect(await publish(id)).toMatchObject({ isSaved: false, own: '' });
    expect(stores.storage.keys()).toEqual([]);
  });

  it('go with what is paid back, the one that another process saves just then, too', async () => {
    const id = await addCopy(stores, ann, { hash: hash('a') });
    await stores.storage.put(fileOf(id, hash('b')), Buffer.from('newer'));
    await stores.afterAnother(
      'SELECT 1 FROM paper_copies WHERE id = $1 FOR UPDATE',
      id,
      `UPDATE paper_copies SET hash = '${hash('b')}', leftover = '${hash('a')}' WHERE id = $1`,
      () => files.withdraw(id),
    );
    expect(stores.storage.keys()).toEqual([]);
  });

  it('stay where another process made the same meanwhile', async () => {
    const id = await addCopy(stores, ann);
    stores.storage.beforePut = () => publish(id);
    expect(await publish(id)).toMatchObject({ isSaved: false });
    expect(stores.storage.keys()).toHaveLength(1);
  });

  it('are asked for again where the storage lost the one that the copy has', async () => {
    const id = await addCopy(stores, ann, madeOf(current('math')));
    await copies.forgetFile(id, hash('b'));
    expect(await row(id)).toMatchObject({ hash: hash('a'), progress: 100 });
    // Progress on the next file isn't stored while there is a file.
    await copies.setProgress(id, 35);
    expect(await row(id)).toMatchObject({ progress: 100 });
    await copies.forgetFile(id, hash('a'));
    expect(await row(id)).toMatchObject({ hash: null, paper_hash: null, progress: 0 });
    await copies.setProgress(id, 35);
    expect(await row(id)).toMatchObject({ progress: 35 });
  });
});
