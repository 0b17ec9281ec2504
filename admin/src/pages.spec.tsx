import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { ComponentType, ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { IDLE_STATE, OF_ALL, QUIET_DAYS } from '../test/answers.js';
import { fakeSession } from '../test/fake-session.js';
import { pageText } from '../test/page-text.js';
import {
  ADMIN,
  ANN,
  BARE_ENTRY,
  CLOSED_REPORT,
  DISPUTE,
  DOWNLOAD,
  ENQUIRY,
  ENTRY,
  FAILED_MAIL,
  FAILED_REFUND,
  FAR,
  FILE,
  FREE_FILE,
  ITEM_DETAIL,
  LETTER,
  LONE_PAYMENT,
  MAIL,
  NEW_ENQUIRY,
  OF_NO_ONE,
  OF_USER,
  ORDER,
  PAYMENT,
  REFUND,
  REPORT,
  UNMEASURED_ITEM,
  UNVERIFIED,
  VISITOR,
  WEBHOOK,
} from '../test/records.js';
import { ask, settle, showPage, stopClock } from '../test/show-page.js';
import { AuditShow } from './audit-entries/audit-show.js';
import { ClaimsPage } from './claims/claims-page.js';
import { DashboardPage } from './dashboard/dashboard-page.js';
import { EnquiryShow } from './enquiries/enquiry-show.js';
import { FilePage } from './files/file-page.js';
import { ReportShow } from './item-reports/report-show.js';
import { ItemShow } from './items/item-show.js';
import { DeadLetterShow } from './operations/dead-letter-show.js';
import { HealthPage } from './operations/health-page.js';
import { MailShow } from './operations/mail-show.js';
import { SettingsPage } from './operations/settings-page.js';
import { DisputeShow } from './sales/dispute-show.js';
import { OrderShow } from './sales/order-show.js';
import { PaymentShow } from './sales/payment-show.js';
import { RefundShow } from './sales/refund-show.js';
import { WebhookShow } from './sales/webhook-show.js';
import { MissingPage } from './shell/missing-page.js';
import { SessionContext } from './shell/session-context.js';
import { AccountActions } from './users/user-actions.js';
import { UserBilling } from './users/user-billing.js';
import { UserSessions } from './users/user-parts.js';
import { UserPrivacy } from './users/user-privacy.js';
import { UserShow } from './users/user-show.js';

beforeAll(() => stopClock());
afterAll(() => void jest.useRealTimers());

async function open(page: ReactNode, record: object, answers: object = {}) {
  const shown = showPage(<SessionContext value={fakeSession('token')}>{page}</SessionContext>, {
    record,
    answers: answers as Record<string, unknown>,
    users: [ANN],
  });
  await settle();
  return shown;
}

const downloads = 'admin.downloads';
const PAGES: [string, ComponentType, object, object?][] = [
  ['an order', OrderShow, ORDER],
  ['an order without a payment', OrderShow, { ...ORDER, paymentId: null, state: 'processing' }],
  ['an order of no one', OrderShow, { ...ORDER, userId: 'gone', state: 'failed' }],
  ['a payment of a period', PaymentShow, PAYMENT],
  ['a payment for a file', PaymentShow, LONE_PAYMENT],
  ['a refund request', RefundShow, REFUND],
  ['a refund that failed', RefundShow, FAILED_REFUND],
  [
    'a refund that was approved',
    RefundShow,
    { ...FAILED_REFUND, state: 'approved', problem: null },
  ],
  ['a dispute', DisputeShow, DISPUTE],
  ['a dispute that was won', DisputeShow, { ...DISPUTE, status: 'won' }],
  ['a webhook', WebhookShow, WEBHOOK],
  [
    'a webhook about no student',
    WebhookShow,
    { ...WEBHOOK, userId: null, customerId: null, payload: null, gateway: 'sandbox' },
  ],
  ['an email', MailShow, MAIL],
  ['an email that failed', MailShow, FAILED_MAIL],
  ['a failed job', DeadLetterShow, LETTER],
  ['a failed job of no request', DeadLetterShow, { ...LETTER, requestId: null, problem: null }],
  ['what staff did', AuditShow, ENTRY],
  ['what a command did', AuditShow, BARE_ENTRY],
  ['a request', EnquiryShow, ENQUIRY],
  ['a new request', EnquiryShow, NEW_ENQUIRY],
  ['a report', ReportShow, REPORT],
  ['a report that was closed', ReportShow, CLOSED_REPORT],
  ['a file', FilePage, FILE, { [downloads]: [] }],
  ['a file on sale', FilePage, { ...FILE, soldAs: 'math' }, { [downloads]: [DOWNLOAD] }],
  ['a question', ItemShow, ITEM_DETAIL],
  ['a question no one has answered', ItemShow, UNMEASURED_ITEM],
  ['an admin', UserShow, ADMIN, OF_USER],
  ['a student', UserShow, ANN, OF_USER],
  ['an account that is new', UserShow, UNVERIFIED, OF_NO_ONE],
  ['a visitor', UserShow, VISITOR, OF_NO_ONE],
  ['what the public site claims', ClaimsPage, {}, OF_ALL],
  ['health', HealthPage, {}, OF_ALL],
  ['health on PostgreSQL', HealthPage, {}, { 'admin.operations': IDLE_STATE }],
  ['settings', SettingsPage, {}, OF_ALL],
  ['the dashboard', DashboardPage, {}, OF_ALL],
  ['a dashboard of quiet days', DashboardPage, {}, { 'admin.dashboard': QUIET_DAYS }],
  ['no page', MissingPage, {}],
];

it.each(PAGES)('the page of %s says all that is known', async (...page) => {
  const [, Page, record, answers] = page;
  const { calls } = await open(<Page />, record, answers);
  const asked = calls.filter((call) => !/^one |^list canned/.test(call));
  expect([document.title, ...pageText(), ...asked].join('\n')).toMatchSnapshot();
});

/** Actions on records: the parts of pages with buttons, and what is typed into their dialogs. */
const DONE: [string, ReactNode, object, (string | [string, Record<string, string>])[]][] = [
  ['a refund request', <RefundShow key="r" />, REFUND, ['Refund $19.99', 'Decline']],
  ['a refund that failed', <RefundShow key="r" />, FAILED_REFUND, ['Try again']],
  ['a webhook', <WebhookShow key="w" />, WEBHOOK, ['Replay']],
  ['an email', <MailShow key="m" />, MAIL, ['Send again']],
  ['an email that failed', <MailShow key="m" />, FAILED_MAIL, ['Retry now']],
  ['a failed job', <DeadLetterShow key="d" />, LETTER, ['Retry']],
  ['a report', <ReportShow key="r" />, REPORT, ['Close', ['Close', { answer: ' Thanks ' }]]],
  ['a question', <ItemShow key="i" />, ITEM_DETAIL, ['Quarantine']],
  ['a question in quarantine', <ItemShow key="i" />, UNMEASURED_ITEM, ['Release']],
  [
    'a file',
    <FilePage key="f" />,
    FILE,
    [
      ['Sell as a test bank', { questions: ' 42 ' }],
      ['Sell as a test bank', { questions: '0' }],
    ],
  ],
  ['a file that is free', <FilePage key="f" />, FREE_FILE, ['Unpublish']],
  ['a file on sale', <FilePage key="f" />, { ...FILE, soldAs: 'math' }, ['Unpublish']],
  ['a file for all', <FilePage key="f" />, FILE, ['Publish as a free download']],
  [
    'a student',
    <AccountActions key="a" user={ANN} />,
    {},
    ['Make admin', 'Ban', ['Ban', { until: '2026-12-24' }]],
  ],
  [
    'an admin',
    <AccountActions key="a" user={ADMIN} />,
    {},
    ['Remove admin role', 'Reset two-step', 'Lift ban'],
  ],
  ['access', <UserBilling key="b" user={ANN} />, {}, ['Revoke', 'Grant a plan']],
  ['sessions', <UserSessions key="s" user={ANN} />, {}, ['Sign out everywhere']],
  ['personal data', <UserPrivacy key="p" user={ANN} />, {}, ['Export data', 'Delete account']],
  ['claims', <ClaimsPage key="c" />, {}, ['Confirm', 'Withdraw']],
];

it.each(DONE)('what is done to %s asks first, and says that it is done', async (...done) => {
  const [, page, record, buttons] = done;
  const shown = await open(page, record, { ...OF_USER, ...OF_ALL });
  const seen: string[] = [];
  for (const button of buttons) {
    const [name, typed] = typeof button === 'string' ? [button] : button;
    seen.push(...(await ask(shown, name, typed)));
  }
  const end = new Date('2026-12-24T23:59:59.999').toISOString();
  const said = [...seen, shown.where()].join('\n');
  expect(said.replace(end, 'the end of that day here')).toMatchSnapshot();
});

it('keeps an account that was to be deleted', async () => {
  const due = { 'admin.userPrivacy': { export: null, deletionDueAt: FAR } };
  const shown = await open(<UserPrivacy user={ANN} />, {}, { ...OF_ALL, ...due });
  expect((await ask(shown, 'Keep account')).slice(1)).toEqual([
    '# Keep this account?',
    'The account of ann@x.org isn’t deleted. A plan that stopped renewing stays that way.',
    '<reason · Reason: (textarea) (up to 500)>',
    'The audit log keeps it.',
    '[Cancel] [Keep account]',
    `sends admin.keepUser {"params":{"id":"${ANN.id}"},"body":{"reason":"Because"}}`,
    `sends admin.userPrivacy {"params":{"id":"${ANN.id}"}}`,
    'success: The account stays.',
  ]);
});

it('says of what was refused why, and not that it is done', async () => {
  const refuses = () => {
    throw new HttpError('', 409, { code: 'REFUND_REQUEST_DECIDED' });
  };
  const answers = { ...OF_ALL, 'admin.decideRefund': refuses };
  const shown = await open(<RefundShow />, REFUND, answers);
  expect((await ask(shown, 'Decline')).at(-1)).toBe('stays open');
  expect(shown.said).toEqual([]);
  expect(document.querySelector('[role="dialog"]')?.textContent).toMatch(/already decided/);
});
