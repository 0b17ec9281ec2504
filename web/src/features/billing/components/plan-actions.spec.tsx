import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CANCEL_COMMENT_MAX, REFUND_REASON_MAX } from '@prepward/contracts/billing-rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { leave } from '../../../lib/leave.js';
import { ATTEMPTS_KEY, BILLING_KEY, PROFILE_KEY } from '../../../lib/query-keys.js';
import { FakeServer } from '../../../test/fake-server.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { connectToaster, type ToastMessage } from '../../../ui/toast.js';
// Each dialog loads this lazily; it's loaded up front here, so that no test has to wait for it.
import '../../../ui/dialog-window.js';
import { settled } from '../../../test/settled.js';
import CheckoutPage from '../routes/checkout-page.js';
import CheckoutSuccessPage from '../routes/checkout-success-page.js';
import MyPurchasesPage from '../routes/my-purchases-page.js';
import { activeAccess, checkoutOf, paymentOf, planListOf, SESSION } from '../test-data.js';
import { ChangePlan } from './change-plan.js';
import { PaymentProblem } from './payment-problem.js';
import { PlanState } from './plan-state.js';
import { RefundDialog } from './refund-dialog.js';

const CANCEL = 'POST /api/v1/subscription/cancel';
const RESUME = 'POST /api/v1/subscription/resume';
const PREVIEW = 'POST /api/v1/subscription/change/preview';
const CHANGE = 'POST /api/v1/subscription/change';
const PORTAL = 'POST /api/v1/portal';
const REFUND = `POST /api/v1/payments/${paymentOf().id}/refund-request`;
const AWAY = { status: 503, body: { code: 'GATEWAY_UNAVAILABLE', message: '' } };
const AWAY_WORDS = "We couldn't reach our payment provider. Try again in a minute.";
const CANCELED = activeAccess({ renews: false, next: null });

let server: FakeServer;
let undo: (() => void)[];
let toasts: ToastMessage[];
let queries: QueryClient;
const left = jest.spyOn(leave, 'to');
const recheckSubscription = jest.fn(async () => undefined);

beforeEach(() => {
  left.mockReset();
  left.mockImplementation(() => undefined);
  recheckSubscription.mockClear();
  server = new FakeServer();
  toasts = [];
  undo = [server.install(), connectToaster((message) => toasts.push(message))];
});
afterEach(() => {
  for (const step of undo) step();
});

const client = (keeps = {}) =>
  new QueryClient({ defaultOptions: { queries: { retry: false, ...keeps } } });

function open(page: ReactNode, at = '/', known = client()) {
  queries = known;
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <GivenSession user={DANA_USER} recheckSubscription={recheckSubscription}>
          {page}
        </GivenSession>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Makes the route answer only when the returned function is called. */
function holds(route: string): (given: { status: number; body?: unknown }) => Promise<void> {
  let give: (given: { status: number; body?: unknown }) => void = () => undefined;
  server.on(route, () => new Promise((resolve) => (give = resolve)));
  return (given) => act(async () => give(given));
}

/** Waits for the button: it may be in a dialog whose code loads when it opens. */
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => {
  fireEvent.click(await button(name));
  await settled(server);
};
const alert = () => screen.queryByRole('alert')?.textContent;
const dialog = () => screen.queryByRole('dialog');
const titles = () => toasts.map(({ title }) => title);
const pressEscape = async () => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await settled(server);
};

describe('canceling a plan', () => {
  it('is left by its button or by Escape, and nothing is asked', async () => {
    open(<PlanState access={activeAccess()} />);
    await press('Cancel plan');
    await press('Keep my plan');
    expect(dialog()).toBeNull();
    await press('Cancel plan');
    expect((await screen.findByRole('dialog')).textContent).toMatch(/^Cancel your plan\?/);
    await pressEscape();
    expect(dialog()).toBeNull();
    expect(server.seen).toEqual([]);
  });

  it('is busy meanwhile; what the plan opens is read again, and it is said', async () => {
    open(<PlanState access={activeAccess()} />);
    const keys = [BILLING_KEY, ATTEMPTS_KEY, PROFILE_KEY];
    for (const key of keys) queries.setQueryData(key, 1);
    await press('Cancel plan');
    const box = within(await screen.findByRole('dialog'));
    expect(box.getByRole('textbox')).toHaveProperty('maxLength', CANCEL_COMMENT_MAX);
    const reasons = box.getAllByRole<HTMLInputElement>('radio');
    expect(reasons.filter(({ checked }) => checked)).toEqual([]);
    fireEvent.change(box.getByRole('textbox'), { target: { value: '  ' } });
    const answer = holds(CANCEL);
    fireEvent.click(box.getByRole('button', { name: 'Cancel plan' }));
    await settled(server);
    expect((await button('Canceling...')).disabled).toBe(true);
    expect(server.asked(CANCEL)[0]?.body).toEqual({ reason: 'other' });
    await answer({ status: 200, body: CANCELED });
    await settled(server);
    expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([
      ...[true, true, true],
    ]);
    expect(recheckSubscription).toHaveBeenCalledTimes(1);
    expect([dialog(), titles()]).toEqual([null, ['Your plan is canceled']]);
  });
});

describe('a canceled plan', () => {
  it('is resumed, or it says why not', async () => {
    open(<PlanState access={CANCELED} />);
    server.on(RESUME, AWAY);
    await press('Resume plan');
    expect(alert()).toBe(`We couldn't resume your plan${AWAY_WORDS}`);
    const answer = holds(RESUME);
    await press('Resume plan');
    expect((await button('Resuming...')).disabled).toBe(true);
    await answer({ status: 200, body: activeAccess() });
    await settled(server);
    expect(titles()).toEqual(['Your plan renews again']);
  });
});

describe('the way to the payment method', () => {
  it.each([
    ['Payment method', <PlanState key="plan" access={activeAccess()} />],
    [
      'Update payment method',
      <PaymentProblem
        key="problem"
        problem={{ since: '2026-11-28T12:00:00Z', accessUntil: '2026-12-05T12:00:00Z' }}
      />,
    ],
  ])('by "%s" says why it is closed, and stays busy while the page is left', async (name, page) => {
    open(page);
    server.on(PORTAL, AWAY);
    await press(name);
    expect(alert()).toContain(AWAY_WORDS);
    server.on(PORTAL, { status: 200, body: { url: 'https://pay.example/p' } });
    await press(name);
    expect(left.mock.calls).toEqual([['https://pay.example/p']]);
    const back = async (persisted: boolean) => {
      const event = Object.assign(new Event('pageshow'), { persisted });
      window.dispatchEvent(event);
      await settled(server);
    };
    await back(false);
    expect((await button('Opening...')).disabled).toBe(true);
    await back(true);
    expect((await button(name)).disabled).toBe(false);
  });
});

describe('another plan', () => {
  const price = {
    ...{ plan: 'monthly', at: '2026-11-22T07:00:00.000Z', until: '2026-12-22T12:00:00.000Z' },
    ...{ dueNowCents: 3285, unusedCents: 1714, creditCents: 0, currency: 'usd' },
  };

  it('is asked for one at a time, with its price beside it', async () => {
    open(<ChangePlan access={activeAccess()} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Monthly$49.99 every 30 daysChange to Monthly',
      'Quarterly$139.99 every 90 daysChange to Quarterly',
    ]);
    const answer = holds(PREVIEW);
    await press('Change to Monthly');
    const changes = [await button('Change to Monthly'), await button('Change to Quarterly')];
    expect(changes.map((it) => [it.disabled, it.getAttribute('aria-busy')])).toEqual([
      [true, 'true'],
      [true, null],
    ]);
    await answer(AWAY);
    await settled(server);
    expect(alert()).toBe(`We couldn't get the price${AWAY_WORDS}`);
    expect((await button('Change to Quarterly')).disabled).toBe(false);
    holds(PREVIEW);
    await press('Change to Quarterly');
    expect(alert()).toBeUndefined();
  });

  it('is taken once its price is accepted; a failure offers nothing that helps another', async () => {
    server.on(PREVIEW, { status: 200, body: price }).on(CHANGE, AWAY);
    open(<ChangePlan access={activeAccess()} />);
    await press('Change to Monthly');
    await screen.findByRole('dialog');
    await pressEscape();
    expect(dialog()).toBeNull();
    await press('Change to Monthly');
    await press('Change and pay $32.85');
    expect(alert()).toBe(`Your plan wasn’t changed${AWAY_WORDS}`);
    const names = within(dialog() ?? document.body).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      ...['Keep my plan', 'Change and pay $32.85', ''],
    ]);
    const answer = holds(CHANGE);
    await press('Change and pay $32.85');
    expect((await button('Changing...')).disabled).toBe(true);
    await answer({ status: 200, body: activeAccess({ plan: 'monthly' }) });
    await settled(server);
    expect([dialog(), titles()]).toEqual([null, ['You’re on the Monthly plan now']]);
    expect(recheckSubscription).toHaveBeenCalledTimes(1);
  });
});

describe('asking for a payment back', () => {
  it('can be closed, is busy meanwhile, and closes once it is sent', async () => {
    const onClose = jest.fn();
    open(<RefundDialog payment={paymentOf()} onClose={onClose} />);
    await settled(server);
    const [closes] = screen.getAllByRole('button', { name: 'Close' });
    if (closes) fireEvent.click(closes);
    await pressEscape();
    expect(onClose).toHaveBeenCalledTimes(2);
    const reason = screen.getByRole('textbox');
    expect(reason).toHaveProperty('maxLength', REFUND_REASON_MAX);
    fireEvent.change(reason, { target: { value: '  ' } });
    await press('Send request');
    expect([reason.getAttribute('aria-invalid'), server.seen.length]).toEqual(['true', 0]);
    fireEvent.change(reason, { target: { value: 'Why' } });
    const answer = holds(REFUND);
    await press('Send request');
    expect((await button('Sending...')).disabled).toBe(true);
    await answer({ status: 202, body: { id: paymentOf().id } });
    await settled(server);
    expect([onClose.mock.calls.length, titles()]).toEqual([3, ['Request sent']]);
  });
});

describe('the pages about money', () => {
  it('ask how a payment went, whatever an earlier visit was told, and again for who comes back', async () => {
    const STATUS = `GET /api/v1/checkout/${SESSION}`;
    server.on(STATUS, { status: 200, body: checkoutOf({ state: 'expired' }) });
    // Cached as in the app.
    const known = client({ staleTime: 30_000, refetchOnWindowFocus: false });
    const input = { params: { session: SESSION } };
    known.setQueryData(
      [...BILLING_KEY, 'checkout', DANA_USER.id, 'billing.checkoutStatus', input],
      checkoutOf({ state: 'open' }),
    );
    open(<CheckoutSuccessPage />, `/checkout-success?session=${SESSION}`, known);
    expect(screen.getByText(/^Waiting for our payment provider/)).toBeTruthy();
    // At once, not only when an open checkout is asked for again.
    await settled(server);
    expect(screen.getByText('This checkout has expired')).toBeTruthy();
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(server.asked(STATUS)).toHaveLength(2);
  });

  it('sell nothing before it is known what a student has', async () => {
    server.on('GET /api/v1/plans', { status: 200, body: planListOf() });
    const answer = holds('GET /api/v1/subscription');
    open(<CheckoutPage />, '/checkout?plan=weekly');
    await settled(server);
    await settled(server);
    expect(screen.getByText('Loading your order…')).toBeTruthy();
    await answer({ status: 200, body: activeAccess({ state: 'ended' }) });
    expect(await screen.findByRole('button', { name: /^Continue to pay/ })).toBeTruthy();
  });

  it('lead to one another, but not on the way to pay', async () => {
    const current = () =>
      screen
        .queryAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
    open(<MyPurchasesPage />, '/my-purchases');
    expect(screen.getByRole('status').textContent).toBe('Loading your purchases…');
    expect(current()).toEqual([
      ['/subscription', null],
      ['/billing-history', null],
      ['/my-purchases', 'page'],
    ]);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it.each([
    ['/checkout?plan=weekly', <CheckoutPage key="pay" />],
    ['/checkout-success', <CheckoutSuccessPage key="paid" />],
  ])('do not at %s', (at, page) => {
    open(page, at);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
