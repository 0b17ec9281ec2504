import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ProductId } from '@prepward/contracts/plans';
import type { PurchasedProduct, PurchasedProducts } from '../billing/index.js';
import type { PaperCopy } from './paper-copy.entity.js';
import type { PaperCopyRepository } from './paper-copy.repository.js';

// Only its name is needed.
jest.unstable_mockModule('../billing/index.js', () => ({ PurchasedProducts: class {} }));
const { TestBankService } = await import('./test-bank.service.js');

let copies: PaperCopy[];
let orders: PurchasedProduct[];
let ensured: unknown[];
beforeEach(() => {
  [copies, orders, ensured] = [[], [], []];
});

function order(orderId: string, product: ProductId, change: Partial<PurchasedProduct> = {}) {
  const paidAt = new Date('2026-06-01T10:00:00Z');
  orders.push({ orderId, userId: 'ann', product, paidAt, owned: true, ...change });
}

function copy(id: string, orderId: string, change: Partial<PaperCopy> = {}): PaperCopy {
  const made: PaperCopy = {
    id,
    orderId,
    userId: 'ann',
    subject: 'math',
    progress: 100,
    withdrawn: false,
    paperHash: 'p',
    hash: 'h',
    leftover: null,
    pages: 40,
    bytes: 900,
    items: [
      { itemId: 'a', version: 1 },
      { itemId: 'b', version: 1 },
    ],
    madeAt: new Date('2026-06-01T11:00:00Z'),
    createdAt: new Date('2026-06-01T10:30:00Z'),
    ...change,
  };
  copies.push(made);
  return made;
}

const NOT_MADE = { progress: 35, hash: null, bytes: null, paperHash: null, madeAt: null } as const;

const service = new TestBankService(
  {
    ensure: async (...row: unknown[]) => void ensured.push(row),
    findOfUser: async (userId: string) => copies.filter((one) => one.userId === userId),
    find: async (id: string) => copies.find((one) => one.id === id),
    forgetFile: async (...file: unknown[]) => void ensured.push(file),
  } as unknown as PaperCopyRepository,
  {
    listOf: async (userId: string) => orders.filter((one) => one.userId === userId),
    find: async (orderId: string) => orders.find((one) => one.orderId === orderId),
  } as PurchasedProducts,
);

describe('a look at what was bought', () => {
  it('notes what is paid for and not noted yet', async () => {
    order('noted', 'test-bank-math');
    order('back', 'test-bank-science', { owned: false });
    order('new', 'test-bank-english');
    copy('1', 'noted');
    await service.noteBought('ann');
    expect(ensured).toEqual([['new', 'ann', ['english']]]);
  });

  it('shows each file in the order of purchases and subjects, with what may be known of it', async () => {
    order('second', 'test-bank-all', { paidAt: new Date('2026-06-02T10:00:00Z') });
    order('first', 'test-bank-math');
    order('back', 'test-bank-science', { owned: false });
    copy('math-1', 'first');
    copy('math-2', 'second', NOT_MADE);
    copy('reading-2', 'second', { subject: 'reading', items: [], pages: 7 });
    copy('science-0', 'back', { subject: 'science', withdrawn: true });
    const hidden = { questions: null, pages: null, bytes: null, madeAt: null };
    expect(await service.list('ann')).toEqual([
      {
        id: 'reading-2',
        product: 'test-bank-all',
        subject: 'reading',
        name: 'Reading test bank',
        boughtAt: '2026-06-02T10:00:00.000Z',
        state: 'ready',
        progress: 100,
        questions: 0,
        pages: 7,
        bytes: 900,
        madeAt: '2026-06-01T11:00:00.000Z',
      },
      expect.objectContaining({ id: 'math-2', state: 'preparing', progress: 35, ...hidden }),
      expect.objectContaining({ id: 'math-1', state: 'ready', questions: 2, pages: 40 }),
      expect.objectContaining({ id: 'science-0', state: 'refunded', progress: 0, ...hidden }),
    ]);
  });
});

describe('the file of a copy', () => {
  it.each<[string, string, () => void]>([
    ['of which there is none', 'NOT_FOUND', () => undefined],
    ['of another student', 'NOT_FOUND', () => copy('1', 'paid', { userId: 'bob' })],
    ['that no one paid for', 'NOT_FOUND', () => copy('1', 'unknown')],
    ['that was paid back', 'NOT_FOUND', () => copy('1', 'back')],
    ['that another one paid for', 'NOT_FOUND', () => copy('1', 'bobs')],
    ['that is not made', 'NOT_READY', () => copy('1', 'paid', NOT_MADE)],
    ['of which only the hash is known', 'NOT_READY', () => copy('1', 'paid', { bytes: null })],
  ])('%s is no one’s to have', async (_, code, prepare) => {
    order('paid', 'test-bank-math');
    order('back', 'test-bank-math', { owned: false });
    order('bobs', 'test-bank-math', { userId: 'bob' });
    prepare();
    await expect(service.readyCopy('ann', '1')).rejects.toMatchObject({
      code: `PURCHASE_${code}`,
    });
  });

  it('is its buyer’s', async () => {
    order('paid', 'test-bank-math');
    const mine = copy('1', 'paid');
    expect(await service.readyCopy('ann', '1')).toBe(mine);
    await service.fileLost({ ...mine, hash: 'h', bytes: 900 });
    expect(ensured).toEqual([['1', 'h']]);
  });

  it('that was taken back is no subject of a mail', async () => {
    copy('1', 'paid', { subject: 'science' });
    copy('2', 'paid', { withdrawn: true });
    const subjects = await Promise.all(['1', '2', '3'].map((id) => service.subjectOf(id)));
    expect(subjects).toEqual(['science', undefined, undefined]);
  });
});

describe('an order', () => {
  const at = (hour: number) => ({ madeAt: new Date(Date.UTC(2026, 5, 1, hour)) });
  const told = (...ids: string[]) => Promise.all(ids.map((id) => service.completedBy('ann', id)));

  it('is complete with the last of its files, whatever others are open', async () => {
    copy('math', 'all', at(11));
    copy('reading', 'all', { subject: 'reading', ...at(13) });
    copy('science', 'all', { subject: 'science', ...at(12) });
    copy('english', 'other', { subject: 'english', ...NOT_MADE });
    expect(await told('math', 'reading', 'science', 'english', 'none')).toEqual([
      undefined,
      ['math', 'reading', 'science'],
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is not while one of its files isn’t made, or with one that was taken back', async () => {
    copy('math', 'all', at(13));
    const open = copy('reading', 'all', { subject: 'reading', ...NOT_MADE });
    expect(await told('math')).toEqual([undefined]);
    Object.assign(open, { hash: 'h', bytes: 1, ...at(12) });
    expect(await told('math')).toEqual([['math', 'reading']]);
    expect(await service.completedBy('bob', 'math')).toBeUndefined();
    Object.assign(copies[0] as PaperCopy, { withdrawn: true });
    expect(await told('math')).toEqual([undefined]);
  });
});
