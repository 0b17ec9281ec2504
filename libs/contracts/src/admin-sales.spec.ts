import { expect, it } from '@jest/globals';
import { adminMailsQuery, deadLettersQuery } from './admin-operations.js';
import {
  adminDisputesQuery,
  adminOrdersQuery,
  adminPaymentsQuery,
  adminWebhookEventsQuery,
} from './admin-sales.js';

it.each([
  ['orders', adminOrdersQuery],
  ['payments', adminPaymentsQuery],
  ['disputes', adminDisputesQuery],
  ['webhook events', adminWebhookEventsQuery],
  ['failed jobs', deadLettersQuery],
  ['emails', adminMailsQuery],
])('the list of %s is read without a filter, as react-admin asks at first', (_list, query) => {
  expect(query.safeParse({ filter: '{}', range: '[0,24]' }).success).toBe(true);
});

it.each([
  [[0, 199], true],
  [[200, 399], true],
  [[0, 200], false],
  [[7, 7], true],
  [[7, 6], false],
  [[-1, 5], false],
])('a list is read by 200 rows at most: %j is answered: %s', (range, isRead) => {
  expect(adminOrdersQuery.safeParse({ range: JSON.stringify(range) }).success).toBe(isRead);
});
