import * as z from 'zod';
import {
  adminItem,
  adminItemDetail,
  adminItemParams,
  adminItemReport,
  adminItemReportParams,
  adminItemReportsQuery,
  adminItemsQuery,
  checkedItem,
  checkItemBody,
  closeReportBody,
  editItemBody,
  itemStatusBody,
} from '../admin-items.js';
import type { RouteRows } from './route.js';

/** Limit for an item's texts: the bank's longest item has 9 kB. */
const TEXT_LIMIT = 128 * 1024;

/** The question bank and students' reports about it, for staff. */
export const ADMIN_ITEM_ROUTES = {
  'admin.items': {
    access: 'admin',
    tag: 'admin',
    query: adminItemsQuery,
    answer: z.array(adminItem),
  },
  'admin.item': { access: 'admin', tag: 'admin', params: adminItemParams, answer: adminItemDetail },
  'admin.editItem': {
    access: 'admin',
    tag: 'admin',
    params: adminItemParams,
    body: editItemBody,
    bodyLimit: TEXT_LIMIT,
    answer: adminItemDetail,
  },
  'admin.checkItem': {
    access: 'admin',
    tag: 'admin',
    unaudited: true,
    params: adminItemParams,
    body: checkItemBody,
    bodyLimit: TEXT_LIMIT,
    answer: checkedItem,
  },
  'admin.setItemStatus': {
    access: 'admin',
    tag: 'admin',
    params: adminItemParams,
    body: itemStatusBody,
    answer: adminItemDetail,
  },
  'admin.itemReports': {
    access: 'admin',
    tag: 'admin',
    query: adminItemReportsQuery,
    answer: z.array(adminItemReport),
  },
  'admin.itemReport': {
    access: 'admin',
    tag: 'admin',
    params: adminItemReportParams,
    answer: adminItemReport,
  },
  'admin.closeItemReport': {
    access: 'admin',
    tag: 'admin',
    params: adminItemReportParams,
    body: closeReportBody,
    answer: adminItemReport,
  },
} satisfies RouteRows;
