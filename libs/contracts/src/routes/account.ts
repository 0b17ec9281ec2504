import {
  accepted,
  claimVisitorBody,
  me,
  profile,
  subscriptionCheck,
  updateProfileBody,
} from '../account.js';
import {
  notificationChoices,
  unsubscribeQuery,
  updateNotificationsBody,
} from '../notifications.js';
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
  'notifications.view': { access: 'account', tag: 'account', answer: notificationChoices },
  'notifications.update': {
    access: 'account',
    tag: 'account',
    body: updateNotificationsBody,
    answer: notificationChoices,
  },
  // Mail programs and people reading their email have no session: the key in the link says whose choice
  // it is.
  'notifications.unsubscribePage': { access: 'public', tag: 'account', query: unsubscribeQuery },
  // A mail program posts a form (RFC 8058), whose content isn't needed.
  'notifications.unsubscribe': {
    access: 'public',
    tag: 'account',
    status: 204,
    query: unsubscribeQuery,
    raw: true,
  },
} satisfies RouteRows;
