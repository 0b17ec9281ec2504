import { describe, expect, it } from '@jest/globals';
import { AdminUserActionsController } from './auth/http/admin-user-actions.controller.js';
import { AdminRefundsController } from './billing/http/admin-refunds.controller.js';
import { AdminStudentBillingController } from './billing/http/admin-student-billing.controller.js';
import { AdminFileUploadsController } from './files/http/admin-file-uploads.controller.js';
import { AdminFilesController } from './files/http/admin-files.controller.js';
import { AdminPrivacyController } from './privacy/http/admin-privacy.controller.js';
import { ProfilesController } from './profiles/http/profiles.controller.js';
import { AdminItemsController } from './questions/http/admin-items.controller.js';
import { AdminItemReportsController } from './quizzes/http/admin-item-reports.controller.js';
import { AdminInboxController } from './quotes/http/admin-inbox.controller.js';
import { AdminClaimsController } from './site/http/admin-claims.controller.js';
import {
  ANN,
  type Any,
  type Controller,
  heard,
  ID,
  NAMELESS,
  of,
  STAFF,
} from './test/asked-services.js';

describe('a request of the staff reaches its service', () => {
  const until = '2030-01-02T03:04:05.000Z';
  const reason = 'because';
  it.each<[string, Controller, string, unknown[], unknown[][]]>([
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
  ])('%s', async (_, controller, handler, args, expected) => {
    await of(controller)[handler](...args);
    expect(heard.calls).toEqual(expected);
  });

  it('of someone’s data only where there is such a person, and never the archive', async () => {
    const staff = of(AdminPrivacyController);
    const shown = { export: 'e', deletionDueAt: 'd' };
    for (const handler of ['view', 'requestExport', 'remove', 'keep']) {
      expect(await staff[handler](ID, {})).toEqual(shown);
    }
    expect(heard.calls).toEqual([
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
});
