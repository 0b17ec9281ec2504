import { describe, expect, it, jest } from '@jest/globals';
import type { ReceiptFacts } from '@prepward/papers';

/** What would have been typeset. The real typesetter isn't run here: its own tests check the pages. */
const set: { document: unknown; facts: ReceiptFacts }[] = [];
jest.unstable_mockModule('@prepward/papers', () => ({
  setReceipt: async (document: unknown, facts: ReceiptFacts) => {
    set.push({ document, facts });
    return new Uint8Array([1, 2]);
  },
}));
const { amountsOf, ReceiptsService } = await import('./receipts.service.js');

const payment = {
  item: 'weekly',
  amount: { cents: 2149, currency: 'usd' },
  taxCents: 150,
} as Parameters<typeof amountsOf>[0];

describe('the amounts of a receipt', () => {
  it('add up: the plan without its taxes, and the taxes', () => {
    expect(amountsOf(payment, 0)).toEqual([
      { label: 'Weekly plan', value: '$19.99' },
      { label: 'Taxes', value: '$1.50' },
      { label: 'Total paid', value: '$21.49' },
    ]);
  });

  it('say what went back, and what is left', () => {
    expect(amountsOf({ ...payment, taxCents: 0 }, 500).slice(1)).toEqual([
      { label: 'Total paid', value: '$21.49' },
      { label: 'Refunded', value: '$5.00' },
      { label: 'Total after refunds', value: '$16.49' },
    ]);
  });
});

describe('a receipt', () => {
  const usd = (cents: number) => ({ cents, currency: 'usd' as const });
  const [paidAt, start, end] = [2, 3, 10].map((day) => new Date(Date.UTC(2026, 5, day)));
  const record = {
    ...payment,
    id: 'abcdef12-0000-4000-8000-000000000001',
    paidAt,
    period: { start, end },
  };
  const refunds = [
    { paymentId: record.id, amount: usd(500), status: 'succeeded' },
    { paymentId: 'another', amount: usd(700), status: 'succeeded' },
  ];
  const receipt = async (
    changes: object,
    account: object | null = { email: 'ann@example.org' },
  ) => {
    const parts = [
      { find: async () => ({ ...record, ...changes }) },
      { of: async (userId: string) => ({ refunds: userId === 'student' ? refunds : [] }) },
      { addressOf: async () => account },
      { publicUrl: 'https://prep.example' },
    ] as unknown as ConstructorParameters<typeof ReceiptsService>;
    const made = await new ReceiptsService(...parts).receipt('student', record.id);
    return { made, ...set.at(-1) };
  };

  it('says who paid what for which time, and what went back of it', async () => {
    const { made, document, facts } = await receipt({});
    expect(made).toEqual({ name: 'receipt-PW-ABCDEF12.pdf', bytes: Buffer.from([1, 2]) });
    expect(document).toMatchObject({ origin: 'https://prep.example', date: paidAt });
    expect(facts).toMatchObject({
      number: 'PW-ABCDEF12',
      buyer: 'ann@example.org',
      details: [
        { label: 'Paid on', value: 'June 2, 2026' },
        { label: 'Pays for', value: 'June 3, 2026 to June 10, 2026' },
      ],
    });
    expect(facts?.amounts.slice(-2)).toEqual([
      { label: 'Refunded', value: '$5.00' },
      { label: 'Total after refunds', value: '$16.49' },
    ]);
  });

  it('of a product is for no time, and of an account without an address for no one', async () => {
    const { facts } = await receipt({ period: null }, null);
    expect(facts).toMatchObject({ buyer: '', details: [{ label: 'Paid on' }] });
    expect(facts?.details).toHaveLength(1);
  });
});
