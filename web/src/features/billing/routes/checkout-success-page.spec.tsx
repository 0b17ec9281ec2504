import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckoutStatus } from '@prepward/contracts/billing';
import { act, screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { PATIENCE_MS, POLL_MS } from '../hooks/use-checkout-status.js';
import { activeAccess, checkoutOf, SESSION } from '../test-data.js';
import CheckoutSuccessPage from './checkout-success-page.js';

const STATUS = `GET /api/v1/checkout/${SESSION}`;

let server: FakeServer;
let restore: () => void;
const recheckSubscription = jest.fn(async () => undefined);

beforeEach(() => {
  recheckSubscription.mockClear();
  server = new FakeServer().on('GET /api/v1/subscription', {
    status: 200,
    body: activeAccess(),
  });
  restore = server.install();
});

afterEach(() => {
  restore();
  jest.useRealTimers();
});

function says(change: Partial<CheckoutStatus>): void {
  server.on(STATUS, { status: 200, body: checkoutOf(change) });
}

function open(session = SESSION) {
  return renderSignedIn(<CheckoutSuccessPage />, {
    at: `/checkout-success?session=${session}`,
    recheckSubscription,
  });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('after paying', () => {
  it('waits for the gateway’s word, then asks for the subscription again', async () => {
    jest.useFakeTimers();
    says({ state: 'open' });
    open();
    await pass(POLL_MS + 100);
    expect(screen.getByText(/Waiting for our payment provider/)).toBeTruthy();
    expect(server.asked(STATUS).length).toBeGreaterThan(1);
    expect(recheckSubscription).not.toHaveBeenCalled();
    says({ state: 'complete' });
    await pass(POLL_MS + 100);
    expect(screen.getByText('Payment confirmed. Thank you!')).toBeTruthy();
    expect(document.body.textContent).toContain('Weekly plan, 7 days$19.99');
    expect(document.body.textContent).toContain('Next payment$19.99 on November 28, 2026');
    expect(recheckSubscription).toHaveBeenCalledTimes(1);
    const asked = server.asked(STATUS).length;
    await pass(10 * POLL_MS);
    expect(server.asked(STATUS).length).toBe(asked);
  });

  it('waits until what was paid for is read again', async () => {
    let read: () => void = () => undefined;
    recheckSubscription.mockImplementationOnce(
      () => new Promise((resolve) => (read = () => resolve(undefined))),
    );
    says({ state: 'complete' });
    open();
    await waitFor(() => expect(recheckSubscription).toHaveBeenCalledTimes(1));
    expect(screen.getByText(/^Waiting for our payment provider/)).toBeTruthy();
    await act(async () => read());
    expect(await screen.findByText('Payment confirmed. Thank you!')).toBeTruthy();
  });

  it('leads to the file that was bought', async () => {
    says({ state: 'complete', plan: null, product: 'test-bank-all', amountCents: 7999 });
    open();
    expect(await screen.findByText('All four test banks')).toBeTruthy();
    await waitFor(() => expect(server.asked('GET /api/v1/subscription')).toHaveLength(1));
    expect(await screen.findByRole('link', { name: 'Go to My purchases' })).toBeTruthy();
    await waitFor(() => expect(document.body.textContent).toContain('RenewsNever. One payment.'));
    expect(document.body.textContent).toContain('$79.99');
  });

  it.each([
    ['processing', 'Your payment is on its way'],
    ['open', 'We don’t have your payment yet'],
  ] as const)('says what happens next when it takes long: %s', async (state, title) => {
    jest.useFakeTimers();
    says({ state });
    open();
    await pass(100);
    await pass(60_000 - 200);
    expect(screen.queryByText(title) === null).toBe(state === 'open');
    await pass(200 + POLL_MS);
    expect(screen.getByText(title)).toBeTruthy();
    const back = screen.queryByRole('link', { name: 'Back to checkout' });
    expect(back?.getAttribute('href')).toBe(state === 'open' ? '/checkout?plan=weekly' : undefined);
    const asked = server.asked(STATUS).length;
    await pass(10 * POLL_MS);
    expect(server.asked(STATUS).length).toBe(asked);
    let answer: () => void = () => undefined;
    const same = { status: 200, body: checkoutOf({ state }) };
    server.on(STATUS, () => new Promise((go) => (answer = () => go(same))));
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Check again' });
    await act(async () => again.click());
    await pass(10);
    expect(again.isConnected && !again.disabled).toBe(false);
    says({ state });
    await act(async () => answer());
    await pass(POLL_MS);
    expect(server.asked(STATUS).length).toBe(asked + 2);
    says({ state: 'complete' });
    await pass(POLL_MS + 100);
    expect(screen.getByText('Payment confirmed. Thank you!')).toBeTruthy();
  });

  it('gives up again, a minute after it was told to check again', async () => {
    jest.useFakeTimers();
    says({ state: 'open' });
    open();
    await pass(PATIENCE_MS + 100);
    await act(async () => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(PATIENCE_MS - 200);
    expect(screen.queryByText('We don’t have your payment yet')).toBeNull();
    await pass(300);
    expect(screen.getByText('We don’t have your payment yet')).toBeTruthy();
    const asked = server.asked(STATUS).length;
    await pass(10 * POLL_MS);
    expect(server.asked(STATUS)).toHaveLength(asked);
  });

  it('speaks of days only where a payment is on its way for a while', async () => {
    jest.useFakeTimers();
    says({ state: 'processing' });
    open();
    await pass(3 * POLL_MS - 100);
    expect(screen.queryByText('Your payment is on its way')).toBeNull();
    await pass(200);
    expect(screen.getByText('Your payment is on its way')).toBeTruthy();
    says({ state: 'complete' });
    await pass(2 * POLL_MS);
    expect(screen.getByText('Payment confirmed. Thank you!')).toBeTruthy();
  });

  it.each([
    ['expired', 'This checkout has expired'],
    ['failed', 'Your payment didn’t go through'],
    ['refunded', 'This payment was refunded'],
  ] as const)('says that it is over: %s', async (state, title) => {
    says({ state });
    open();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(recheckSubscription).not.toHaveBeenCalled();
  });
});

describe('a visit without a payment', () => {
  it.each(['', 'made-up', `${SESSION}x`])('asks nothing and gives nothing: "%s"', (session) => {
    open(session);
    expect(screen.getByText("We can't find that payment in your account.")).toBeTruthy();
    expect(server.seen).toEqual([]);
    expect(recheckSubscription).not.toHaveBeenCalled();
  });

  it.each([404, 400])('gives nothing for a session that is not theirs: %d', async (status) => {
    server.on(STATUS, { status, body: { code: 'CHECKOUT_NOT_FOUND', message: '' } });
    open();
    expect(await screen.findByText("We can't find that payment in your account.")).toBeTruthy();
    expect(recheckSubscription).not.toHaveBeenCalled();
  });

  it('says that nothing is lost when the server fails, and tries again', async () => {
    server.on(STATUS, { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } });
    const user = open();
    expect((await screen.findByRole('alert')).textContent).toContain('nothing is lost');
    says({ state: 'complete' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Payment confirmed. Thank you!')).toBeTruthy());
  });
});
