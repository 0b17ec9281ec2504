import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AccessAnswer } from '@prepward/contracts/billing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { FakeServer } from '../../test/fake-server.js';
import { words } from '../../test/page.js';
import { CancelDialog } from './components/cancel-dialog.js';
import { ChangePlan } from './components/change-plan.js';
import PaymentBanner from './components/payment-banner.js';
import { PlanState } from './components/plan-state.js';
import SubscriptionPage from './routes/subscription-page.js';
import { accessOf, activeAccess, paymentOf } from './test-data.js';
import { billingServer, DAY, GRACE, look, lookOfState, names, shown } from './test-pages.js';

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
    expect(await shown(server, <PlanState access={accessOf(access)} />)).toMatch(said);
    expect(look()?.[1]).toBe(lookOfState());
    expect(names()).toEqual(buttons);
  });

  it.each([
    [GRACE, /your access ends now/],
    [activeAccess({ until: null }), /your access ends now/],
    [activeAccess(), /You keep full access until November 28, 2026/],
  ])('says what canceling means', async (access, said) => {
    await shown(server, <CancelDialog access={access} onClose={() => undefined} />);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('can be changed only while it renews by payment', async () => {
    const offered = async (access: AccessAnswer) => {
      server.on('GET /api/v1/subscription', { status: 200, body: access });
      await shown(server, <SubscriptionPage />);
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
    expect(await shown(server, <SubscriptionPage />)).toMatch(/Choose a plan/);
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
    await shown(server, <ChangePlan access={activeAccess()} />);
    expect(names()).toEqual(['Change to Monthly', 'Change to Quarterly']);
  });

  it.each([
    [{}, /Charged now\$40\.00/, 'Change and pay $40.00', false],
    [{ dueNowCents: 0, creditCents: 150 }, /Charged now\$0\.00/, 'Change to Monthly', true],
  ])('costs what is left to pay: %j', async (change, said, button, credit) => {
    preview(change);
    await shown(server, <ChangePlan access={activeAccess()} />);
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
    expect(await shown(server, <PaymentBanner />, '/dashboard')).toMatch(
      /declined on November 28, 2026. You keep full access until December 5, 2026/,
    );
    cleanup();
    expect(await shown(server, <PaymentBanner />, '/subscription')).not.toMatch(/declined/);
  });
});
