import { afterAll, beforeAll, describe } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { accountDeletions } from './account-deletions.js';
import { accountLetters } from './account-letters.js';
import { dataArchives } from './data-archives.js';
import { deletionRows } from './deletion-rows.js';
import { formRequests } from './form-requests.js';
import { inboxServices } from './inbox-services.js';
import { mailChoices } from './mail-choices.js';
import { openForms } from './open-forms.js';
import { type OwnDatabase, openDatabase } from './own-database.js';
import { partChecks } from './part-checks.js';
import { privacyMails } from './privacy-mails.js';
import { reminderMail } from './reminder-mail.js';
import { requestMails } from './request-mails.js';
import { staffOperations } from './staff-operations.js';

/** Services of modules in this process, all on one database: loading them takes most of the time. */
let own: OwnDatabase;
beforeAll(async () => {
  Logger.overrideLogger(false);
  own = await openDatabase();
});
afterAll(() => own?.stop());

const database = () => own;
describe('the inbox of the staff', () => inboxServices(database));
describe('the forms of visitors', () => formRequests(database));
describe('mails by choice', () => mailChoices(database));
describe('operations', () => staffOperations(database));
describe('data archives', () => dataArchives(database));
describe('account deletions', () => accountDeletions(database));
describe('rows of account deletions', () => deletionRows(database));
openForms();
requestMails();
reminderMail();
privacyMails();
accountLetters();
partChecks();
