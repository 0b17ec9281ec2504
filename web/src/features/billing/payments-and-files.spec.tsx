import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AccessAnswer, PaymentView, Purchase } from '@prepward/contracts/billing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { FakeServer } from '../../test/fake-server.js';
import { words } from '../../test/page.js';
import { bodyOf, wantedOf } from './offer.js';
import BillingHistoryPage from './routes/billing-history-page.js';
import CheckoutPage from './routes/checkout-page.js';
import CheckoutSuccessPage from './routes/checkout-success-page.js';
import MyPurchasesPage from './routes/my-purchases-page.js';
import { accessOf, activeAccess, checkoutOf, paymentOf, purchaseOf, SESSION } from './test-data.js';
import { billingServer, GRACE, href, look, lookOfState, names, shown } from './test-pages.js';

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = billingServer();
  restore = server.install();
});
afterEach(() => {
  restore();
  jest.restoreAllMocks();
});

describe('a payment in the history', () => {
  const row = async (change: Partial<PaymentView>) => {
    server.on('GET /api/v1/payments', { status: 200, body: { items: [paymentOf(change)] } });
    await shown(server, <BillingHistoryPage />);
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

  const checkout = (query: string) => shown(server, <CheckoutPage />, `/checkout?${query}`);
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
    return shown(server, <CheckoutSuccessPage />, `/checkout-success?session=${SESSION}`);
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
    return shown(server, <MyPurchasesPage />);
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
