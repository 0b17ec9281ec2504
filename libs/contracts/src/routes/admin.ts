import * as z from 'zod';
import {
  adminItem,
  adminItemParams,
  adminItemsQuery,
  adminRefundRequestsQuery,
  adminUser,
  adminUserParams,
  adminUsersQuery,
} from '../admin.js';
import { adminRefundRequest, adminRefundRequestParams, refundDecisionBody } from '../billing.js';
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
  'admin.items': {
    access: 'admin',
    tag: 'admin',
    query: adminItemsQuery,
    answer: z.array(adminItem),
  },
  'admin.item': { access: 'admin', tag: 'admin', params: adminItemParams, answer: adminItem },
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
  'admin.openQueues': { access: 'admin', tag: 'admin', status: 204 },
} satisfies RouteRows;
