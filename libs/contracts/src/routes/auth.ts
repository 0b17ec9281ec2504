import * as z from 'zod';
import {
  authHealthAnswer,
  authorizeQuery,
  emptyAnswer,
  identityParams,
  jwksAnswer,
  logoutQuery,
  recoverBody,
  redirectQuery,
  resendBody,
  sessionAnswer,
  settingsAnswer,
  signUpAnswer,
  signUpBody,
  ssoBody,
  tokenQuery,
  updateUserBody,
  userAnswer,
  verifyAnswer,
  verifyBody,
} from '../auth.js';
import type { RouteRows } from './route.js';

/** The auth protocol; the browsers' auth client calls most of it. */
export const AUTH_ROUTES = {
  'auth.signUp': {
    access: 'public',
    tag: 'auth',
    query: redirectQuery,
    body: signUpBody,
    answer: signUpAnswer,
  },
  'auth.verify': {
    access: 'public',
    tag: 'auth',
    query: redirectQuery,
    body: verifyBody,
    answer: verifyAnswer,
  },
  'auth.recover': {
    access: 'public',
    tag: 'auth',
    query: redirectQuery,
    body: recoverBody,
    answer: emptyAnswer,
  },
  'auth.resend': {
    access: 'public',
    tag: 'auth',
    query: redirectQuery,
    body: resendBody,
    answer: emptyAnswer,
  },
  'auth.token': {
    access: 'public',
    tag: 'auth',
    query: tokenQuery,
    // Which of three bodies it is depends on the query: the controller parses it.
    body: z.unknown(),
    answer: sessionAnswer,
  },
  'auth.user': { access: 'session', tag: 'auth', answer: userAnswer },
  'auth.updateUser': {
    access: 'account',
    tag: 'auth',
    query: redirectQuery,
    body: updateUserBody,
    answer: userAnswer,
  },
  'auth.logout': { access: 'session', tag: 'auth', status: 204, query: logoutQuery },
  'auth.sso': { access: 'public', tag: 'auth', body: ssoBody },
  'auth.authorize': { access: 'public', tag: 'auth', query: authorizeQuery },
  'auth.linkIdentity': { access: 'account', tag: 'auth', query: authorizeQuery },
  'auth.unlinkIdentity': { access: 'account', tag: 'auth', params: identityParams },
  'auth.keys': { access: 'public', tag: 'auth', answer: jwksAnswer },
  'auth.settings': { access: 'public', tag: 'auth', answer: settingsAnswer },
  'auth.health': { access: 'public', tag: 'auth', answer: authHealthAnswer },
} satisfies RouteRows;
