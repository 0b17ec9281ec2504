import { describe, expect, it } from '@jest/globals';
import { planOf } from '@prepward/contracts/plans';
import type { Tx } from '@prepward/platform/database';
import { payByBank, settleDebit } from '@prepward/testing/stripe/bank-debits';
import { AccountEndService } from './account-end.service.js';
import { ActiveGateway } from './active-gateway.js';
import { CheckoutOpener } from './checkout-opener.service.js';
import { settlements } from './domain/settle.js';
import { truthOfStudent } from './domain/truth.js';
import { SubscriptionChangesService } from './subscription-changes.service.js';
import { SyncService } from './sync.service.js';
import { MemoryLedger } from './test/memory-ledger.js';
import { eachWithStripe } from './test/stripe-fixture.js';

const shop = eachWithStripe();

type Parts = ConstructorParameters<typeof AccountEndService>;
type OpenerParts = ConstructorParameters<typeof CheckoutOpener>;
type ChangesParts = ConstructorParameters<typeof SubscriptionChangesService>;

/** The service with a ledger in memory that follows the local Stripe. */
function serviceOf(ledger: MemoryLedger, synced = () => {}): AccountEndService {
  const numbered = async () => ({
    ...ledger.latest,
    subscriptions: ledger.latest.subscriptions.map((state, seq) => ({ ...state, seq })),
  });
  const syncStudent = async () => {
    ledger.follow(await shop.gateway.fetchCustomer(shop.customerId));
    synced();
  };
  const orders = { of: async () => ledger.orders };
  const active = new ActiveGateway(shop.gateway);
  const [rows, sync] = [{ of: numbered, lock: async () => undefined }, { syncStudent }];
  const changes = [active, orders, rows, {}, sync] as unknown as ChangesParts;
  const transactions = { run: async (work: (tx: Tx) => Promise<unknown>) => work({} as Tx) };
  const states = { addState: async () => undefined };
  const opening = [states, rows, {}, transactions, {}] as unknown as OpenerParts;
  const opener = new CheckoutOpener(...opening);
  const parts = [active, orders, rows, sync, new SubscriptionChangesService(...changes), opener];
  return new AccountEndService(...(parts as unknown as Parts));
}

describe.each(['endNow', 'stopRenewal'] as const)('%s, while a bank debit runs', (end) => {
  it('ends the subscription that waits for it, once, and the debit changes nothing of that', async () => {
    const ledger = new MemoryLedger();
    const orderId = ledger.order('weekly', planOf('weekly')?.priceCents ?? 0);
    const { world } = shop.stripe;
    const { sessionId } = await shop.gateway.createCheckout(shop.checkoutOf('weekly', orderId));
    const session = payByBank(world, sessionId);
    const service = serviceOf(ledger);
    await service[end]('student');
    expect(world.subscriptions).toMatchObject([{ status: 'canceled' }]);
    expect(ledger.latest.subscriptions).toMatchObject([{ status: 'ended', next: null }]);
    await service[end]('student');
    settleDebit(world, session, true);
    const paid = await shop.gateway.fetchCustomer(shop.customerId);
    expect(paid.subscriptions).toMatchObject([{ status: 'ended' }]);
    expect(settlements(truthOfStudent([paid]))).toEqual([]);
    ledger.follow(paid);
    // What was paid is theirs as long as the account lasts, and doesn't renew.
    expect(ledger.periods()).toMatchObject([{ plan: 'weekly', renews: false, next: null }]);
  });
});

it('endNow ends checkouts that could still be paid, and leaves one that is over', async () => {
  const ledger = new MemoryLedger();
  const { world } = shop.stripe;
  for (const item of ['weekly', 'test-bank-math'] as const) {
    const orderId = ledger.order(item, 1999);
    await shop.gateway.createCheckout(shop.checkoutOf(item, orderId));
  }
  const [over] = world.sessions;
  if (over === undefined) throw new Error('There is no checkout');
  // Stripe lists both as open, and one ends before it's asked to end it.
  const service = serviceOf(ledger, () => {
    over.status = 'expired';
  });
  await service.endNow('student');
  expect(world.sessions.map(({ status }) => status)).toEqual(['expired', 'expired']);
});

it('hold refuses an erasure while a checkout can be paid that was opened since endNow', async () => {
  const ledger = new MemoryLedger();
  const service = serviceOf(ledger);
  const tx = {} as Tx;
  await service.endNow('student');
  await service.hold(tx, 'student');
  const orderId = ledger.order('weekly', 1999);
  await shop.gateway.createCheckout(shop.checkoutOf('weekly', orderId));
  ledger.follow(await shop.gateway.fetchCustomer(shop.customerId));
  await expect(service.hold(tx, 'student')).rejects.toThrow('A checkout was opened meanwhile');
  await service.endNow('student');
  await service.hold(tx, 'student');
});

describe('where nothing can be bought', () => {
  const closed = new ActiveGateway(undefined);

  it('no one is asked, and no one changes a plan', async () => {
    const parts = [closed] as unknown as ConstructorParameters<typeof SyncService>;
    const sync = new SyncService(...parts);
    await sync.syncStudent('student');
    await sync.syncStudentUnlessWithin('student', 1000);
    const none = { students: 0, failed: 0, left: 0 };
    expect(await sync.reconcile(new AbortController().signal)).toEqual(none);
    const changing = [closed] as unknown as ConstructorParameters<
      typeof SubscriptionChangesService
    >;
    const changes = new SubscriptionChangesService(...changing);
    await expect(changes.running('student')).rejects.toMatchObject({ code: 'PAYMENTS_CLOSED' });
    await expect(changes.portal('student')).rejects.toMatchObject({ code: 'PAYMENTS_CLOSED' });
  });

  it('an account goes without asking', async () => {
    const locked: string[] = [];
    const ledger = { lock: async (_: unknown, userId: string) => locked.push(userId) };
    const parts = [closed, {}, ledger] as unknown as ConstructorParameters<
      typeof AccountEndService
    >;
    const ends = new AccountEndService(...parts);
    await ends.stopRenewal('student');
    await ends.endNow('student');
    await ends.hold({} as Parameters<typeof ends.hold>[0], 'student');
    expect(locked).toEqual(['student']);
  });
});
