import { SUBJECT_NAMES, SUBJECTS, type Subject } from './subjects.js';

/** A subscription on sale. Money in integer cents, USD. */
export interface Plan {
  id: 'weekly' | 'monthly' | 'quarterly';
  name: string;
  priceCents: number;
  days: number;
  badge?: string;
  saving?: string;
}

/** The three plans of the specification (section 9), renewing until cancelled. */
export const PLANS: readonly Plan[] = [
  { id: 'weekly', name: 'Weekly', priceCents: 1999, days: 7, badge: 'Last-Minute Prep' },
  {
    id: 'monthly',
    name: 'Monthly',
    priceCents: 4999,
    days: 30,
    badge: 'Most Popular',
    saving: 'Save 20% vs weekly',
  },
  {
    id: 'quarterly',
    name: 'Quarterly',
    priceCents: 13999,
    days: 90,
    saving: 'Save 30% vs monthly',
  },
];

/** What an entitlement can be granted for: a plan on sale, or for ever. */
export const GRANT_PLANS = ['weekly', 'monthly', 'quarterly', 'lifetime'] as const;
export type GrantPlan = (typeof GRANT_PLANS)[number];

/** A paper on sale once and for good. Money in integer cents, USD. */
export interface TestBankProduct {
  id: string;
  /** Null: all four subjects. */
  subject: Subject | null;
  name: string;
  priceCents: number;
}

/** The test-bank papers with the prices that hold until staff change them. */
export const TEST_BANK_PRODUCTS: readonly TestBankProduct[] = [
  ...SUBJECTS.map((subject) => ({
    id: `test-bank-${subject}`,
    subject,
    name: `${SUBJECT_NAMES[subject]} test bank`,
    priceCents: 2999,
  })),
  { id: 'test-bank-all', subject: null, name: 'All four test banks', priceCents: 7999 },
];
