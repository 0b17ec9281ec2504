import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AccessAnswer } from '@prepward/contracts/billing';
import { screen, waitFor, within } from '@testing-library/react';
import { leave } from '../../../lib/leave.js';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import PaymentBanner from '../components/payment-banner.js';
import { accessOf, activeAccess, paymentOf } from '../test-data.js';
import SubscriptionPage from './subscription-page.js';

const VIEW = 'GET /api/v1/subscription';
const CANCEL = 'POST /api/v1/subscription/cancel';
const RESUME = 'POST /api/v1/subscription/resume';
const PREVIEW = 'POST /api/v1/subscription/change/preview';
const CHANGE = 'POST /api/v1/subscription/change';
const PORTAL = 'POST /api/v1/portal';
const PAYMENTS = 'GET /api/v1/payments';
const AT = '2026-11-22T07:00:00.000Z';

const CANCELED = activeAccess({ renews: false, next: null });
const GRACE = activeAccess({
  state: 'grace',
  until: '2026-12-05T12:00:00.000Z',
  next: null,
  paymentProblem: { since: '2026-11-28T12:00:00.000Z', accessUntil: '2026-12-05T12:00:00.000Z' },
});

let server: FakeServer;
let restore: () => void;
const left = jest.spyOn(leave, 'to');
const recheckSubscription = jest.fn(async () => undefined);

beforeEach(() => {
  left.mockReset();
  left.mockImplementation(() => undefined);
  recheckSubscription.mockClear();
  server = new FakeServer()
    .on(PORTAL, { status: 200, body: { url: 'https://pay.example/p' } })
    .on(PAYMENTS, { status: 200, body: { items: [] } });
  restore = server.install();
});

afterEach(() => restore());

function open(access: AccessAnswer, page = <SubscriptionPage />) {
  server.on(VIEW, { status: 200, body: access });
  return renderSignedIn(page, { recheckSubscription });
}

/** The server answers a plan change with this access, and keeps answering with it from then on. */
function becomes(route: string, access: AccessAnswer): void {
  server.on(route, () => {
    server.on(VIEW, { status: 200, body: access });
    return { status: 200, body: access };
  });
}

const button = (name: string) => screen.findByRole('button', { name });
const text = () => document.body.textContent ?? '';

describe('the plan', () => {
  it('shows what renews, when and for how much', async () => {
    open(activeAccess());
    expect(await screen.findByRole('heading', { name: 'Weekly plan' })).toBeTruthy();
    expect(text()).toContain('Next payment$19.99 on November 28, 2026');
    expect(screen.queryByRole('button', { name: 'Resume plan' })).toBeNull();
  });

  it('sells none while a bank takes its days over the first payment', async () => {
    const items = [paymentOf({ state: 'processing', receiptHref: null, refundableUntil: null })];
    server.on(PAYMENTS, { status: 200, body: { items } });
    open(accessOf());
    expect(await screen.findByText('Your payment is on its way')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Choose a plan' })).toBeNull();
  });

  it('sells none before it is known what is on its way', async () => {
    server.on(PAYMENTS, () => new Promise(() => undefined));
    open(accessOf());
    expect(await screen.findByRole('heading', { name: 'Free account' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Choose a plan' })).toBeNull();
  });

  it.each([
    ['free', accessOf(), 'Choose a plan'],
    [
      'ended',
      accessOf({ state: 'ended', plan: 'weekly', source: 'payment', until: AT }),
      'Renew your plan',
    ],
  ] as const)('sells the plans to who has none: %s', async (_, access, heading) => {
    open(access);
    const plans = within(await screen.findByRole('region', { name: heading }));
    expect(plans.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/checkout?plan=weekly',
      '/checkout?plan=monthly',
      '/checkout?plan=quarterly',
    ]);
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  });

  it.each([
    ['lifetime', 'Lifetime access', null, 'Full access, with no end date.'],
    [
      'monthly',
      'Monthly plan',
      '2026-12-24T12:00:00.000Z',
      'until December 24, 2026. It ends by itself: you won’t be charged.',
    ],
  ] as const)(
    'has nothing to cancel or pay where staff gave it: %s',
    async (plan, title, until, words) => {
      open(accessOf({ state: 'active', plan, source: 'grant', until }));
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(text()).toContain(words);
      expect(screen.queryAllByRole('button')).toEqual([]);
    },
  );

  it('tries again when it cannot be read', async () => {
    server.on(VIEW, { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } });
    const user = renderSignedIn(<SubscriptionPage />);
    await screen.findByRole('alert');
    server.on(VIEW, { status: 200, body: activeAccess() });
    await user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Weekly plan' })).toBeTruthy();
  });
});

describe('canceling', () => {
  it('takes two clicks, and keeps access to the end', async () => {
    becomes(CANCEL, CANCELED);
    const user = open(activeAccess());
    await user.click(await button('Cancel plan'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your plan?' }));
    expect(dialog.getByText(/full access until November 28, 2026/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText(/It won’t renew. You keep full access until/)).toBeTruthy();
    expect(server.asked(CANCEL)[0]?.body).toEqual({ reason: 'other' });
    expect(recheckSubscription).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends the reason and the comment', async () => {
    becomes(CANCEL, CANCELED);
    const user = open(activeAccess());
    await user.click(await button('Cancel plan'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'I passed my exam' }));
    await user.type(dialog.getByLabelText(/Anything we should know/), ' Thanks! ');
    await user.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    await waitFor(() => expect(server.asked(CANCEL)).toHaveLength(1));
    expect(server.asked(CANCEL)[0]?.body).toEqual({ reason: 'exam-passed', comment: 'Thanks!' });
  });

  it('says so when it failed, and stays open', async () => {
    server.on(CANCEL, { status: 503, body: { code: 'GATEWAY_UNAVAILABLE', message: '' } });
    const user = open(activeAccess());
    await user.click(await button('Cancel plan'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('payment provider');
  });

  it('can be taken back before the end', async () => {
    becomes(RESUME, activeAccess());
    const user = open(CANCELED);
    const resume = await button('Resume plan');
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
    await user.click(resume);
    expect(await screen.findByText(/It renews until you cancel/)).toBeTruthy();
    expect(recheckSubscription).toHaveBeenCalledTimes(1);
  });
});

describe('changing the plan', () => {
  const preview = {
    plan: 'monthly',
    at: AT,
    validUntil: '2026-11-22T07:15:00.000Z',
    dueNowCents: 3285,
    unusedCents: 1714,
    creditCents: 0,
    currency: 'usd',
    until: '2026-12-22T12:00:00.000Z',
  };

  it('shows the price, and charges what was shown only when it is accepted', async () => {
    server.on(PREVIEW, { status: 200, body: preview });
    becomes(CHANGE, activeAccess({ plan: 'monthly' }));
    const user = open(activeAccess());
    await user.click(await button('Change to Monthly'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change to Monthly?' }));
    expect(screen.getByRole('dialog').textContent).toContain(
      'Monthly plan, 30 days$49.99Unused part of your plan−$17.14Charged now$32.85',
    );
    expect(screen.getByRole('dialog').textContent).toContain(
      'Next renewal$49.99 on December 22, 2026',
    );
    expect(server.asked(CHANGE)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change and pay $32.85' }));
    expect(await screen.findByRole('heading', { name: 'Monthly plan' })).toBeTruthy();
    expect(server.asked(CHANGE)[0]?.body).toEqual({ plan: 'monthly', at: AT });
  });

  it('changes nothing when it is not accepted', async () => {
    server.on(PREVIEW, { status: 200, body: { ...preview, dueNowCents: 0, creditCents: 500 } });
    const user = open(activeAccess());
    await user.click(await button('Change to Monthly'));
    expect((await screen.findByRole('dialog')).textContent).toContain('$5.00');
    await user.click(await button('Keep my plan'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked(CHANGE)).toEqual([]);
  });

  it('gets a new price for one that is out of date', async () => {
    server
      .on(PREVIEW, { status: 200, body: preview })
      .on(CHANGE, { status: 409, body: { code: 'PREVIEW_EXPIRED', message: '' } });
    const user = open(activeAccess());
    await user.click(await button('Change to Monthly'));
    await user.click(await button('Change and pay $32.85'));
    server.on(PREVIEW, { status: 200, body: { ...preview, dueNowCents: 3300 } });
    await user.click(await button('Get the new price'));
    expect(await button('Change and pay $33.00')).toBeTruthy();
  });

  it('leads to another card when this one is declined', async () => {
    server
      .on(PREVIEW, { status: 200, body: preview })
      .on(CHANGE, { status: 402, body: { code: 'PAYMENT_DECLINED', message: '' } });
    const user = open(activeAccess());
    await user.click(await button('Change to Monthly'));
    await user.click(await button('Change and pay $32.85'));
    expect((await screen.findByRole('alert')).textContent).toContain('Your card was declined.');
    await user.click(await button('Update payment method'));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/p'));
  });
});

describe('a renewal that failed', () => {
  it('says until when there is access, and leads to the payment method', async () => {
    const user = open(GRACE);
    expect(await screen.findByText('Your last renewal wasn’t paid')).toBeTruthy();
    expect(text()).toContain('You keep full access until December 5, 2026');
    expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Payment method' })).toBeNull();
    await user.click(await button('Update payment method'));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/p'));
  });

  it('is a banner on the other pages', async () => {
    open(GRACE, <PaymentBanner />);
    expect(await screen.findByText('Your last renewal wasn’t paid')).toBeTruthy();
  });

  it('is no banner while all is paid', async () => {
    open(activeAccess(), <PaymentBanner />);
    await waitFor(() => expect(server.asked(VIEW)).toHaveLength(1));
    expect(screen.queryByText('Your last renewal wasn’t paid')).toBeNull();
  });
});
