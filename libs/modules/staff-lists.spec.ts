import { describe, expect, it } from '@jest/globals';
import { AuditEntriesController } from './audit/http/audit-entries.controller.js';
import { AdminUsersController } from './auth/http/admin-users.controller.js';
import { AdminRefundsController } from './billing/http/admin-refunds.controller.js';
import { AdminSalesController } from './billing/http/admin-sales.controller.js';
import { AdminWebhooksController } from './billing/http/admin-webhooks.controller.js';
import { AdminFilesController } from './files/http/admin-files.controller.js';
import { AdminMailsController } from './operations/http/admin-mails.controller.js';
import { AdminOperationsController } from './operations/http/admin-operations.controller.js';
import { AdminDownloadsController } from './papers/http/admin-downloads.controller.js';
import { AdminItemsController } from './questions/http/admin-items.controller.js';
import { AdminItemReportsController } from './quizzes/http/admin-item-reports.controller.js';
import { AdminCannedTextsController } from './quotes/http/admin-canned-texts.controller.js';
import { AdminInboxController } from './quotes/http/admin-inbox.controller.js';
import { type Controller, heard, of, PAGE, reply } from './test/asked-services.js';

describe('a list of the back-office', () => {
  it.each<[string, Controller, string, string]>([
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
    expect(heard.calls).toEqual([[asked, query]]);
    expect(heard.headers).toEqual({ 'Content-Range': `${name} 10-11/30` });
  });
});
