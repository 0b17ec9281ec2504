import { accepted } from '../account.js';
import { attemptList, attemptListQuery } from '../attempt-history.js';
import {
  answerParams,
  attempt,
  attemptParams,
  matchingItems,
  presence,
  presenceBody,
  saveAnswerBody,
  saveAnswerResult,
  sectionParams,
  startAttemptBody,
} from '../attempts.js';
import { bankOverview, reviewItem, reviewItemBody, trialBank } from '../bank.js';
import { reportItemBody } from '../item-reports.js';
import { progress, progressHistory, progressQuery } from '../progress.js';
import type { RouteRows } from './route.js';

export const PRACTICE_ROUTES = {
  'attempts.start': {
    access: 'session',
    tag: 'attempts',
    status: 201,
    body: startAttemptBody,
    answer: attempt,
    idempotent: true,
  },
  'attempts.matching': {
    access: 'session',
    tag: 'attempts',
    body: startAttemptBody,
    answer: matchingItems,
  },
  'attempts.list': {
    access: 'session',
    tag: 'attempts',
    viewable: true,
    query: attemptListQuery,
    answer: attemptList,
  },
  'attempts.view': {
    access: 'session',
    tag: 'attempts',
    viewable: true,
    params: attemptParams,
    answer: attempt,
  },
  'attempts.save': {
    access: 'session',
    tag: 'attempts',
    params: answerParams,
    body: saveAnswerBody,
    answer: saveAnswerResult,
  },
  'attempts.startSection': {
    access: 'session',
    tag: 'attempts',
    params: sectionParams,
    answer: attempt,
  },
  'attempts.finishSection': {
    access: 'session',
    tag: 'attempts',
    params: sectionParams,
    answer: attempt,
  },
  'attempts.finish': { access: 'session', tag: 'attempts', params: attemptParams, answer: attempt },
  'attempts.presence': {
    access: 'session',
    tag: 'attempts',
    params: attemptParams,
    body: presenceBody,
    answer: presence,
  },
  'attempts.report': {
    access: 'session',
    tag: 'attempts',
    status: 202,
    params: attemptParams,
    body: reportItemBody,
    answer: accepted,
  },
  'bank.overview': {
    access: 'account',
    tag: 'practice',
    viewable: true,
    answer: bankOverview,
  },
  'bank.trial': { access: 'account', tag: 'practice', viewable: true, answer: trialBank },
  'bank.setReview': {
    access: 'account',
    tag: 'practice',
    body: reviewItemBody,
    answer: reviewItem,
  },
  'progress.now': {
    access: 'account',
    tag: 'progress',
    viewable: true,
    query: progressQuery,
    answer: progress,
  },
  'progress.history': {
    access: 'account',
    tag: 'progress',
    viewable: true,
    query: progressQuery,
    answer: progressHistory,
  },
} satisfies RouteRows;
