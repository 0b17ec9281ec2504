import { expect, it } from '@jest/globals';
import { pageText } from '../../test/page-text.js';
import { later, press } from '../../test/page-work.js';
import { settle, showPage } from '../../test/show-page.js';
import { LedgerCheck } from './ledger-check.js';

it('the check of the ledger goes on from part to part, until it is stopped', async () => {
  const parts = [later<object>(), later<object>(), later<object>()];
  const { calls } = showPage(<LedgerCheck />, {
    answers: { 'admin.checkLedger': () => parts[calls.length - 1]?.promise },
  });
  await press('Check the ledger');
  parts[0]?.answer({ students: 1, next: 'n1', differences: [{ userId: 'u', problem: 'P' }] });
  await settle();
  expect(pageText().slice(-5)).toEqual([
    '[Stop]',
    'Checked 1 student so far…',
    '(progressbar The check is running)',
    'Student u → /users/u/show',
    'P',
  ]);
  await press('Stop');
  parts[1]?.answer({ students: 5, next: null, differences: [{ userId: 'v', problem: 'Q' }] });
  await settle();
  expect(pageText().slice(-3)).toEqual(['[Check the ledger]', 'Student u → /users/u/show', 'P']);
  await press('Check the ledger');
  parts[2]?.answer({ students: 2, next: null, differences: [] });
  await settle();
  expect(pageText().slice(-2)).toEqual([
    '[Check the ledger]',
    '(success) The ledger of 2 students matches the stored access.',
  ]);
  expect(calls).toEqual([
    'admin.checkLedger {"query":{}}',
    'admin.checkLedger {"query":{"after":"n1"}}',
    'admin.checkLedger {"query":{}}',
  ]);
});
