import type { Claim, ClaimMeasure, MeasureKey } from './types.js';

/*
 * Every figure that the site advertises stands here and nowhere else; texts fetch it with
 * `claimText`. Some of them disagree with each other. That is known: the specification shows all
 * of them, and the back-office sets each beside its measured value.
 */

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

const BANK_COUNT = 'Live items in the question bank, all subjects together';
const SUBJECT_COUNT = 'Live items in the bank of the subject that has fewest';

const STATEMENTS = [
  { id: 'rating', text: '5.0 stars, 9,842 reviews', shownOn: ['/'] },
  { id: 'pass-rate', text: '95% pass rate', shownOn: ['/'] },
  { id: 'success-rate', text: '95% success rate', shownOn: ['/teas-exam-help'] },
  {
    id: 'guaranteed-score-short',
    text: '85+ guaranteed score',
    shownOn: ['/', '/teas-exam-near-me'],
  },
  {
    id: 'guaranteed-score',
    text: 'Guaranteed score of 85% or higher',
    shownOn: ['/teas-exam-help', '/pay-someone-teas-exam', '/msn-expert-tutors', '/terms', '/faqs'],
  },
  { id: 'score-95', text: '95%+ score', shownOn: ['/do-my-teas-exam', '/terms'] },
  {
    id: 'score-85-90',
    text: '85-90% score',
    shownOn: ['/take-my-teas-test', '/remote-teas-assistance', '/terms'],
  },
  {
    id: 'pay-after-pass',
    text: 'Pay only after a passing score',
    shownOn: [...SERVICE_ROUTES, '/terms', '/faqs', '/money-back'],
  },
  {
    id: 'reply-time',
    text: 'Response within 30 minutes',
    shownOn: [...SERVICE_ROUTES, '/contact', '/terms'],
  },
  { id: 'reply-time-short', text: '30-minute response', shownOn: ['/'] },
  { id: 'hours', text: 'Available 24/7', shownOn: [...SERVICE_ROUTES, '/contact', '/'] },
  {
    id: 'notice',
    text: 'Exams accepted from 24 hours ahead',
    shownOn: [...SERVICE_ROUTES, '/terms'],
  },
  { id: 'exams-completed', text: '10,000+ exams completed', shownOn: ['/'] },
  { id: 'trusted-by', text: 'Trusted by 10,000+ Nursing Students', shownOn: ['/'] },
  { id: 'sign-up-time', text: 'Sign Up Free in 30 seconds', shownOn: ['/', '/how-it-works'] },
  { id: 'most-popular', text: 'Most Popular', shownOn: ['/', '/pricing'] },
  {
    id: 'lifetime',
    text: 'Lifetime plans are one-time purchases',
    shownOn: ['/', '/faqs', '/pricing'],
  },
  {
    id: 'access-to-end',
    text: 'Weekly and monthly plans keep access until the end of the billing period',
    shownOn: ['/', '/faqs', '/pricing'],
  },
] as const;

const MEASURABLE = [
  {
    id: 'questions-total',
    text: '10,000+ practice questions',
    shownOn: ['/', '/features', '/pricing', '/exam-practice'],
    measures: [atLeast('questions-total', 10_000, BANK_COUNT)],
  },
  {
    id: 'questions-total-short',
    text: '2000+ questions',
    shownOn: ['/login', '/signup', 'layout'],
    measures: [atLeast('questions-total', 2000, BANK_COUNT)],
  },
  {
    id: 'questions-per-subject',
    text: '2,500+ questions',
    shownOn: [
      '/',
      '/exam-practice',
      '/features',
      '/practice/reading',
      '/practice/math',
      '/practice/science',
      '/practice/english',
    ],
    measures: [atLeast('questions-per-subject', 2500, SUBJECT_COUNT)],
  },
  {
    id: 'free-practice',
    text: '5 free practice questions',
    shownOn: [
      '/practice/reading',
      '/practice/math',
      '/practice/science',
      '/practice/english',
      '/pricing',
    ],
    measures: [exactly('free-practice-size', 5, 'Items of the free practice of one subject')],
  },
  {
    id: 'demo-quiz',
    text: 'Three-question demo quiz',
    shownOn: ['/'],
    measures: [exactly('demo-quiz-size', 3, 'Questions in HOME.demoQuiz')],
  },
  {
    id: 'exam-shape',
    text: '170 scored questions over 209 minutes in 4 sections',
    shownOn: ['/', '/exam-practice'],
    measures: [
      exactly('mock-items', 170, 'Scored items of a full mock exam'),
      exactly('mock-minutes', 209, 'Sum of the section times of a full mock exam'),
      exactly('mock-sections', 4, 'Sections of a full mock exam'),
    ],
  },
  {
    id: 'price-weekly',
    text: '$19.99 per 7 days',
    shownOn: ['/', '/pricing'],
    measures: [
      exactly('plan-cents:weekly', 1999, 'Price of the weekly plan in cents'),
      exactly('plan-days:weekly', 7, 'Days of the weekly plan'),
    ],
  },
  {
    id: 'price-monthly',
    text: '$49.99 per 30 days',
    shownOn: ['/', '/pricing'],
    measures: [
      exactly('plan-cents:monthly', 4999, 'Price of the monthly plan in cents'),
      exactly('plan-days:monthly', 30, 'Days of the monthly plan'),
    ],
  },
  {
    id: 'price-quarterly',
    text: '$139.99 per 90 days',
    shownOn: ['/', '/pricing'],
    measures: [
      exactly('plan-cents:quarterly', 13_999, 'Price of the quarterly plan in cents'),
      exactly('plan-days:quarterly', 90, 'Days of the quarterly plan'),
    ],
  },
  {
    id: 'monthly-saving',
    text: 'Save 20% vs weekly',
    shownOn: ['/', '/pricing'],
    measures: [
      exactly('monthly-saving', 20, 'Price per day, monthly against weekly, in whole percent'),
    ],
  },
  {
    id: 'quarterly-saving',
    text: 'Save 30% vs monthly',
    shownOn: ['/', '/pricing'],
    measures: [
      exactly('quarterly-saving', 30, 'Price per day, quarterly against monthly, in whole percent'),
    ],
  },
  {
    id: 'money-back',
    text: '30-day money-back guarantee',
    shownOn: ['/', '/pricing', '/money-back', '/buy-test-bank', '/terms', '/faqs'],
    measures: [
      exactly('refund-window-days', 30, 'Days after a payment in which a refund is given'),
    ],
  },
] as const;

/** Names a claim. */
export type ClaimId = (typeof STATEMENTS)[number]['id'] | (typeof MEASURABLE)[number]['id'];

/** Every figure that the site advertises, unconfirmed until an operator confirms it. */
export const CLAIMS: readonly Claim[] = [
  ...STATEMENTS.map((claim): Claim => ({ ...claim, kind: 'operator-statement', confirmed: false })),
  ...MEASURABLE.map((claim): Claim => ({ ...claim, kind: 'measurable', confirmed: false })),
];

const TEXTS = new Map<string, string>(CLAIMS.map((claim) => [claim.id, claim.text]));

/**
 * The words of a claim, as the site shows them.
 * @throws Error when no claim has the id (which the type already excludes).
 */
export function claimText(id: ClaimId): string {
  const text = TEXTS.get(id);
  if (text === undefined) throw new Error(`No such claim: ${id}`);
  return text;
}
