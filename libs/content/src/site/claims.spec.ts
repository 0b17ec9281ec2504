import { describe, expect, it } from '@jest/globals';
import { CLAIM_TEXTS } from '@prepward/contracts/claims';
import { PLANS } from '@prepward/contracts/plans';
import { ARTICLES } from './articles/index.js';
import { claimFigure, claimText } from './claim-text.js';
import { CLAIMS, MEASURED_DAYS } from './claims.js';
import { HOME } from './home.js';
import { PAGES } from './pages/index.js';
import { PLAN_LENGTHS } from './plan-texts.js';
import { LINKABLE, stringsIn } from './testing.js';

/** The words on the plan cards, which the home page shows, too. */
const PLAN_CARDS = PLANS.flatMap(({ id, badge, saving }) => [
  claimText(`price-${id}`),
  ...[badge, saving].filter((words) => words !== undefined),
]);

/** What this folder's texts say on a route; the rest comes from the front ends. */
const SHOWN = new Map<string, string>([
  ...PAGES.map((page): [string, string] => [page.path, stringsIn(page).join('\n').toLowerCase()]),
  [
    '/',
    [...stringsIn(HOME), ...HOME.stats.map((s) => `${s.value} ${s.label}`), ...PLAN_CARDS]
      .join('\n')
      .toLowerCase(),
  ],
]);

describe('claims', () => {
  it('have ids and texts of their own', () => {
    expect(new Set(CLAIMS.map((claim) => claim.id)).size).toBe(CLAIMS.length);
    expect(new Set(CLAIMS.map((claim) => claim.text)).size).toBe(CLAIMS.length);
  });

  it('list where each text is shown, all of them', () => {
    expect(CLAIMS.map((claim) => claim.id).sort()).toEqual(Object.keys(CLAIM_TEXTS).sort());
  });

  it.each([
    '10,000+ practice questions',
    '2,500+ questions',
    '2000+ questions',
    '95% pass rate',
    '95% success rate',
    '85+ guaranteed score',
    'Guaranteed score of 85% or higher',
    '95%+ score',
    '85-90% score',
    '10,000+ exams completed',
    'Trusted by 10,000+ Nursing Students',
    'Sign Up Free in 30 seconds',
    '30-minute response',
    'Response within 30 minutes',
    'Available 24/7',
    'Exams accepted from 24 hours ahead',
    'Pay only after a passing score',
    '30-day money-back guarantee',
    '170 scored questions over 209 minutes in 4 sections',
    '$19.99 per 7 days',
    '$49.99 per 30 days',
    '$139.99 per 90 days',
    'Save 20% vs weekly',
    'Save 30% vs monthly',
    '5.0 stars, 9,842 reviews',
  ])('hold the figure "%s" of the specification', (text) => {
    expect(CLAIMS.map((claim) => claim.text)).toContain(text);
  });

  it.each(CLAIMS.map((claim) => [claim.id, claim] as const))(
    '%s is shown where it says, and nowhere else',
    (_id, claim) => {
      const found = [...SHOWN]
        .filter(([, text]) => text.includes(claim.text.toLowerCase()))
        .map(([route]) => route);
      const said = claim.shownOn.filter((route) => SHOWN.has(route));
      expect(found.sort()).toEqual([...said].sort());
    },
  );

  it.each(CLAIMS.map((claim) => [claim.id, claim] as const))(
    '%s names routes that exist',
    (_id, claim) => {
      expect(claim.shownOn.length).toBeGreaterThan(0);
      const unknown = claim.shownOn.filter((route) => route !== 'layout' && !LINKABLE.has(route));
      expect(unknown).toEqual([]);
    },
  );

  it('say how the measurable ones are measured', () => {
    const measures = CLAIMS.flatMap((claim) => (claim.kind === 'measurable' ? claim.measures : []));
    expect(measures.length).toBeGreaterThan(10);
    for (const measure of measures) {
      expect(measure.claimed).toBeGreaterThan(0);
      expect(measure.how.length).toBeGreaterThan(10);
    }
    expect(HOME.demoQuiz).toHaveLength(
      measures.find((measure) => measure.key === 'demo-quiz-size')?.claimed ?? 0,
    );
  });

  it('measure the figures of their words, and no softer ones', () => {
    const measured = CLAIMS.flatMap((claim) =>
      claim.kind === 'measurable'
        ? claim.measures.map(({ key, rule, claimed }) => `${claim.id}: ${key} ${rule} ${claimed}`)
        : [],
    );
    expect(measured).toEqual([
      'reply-time: reply-minutes at-most 30',
      'reply-time-short: reply-minutes at-most 30',
      'exams-completed: mocks-finished at-least 10000',
      'trusted-by: students at-least 10000',
      'most-popular: monthly-rank exactly 1',
      'questions-total: questions-total at-least 10000',
      'questions-total-short: questions-total at-least 2000',
      'questions-per-subject: questions-per-subject at-least 2500',
      'free-practice: free-practice-size exactly 5',
      'demo-quiz: demo-quiz-size exactly 3',
      'exam-shape: mock-items exactly 170',
      'exam-shape: mock-minutes exactly 209',
      'exam-shape: mock-sections exactly 4',
      'price-weekly: plan-cents:weekly exactly 1999',
      'price-weekly: plan-days:weekly exactly 7',
      'price-monthly: plan-cents:monthly exactly 4999',
      'price-monthly: plan-days:monthly exactly 30',
      'price-quarterly: plan-cents:quarterly exactly 13999',
      'price-quarterly: plan-days:quarterly exactly 90',
      'monthly-saving: monthly-saving exactly 20',
      'quarterly-saving: quarterly-saving exactly 30',
      'money-back: refund-window-days exactly 30',
    ]);
    expect(MEASURED_DAYS).toBe(90);
    expect(PLAN_LENGTHS).toBe('7, 30, or 90 days');
  });

  it('do not appear in the articles', () => {
    // Articles may give prices and sizes, but not claims about the business.
    const figures = CLAIMS.filter(
      (claim) =>
        /\d/.test(claim.text) &&
        (claim.kind === 'operator-statement' ||
          claim.measures.some(({ rule }) => rule !== 'exactly')),
    );
    for (const article of ARTICLES) {
      const text = stringsIn(article).join('\n').toLowerCase();
      expect(figures.filter((claim) => text.includes(claim.text.toLowerCase()))).toEqual([]);
    }
  });

  it('are fetched by id', () => {
    expect(claimText('hours')).toBe('Available 24/7');
    expect([0, 1].map((at) => claimFigure('rating', at))).toEqual([5, 9842]);
    expect(claimFigure('questions-per-subject')).toBe(2500);
  });
});
