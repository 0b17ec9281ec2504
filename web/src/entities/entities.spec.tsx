import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '../lib/api.js';
import { dayOfInstant } from '../lib/dates.js';
import { stopDate } from '../test/clock.js';
import { words } from '../test/page.js';
import { openSummaryOf, progressOf, summaryOf } from '../test/student-data.js';
import { ArticleCover } from './article/article-cover.js';
import { AttemptDays } from './attempt/attempt-days.js';
import { attemptKind, attemptLink, attemptTopic, keptWords } from './attempt/attempts.js';
import { checkoutOf, PlanList } from './plan/plan-list.js';
import { RenewalNote } from './plan/renewal-note.js';
import { AnswerFigures } from './progress/answer-figures.js';
import { missingWords } from './progress/progress.js';
import { LockPanel } from './subscription/lock-panel.js';
import { lockIn, lockOf } from './subscription/locks.js';
import { isWithin, topicName, topicOf } from './topic/topics.js';

const SLUGS = [
  ...['teas-exam-preparation', 'what-to-expect-ati-teas-exam', 'free-teas-practice-test'],
  ...['how-to-register-study-teas', 'how-to-prepare-ati-teas', 'how-to-study-pass-teas'],
  ...['heart-anatomy-teas-exam', 'teas-exam-with-proctorio', 'ati-pn-exit-exam-test-bank'],
];

const inSite = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('an attempt in a list', () => {
  afterEach(() => void jest.useRealTimers());

  it('is named by its topic, its quiz or its subject', () => {
    const topic = { category: 'math.data', kind: 'category' as const };
    expect(attemptTopic(summaryOf(topic))).toBe(topicName('math.data'));
    expect(attemptTopic(summaryOf({ kind: 'quiz', set: 2 }))).not.toBe('Science');
    expect(attemptTopic(summaryOf({ kind: 'quiz' }))).toBe('Science');
    expect(attemptTopic(summaryOf({ kind: 'practice', set: 2 }))).toBe('Science');
    expect(attemptTopic(summaryOf({ subject: undefined }))).toBe('All subjects');
    expect(attemptKind(summaryOf({ kind: 'quiz', set: 3 }))).toBe('Quiz 3');
    expect([attemptKind(summaryOf({ kind: 'quiz' })), attemptKind(summaryOf())]).toEqual([
      'Quiz',
      'Practice',
    ]);
  });

  it('leads to where it is continued or read', () => {
    const free = { kind: 'free-practice' as const, subject: 'math' as const };
    const open = openSummaryOf(free);
    expect(attemptLink(open)).toEqual({ to: '/practice/math', state: { resume: true } });
    const done = summaryOf(free);
    expect(attemptLink(done)).toEqual({ to: `/practice/attempt/${done.id}` });
    expect(attemptLink(openSummaryOf({ kind: 'quiz' })).to).toMatch('/practice/attempt/');
    expect([keptWords(open), keptWords({ ...open, time: 1.5 })]).toEqual([
      'Your place is saved.',
      'The clock is running.',
    ]);
  });

  it('is under its day, with its mode, time and outcome', () => {
    stopDate();
    const at = (hour: number, back = 0) => {
      const now = new Date();
      return new Date(now.getFullYear(), now.getMonth(), now.getDate() - back, hour).toISOString();
    };
    const id = (last: number) => `0b9f7a52-1f3e-4a80-9d0e-3c7a1d2f4b6${last}`;
    inSite(
      <AttemptDays
        attempts={[
          openSummaryOf({ startedAt: at(9), elapsedMs: 999, mode: 'exam' }),
          summaryOf({ id: id(1), startedAt: at(8), kind: 'mock', mode: 'exam', elapsedMs: 1000 }),
          summaryOf({ id: id(2), startedAt: at(8, 1), score: undefined, right: undefined }),
        ]}
      />,
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
    ]);
    const [open, mock, old] = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(open).toMatch(/^MathPractice, exam mode 9:00\sAM Open2 of 20 answered$/);
    expect(mock).toMatch(/^ScienceMock exam 8:00\sAM 1 s80%8 of 10 correct$/);
    expect(old).toMatch(/^SciencePractice 8:00\sAM 10 min0%0 of 10 correct$/);
    expect(screen.getAllByRole('region').map((day) => day.querySelectorAll('li').length)).toEqual([
      2, 1,
    ]);
  });
});

describe('what cannot be started', () => {
  const access = { subscribed: false, expired: false, diagnosticTaken: false };

  it('needs a plan, but for what is free', () => {
    expect(lockOf('practice', access)).toBe('SUBSCRIPTION_REQUIRED');
    expect([lockOf('free-bank', access), lockOf('diagnostic', access)]).toEqual([null, null]);
    expect([lockOf('quiz', access), lockOf('free-practice', access)]).toEqual([null, null]);
    const taken = { ...access, diagnosticTaken: true };
    expect(lockOf('diagnostic', taken)).toBe('DIAGNOSTIC_TAKEN');
    expect(lockOf('diagnostic', { ...taken, subscribed: true })).toBeNull();
    expect(lockIn(new ApiError(403, 'DIAGNOSTIC_TAKEN', ''))).toBe('DIAGNOSTIC_TAKEN');
    expect([lockIn(new ApiError(403, 'FORBIDDEN', '')), lockIn(new Error('x'))]).toEqual([
      null,
      null,
    ]);
  });

  it.each([
    ['ACCOUNT_REQUIRED', false, /needs a free account/, 'Sign up for free', '/signup'],
    ['DIAGNOSTIC_TAKEN', true, /taken your free diagnostic/, 'See the plans', '/subscription'],
    [
      'SUBSCRIPTION_REQUIRED',
      true,
      /has ended.*unlocks all again/,
      'Renew your membership',
      '/subscription',
    ],
    [
      'SUBSCRIPTION_REQUIRED',
      false,
      /comes with a membership.*unlocks all\./,
      'See the plans',
      '/subscription',
    ],
  ] as const)('as %s with a plan before: %s', (lock, expired, said, action, to) => {
    inSite(<LockPanel lock={lock} expired={expired} what="all" />);
    expect(words()).toMatch(said);
    expect(href(action)).toMatch(to);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is announced where a press brought it', () => {
    inSite(<LockPanel lock="SUBSCRIPTION_REQUIRED" expired={false} what="all" live />);
    expect(screen.getByRole('alert').textContent).toMatch(/A membership unlocks all/);
  });

  it('lies within a topic by its whole name', () => {
    expect(isWithin('math.data.units', 'math.data')).toBe(true);
    expect(isWithin('math.data', 'math.data')).toBe(true);
    expect(isWithin('math.database', 'math.data')).toBe(false);
    expect([topicOf('nothing'), topicName('nothing')]).toEqual([undefined, 'nothing']);
    expect(topicOf('math')).toMatchObject({ level: 'subject', name: 'Math' });
    expect(topicOf('math.data')).toMatchObject({ level: 'area', subject: 'math' });
    const objective = 'science.anatomy.nervous';
    expect(topicOf(objective)).toMatchObject({ level: 'objective', subject: 'science' });
    expect(topicName(objective)).toBe('Nervous system');
    expect(checkoutOf('monthly')).toBe('/checkout?plan=monthly');
  });
});

describe('what is answered', () => {
  it('is counted three ways', () => {
    const subjects = progressOf().subjects.map((one, index) => ({
      ...one,
      answers: index === 0 ? 3 : 1000,
      right: index === 0 ? 2 : 0,
    }));
    const progress = {
      ...{ subjects, allAnswers: { answers: 8, right: 6 }, mistakes: { made: 1500, fixed: 4 } },
    };
    const { unmount } = render(<AnswerFigures progress={progress} />);
    expect(words()).toMatch(/^First try0%2 of 3,003 correct, not counting repeats/);
    expect(words()).toMatch(/All answers75%6 of 8 correct, repeats included/);
    expect(words()).toMatch(/Mistakes fixed4of 1,500 questions you first got wrong$/);
    unmount();
    const { unmount: gone } = render(<AnswerFigures progress={progressOf()} />);
    expect(words()).toMatch(/^First try–0 of 0.*Mistakes fixed0Nothing to fix yet$/);
    gone();
    render(<AnswerFigures progress={progressOf({ mistakes: { made: 5, fixed: 0 } })} />);
    expect(words()).toMatch(/Mistakes fixed0of 5 questions/);
  });

  it('says what is missing for a prediction', () => {
    const missing = (...answers: number[]) =>
      missingWords(
        answers.map((count, index) => ({
          subject: (['reading', 'math', 'science'] as const)[index] ?? 'english',
          answers: count,
        })),
      );
    expect(missing(12, 8, 0)).toBe('12 more answers in Reading and 8 in Math');
    expect(missing(1)).toBe('1 more answer in Reading');
    expect(missing(0, 5, 2)).toBe('5 more answers in Math and 2 in Science');
    expect(missing(0, 0)).toBe('');
  });
});

describe('the plans on sale', () => {
  it('say what a day costs, when the next payment is, and lead to their order', () => {
    const { unmount } = inSite(<PlanList mainVariant="accent" />);
    const [weekly, monthly] = screen
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h3'));
    expect(weekly?.textContent).toMatch(/\$19\.99 per 7 days\$2\.86 a day/);
    expect(monthly?.textContent).toMatch(/\$49\.99 per 30 days\$1\.67 a day/);
    const next = dayOfInstant(new Date(Date.now() + 7 * 86_400_000).toISOString());
    expect(weekly?.textContent).toContain(`$19.99 today, and again on ${next} unless you cancel`);
    expect(href('Buy Weekly')).toBe('/signup?next=%2Fcheckout%3Fplan%3Dweekly');
    expect([...document.querySelectorAll('.bg-accent')].map((one) => one.textContent)).toEqual([
      'Buy Monthly',
    ]);
    expect([...document.querySelectorAll('.border-primary')]).toEqual([monthly]);
    expect(monthly?.querySelector('.bg-tint')?.textContent).toBe('Most Popular');
    expect(weekly?.querySelector('.bg-tint')).toBeNull();
    unmount();
    inSite(<PlanList mainVariant="primary" wayTo={checkoutOf} note={() => null} />);
    expect(href('Buy Quarterly')).toBe('/checkout?plan=quarterly');
    expect(words()).not.toMatch(/today, and again/);
  });

  it('say in how many days the next payment is where no one knows the day yet', () => {
    const html = renderToString(<RenewalNote priceCents={1999} days={7} />);
    expect(html.replaceAll('<!-- -->', '')).toContain('$19.99 today, and again in 7 days unless');
  });
});

describe('an article', () => {
  it('has a cover of its own, and a book where it has none', () => {
    const cover = (slug: string) => render(<ArticleCover slug={slug} />).container.innerHTML;
    const covers = SLUGS.map(cover);
    expect(new Set(covers).size).toBe(SLUGS.length);
    expect(cover('unknown')).toBe(cover('how-to-prepare-ati-teas'));
  });
});
