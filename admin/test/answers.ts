import { day, FAR, STUDENT } from './records.js';

/* What the API returns about the back-office as a whole. */

const queue = {
  ...{ name: 'mail', waiting: 1200, active: 2, delayed: 3, failed: 4, completed: 5000 },
  ...{ isPaused: true, oldestWaitingMs: 61_000 as number | null },
};
const schedule = (job: string, problem: string | null) => ({
  ...{ job, queue: 'jobs', everyMs: 3_600_000, nextAt: day(2) },
  lastRun: { startedAt: day(1), tookMs: 1500, problem },
});

const STATE = {
  ...{ at: day(3), backend: 'redis' },
  queues: [queue, { ...queue, name: 'jobs', isPaused: false, oldestWaitingMs: null }],
  outbox: {
    pending: 1500,
    oldestMs: 10_001 as number | null,
    openDeliveries: 2500,
    deadLetters: 3500,
  },
  schedules: [
    schedule('clean', null),
    schedule('count', 'No answer'),
    { job: 'draw', queue: 'jobs', everyMs: 86_400_000, nextAt: null, lastRun: null },
  ],
  parts: [
    { part: 'Database', state: 'up', detail: 'PostgreSQL 17', tookMs: 2 },
    { part: 'Redis', state: 'down', detail: 'No answer', tookMs: null },
    { part: 'Scanner', state: 'off', detail: 'Not set', tookMs: null },
  ],
};
export const IDLE_STATE = {
  ...STATE,
  ...{ backend: 'postgres', queues: [], schedules: [], parts: [] },
  outbox: { pending: 0, oldestMs: 10_000, openDeliveries: 0, deadLetters: 0 },
};

const figures = {
  ...{ signUps: 3, verified: 2, activeStudents: 4, attempts: 1900, mocks: 5 },
  ...{ mockMedian: 61.25 as number | null, revenueCents: 123_456, refundedCents: 500 },
  ...{ deadJobs: 6, serverErrors: 7 },
};
const none = {
  ...{ signUps: 0, verified: 0, activeStudents: 0, attempts: 0, mocks: 0, mockMedian: null },
  ...{ revenueCents: 0, refundedCents: 0, deadJobs: 0, serverErrors: 0 },
};
const DAYS = {
  ...{ generatedAt: day(4), from: '2026-11-22', to: '2026-11-23' },
  daily: [
    { ...none, day: '2026-11-22', jobP95Ms: null },
    { ...figures, day: '2026-11-23', jobP95Ms: 120 },
  ],
  totals: figures,
  before: { ...figures, signUps: 1, mockMedian: null, revenueCents: 0 },
  revenueByItem: [{ item: 'weekly', name: 'Weekly', payments: 1200, revenueCents: 1999 }],
  conversion: { accounts: 1200, paid: 150 },
  churn: { paying: 40, left: 10 },
  now: {
    ...{ refundRequests: 1, disputes: 2, enquiries: 3, itemReports: 4, deadLetters: 5000 },
    ...{ outboxPending: 6000, outboxOldestMs: 61_000 as number | null },
  },
};
export const QUIET_DAYS = {
  ...DAYS,
  daily: DAYS.daily.slice(0, 1),
  ...{ totals: none, before: none, revenueByItem: [], conversion: { accounts: 0, paid: 0 } },
  churn: { paying: 0, left: 0 },
  now: { ...DAYS.now, outboxPending: 0, outboxOldestMs: null },
};

const claim = {
  ...{ id: 'c', text: '5.0 stars', shownOn: ['/', 'layout'], measures: [] as object[] },
  ...{ verdict: 'operator', confirmation: null as object | null },
};
const measure = {
  how: 'Questions that are live',
  claimed: 10_000,
  rule: 'at-least',
  measured: 4812,
};
const CLAIMS = {
  measuredAt: day(5),
  claims: [
    {
      ...claim,
      id: 'c1',
      text: 'Right',
      verdict: 'true',
      measures: [{ ...measure, measured: 20_000 }],
    },
    { ...claim, id: 'c2', text: '10,000 questions', verdict: 'not-yet', measures: [measure] },
    claim,
    {
      ...{ ...claim, id: 'c3', text: 'Since 2020' },
      confirmation: { at: day(6), by: STUDENT, reason: 'The contract' },
    },
    { ...claim, id: 'c4', text: '“Great!”', verdict: 'sample', shownOn: ['/pricing'] },
  ],
};

const setting = (name: string, value: string | null, isSet: boolean) => ({
  ...{ name, value, isSet, isSecret: false },
});

/** The API's answers by route name; actions get an empty answer. */
export const OF_ALL: Record<string, unknown> = {
  'admin.operations': STATE,
  'admin.dashboard': DAYS,
  'admin.claims': CLAIMS,
  'admin.settings': {
    settings: [
      setting('A', 'x', true),
      setting('B', 'x', false),
      setting('C', null, false),
      setting('D', '', true),
    ],
  },
  ...Object.fromEntries(
    [
      ...['decideRefund', 'replayWebhook', 'resendMail', 'retryDeadLetter', 'closeItemReport'],
      ...['setItemStatus', 'publishFile', 'withdrawFile', 'grantRole', 'removeRole', 'banUser'],
      ...['unbanUser', 'resetTwoStep', 'grantPlan', 'endGrants', 'signOutUser', 'exportUser'],
      ...['deleteUser', 'keepUser', 'confirmClaim', 'unconfirmClaim', 'noteOnEnquiry'],
      ...['replyToEnquiry', 'editItem'],
    ].map((name) => [`admin.${name}`, {}]),
  ),
  'admin.viewAsStudent': {
    ...{ token: 'viewer', expiresAt: FAR },
    student: { id: STUDENT, email: 'ann@x.org', firstName: 'Ann', lastName: 'Lee' },
  },
};
