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
