import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AccessAnswer, PaymentView, Purchase } from '@prepward/contracts/billing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { leave } from '../../lib/leave.js';
import { FakeServer } from '../../test/fake-server.js';
import { words } from '../../test/page.js';
import { renderSignedIn } from '../../test/render-signed-in.js';
import { settled } from '../../test/settled.js';
import { CancelDialog } from './components/cancel-dialog.js';
import { ChangePlan } from './components/change-plan.js';
import PaymentBanner from './components/payment-banner.js';
import { PlanState } from './components/plan-state.js';
import { bodyOf, wantedOf } from './offer.js';
import BillingHistoryPage from './routes/billing-history-page.js';
import CheckoutPage from './routes/checkout-page.js';
import CheckoutSuccessPage from './routes/checkout-success-page.js';
import MyPurchasesPage from './routes/my-purchases-page.js';
import SubscriptionPage from './routes/subscription-page.js';
import {
  accessOf,
  activeAccess,
  checkoutOf,
  paymentOf,
  planListOf,
  productListOf,
  purchaseOf,
  SESSION,
} from './test-data.js';

const DAY = '2026-12-05T12:00:00.000Z';
const GRACE = activeAccess({
  ...{ state: 'grace', until: DAY, next: null },
  paymentProblem: { since: '2026-11-28T12:00:00.000Z', accessUntil: DAY },
});

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  jest.spyOn(leave, 'to').mockImplementation(() => undefined);
  server = new FakeServer()
    .on('GET /api/v1/subscription', { status: 200, body: accessOf() })
    .on('GET /api/v1/payments', { status: 200, body: { items: [] } })
    .on('GET /api/v1/purchases', { status: 200, body: { items: [] } })
    .on('GET /api/v1/plans', { status: 200, body: planListOf() })
    .on('GET /api/v1/products', { status: 200, body: productListOf() });
  restore = server.install();
});
afterEach(() => {
  restore();
  jest.restoreAllMocks();
});

/** The look of each state. */
const LOOKS: Record<string, string[]> = {
  correct: ['Active', 'Paid', 'Ready'],
  incorrect: ['Payment failed', 'Disputed', 'Failed'],
  primary: ['Preparing'],
  soft: ['Free', 'Ended', 'Canceled', 'Partly refunded', 'Refunded', 'Processing'],
};
const look = () =>
  /text-(?!14)(\w+)/.exec(document.querySelector('.rounded-full')?.className ?? '');
const lookOfState = () =>
  Object.entries(LOOKS).find(([, states]) =>
    states.includes(document.querySelector('.rounded-full')?.textContent ?? ''),
  )?.[0];

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

async function shown(page: ReactNode, at = '/'): Promise<string> {
  renderSignedIn(page, { at });
  return settled(server);
}

describe('the plan in force', () => {
  it.each<[string, Partial<AccessAnswer>, RegExp, string[]]>([
    ['free', accessOf(), /^Free accountFreeYou have the free bank/, []],
    ['ended', accessOf({ state: 'ended', plan: 'weekly', until: DAY }), /EndedIt ended on Dec/, []],
    ['ended', accessOf({ state: 'ended', plan: 'weekly' }), /EndedIt ended\. You can/, []],
    ['unpaid', GRACE, /^Weekly planPayment failedFull access until December 5/, ['Cancel plan']],
    [
      'canceled',
      activeAccess({ renews: false, next: null }),
      /CanceledIt won’t renew. You keep full access until November 28/,
      ['Resume plan', 'Payment method'],
    ],
    [
      'given for a time',
      activeAccess({ source: 'grant', renews: false, next: null }),
      /ActiveFull access until November 28, 2026\. It ends by itself/,
      [],
    ],
    [
      'for life',
      activeAccess({ plan: 'lifetime', source: 'grant', until: null, renews: false, next: null }),
      /^Lifetime accessActiveFull access, with no end date\./,
      [],
    ],
    [
      'renewing',
      activeAccess(),
      /ActiveFull access. It renews.*Next payment\$19\.99 on November 28, 2026RenewsEvery 7 days/,
      ['Payment method', 'Cancel plan'],
    ],
  ])('is said with what can be done with it: %s', async (_, access, said, buttons) => {
    expect(await shown(<PlanState access={accessOf(access)} />)).toMatch(said);
    expect(look()?.[1]).toBe(lookOfState());
    expect(names()).toEqual(buttons);
  });

  it.each([
    [GRACE, /your access ends now/],
    [activeAccess({ until: null }), /your access ends now/],
    [activeAccess(), /You keep full access until November 28, 2026/],
  ])('says what canceling means', async (access, said) => {
    await shown(<CancelDialog access={access} onClose={() => undefined} />);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('can be changed only while it renews by payment', async () => {
    const offered = async (access: AccessAnswer) => {
      server.on('GET /api/v1/subscription', { status: 200, body: access });
      await shown(<SubscriptionPage />);
      const found = screen.queryByRole('heading', { name: 'Change plan' }) !== null;
      cleanup();
      return found;
    };
    expect(await offered(activeAccess())).toBe(true);
    expect(await offered(activeAccess({ renews: false }))).toBe(false);
    expect(await offered(activeAccess({ source: 'grant' }))).toBe(false);
    expect(await offered(GRACE)).toBe(false);
  });

  it('sells plans also while a paper is being paid for', async () => {
    const payment = paymentOf({ state: 'processing', plan: null, product: 'test-bank-math' });
    server.on('GET /api/v1/payments', { status: 200, body: { items: [payment] } });
    expect(await shown(<SubscriptionPage />)).toMatch(/Choose a plan/);
  });
});

describe('another plan', () => {
  const preview = (change: object) =>
    server.on('POST /api/v1/subscription/change/preview', {
      status: 200,
      body: {
        ...{ plan: 'monthly', at: DAY, unusedCents: 999, dueNowCents: 4000, creditCents: 0 },
        ...{ until: DAY, currency: 'usd', ...change },
      },
    });

  it('is one of the others', async () => {
    await shown(<ChangePlan access={activeAccess()} />);
    expect(names()).toEqual(['Change to Monthly', 'Change to Quarterly']);
  });

  it.each([
    [{}, /Charged now\$40\.00/, 'Change and pay $40.00', false],
    [{ dueNowCents: 0, creditCents: 150 }, /Charged now\$0\.00/, 'Change to Monthly', true],
  ])('costs what is left to pay: %j', async (change, said, button, credit) => {
    preview(change);
    await shown(<ChangePlan access={activeAccess()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Change to Monthly' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change to Monthly?' }));
    expect(dialog.getByRole('button', { name: button })).toBeTruthy();
    expect(words()).toMatch(said);
    expect(words()).toMatch(/Unused part of your plan−\$9\.99/);
    expect(words()).toMatch(/Next renewal\$49\.99 on December 5, 2026/);
    expect(words().includes('Credit toward future payments$1.50')).toBe(credit);
  });
});

describe('a renewal that failed', () => {
  beforeEach(() => {
    server.on('GET /api/v1/subscription', { status: 200, body: GRACE });
  });

  it('is said on every page but the one that says it anyway', async () => {
    expect(await shown(<PaymentBanner />, '/dashboard')).toMatch(
      /declined on November 28, 2026. You keep full access until December 5, 2026/,
    );
    cleanup();
    expect(await shown(<PaymentBanner />, '/subscription')).not.toMatch(/declined/);
  });
});

describe('a payment in the history', () => {
  const row = async (change: Partial<PaymentView>) => {
    server.on('GET /api/v1/payments', { status: 200, body: { items: [paymentOf(change)] } });
    await shown(<BillingHistoryPage />);
    return words();
  };
  const open = { receiptHref: null, refundableUntil: null };

  it.each<[Partial<PaymentView>, RegExp]>([
    [{}, /Weekly Paid\$19\.99Paid on November 21, 2026For November 21/],
    [{ state: 'partly-refunded', refundedCents: 500 }, /Partly refunded.*\$5\.00 refunded/],
    [{ state: 'refunded', refundedCents: 1999 }, /Refunded.*\$19\.99 refunded/],
    [{ state: 'disputed' }, /Disputed.*Your bank is looking into this payment/],
    [{ ...open, state: 'processing' }, /ProcessingS?.*Started on November 21, 2026For Nov/],
    [{ ...open, state: 'failed' }, /Failed\$19\.99Tried on November 21, 2026This payment didn/],
    [{ ...open, refundRequest: 'approved' }, /request was approved/],
    [{ ...open, refundRequest: 'declined' }, /request was declined/],
  ])('is said with its state: %j', async (change, said) => {
    expect(await row(change)).toMatch(said);
    expect(look()?.[1]).toBe(lookOfState());
  });

  it('can be asked back once, while there is time', async () => {
    expect(await row({})).toMatch(/You can ask for a refund until December 21, 2026/);
    expect(names()).toEqual([
      'Receipt (PDF) for Weekly, November 21, 2026',
      'Request a refund for Weekly, November 21, 2026',
    ]);
  });

  it.each<[Partial<PaymentView>, number]>([
    [{ refundRequest: 'pending' }, 1],
    [{ refundableUntil: null }, 1],
    [{ receiptHref: null }, 1],
    [open, 0],
  ])('has the buttons that are of use: %j', async (change, count) => {
    expect(await row(change)).not.toMatch(/ask for a refund until.*ask for a refund until/);
    expect(names()).toHaveLength(count);
  });

  it('asks back what is left of it', async () => {
    await row({ state: 'partly-refunded', refundedCents: 500 });
    fireEvent.click(screen.getByRole('button', { name: /^Request a refund/ }));
    expect(await screen.findByText(/^Weekly, \$14\.99\. If we approve it/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Tell us why, in a few words.')).toBeTruthy();
  });
});

describe('what is wanted', () => {
  const wanted = (query: string) => wantedOf(new URLSearchParams(query));

  it('is one thing on sale', () => {
    const plan = wanted('plan=weekly');
    const paper = wanted('product=test-bank-math');
    expect([plan?.kind, paper?.kind]).toEqual(['plan', 'product']);
    expect(plan && bodyOf(plan)).toEqual({ plan: 'weekly' });
    expect(paper && bodyOf(paper)).toEqual({ product: 'test-bank-math' });
    expect([wanted(''), wanted('plan=test-bank-math'), wanted('plan=weekly&product=x')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  const checkout = (query: string) => shown(<CheckoutPage />, `/checkout?${query}`);
  const have = (access: Partial<AccessAnswer>, files: Purchase[] = []) =>
    server
      .on('GET /api/v1/subscription', { status: 200, body: accessOf(access) })
      .on('GET /api/v1/purchases', { status: 200, body: { items: files } });

  it('says what is charged, and where the receipt goes', async () => {
    expect(await checkout('plan=monthly')).toMatch(
      /Monthly plan, 30 days\$49\.99Charged today\$49\.99Next payment\$49\.99 on .*Receipt goes todana@example\.comRenews every 30 days/,
    );
    cleanup();
    expect(await checkout('product=test-bank-all')).toMatch(
      /RenewsNever.*The four files are yours/,
    );
    cleanup();
    expect(await checkout('product=test-bank-math')).toMatch(/The file is yours to keep/);
  });

  it.each<[string, Partial<AccessAnswer>, boolean]>([
    ['unpaid', GRACE, false],
    ['for life', { state: 'active', source: 'grant', plan: 'lifetime' }, false],
    ['given', { state: 'active', source: 'grant', plan: 'weekly' }, true],
    ['ended', { state: 'ended', source: 'payment', plan: 'weekly' }, true],
  ])('is not sold beside a plan: %s', async (_, access, sold) => {
    have(access);
    expect((await checkout('plan=weekly')).includes('Your order')).toBe(sold);
  });

  it.each<[Purchase[], RegExp]>([
    [
      [purchaseOf()],
      /You have Math\. This set includes it again.*don’t have costs \$89\.97|again, /,
    ],
    [
      [purchaseOf(), purchaseOf({ id: 'b', subject: 'reading' })],
      /You have .*Math.*includes them again, at the full price\. Buying only what you don’t have costs \$59\.98/,
    ],
  ])('says that a part of a set is owned already', async (files, said) => {
    have({}, files);
    const text = await checkout('product=test-bank-all');
    expect(text).toMatch(said);
    if (files.length === 1) expect(text).not.toMatch(/Buying only/);
  });
});

describe('a payment just made', () => {
  const after = (change: object) => {
    server.on(`GET /api/v1/checkout/${SESSION}`, { status: 200, body: checkoutOf(change) });
    return shown(<CheckoutSuccessPage />, `/checkout-success?session=${SESSION}`);
  };

  it.each([
    [{ state: 'expired' }, '/checkout?plan=weekly'],
    [
      { state: 'failed', plan: null, product: 'test-bank-math' },
      '/checkout?product=test-bank-math',
    ],
  ])('that is over leads back to its order: %j', async (change, to) => {
    await after(change);
    expect(href('Back to checkout')).toBe(to);
  });

  it('says when a plan is paid again', async () => {
    server.on('GET /api/v1/subscription', { status: 200, body: activeAccess() });
    expect(await after({ state: 'complete' })).toMatch(
      /Weekly plan, 7 days\$19\.99Next payment\$19\.99 on November 28, 2026/,
    );
    expect(href('Start practicing')).toBe('/test-bank');
  });

  it('says how often a plan renews where its next payment is not known', async () => {
    expect(await after({ state: 'complete' })).toMatch(/RenewsEvery 7 days/);
  });

  it('that is paid back leads to the history', async () => {
    expect(await after({ state: 'refunded' })).toMatch(/was refunded/);
    expect(href('Billing history')).toBe('/billing-history');
  });
});

describe('a bought file', () => {
  const file = async (change: Partial<Purchase>) => {
    server.on('GET /api/v1/purchases', { status: 200, body: { items: [purchaseOf(change)] } });
    return shown(<MyPurchasesPage />);
  };

  const later = { madeAt: '2026-12-01T12:00:00.000Z' };

  it.each<[Partial<Purchase>, RegExp]>([
    [{}, /Ready100 questions · 62 pages · PDF · 1\.2 MBBought November 21, 2026Download Math/],
    [{ questions: null, pages: null, bytes: null }, /ReadyPDFBought November 21/],
    [{ madeAt: '2026-11-22T12:00:00.000Z' }, /Bought November 21, 2026Download/],
    [{ madeAt: '2026-11-22T12:00:00.001Z' }, /Bought November 21, 2026Updated November 22, 2026/],
    [
      { ...later, state: 'preparing', progress: 40 },
      /PreparingBought November 21, 2026We’re putting/,
    ],
    [{ ...later, state: 'refunded' }, /RefundedBought November 21, 2026We refunded you/],
  ])('is said with its state: %j', async (change, said) => {
    expect(await file(change)).toMatch(said);
    expect(look()?.[1]).toBe(lookOfState());
    expect(names()).toHaveLength(change.state === undefined ? 1 : 0);
  });
});
