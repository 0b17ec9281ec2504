import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AuditEntriesController } from './audit/http/audit-entries.controller.js';
import { AccountController } from './auth/http/account.controller.js';
import { AdminUserActionsController } from './auth/http/admin-user-actions.controller.js';
import { AdminUsersController } from './auth/http/admin-users.controller.js';
import { AdminRefundsController } from './billing/http/admin-refunds.controller.js';
import { AdminSalesController } from './billing/http/admin-sales.controller.js';
import { AdminStudentBillingController } from './billing/http/admin-student-billing.controller.js';
import { AdminWebhooksController } from './billing/http/admin-webhooks.controller.js';
import { AdminFileUploadsController } from './files/http/admin-file-uploads.controller.js';
import { AdminFilesController } from './files/http/admin-files.controller.js';
import { NotificationsController } from './notifications/http/notifications.controller.js';
import { AdminMailsController } from './operations/http/admin-mails.controller.js';
import { AdminOperationsController } from './operations/http/admin-operations.controller.js';
import { AdminDownloadsController } from './papers/http/admin-downloads.controller.js';
import { AdminPrivacyController } from './privacy/http/admin-privacy.controller.js';
import { ProfilesController } from './profiles/http/profiles.controller.js';
import { AdminItemsController } from './questions/http/admin-items.controller.js';
import { AdminItemReportsController } from './quizzes/http/admin-item-reports.controller.js';
import { AttemptsController } from './quizzes/http/attempts.controller.js';
import { AdminCannedTextsController } from './quotes/http/admin-canned-texts.controller.js';
import { AdminInboxController } from './quotes/http/admin-inbox.controller.js';
import { AdminClaimsController } from './site/http/admin-claims.controller.js';

// Limits are asked of the running server.
jest.unstable_mockModule('@nestjs/throttler', () => ({ Throttle: () => () => undefined }));
const { OwnSessionsController } = await import('./auth/http/own-sessions.controller.js');
const { PaymentsController } = await import('./billing/http/payments.controller.js');
const { SubscriptionController } = await import('./billing/http/subscription.controller.js');

// biome-ignore lint/suspicious/noExplicitAny: controllers of every shape
type Any = any;

const PAGE = { rows: ['a', 'b'], total: 30, from: 10, id: 'i', deletionDueAt: 'd', export: 'e' };
let calls: unknown[][];
let headers: Record<string, string>;
let status: number | undefined;
beforeEach(() => {
  Logger.overrideLogger(false);
  [calls, headers, status] = [[], {}, undefined];
});

/** Services that remember what they are asked, and answer a page. */
const service = new Proxy({} as Any, {
  get:
    (_, method) =>
    (...asked: unknown[]) => {
      calls.push([method, ...asked]);
      return typeof asked[0] === 'function' ? asked[0]('tx') : Promise.resolve(PAGE);
    },
});
const reply = {
  header: (name: string, value: string) => {
    headers[name] = value;
  },
  status: (code: number) => {
    status = code;
  },
};
const of = (controller: new (...services: never[]) => object): Any =>
  new (controller as Any)(...Array(5).fill(service));

const STAFF = { userId: 'staff', sessionId: 's', email: 'kim@x.example' };
const NAMELESS = { ...STAFF, email: null };
const ANN = { userId: 'ann', sessionId: 's', email: 'ann@x.example' };
const ID = { id: 'i' };

describe('a list of the back-office', () => {
  it.each<[string, new (...services: never[]) => object, string, string]>([
    ['audit-entries', AuditEntriesController, 'list', 'list'],
    ['users', AdminUsersController, 'list', 'list'],
    ['refund-requests', AdminRefundsController, 'list', 'list'],
    ['orders', AdminSalesController, 'orders', 'orders'],
    ['payments', AdminSalesController, 'payments', 'payments'],
    ['disputes', AdminSalesController, 'disputes', 'disputes'],
    ['webhook-events', AdminWebhooksController, 'list', 'webhookEvents'],
    ['files', AdminFilesController, 'search', 'search'],
    ['mails', AdminMailsController, 'list', 'list'],
    ['dead-letters', AdminOperationsController, 'list', 'list'],
    ['downloads', AdminDownloadsController, 'list', 'list'],
    ['items', AdminItemsController, 'search', 'search'],
    ['item-reports', AdminItemReportsController, 'list', 'list'],
    ['canned-texts', AdminCannedTextsController, 'list', 'list'],
    ['enquiries', AdminInboxController, 'list', 'list'],
  ])('says which rows of how many it answers: %s', async (name, controller, handler, asked) => {
    const query = { sort: ['x', 'ASC'] };
    expect(await of(controller)[handler](query, reply)).toEqual(PAGE.rows);
    expect(calls).toEqual([[asked, query]]);
    expect(headers).toEqual({ 'Content-Range': `${name} 10-11/30` });
  });
});

describe('a request reaches its service', () => {
  const until = '2030-01-02T03:04:05.000Z';
  const reason = 'because';
  it.each<[string, new (...services: never[]) => object, string, unknown[], unknown[][]]>([
    ...([
      ['grantRole', [ID, { role: 'admin' }], ['grantRole', 'i', 'admin']],
      ['removeRole', [ID, { role: 'admin' }], ['removeRole', 'i', 'admin']],
      ['ban', [STAFF, ID, { until }], ['ban', 'i', new Date(until), 'staff']],
      ['ban', [STAFF, ID, { until: null }], ['ban', 'i', null, 'staff']],
      ['unban', [ID, {}], ['unban', 'i']],
      ['signOut', [ID, {}], ['signOut', 'i']],
      ['resetTwoStep', [ID, {}], ['resetTwoStep', 'i']],
    ].map(([name, args, call]) => [
      `${name} of a user`,
      AdminUserActionsController,
      name,
      args,
      [call, ['get', 'i']],
    ]) as Any),
    ['view as', AdminUserActionsController, 'view', [STAFF, ID, {}], [['open', STAFF, 'i']]],
    ['end', OwnSessionsController, 'end', [ANN, ID], [['endOne', ANN, 'i']]],
    [
      'decide',
      AdminRefundsController,
      'decide',
      [STAFF, ID, { decision: 'approve', note: 'n' }],
      [['decide', 'i', 'approve', { operator: 'kim@x.example', note: 'n' }]],
    ],
    [
      'decide by someone without an address',
      AdminRefundsController,
      'decide',
      [NAMELESS, ID, { decision: 'deny', note: 'n' }],
      [['decide', 'i', 'deny', { operator: 'staff', note: 'n' }]],
    ],
    [
      'grant a plan',
      AdminStudentBillingController,
      'grant',
      [STAFF, ID, { plan: 'weekly', reason }],
      [['grant', 'i', 'weekly', { operator: 'kim@x.example', reason }]],
    ],
    [
      'end grants',
      AdminStudentBillingController,
      'endGrants',
      [NAMELESS, ID, { reason }],
      [['endGrants', 'i', { operator: 'staff', reason }]],
    ],
    [
      'ask for a refund',
      PaymentsController,
      'requestRefund',
      [ANN, ID, { reason }],
      [['request', 'ann', 'i', reason]],
    ],
    [
      'change the plan',
      SubscriptionController,
      'change',
      [ANN, { plan: 'weekly', at: until }],
      [['change', 'ann', 'weekly', new Date(until)]],
    ],
    [
      'keep',
      AdminFileUploadsController,
      'keep',
      [ANN, { id: 'i', n: 2 }, 'b'],
      [['keep', 'ann', 'i', 2, 'b']],
    ],
    ['finish', AdminFileUploadsController, 'finish', [ANN, ID], [['finish', 'ann', 'i']]],
    ['drop', AdminFileUploadsController, 'drop', [ANN, ID], [['drop', 'ann', 'i']]],
    ['withdraw', AdminFilesController, 'withdraw', [ID, { reason }], [['withdraw', 'i', reason]]],
    [
      'delete files',
      AdminFilesController,
      'remove',
      [{ filter: { id: ['i', 'j'] } }, { reason }],
      [['remove', ['i', 'j'], reason]],
    ],
    [
      'unsubscribe',
      NotificationsController,
      'unsubscribe',
      [{ key: 'k', kind: 'corrections' }, undefined],
      [['unsubscribe', 'k', 'corrections']],
    ],
    [
      'a profile',
      ProfilesController,
      'viewAsStaff',
      [ID],
      [
        ['get', 'i'],
        ['view', 'i'],
      ],
    ],
    [
      'edit an item',
      AdminItemsController,
      'edit',
      [ID, 'body'],
      [
        ['edit', 'i', 'body'],
        ['get', 'i'],
      ],
    ],
    [
      'check an item',
      AdminItemReportsController,
      'check',
      [ID, { text: 't' }],
      [['check', 'i', 't']],
    ],
    [
      'change an inquiry',
      AdminInboxController,
      'change',
      [ID, 'body'],
      [
        ['change', ['i'], 'body'],
        ['get', 'i'],
      ],
    ],
    [
      'note on an inquiry',
      AdminInboxController,
      'note',
      [STAFF, ID, { text: 't' }],
      [
        ['note', 'i', 't', 'staff'],
        ['get', 'i'],
      ],
    ],
    [
      'reply to an inquiry',
      AdminInboxController,
      'reply',
      [STAFF, ID, 'body'],
      [
        ['reply', 'i', 'body', 'staff'],
        ['get', 'i'],
      ],
    ],
    [
      'confirm a claim',
      AdminClaimsController,
      'confirm',
      [STAFF, ID, { reason }],
      [['confirm', 'staff', 'i', reason], ['list']],
    ],
    [
      'unconfirm a claim',
      AdminClaimsController,
      'unconfirm',
      [ID, {}],
      [['unconfirm', 'i'], ['list']],
    ],
    ...(['finishSection', 'startSection'].map((name) => [
      name,
      AttemptsController,
      name,
      [ANN, { id: 'i', n: 2 }],
      [
        [name, 'ann', 'i', 2],
        ['view', 'ann', 'i'],
      ],
    ]) as Any),
    [
      'finish',
      AttemptsController,
      'finish',
      [ANN, ID],
      [
        ['finish', 'ann', 'i'],
        ['view', 'ann', 'i'],
      ],
    ],
    [
      'save',
      AttemptsController,
      'save',
      [ANN, { id: 'i', position: 3 }, 'body'],
      [['save', 'ann', 'i', 3, 'body']],
    ],
    ['see an attempt', AttemptsController, 'view', [ANN, ID], [['view', 'ann', 'i']]],
    [
      'see a student’s attempt',
      AttemptsController,
      'view',
      [{ ...ANN, viewedBy: 'staff' }, ID],
      [['viewFinished', 'ann', 'i']],
    ],
    [
      'appear',
      AttemptsController,
      'appear',
      [ANN, ID, { clientId: 'c' }],
      [['appear', 'ann', 'i', 'c']],
    ],
  ])('%s', async (_, controller, handler, args, expected) => {
    await of(controller)[handler](...args);
    expect(calls).toEqual(expected);
  });

  it('of someone’s data only where there is such a person, and never the archive', async () => {
    const staff = of(AdminPrivacyController);
    const shown = { export: 'e', deletionDueAt: 'd' };
    for (const handler of ['view', 'requestExport', 'remove', 'keep']) {
      expect(await staff[handler](ID, {})).toEqual(shown);
    }
    expect(calls).toEqual([
      ['viewOf', 'i'],
      ...[
        ['viewOf', 'i'],
        ['requestExport', 'i'],
      ],
      ['requestDeletionFor', 'i'],
      ...[
        ['viewOf', 'i'],
        ['keep', 'i'],
      ],
    ]);
  });

  it('of the own account with what was given, and nothing else', async () => {
    const account = of(AccountController);
    await account.update(ANN, { redirect_to: '/x' }, { data: null });
    const whole = {
      ...{ code_challenge: 'c', email: 'e', password: 'p', nonce: 'n' },
      ...{ current_password: 'cp', data: { a: 1 } },
    };
    await account.update(ANN, {}, whole);
    await account.logout(ANN, { scope: 'others' });
    const redirectTo = expect.anything();
    expect(calls).toEqual([
      ['allowed', '/x'],
      ['change', ANN, { codeChallenge: null, redirectTo }],
      ['allowed', undefined],
      [
        'change',
        ANN,
        {
          ...{ codeChallenge: 'c', redirectTo, email: 'e', password: 'p', nonce: 'n' },
          ...{ currentPassword: 'cp', data: { a: 1 } },
        },
      ],
      ['run', expect.any(Function)],
      ['end', 'tx', ANN, 'others'],
    ]);
  });
});

it('a link of a mail that ends such mails leads to the page that asks, and changes nothing', () => {
  of(NotificationsController).page({ key: 'a b', kind: 'corrections' }, reply);
  expect([status, headers.location]).toEqual([303, '/unsubscribe?key=a+b&kind=corrections']);
  expect(calls).toEqual([]);
});
