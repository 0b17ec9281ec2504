import { describe, expect, it } from '@jest/globals';
import { planOf } from '@prepward/contracts/plans';
import { payByBank, settleDebit } from '@prepward/testing/stripe/bank-debits';
import { ActiveGateway } from './active-gateway.js';
import { settlements } from './domain/settle.js';
import { truthOfStudent } from './domain/truth.js';
import { SubscriptionChangesService } from './subscription-changes.service.js';
import { MemoryLedger } from './test/memory-ledger.js';
import { eachWithStripe } from './test/stripe-fixture.js';

const shop = eachWithStripe();

type Parts = ConstructorParameters<typeof SubscriptionChangesService>;

/** The service over a ledger in memory that follows the local Stripe. */
function serviceOf(ledger: MemoryLedger): SubscriptionChangesService {
  const numbered = async () => ({
    ...ledger.latest,
    subscriptions: ledger.latest.subscriptions.map((state, seq) => ({ ...state, seq })),
  });
  const syncStudent = async () => {
    ledger.follow(await shop.gateway.fetchCustomer(shop.customerId));
  };
  const parts = [new ActiveGateway(shop.gateway), {}, { of: numbered }, {}, { syncStudent }];
  return new SubscriptionChangesService(...(parts as unknown as Parts));
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
