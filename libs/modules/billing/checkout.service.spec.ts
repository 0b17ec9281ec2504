import { expect, it } from '@jest/globals';
import { planOf } from '@prepward/contracts/plans';
import type { Transactions, Tx } from '@prepward/platform/database';
import { ActiveGateway } from './active-gateway.js';
import { CheckoutService } from './checkout.service.js';
import { CheckoutOpener } from './checkout-opener.service.js';
import type { OrderRecord } from './ledger/order.repository.js';
import { MemoryLedger } from './test/memory-ledger.js';
import { eachWithStripe, ORDERS } from './test/stripe-fixture.js';

type Parts = ConstructorParameters<typeof CheckoutService>;
type OpenerParts = ConstructorParameters<typeof CheckoutOpener>;

const NOW = new Date('2026-06-01T12:00:00Z');
const shop = eachWithStripe();

it('opens no second checkout where the money of a first is found to be on its way under the lock', async () => {
  const inserted: string[] = [];
  let locked = false;
  const first: OrderRecord = {
    id: ORDERS[0],
    userId: 'student',
    item: 'weekly',
    amountCents: planOf('weekly')?.priceCents ?? 0,
    checkout: { sessionId: 'cs_1', state: 'processing' },
    idempotencyKey: null,
    createdAt: NOW,
    url: null,
  };
  const orders = {
    customerOf: async () => shop.customerId,
    // Another process records it between the first check and the lock.
    of: async () => (locked ? [first] : []),
    insert: async (_: Tx, { id }: { id: string }) => inserted.push(id),
    addState: async () => undefined,
  };
  const ledger = {
    lock: async () => {
      locked = true;
    },
    of: async () => new MemoryLedger().latest,
  };
  const transactions: Pick<Transactions, 'run'> = { run: (work) => work({} as Tx) };
  const accounts = {
    addressOf: async () => ({ email: 'a@example.org', firstName: 'A', lastName: '' }),
  };
  const opening = [orders, ledger, accounts, transactions, { publicUrl: 'https://prep.example' }];
  const parts = [
    new ActiveGateway(shop.gateway),
    orders,
    ledger,
    { syncStudent: async () => undefined },
    { access: async () => ({ state: 'free', plan: null }) },
    new CheckoutOpener(...(opening as unknown as OpenerParts)),
    transactions,
    { now: () => NOW },
    { uuid: () => ORDERS[1] },
  ];
  const service = new CheckoutService(...(parts as unknown as Parts));
  await expect(service.start('student', { plan: 'monthly' }, undefined)).rejects.toMatchObject({
    code: 'PAYMENT_PROCESSING',
  });
  expect(inserted).toEqual([]);
});

it('says what is on sale, and whether it can be paid for', () => {
  const sale = (isOpen: boolean) =>
    new CheckoutService(...([{ isOpen }] as unknown as Parts)) as CheckoutService;
  const weekly = { id: 'weekly', name: 'Weekly', priceCents: 1999, currency: 'usd', days: 7 };
  const { items, paymentsOpen } = sale(true).plans();
  expect(paymentsOpen).toBe(true);
  expect(items[0]).toEqual({ ...weekly, badge: 'Last-Minute Prep', saving: null });
  expect(items.at(-1)).toMatchObject({
    ...{ id: 'quarterly', days: 90, badge: null, saving: 'Save 30% vs monthly' },
  });
  const products = sale(false).products();
  expect(products.paymentsOpen).toBe(false);
  expect(products.items.find(({ id }) => id === 'test-bank-math')).toEqual({
    ...{ id: 'test-bank-math', name: 'Math test bank', priceCents: 2999, currency: 'usd' },
    subject: 'math',
  });
  expect(products.items.at(-1)).toMatchObject({ id: 'test-bank-all', subject: null });
});
