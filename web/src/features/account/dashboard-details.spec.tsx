import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Progress } from '@prepward/contracts/progress';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { metaInDocument } from '../../lib/page-meta.js';
import { FakeServer } from '../../test/fake-server.js';
import { words } from '../../test/page.js';
import { renderSignedIn } from '../../test/render-signed-in.js';
import { settled } from '../../test/settled.js';
import { openSummaryOf, profileOf, progressOf, summaryOf } from '../../test/student-data.js';
import { ExamCard } from './components/exam-card.js';
import { PlanCard } from './components/plan-card.js';
import { PredictionCard } from './components/prediction-card.js';
import { SubjectBars } from './components/subject-bars.js';
import { SubscriptionCard } from './components/subscription-card.js';
import { WeekCard } from './components/week-card.js';
import DashboardPage from './routes/dashboard-page.js';

const LIST = 'GET /api/v1/attempts';
const PROGRESS = 'GET /api/v1/progress';
const BROKEN = { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } };
const never = () => new Promise<never>(() => undefined);

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = new FakeServer().on('GET /api/v1/profile', { status: 200, body: profileOf() });
  restore = server.install();
});
afterEach(() => restore());

const inSite = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const all = (selector: string) => [...document.querySelectorAll(selector)];

describe('the card of the exam', () => {
  function Held() {
    const [editing, setEditing] = useState(false);
    const exam = { examDate: null, daysLeft: null, targetScore: 70 };
    return <ExamCard exam={exam} editing={editing} onEditing={setEditing} />;
  }

  it('gives the focus back to its button once its form is closed', async () => {
    renderSignedIn(<Held />);
    fireEvent.click(screen.getByRole('button', { name: 'Set date or target' }));
    expect(screen.queryByRole('button', { name: 'Set date or target' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Target score, percent').value).toBe('70');
    expect(words()).not.toMatch(/Target: 70%/);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const button = screen.getByRole('button', { name: 'Set date or target' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('the card of the prediction', () => {
  const prediction = { total: 72, low: 66, high: 78, level: 'proficient' as const };
  const bars = (targetScore: number | null) => {
    const { unmount } = inSite(
      <PredictionCard progress={progressOf({ prediction, targetScore } as Partial<Progress>)} />,
    );
    const found = all('svg rect').map((rect) => [
      Number(rect.getAttribute('x')),
      Number(rect.getAttribute('width')),
    ]);
    const way = screen.getByRole('link', { name: 'See how it changed' }).getAttribute('href');
    unmount();
    return { found, way };
  };

  it('has its band, its middle and the target on a line of 100', () => {
    const line = [
      ...[
        [0, 100],
        [66, 12],
        [71.5, 1],
      ],
    ];
    expect(bars(null)).toEqual({ found: line, way: '/track-progress' });
    expect(bars(80).found).toEqual([...line, [79.7, 0.6]]);
  });
});

describe('the week', () => {
  it('fills the days with an answer, and rings today', () => {
    const week = [2, 0, 1, 0].map((answers, index) => ({ day: `2026-11-${16 + index}`, answers }));
    const streak = { current: 0, longest: 1, today: false };
    const marks = (today: string) => {
      const { unmount } = inSite(<WeekCard progress={{ week, streak }} today={today} />);
      const found = screen.getAllByRole('listitem').map((item) => {
        const [letter, dot] = item.children;
        const has = (name: string) => dot?.classList.contains(name);
        return [
          has('bg-primary') && item.querySelector('svg') ? 'full' : '',
          has('border-primary') && !has('bg-primary') ? 'ring' : '',
          has('outline-primary') ? 'today' : '',
          letter?.classList.contains('font-semibold') ? 'bold' : '',
        ]
          .join(' ')
          .trim();
      });
      unmount();
      return found;
    };
    expect(marks('2026-11-17')).toEqual(['full', 'ring today bold', 'full', '']);
    expect(marks('2026-11-18')).toEqual(['full', '', 'full  today bold', '']);
  });
});

it('the bars of subjects measure what was correct of what was answered', () => {
  const [first] = progressOf().subjects;
  if (!first) throw new Error('no subjects');
  inSite(<SubjectBars subjects={[{ ...first, answers: 5, right: 3 }]} />);
  const bar = screen.getByRole('progressbar', { name: 'Reading: share correct on the first try' });
  expect([bar.ariaValueNow, bar.ariaValueMax]).toEqual(['3', '5']);
});

it('the plan of today leads where each step begins, with what is to be resumed', () => {
  const step = { key: 'a', title: 'A', amount: '', why: 'Why', to: '/a', action: 'Start' };
  const more = {
    ...step,
    key: 'b',
    title: 'B',
    amount: '2 left',
    to: '/b',
    state: { resume: true },
  };
  renderSignedIn(<PlanCard steps={[step, more]} />);
  expect(all('li').map(({ textContent }) => textContent)).toEqual([
    'AWhyStart A',
    'B2 left. WhyStart B',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Start B' }));
  const place = screen.getByTestId('place');
  expect([place.textContent, place.dataset.state]).toEqual(['/b', '{"resume":true}']);
});

it('the membership is on its way until it is known, and full where it has no plan', async () => {
  renderSignedIn(<SubscriptionCard />, { subscription: null, subscriptionUnknown: false });
  expect(screen.getByRole('heading', { name: 'Membership' })).toBeTruthy();
  expect(words()).toBe('Membership/');
  const end = '2026-12-05T12:00:00.000Z';
  renderSignedIn(<SubscriptionCard />, {
    subscription: { subscribed: true, product_id: null, subscription_end: end },
  });
  expect(screen.getByText('Full access, until December 5, 2026.')).toBeTruthy();
});

describe('the dashboard', () => {
  const lists = (open: object, latest: object) => {
    server.on(LIST, ({ query }) => (query.get('state') === 'open' ? open : latest) as never);
  };
  const items = (...attempts: object[]) => ({
    status: 200,
    body: { items: attempts, nextCursor: null },
  });
  const given = (progress: Partial<Progress> = {}) =>
    server.on(PROGRESS, { status: 200, body: progressOf(progress) });
  const show = () => {
    const free = { subscribed: false, product_id: null, subscription_end: null };
    renderSignedIn(<DashboardPage />, { subscription: free });
    return settled(server);
  };

  it('tells a new student that the day of the exam is set, once that is known', async () => {
    lists(items(), items());
    given({ examDate: '2999-01-01', daysLeft: 9 });
    const said = await show();
    expect(said).toMatch(/Three steps to get started.*Done\. Your study plan knows/);
    expect(said).not.toMatch(/Set the date|First try by subject/);
    expect(metaInDocument()).toMatchObject({ title: 'Dashboard', noIndex: true });
  });

  it('offers to set the day while it is not known whether it is', async () => {
    lists(items(), items());
    server.on(PROGRESS, never);
    expect(await show()).toMatch(/Then your study plan knows.*Set the date/);
  });

  it('waits for what is open before it says what comes first', async () => {
    lists(never() as never, items(summaryOf()));
    given();
    expect(await show()).toMatch(/Loading your dashboard…/);
    expect(screen.queryByRole('region', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Recent attempts' })).toBeTruthy();
  });

  it('goes by the plan where what is open could not be read', async () => {
    lists(BROKEN, items(summaryOf()));
    given({ plan: [{ kind: 'mock', items: 170, minutes: 209 }] as never });
    expect(await show()).toMatch(/Next for youMock exam/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does without countdown, week and level where the progress could not be read', async () => {
    const glance = openSummaryOf({ id: 'glance', similar: true });
    lists(items(openSummaryOf(), glance), items(summaryOf()));
    server.on(PROGRESS, BROKEN);
    expect(await show()).toMatch(
      /Pick up where you left offMath: practice.*couldn't load your progress/,
    );
    expect(all('.skeleton')).toHaveLength(0);
    expect(words()).not.toMatch(/your exam|This week|Your answers|Study plan for today/);
    server.on(PROGRESS, never);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(all('.skeleton')).toHaveLength(5));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the places of countdown, week and level while they are on their way', async () => {
    lists(items(), items(summaryOf()));
    server.on(PROGRESS, never);
    await show();
    // What comes first, two cards next to it, two below it.
    expect(all('.skeleton')).toHaveLength(5);
  });

  it('waits again while it reads its attempts again', async () => {
    lists(BROKEN, BROKEN);
    given();
    expect(await show()).toMatch(/We couldn't load your attempts/);
    server.on(LIST, never);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await settled(server)).toMatch(/Loading your dashboard…/);
  });
});
