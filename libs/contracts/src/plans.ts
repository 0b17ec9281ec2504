import { SUBJECT_NAMES, SUBJECTS, type Subject } from './subjects.js';

/** Anything on sale, once or as a subscription. Money in integer cents, USD. */
interface OnSale {
  name: string;
  priceCents: number;
  /**
   * How a payment gateway finds the price. It includes the amount, because a price at Stripe never
   * changes: a new amount needs a new key, and the old one moves to `formerKeys`.
   */
  lookupKey: string;
  /** Keys of former prices, which students who subscribed at them keep. */
  formerKeys: readonly string[];
}

export const PLAN_IDS = ['weekly', 'monthly', 'quarterly'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** A subscription on sale. */
export interface Plan extends OnSale {
  id: PlanId;
  /** Length of one billing period. */
  days: number;
  badge?: string;
  saving?: string;
}

/**
 * The three plans of the specification (section 9), renewing until canceled. Changing them takes a
 * release.
 */
export const PLANS: readonly Plan[] = [
  {
    id: 'weekly',
    name: 'Weekly',
    priceCents: 1999,
    lookupKey: 'weekly_usd_1999',
    formerKeys: [],
    days: 7,
    badge: 'Last-Minute Prep',
  },
  {
    id: 'monthly',
    name: 'Monthly',
    priceCents: 4999,
    lookupKey: 'monthly_usd_4999',
    formerKeys: [],
    days: 30,
    badge: 'Most Popular',
    saving: 'Save 20% vs weekly',
  },
  {
    id: 'quarterly',
    name: 'Quarterly',
    priceCents: 13999,
    lookupKey: 'quarterly_usd_13999',
    formerKeys: [],
    days: 90,
    saving: 'Save 30% vs monthly',
  },
];

/** What an entitlement can be granted for: a plan on sale, or permanent access. */
export const GRANT_PLANS = [...PLAN_IDS, 'lifetime'] as const;
export type GrantPlan = (typeof GRANT_PLANS)[number];

export type ProductId = `test-bank-${Subject | 'all'}`;

/** A paper sold for a one-time payment. */
export interface TestBankProduct extends OnSale {
  id: ProductId;
  /** Null: all four subjects. */
  subject: Subject | null;
}

/** The test-bank papers. Changing them takes a release. */
export const TEST_BANK_PRODUCTS: readonly TestBankProduct[] = [
  ...SUBJECTS.map(
    (subject): TestBankProduct => ({
      id: `test-bank-${subject}`,
      subject,
      name: `${SUBJECT_NAMES[subject]} test bank`,
      priceCents: 2999,
      lookupKey: `test_bank_${subject}_usd_2999`,
      formerKeys: [],
    }),
  ),
  {
    id: 'test-bank-all',
    subject: null,
    name: 'All four test banks',
    priceCents: 7999,
    lookupKey: 'test_bank_all_usd_7999',
    formerKeys: [],
  },
];

export const PRODUCT_IDS = TEST_BANK_PRODUCTS.map(({ id }) => id);

/** Days in which a student may ask for a refund; every page advertises this guarantee. */
export const GUARANTEE_DAYS = 30;

/** Days of access after a failed renewal, in which it's tried again. */
export const GRACE_DAYS = 7;

/** Days before the end of access at which a student gets an email about it. */
export const ENDING_NOTICE_DAYS = 3;

/** What a plan is called on its own: "Weekly plan". */
export function planTitle({ name }: Pick<Plan, 'name'>): string {
  return `${name} plan`;
}

/** The plan with an id; undefined if none on sale has it. */
export function planOf(id: PlanId): Plan;
export function planOf(id: string): Plan | undefined;
export function planOf(id: string): Plan | undefined {
  return PLANS.find((plan) => plan.id === id);
}

/** The product with an id; undefined if none on sale has it. */
export function productOf(id: string): TestBankProduct | undefined {
  return TEST_BANK_PRODUCTS.find((product) => product.id === id);
}

/** The subjects whose papers a product includes. */
export function subjectsOfProduct({
  subject,
}: Pick<TestBankProduct, 'subject'>): readonly Subject[] {
  return subject === null ? SUBJECTS : [subject];
}

/** What a gateway's current or former price is for; undefined if the price isn't ours. */
export function onSaleOf(lookupKey: string): Plan | TestBankProduct | undefined {
  return [...PLANS, ...TEST_BANK_PRODUCTS].find(
    (item) => item.lookupKey === lookupKey || item.formerKeys.includes(lookupKey),
  );
}
