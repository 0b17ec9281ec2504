import { describe, expect, it } from '@jest/globals';
import { CLAIM_TEXTS } from './claims.js';
import { dollars } from './money.js';
import {
  GRANT_PLANS,
  onSaleOf,
  PLANS,
  type Plan,
  PRODUCT_IDS,
  planOf,
  planTitle,
  productOf,
  subjectsOfProduct,
  TEST_BANK_PRODUCTS,
} from './plans.js';
import { pricePerDay } from './price-per-day.js';

describe('what is on sale', () => {
  it('is three plans and five papers, at the prices of the specification', () => {
    expect(PLANS.map(({ id, priceCents, days }) => [id, priceCents, days])).toEqual([
      ['weekly', 1999, 7],
      ['monthly', 4999, 30],
      ['quarterly', 13_999, 90],
    ]);
    expect(TEST_BANK_PRODUCTS.map(({ id, priceCents }) => [id, priceCents])).toEqual([
      ['test-bank-reading', 2999],
      ['test-bank-math', 2999],
      ['test-bank-science', 2999],
      ['test-bank-english', 2999],
      ['test-bank-all', 7999],
    ]);
    expect(PRODUCT_IDS).toEqual(TEST_BANK_PRODUCTS.map(({ id }) => id));
    expect(GRANT_PLANS).toEqual(['weekly', 'monthly', 'quarterly', 'lifetime']);
  });

  it('is named with its days and its price', () => {
    const [weekly, monthly] = PLANS as [Plan, Plan];
    expect(planTitle(weekly)).toBe('Weekly plan');
    expect([pricePerDay(weekly), pricePerDay(monthly)]).toEqual(['$2.86', '$1.67']);
    expect(CLAIM_TEXTS['price-weekly']).toBe('$19.99 per 7 days');
    expect(CLAIM_TEXTS['price-quarterly']).toBe('$139.99 per 90 days');
    expect([CLAIM_TEXTS['most-popular'], CLAIM_TEXTS['monthly-saving']]).toEqual([
      'Most Popular',
      'Save 20% vs weekly',
    ]);
    expect([5, 0, 123_456, -500].map(dollars)).toEqual(['$0.05', '$0.00', '$1,234.56', '-$5.00']);
  });

  it('is found by its id, and by the key of its price at a gateway', () => {
    expect(planOf('monthly')?.name).toBe('Monthly');
    expect([planOf('lifetime'), planOf('test-bank-math')]).toEqual([undefined, undefined]);
    expect(productOf('test-bank-math')?.name).toBe('Math test bank');
    expect(productOf('weekly')).toBeUndefined();
    for (const item of [...PLANS, ...TEST_BANK_PRODUCTS]) {
      expect(onSaleOf(item.lookupKey)).toBe(item);
      expect(item.lookupKey).toContain(String(item.priceCents));
    }
    expect(onSaleOf('weekly_usd_1')).toBeUndefined();
  });

  it('is found by the key of a former price too', () => {
    const weekly = planOf('weekly') as { formerKeys: readonly string[] };
    const before = weekly.formerKeys;
    weekly.formerKeys = ['weekly_usd_999'];
    expect(onSaleOf('weekly_usd_999')?.name).toBe('Weekly');
    weekly.formerKeys = before;
  });

  it('is the paper of one subject, or of all four', () => {
    expect(subjectsOfProduct({ subject: 'math' })).toEqual(['math']);
    expect(subjectsOfProduct({ subject: null })).toEqual(['reading', 'math', 'science', 'english']);
  });
});
