import { FREE_PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { BLUEPRINT } from '@prepward/contracts/exam';
import { type PlanId, planOf } from '@prepward/contracts/plans';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { claimFigure, claimText } from './claim-text.js';
import { TEAS } from './teas.js';
import type { Claim, ClaimMeasure, MeasureKey } from './types.js';

/* Where each claim of `contracts/claims` is shown, and how the measurable ones are measured. */

/** How many days back from today times and sales are measured. */
export const MEASURED_DAYS = 90;

const SERVICE_ROUTES = [
  '/teas-exam-help',
  '/do-my-teas-exam',
  '/take-my-teas-test',
  '/pay-someone-teas-exam',
  '/remote-teas-assistance',
  '/msn-expert-tutors',
  '/teas-exam-near-me',
] as const;

function exactly(key: MeasureKey, claimed: number, how: string): ClaimMeasure {
  return { key, claimed, rule: 'exactly', how };
}

function atLeast(key: MeasureKey, claimed: number, how: string): ClaimMeasure {
  return { key, claimed, rule: 'at-least', how };
}

function atMost(key: MeasureKey, claimed: number, how: string): ClaimMeasure {
  return { key, claimed, rule: 'at-most', how };
}

const BANK_COUNT = 'Live items in the question bank, all subjects together';
const SUBJECT_COUNT = 'Live items in the bank of the subject that has fewest';
const REPLY_TIME = `Minutes until the first reply, 95% of the requests of the last ${MEASURED_DAYS} days; those that wait count`;

function priceMeasures(id: PlanId): ClaimMeasure[] {
  const { priceCents, days } = planOf(id);
  return [
    exactly(`plan-cents:${id}`, priceCents, `Price of the ${id} plan in cents`),
    exactly(`plan-days:${id}`, days, `Days of the ${id} plan`),
  ];
}

const PRACTICE_ROUTES = SUBJECTS.map((subject) => `/practice/${subject}`);

const STATEMENTS = [
  { id: 'rating', shownOn: ['/'] },
  { id: 'pass-rate', shownOn: ['/'] },
  { id: 'success-rate', shownOn: ['/teas-exam-help'] },
  {
    id: 'guaranteed-score-short',
    shownOn: ['/', '/teas-exam-near-me'],
  },
  {
    id: 'guaranteed-score',
    shownOn: ['/teas-exam-help', '/pay-someone-teas-exam', '/msn-expert-tutors', '/terms', '/faqs'],
  },
  { id: 'score-95', shownOn: ['/do-my-teas-exam', '/terms'] },
  {
    id: 'score-85-90',
    shownOn: ['/take-my-teas-test', '/remote-teas-assistance', '/terms'],
  },
  {
    id: 'pay-after-pass',
    shownOn: [...SERVICE_ROUTES, '/terms', '/faqs', '/money-back'],
  },
  { id: 'hours', shownOn: [...SERVICE_ROUTES, '/contact', '/'] },
  {
    id: 'notice',
    shownOn: [...SERVICE_ROUTES, '/terms'],
  },
  { id: 'sign-up-time', shownOn: ['/', '/how-it-works'] },
  {
    id: 'lifetime',
    shownOn: ['/', '/faqs', '/pricing'],
  },
  {
    id: 'access-to-end',
    shownOn: ['/', '/faqs', '/pricing'],
  },
] as const;

const MEASURABLE = [
  {
    id: 'reply-time',
    shownOn: [...SERVICE_ROUTES, '/contact', '/terms'],
    measures: [atMost('reply-minutes', claimFigure('reply-time'), REPLY_TIME)],
  },
  {
    id: 'reply-time-short',
    shownOn: ['/'],
    measures: [atMost('reply-minutes', claimFigure('reply-time-short'), REPLY_TIME)],
  },
  {
    id: 'exams-completed',
    shownOn: ['/'],
    measures: [
      atLeast(
        'mocks-finished',
        claimFigure('exams-completed'),
        'Mock exams that students finished',
      ),
    ],
  },
  {
    id: 'trusted-by',
    shownOn: ['/'],
    measures: [atLeast('students', claimFigure('trusted-by'), 'Accounts with a verified email')],
  },
  {
    id: 'most-popular',
    shownOn: ['/', '/pricing'],
    measures: [
      exactly(
        'monthly-rank',
        1,
        `Place of the monthly plan by payments of the last ${MEASURED_DAYS} days`,
      ),
    ],
  },
  {
    id: 'questions-total',
    shownOn: ['/', '/features', '/pricing', '/exam-practice'],
    measures: [atLeast('questions-total', claimFigure('questions-total'), BANK_COUNT)],
  },
  {
    id: 'questions-total-short',
    shownOn: ['/login', '/signup', 'layout'],
    measures: [atLeast('questions-total', claimFigure('questions-total-short'), BANK_COUNT)],
  },
  {
    id: 'questions-per-subject',
    shownOn: ['/', '/exam-practice', '/features', ...PRACTICE_ROUTES],
    measures: [
      atLeast('questions-per-subject', claimFigure('questions-per-subject'), SUBJECT_COUNT),
    ],
  },
  {
    id: 'free-practice',
    shownOn: [...PRACTICE_ROUTES, '/pricing'],
    measures: [
      exactly(
        'free-practice-size',
        FREE_PRACTICE_ITEMS,
        'Items of the free practice of one subject',
      ),
    ],
  },
  {
    id: 'demo-quiz',
    shownOn: ['/'],
    measures: [exactly('demo-quiz-size', 3, 'Questions of the demo quiz')],
  },
  {
    id: 'exam-shape',
    shownOn: ['/', '/exam-practice'],
    measures: [
      exactly('mock-items', TEAS.items, 'Scored items of a full mock exam'),
      exactly('mock-minutes', TEAS.minutes, 'Sum of the section times of a full mock exam'),
      exactly('mock-sections', BLUEPRINT.length, 'Sections of a full mock exam'),
    ],
  },
  {
    id: 'price-weekly',
    shownOn: ['/', '/pricing'],
    measures: priceMeasures('weekly'),
  },
  {
    id: 'price-monthly',
    shownOn: ['/', '/pricing'],
    measures: priceMeasures('monthly'),
  },
  {
    id: 'price-quarterly',
    shownOn: ['/', '/pricing'],
    measures: priceMeasures('quarterly'),
  },
  {
    id: 'monthly-saving',
    shownOn: ['/', '/pricing'],
    measures: [
      exactly(
        'monthly-saving',
        claimFigure('monthly-saving'),
        'Price per day, monthly against weekly, in whole percent',
      ),
    ],
  },
  {
    id: 'quarterly-saving',
    shownOn: ['/', '/pricing'],
    measures: [
      exactly(
        'quarterly-saving',
        claimFigure('quarterly-saving'),
        'Price per day, quarterly against monthly, in whole percent',
      ),
    ],
  },
  {
    id: 'money-back',
    shownOn: ['/', '/pricing', '/money-back', '/buy-test-bank', '/terms', '/faqs'],
    measures: [
      exactly(
        'refund-window-days',
        claimFigure('money-back'),
        'Days after a payment in which a refund is given',
      ),
    ],
  },
] as const;

type Listed = (typeof STATEMENTS)[number]['id'] | (typeof MEASURABLE)[number]['id'];

function withText<T extends { id: Listed }>(claim: T): T & { text: string } {
  return { ...claim, text: claimText(claim.id) };
}

/** Every claim that the site advertises. */
export const CLAIMS: readonly Claim[] = [
  ...STATEMENTS.map((claim): Claim => ({ ...withText(claim), kind: 'operator-statement' })),
  ...MEASURABLE.map((claim): Claim => ({ ...withText(claim), kind: 'measurable' })),
];
