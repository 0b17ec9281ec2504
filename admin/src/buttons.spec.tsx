import { describe, expect, it } from '@jest/globals';
import type { AdminUser } from '@prepward/contracts/admin';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { words } from '../test/page-work.js';
import { showPage } from '../test/show-page.js';
import { ClaimsPage } from './claims/claims-page.js';
import { EnquiryShow } from './enquiries/enquiry-show.js';
import { ReportShow } from './item-reports/report-show.js';
import { MailShow } from './operations/mail-show.js';
import { OrderShow } from './sales/order-show.js';
import { PaymentShow } from './sales/payment-show.js';
import { RefundShow } from './sales/refund-show.js';
import { AccountActions } from './users/user-actions.js';
import { UserBilling } from './users/user-billing.js';
import { UserPrivacy } from './users/user-privacy.js';
import { UserShow } from './users/user-show.js';

const AT = '2026-11-02T10:00:00.000Z';
const FAR = '2999-01-01T00:00:00.000Z';
const PAST = '2020-01-01T00:00:00.000Z';

type Answers = Record<string, unknown>;

const buttons = () =>
  [...document.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');

/** The page's buttons, once it shows `said`. */
async function shown(
  Page: ComponentType,
  record: object,
  said: RegExp,
  answers: Answers = {},
): Promise<string[]> {
  showPage(<Page />, { record, answers });
  await waitFor(() => expect(words()).toMatch(said));
  const found = buttons();
  cleanup();
  return found;
}

describe('what can be done to an account', () => {
  const user = {
    ...{ id: 'r1', email: 'ann@x.org', firstName: 'Ann', lastName: 'Lee', roles: [] as string[] },
    ...{ isAnonymous: false, emailConfirmedAt: AT as string | null, bannedUntil: null },
    ...{ twoStep: false, lastSignInAt: null, createdAt: AT },
  };
  const billing = {
    access: { state: 'active', plan: 'weekly', source: 'grant', until: AT, renews: false },
    ...{ grants: [] as object[], payments: [] as object[], purchases: [] as object[] },
  };
  const privacy = { export: null as object | null, deletionDueAt: null as string | null };
  const billed = (own: object): Answers => ({ 'admin.userBilling': { ...billing, ...own } });
  const about = (own: object): Answers => ({ 'admin.userPrivacy': { ...privacy, ...own } });
  const account = (change: object) =>
    shown(() => <AccountActions user={{ ...user, ...change } as AdminUser} />, {}, /an|Lift/);
  const plans = (change: object, own: object, said = /No test banks bought/) =>
    shown(() => <UserBilling user={{ ...user, ...change } as AdminUser} />, {}, said, billed(own));
  const data = (change: object, own: object, said = /Deletion/) =>
    shown(() => <UserPrivacy user={{ ...user, ...change } as AdminUser} />, {}, said, about(own));

  it('follows its roles, its address and its sign-in', async () => {
    expect(await account({})).toEqual(['View as student', 'Make admin', 'Ban']);
    expect(await account({ roles: ['admin'], twoStep: true })).toEqual([
      'Remove admin role',
      'Reset two-step',
      'Ban',
    ]);
    expect(await account({ roles: ['editor'] })).toEqual(['Make admin', 'Ban']);
    expect(await account({ emailConfirmedAt: null, bannedUntil: FAR })).toEqual(['Lift ban']);
    expect(await account({ emailConfirmedAt: null, bannedUntil: PAST })).toEqual(['Ban']);
  });

  it('follows what was given, and what was asked for', async () => {
    const grant = { id: 'g', plan: 'weekly', startsAt: AT, endsAt: FAR, takenBackAt: null };
    const given = (change: object) => plans({}, { grants: [{ ...grant, ...change }] });
    expect(await given({})).toEqual(['Revoke', 'Grant a plan']);
    expect(await given({ endsAt: null })).toContain('Revoke');
    expect(await given({ endsAt: PAST })).toEqual(['Grant a plan']);
    expect(await given({ takenBackAt: AT })).toEqual(['Grant a plan']);
    expect(await plans({ emailConfirmedAt: null }, {})).toEqual([]);
    expect(await data({}, {})).toEqual(['Export data', 'Delete account']);
    expect(await data({}, { deletionDueAt: FAR })).toEqual(['Export data', 'Keep account']);
    expect(await data({ roles: ['admin'] }, {})).toEqual(['Export data']);
  });

  it.each([
    [{}, /ActiveWeekly, granted by staff, until /],
    [{ source: 'payment', renews: true }, /Weekly, paid, renews /],
    [{ plan: 'lifetime', until: null }, /Lifetime, granted by staff, until permanently/],
    [{ state: 'free', plan: null }, /Free(?!.*given by)/],
  ])('says what it may use: %j', async (access, said) => {
    await plans({}, { access: { ...billing.access, ...access } }, said);
  });

  it.each([
    [null, /ExportNone/],
    [{ state: 'failed', expiresAt: null }, /Export failed/],
    [{ state: 'making', expiresAt: null }, /In progress/],
    [{ state: 'ready', expiresAt: FAR }, /Ready until/],
  ])('says how far the file with its data is: %j', async (newest, said) => {
    await data({}, { export: newest }, said);
  });

  it('shows a visitor as one', async () => {
    const visitor = { email: null, isAnonymous: true, emailConfirmedAt: null };
    showPage(<UserShow />, {
      record: { ...user, ...visitor },
      answers: { 'admin.userAttempts': { items: [] }, 'admin.userSessions': [] },
    });
    await waitFor(() => expect(words()).toMatch(/No browser is signed in/));
    expect(words()).toMatch(/Visitor without an account/);
    expect(words()).not.toMatch(/Study goals|Access|Personal data/);
  });
});

describe('what can be decided', () => {
  const sale = {
    ...{ userId: 'u', name: 'Weekly', amountCents: 1999, taxCents: 0, refundedCents: 0 },
    ...{ gateway: 'sandbox', createdAt: AT, paidAt: AT, decidedAt: null, problem: null },
    ...{ periodStart: null, orderId: null, refundRequestId: null, disputeId: null },
    ...{ paymentId: 'p1', reason: 'R', note: '', decidedBy: null },
  };

  it('of a refund is open until it is decided', async () => {
    const page = (state: string) =>
      shown(RefundShow, { ...sale, state }, /Our reason/).then((found) =>
        found.filter((label) => /Refund|Decline|again/.test(label)),
      );
    expect(await page('pending')).toEqual(['Refund $19.99', 'Decline']);
    expect(await page('failed')).toEqual(['Try again']);
    expect(await page('approved')).toEqual([]);
    expect(await page('declined')).toEqual([]);
  });

  it('is said where the gateway paid nothing back', async () => {
    const problem = 'Account closed';
    const said = /didn’t refund it: Account closed/;
    expect(await shown(RefundShow, { ...sale, state: 'failed', problem }, said)).toBeTruthy();
  });

  it('of a payment leads to what belongs to it', async () => {
    showPage(<PaymentShow />, {
      record: { ...sale, orderId: 'o1', periodStart: AT, periodEnd: AT },
    });
    await waitFor(() => expect(words()).toMatch(/Pays for.* to .*Order/));
    expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(
      '/orders/o1/show',
    );
    expect(screen.queryByRole('link', { name: 'Open the dispute' })).toBeNull();
    cleanup();
    await shown(PaymentShow, sale, /A file, permanently/);
    await shown(OrderShow, { ...sale, state: 'open', paymentId: null }, /None yet/);
  });

  it('of an email is to send it again, or to try at last', async () => {
    const mail = {
      ...{ recipient: 'a@x.org', template: 'welcome', tries: 1, problem: null, createdAt: AT },
      ...{ sentAt: null, askedAgainAt: null },
    };
    expect(await shown(MailShow, { ...mail, state: 'sent' }, /Welcome/)).toContain('Send again');
    expect(await shown(MailShow, { ...mail, state: 'failed' }, /Welcome/)).toContain('Retry now');
  });

  it('of a report is to close it once', async () => {
    const report = {
      ...{ reason: 'unclear', text: '', itemId: 'i', itemVersion: 2, subject: 'math' },
      ...{ userId: 'u', createdAt: AT, closedAt: AT, closeReason: null, answer: null },
    };
    const gave = /added no details/;
    expect(await shown(ReportShow, { ...report, state: 'open' }, gave)).toContain('Close');
    const closed = await shown(ReportShow, { ...report, state: 'closed' }, /Answer sentNone/);
    expect(closed).not.toContain('Close');
  });

  it('of a claim is to confirm it, or to take that back', async () => {
    const claim = {
      ...{ id: 'c', text: 'T', shownOn: ['/'], measures: [], verdict: 'operator' },
      confirmation: null as object | null,
    };
    const page = (confirmation: object | null) =>
      shown(ClaimsPage, {}, /Operator’s claims/, {
        'admin.claims': { claims: [{ ...claim, confirmation }], measuredAt: AT },
      });
    expect(await page(null)).toEqual(['Confirm']);
    expect(await page({ at: AT, by: 'u', reason: 'Counted' })).toEqual(['Withdraw']);
  });

  it('of a request is who answers it, and how', async () => {
    const enquiry = {
      ...{ name: 'Ann', email: 'a@x.org', phone: null, examDate: null, kind: 'contact' },
      ...{ service: null, status: 'new', assignee: null, createdAt: AT, message: 'Hello' },
      ...{ repliedAt: null, entries: [] },
    };
    showPage(<EnquiryShow />, { record: { ...enquiry, assigneeId: null } });
    await screen.findByRole('button', { name: 'Assign to me' });
    const answer = screen.getByLabelText('Your answer');
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send reply' });
    const note = screen.getByRole<HTMLButtonElement>('button', { name: 'Save as note' });
    expect([send.disabled, note.disabled]).toEqual([true, true]);
    fireEvent.change(answer, { target: { value: '  ' } });
    expect(send.disabled).toBe(true);
    fireEvent.change(answer, { target: { value: 'Hi' } });
    await waitFor(() => expect([send.disabled, note.disabled]).toEqual([false, false]));
    cleanup();
    const mine = await shown(EnquiryShow, { ...enquiry, assigneeId: 'me' }, /Unassign/);
    expect(mine).not.toContain('Assign to me');
    const entries = [
      { id: 'e1', kind: 'note', author: null, createdAt: AT, text: 'N' },
      { id: 'e2', kind: 'reply', author: 'b@x.org', createdAt: AT, text: 'R' },
    ];
    const said = /Note by a deleted account.*Reply by b@x\.org/;
    await shown(EnquiryShow, { ...enquiry, assigneeId: null, entries }, said);
  });
});
