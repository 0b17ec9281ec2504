import { describe, expect, it } from '@jest/globals';
import { amountsOf } from './receipts.service.js';

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
