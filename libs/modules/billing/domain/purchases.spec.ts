import { describe, expect, it } from '@jest/globals';
import { productOf, type TestBankProduct } from '@prepward/contracts/plans';
import type { PaymentFact, StudentLedger } from './entitlement.js';
import { ownsAll, purchasesOf } from './purchases.js';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour));
const usd = (cents: number) => ({ cents, currency: 'usd' as const });

function payment(id: string, hour: number, changes: Partial<PaymentFact> = {}): PaymentFact {
  return {
    id,
    gatewayId: `pi of ${id}`,
    orderId: `order of ${id}`,
    subscriptionId: null,
    item: 'test-bank-math',
    amount: usd(2999),
    balanceUsedCents: 0,
    balanceFilledCents: 0,
    period: null,
    paidAt: at(hour),
    ...changes,
  };
}

const back = (paymentId: string) => ({
  gatewayId: `re of ${paymentId}`,
  paymentId,
  amount: usd(2999),
  status: 'succeeded' as const,
  happenedAt: at(9),
});

function ledger(payments: PaymentFact[], refunds: StudentLedger['refunds'] = []): StudentLedger {
  return { payments, refunds, failures: [], disputes: [], subscriptions: [], grants: [] };
}

function product(id: string): TestBankProduct {
  const found = productOf(id);
  if (found === undefined) throw new Error(`Nothing on sale is called ${id}`);
  return found;
}

describe('what a student bought', () => {
  it('is the products of their payments, the newest first, owned until they are paid back', () => {
    const payments = [
      payment('one', 1),
      payment('two', 3, { item: 'test-bank-reading' }),
      payment('three', 2, { item: 'test-bank-all' }),
      payment('a plan', 4, { item: 'weekly' }),
      payment('of no order', 5, { orderId: null }),
      payment('of no price of ours', 6, { item: null }),
    ];
    const of = (id: string, item: string, hour: number, owned: boolean) => ({
      orderId: `order of ${id}`,
      userId: 'student',
      product: item,
      paidAt: at(hour),
      owned,
    });
    expect(purchasesOf('student', ledger(payments, [back('three')]))).toEqual([
      of('two', 'test-bank-reading', 3, true),
      of('three', 'test-bank-all', 2, false),
      of('one', 'test-bank-math', 1, true),
    ]);
  });

  it('holds a product where it has all of its subjects, under whatever name', () => {
    const owns = (items: PaymentFact['item'][], id: string, refunds = [] as string[]) =>
      ownsAll(
        purchasesOf(
          'student',
          ledger(
            items.map((item) => payment(String(item), 1, { item })),
            refunds.map(back),
          ),
        ),
        product(id),
      );
    expect(owns([], 'test-bank-math')).toBe(false);
    expect(owns(['test-bank-math'], 'test-bank-math')).toBe(true);
    expect(owns(['test-bank-math'], 'test-bank-reading')).toBe(false);
    expect(owns(['test-bank-all'], 'test-bank-math')).toBe(true);
    expect(owns(['test-bank-math', 'test-bank-reading'], 'test-bank-all')).toBe(false);
    expect(owns(['test-bank-all'], 'test-bank-all', ['test-bank-all'])).toBe(false);
    expect(owns(['test-bank-all', 'test-bank-math'], 'test-bank-math', ['test-bank-all'])).toBe(
      true,
    );
  });
});
