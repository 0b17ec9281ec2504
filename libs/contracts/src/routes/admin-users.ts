import * as z from 'zod';
import { profile } from '../account.js';
import { adminUser, adminUserParams } from '../admin.js';
import { reasonBody } from '../admin-lists.js';
import {
  adminSession,
  adminUserBilling,
  banBody,
  grantPlanBody,
  roleBody,
  studentView,
} from '../admin-users.js';
import { attemptList, attemptListQuery } from '../attempt-history.js';
import { adminPrivacy } from '../privacy.js';
import type { RouteRows } from './route.js';

/** What staff see about a user beyond the record, and what they do to the account; each with a reason. */
export const ADMIN_USER_ROUTES = {
  'admin.userSessions': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    answer: z.array(adminSession),
  },
  'admin.userProfile': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    answer: profile,
  },
  'admin.userAttempts': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    query: attemptListQuery,
    answer: attemptList,
  },
  'admin.userBilling': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    answer: adminUserBilling,
  },
  'admin.viewAsStudent': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    body: reasonBody,
    answer: studentView,
  },
  'admin.grantRole': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    body: roleBody,
    answer: adminUser,
  },
  'admin.removeRole': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    body: roleBody,
    answer: adminUser,
  },
  'admin.banUser': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    body: banBody,
    answer: adminUser,
  },
  'admin.unbanUser': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    body: reasonBody,
    answer: adminUser,
  },
  'admin.signOutUser': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    body: reasonBody,
    answer: adminUser,
  },
  'admin.resetTwoStep': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    body: reasonBody,
    answer: adminUser,
  },
  'admin.grantPlan': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    body: grantPlanBody,
    answer: adminUserBilling,
  },
  'admin.endGrants': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    body: reasonBody,
    answer: adminUserBilling,
  },
  'admin.userPrivacy': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    answer: adminPrivacy,
  },
  'admin.exportUser': {
    access: 'admin',
    tag: 'admin',
    status: 202,
    params: adminUserParams,
    body: reasonBody,
    answer: adminPrivacy,
  },
  'admin.deleteUser': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    body: reasonBody,
    answer: adminPrivacy,
  },
  'admin.keepUser': {
    access: 'admin',
    tag: 'admin',
    params: adminUserParams,
    body: reasonBody,
    answer: adminPrivacy,
  },
} satisfies RouteRows;
