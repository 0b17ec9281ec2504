import {
  accepted,
  claimVisitorBody,
  me,
  profile,
  subscriptionCheck,
  updateProfileBody,
} from '../account.js';
import { sessionList, sessionParams, undoAddressBody } from '../sessions.js';
import type { RouteRows } from './route.js';

export const ACCOUNT_ROUTES = {
  'account.me': { access: 'session', tag: 'account', answer: me },
  'account.sessions': { access: 'account', tag: 'account', answer: sessionList },
  'account.endSession': { access: 'account', tag: 'account', status: 204, params: sessionParams },
  'account.undoAddressChange': {
    access: 'public',
    tag: 'account',
    status: 204,
    body: undoAddressBody,
  },
  'account.claimVisitor': {
    access: 'account',
    tag: 'account',
    status: 202,
    body: claimVisitorBody,
    answer: accepted,
  },
  'account.checkSubscription': { access: 'session', tag: 'account', answer: subscriptionCheck },
  'profile.view': { access: 'account', tag: 'account', answer: profile },
  'profile.update': {
    access: 'account',
    tag: 'account',
    body: updateProfileBody,
    answer: profile,
  },
} satisfies RouteRows;
