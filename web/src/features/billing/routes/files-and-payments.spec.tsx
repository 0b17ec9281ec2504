import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PaymentView, Purchase } from '@prepward/contracts/billing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { leave } from '../../../lib/leave.js';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { paymentOf, purchaseOf } from '../test-data.js';
import BillingHistoryPage from './billing-history-page.js';
import MyPurchasesPage from './my-purchases-page.js';

const PURCHASES = 'GET /api/v1/purchases';
const PAYMENTS = 'GET /api/v1/payments';
const LINK = `POST /api/v1/purchases/${purchaseOf().id}/link`;
const RECEIPT = `GET /api/v1/payments/${paymentOf().id}/receipt`;
const REFUND = `POST /api/v1/payments/${paymentOf().id}/refund-request`;

let server: FakeServer;
let restore: () => void;
const left = jest.spyOn(leave, 'to');

beforeEach(() => {
  left.mockReset();
  left.mockImplementation(() => undefined);
  server = new FakeServer();
  restore = server.install();
});

afterEach(() => restore());

const text = () => document.body.textContent ?? '';

describe('my purchases', () => {
  function open(...items: Purchase[]) {
    server.on(PURCHASES, { status: 200, body: { items } });
    return renderSignedIn(<MyPurchasesPage />);
  }

  it('opens a file by a link of its own', async () => {
    server.on(LINK, {
      status: 200,
      body: { url: '/api/v1/purchases/x/file?pass=y', expiresAt: '2026-11-22T07:05:00.000Z' },
    });
    const user = open(purchaseOf());
    await user.click(await screen.findByRole('button', { name: 'Download Math test bank' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/api/v1/purchases/x/file?pass=y'));
    expect(text()).toContain('100 questions · 62 pages · PDF · 1.2 MBBought November 21, 2026');
    expect(server.asked(LINK)[0]?.bearer).toBe('Bearer token');
    const again = screen.getByRole('button', { name: 'Download Math test bank' });
    await waitFor(() => expect(again).toHaveProperty('disabled', false));
  });

  it('are asked for again while any is being made, and no longer', async () => {
    jest.useFakeTimers();
    try {
      const preparing = purchaseOf({ id: 'b', name: 'Reading test bank', state: 'preparing' });
      open(purchaseOf(), preparing);
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      await pass(1_900);
      expect(server.asked(PURCHASES)).toHaveLength(1);
      server.on(PURCHASES, { status: 200, body: { items: [purchaseOf()] } });
      await pass(10_000);
      expect(server.asked(PURCHASES)).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows how far a file is, and asks until it is ready', async () => {
    open(
      purchaseOf({
        state: 'preparing',
        progress: 40,
        questions: null,
        pages: null,
        bytes: null,
        madeAt: null,
      }),
    );
    const bar = await screen.findByRole('progressbar', { name: 'Preparing Math test bank' });
    expect(bar.getAttribute('aria-valuetext')).toBe('40% done');
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
    server.on(PURCHASES, { status: 200, body: { items: [purchaseOf()] } });
    expect(await screen.findByRole('button', { name: /Download/ }, { timeout: 4000 })).toBeTruthy();
  });

  it.each([
    ['2026-11-21T12:01:00.000Z', false],
    ['2026-11-20T12:01:00.000Z', false],
    ['2026-11-29T12:01:00.000Z', true],
  ])('says that a file was made again, when it was: %s', async (madeAt, updated) => {
    open(purchaseOf({ madeAt }));
    await screen.findByRole('button', { name: /Download/ });
    expect(text().includes('Updated November 29, 2026')).toBe(updated);
    expect(text().includes('Updated')).toBe(updated);
  });

  it('offers no file that was refunded, and says so in words when one cannot be opened', async () => {
    open(purchaseOf({ state: 'refunded' }));
    expect(await screen.findByText(/We refunded you/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says in words that a file cannot be opened', async () => {
    server.on(LINK, { status: 404, body: { code: 'PURCHASE_NOT_FOUND', message: 'raw' } });
    const user = open(purchaseOf());
    await user.click(await screen.findByRole('button', { name: /Download/ }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      "We can't find that purchase in your account.",
    );
    expect(left).not.toHaveBeenCalled();
  });

  it('leads to the papers where there is none, and tries again', async () => {
    server.on(PURCHASES, { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } });
    const user = renderSignedIn(<MyPurchasesPage />);
    await screen.findByRole('alert');
    server.on(PURCHASES, { status: 200, body: { items: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const link = await screen.findByRole('link', { name: 'See the papers' });
    expect(link.getAttribute('href')).toBe('/buy-test-bank');
  });
});

describe('the billing history', () => {
  function open(...items: PaymentView[]) {
    server.on(PAYMENTS, { status: 200, body: { items } });
    return renderSignedIn(<BillingHistoryPage />);
  }

  it('shows what was paid, for which time, and hands over the receipt', async () => {
    const made = jest.fn((_: Blob) => 'blob:receipt');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    server.on(RECEIPT, { status: 200, body: 'the receipt' });
    const user = open(paymentOf());
    await user.click(await screen.findByRole('button', { name: /^Receipt \(PDF\) for Weekly/ }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    expect(link?.download).toBe(`receipt-${paymentOf().id}.pdf`);
    expect(server.asked(RECEIPT)[0]?.bearer).toBe('Bearer token');
    expect(made.mock.calls[0]?.[0].size).toBe('"the receipt"'.length);
    expect(text()).toContain('Paid$19.99');
    expect(text()).toMatch(/Paid on November 21, 2026For November 21\s–\s28, 2026/);
    click.mockRestore();
  });

  it('says in words that a receipt cannot be had, and tries again', async () => {
    server.on(RECEIPT, { status: 404, body: { code: 'PAYMENT_NOT_FOUND', message: 'raw' } });
    const user = open(paymentOf());
    const receipt = await screen.findByRole('button', { name: /^Receipt/ });
    await user.click(receipt);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn't download the rec/);
    server.on(RECEIPT, () => new Promise(() => undefined));
    await user.click(receipt);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(receipt).toHaveProperty('disabled', true);
    expect(receipt.textContent).toBe('Downloading...');
  });

  it('asks for a payment back, with a reason, and shows that it did', async () => {
    server.on(REFUND, () => {
      const body = { items: [paymentOf({ refundRequest: 'pending' })] };
      server.on(PAYMENTS, { status: 200, body });
      return { status: 202, body: { id: paymentOf().id } };
    });
    const user = open(paymentOf());
    await user.click(await screen.findByRole('button', { name: /^Request a refund/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a refund' }));
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('Tell us why, in a few words.')).toBeTruthy();
    expect(server.asked(REFUND)).toEqual([]);
    await user.type(dialog.getByRole('textbox'), ' It is not for me. ');
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(/You asked for a refund/)).toBeTruthy();
    expect(server.asked(REFUND)[0]?.body).toEqual({ reason: 'It is not for me.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Request a refund/ })).toBeNull();
  });

  it('says in words that a refund is refused', async () => {
    server.on(REFUND, { status: 409, body: { code: 'REFUND_NOT_POSSIBLE', message: 'raw' } });
    const user = open(paymentOf());
    await user.click(await screen.findByRole('button', { name: /^Request a refund/ }));
    await user.type(await screen.findByRole('textbox'), 'Why not');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect((await screen.findByRole('alert')).textContent).toContain("can't be refunded here");
  });

  it.each([
    [
      'failed',
      { state: 'failed', receiptHref: null, refundableUntil: null },
      'This payment didn’t go through. Nothing was charged.',
    ],
    [
      'on its way',
      { state: 'processing', receiptHref: null, refundableUntil: null },
      'Your bank can take a few days.',
    ],
    [
      'refunded',
      { state: 'refunded', refundedCents: 1999, refundableUntil: null, refundRequest: 'approved' },
      'Your refund request was approved.',
    ],
    ['declined', { refundRequest: 'declined' }, 'Your refund request was declined.'],
  ] as const)('offers no refund of a payment that is %s', async (_, change, words) => {
    open(paymentOf(change));
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Request a refund/ })).toBeNull();
    expect(screen.queryAllByRole('button', { name: /^Receipt/ })).toHaveLength(
      'receiptHref' in change ? 0 : 1,
    );
  });

  it('names no time that a failed payment would be for', async () => {
    open(paymentOf({ state: 'failed', receiptHref: null, refundableUntil: null }));
    expect(await screen.findByText('Tried on November 21, 2026')).toBeTruthy();
    expect(text()).not.toContain('For November');
  });

  it('says that there is none', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeTruthy();
  });
});
