import * as z from 'zod';
import { adminRefundRequestsQuery, adminUser, adminUserParams, adminUsersQuery } from '../admin.js';
import { reasonBody } from '../admin-lists.js';
import {
  adminMail,
  adminMailsQuery,
  deadLetter,
  deadLetterParams,
  deadLettersQuery,
  mailParams,
  operationsState,
  settingsInForce,
} from '../admin-operations.js';
import {
  adminDispute,
  adminDisputesQuery,
  adminOrder,
  adminOrdersQuery,
  adminPayment,
  adminPaymentsQuery,
  adminRecordParams,
  adminWebhookEvent,
  adminWebhookEventParams,
  adminWebhookEventsQuery,
  ledgerCheckAnswer,
  ledgerCheckQuery,
} from '../admin-sales.js';
import { adminRefundRequest, adminRefundRequestParams, refundDecisionBody } from '../billing.js';
import { dashboardAnswer, dashboardQuery } from '../dashboard.js';
import type { RouteRows } from './route.js';

/** Lists and records as ra-data-simple-rest reads them. */
export const ADMIN_ROUTES = {
  'admin.users': {
    access: 'admin',
    tag: 'admin',
    query: adminUsersQuery,
    answer: z.array(adminUser),
  },
  'admin.user': { access: 'admin', tag: 'admin', params: adminUserParams, answer: adminUser },
  'admin.refundRequests': {
    access: 'admin',
    tag: 'admin',
    query: adminRefundRequestsQuery,
    answer: z.array(adminRefundRequest),
  },
  'admin.refundRequest': {
    access: 'admin',
    tag: 'admin',
    params: adminRefundRequestParams,
    answer: adminRefundRequest,
  },
  'admin.decideRefund': {
    access: 'admin',
    tag: 'admin',
    params: adminRefundRequestParams,
    body: refundDecisionBody,
    answer: adminRefundRequest,
  },
  'admin.orders': {
    access: 'admin',
    tag: 'admin',
    query: adminOrdersQuery,
    answer: z.array(adminOrder),
  },
  'admin.order': { access: 'admin', tag: 'admin', params: adminRecordParams, answer: adminOrder },
  'admin.payments': {
    access: 'admin',
    tag: 'admin',
    query: adminPaymentsQuery,
    answer: z.array(adminPayment),
  },
  'admin.payment': {
    access: 'admin',
    tag: 'admin',
    params: adminRecordParams,
    answer: adminPayment,
  },
  'admin.disputes': {
    access: 'admin',
    tag: 'admin',
    query: adminDisputesQuery,
    answer: z.array(adminDispute),
  },
  'admin.dispute': {
    access: 'admin',
    tag: 'admin',
    params: adminRecordParams,
    answer: adminDispute,
  },
  'admin.webhookEvents': {
    access: 'admin',
    tag: 'admin',
    query: adminWebhookEventsQuery,
    answer: z.array(adminWebhookEvent),
  },
  'admin.webhookEvent': {
    access: 'admin',
    tag: 'admin',
    params: adminWebhookEventParams,
    answer: adminWebhookEvent,
  },
  'admin.replayWebhook': {
    access: 'admin',
    tag: 'admin',
    params: adminWebhookEventParams,
    body: reasonBody,
    answer: adminWebhookEvent,
  },
  'admin.checkLedger': {
    access: 'admin',
    tag: 'admin',
    query: ledgerCheckQuery,
    answer: ledgerCheckAnswer,
  },
  'admin.operations': { access: 'admin', tag: 'admin', answer: operationsState },
  'admin.settings': { access: 'admin', tag: 'admin', answer: settingsInForce },
  'admin.deadLetters': {
    access: 'admin',
    tag: 'admin',
    query: deadLettersQuery,
    answer: z.array(deadLetter),
  },
  'admin.deadLetter': {
    access: 'admin',
    tag: 'admin',
    params: deadLetterParams,
    answer: deadLetter,
  },
  'admin.retryDeadLetter': {
    access: 'admin',
    tag: 'admin',
    params: deadLetterParams,
    body: reasonBody,
    answer: deadLetter,
  },
  'admin.mails': {
    access: 'admin',
    tag: 'admin',
    query: adminMailsQuery,
    answer: z.array(adminMail),
  },
  'admin.mail': { access: 'admin', tag: 'admin', params: mailParams, answer: adminMail },
  'admin.resendMail': {
    access: 'admin',
    tag: 'admin',
    params: mailParams,
    body: reasonBody,
    answer: adminMail,
  },
  'admin.dashboard': {
    access: 'admin',
    tag: 'admin',
    query: dashboardQuery,
    answer: dashboardAnswer,
  },
  'admin.openQueues': { access: 'admin', tag: 'admin', status: 204 },
} satisfies RouteRows;
