import { describe, expect, it, jest } from '@jest/globals';
import type { Progress } from '@prepward/contracts/progress';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FakeServer } from '../../test/fake-server.js';
import { words } from '../../test/page.js';
import { renderSignedIn } from '../../test/render-signed-in.js';
import { settled } from '../../test/settled.js';
import { openSummaryOf, profileOf, progressOf, summaryOf } from '../../test/student-data.js';
import { ExamCard } from './components/exam-card.js';
import { FirstSteps } from './components/first-steps.js';
import { PredictionCard } from './components/prediction-card.js';
import { StartCard } from './components/start-card.js';
import { SubjectBars } from './components/subject-bars.js';
import { SubscriptionCard } from './components/subscription-card.js';
import { WeekCard } from './components/week-card.js';
import { nextSteps } from './next-step.js';
import DashboardPage from './routes/dashboard-page.js';

const nothing = () => undefined;
const inSite = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the day of the exam', () => {
  const card = (change: Partial<Progress>) => {
    const { examDate, daysLeft, targetScore } = progressOf(change);
    const exam = { examDate, daysLeft, targetScore };
    const { unmount } = inSite(<ExamCard exam={exam} editing={false} onEditing={nothing} />);
    const said = words();
    unmount();
    return said;
  };
  const examDate = '2026-12-01';

  it('is counted down to, on the day and after it', () => {
    expect(card({})).toMatch(/^When is your exam\?Set date or target.*No target score yet\.$/);
    expect(card({ examDate, daysLeft: 8 })).toMatch(/^8 days to your examChange.*Dec 1, 2026\./);
    expect(card({ examDate, daysLeft: 1 })).toMatch(/^1 day to your exam/);
    expect(card({ examDate, daysLeft: 0 })).toMatch(/^Your exam is today/);
    expect(card({ examDate, daysLeft: null })).toMatch(/^Your exam day has passed/);
    expect(card({ targetScore: 80 })).toMatch(/Target: 80%, Advanced\.$/);
  });

  it('is a step of a new student until it is set', () => {
    const { unmount } = inSite(<FirstSteps dated={false} onExamDate={nothing} />);
    expect(screen.getByRole('button', { name: 'Set the date' })).toBeTruthy();
    unmount();
    inSite(<FirstSteps dated onExamDate={nothing} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(words()).toMatch(/Done\. Your study plan knows/);
    expect([href('Start the diagnostic'), href('Go to the free bank')]).toEqual([
      '/practice/diagnostic',
      '/free-trial-bank',
    ]);
  });
});

describe('the prediction', () => {
  const prediction = { total: 71.96, low: 66.4, high: 77.6, level: 'proficient' as const };
  const shown = (change: Partial<Progress>) => {
    const { unmount } = inSite(<PredictionCard progress={progressOf(change)} />);
    const said = words();
    unmount();
    return said;
  };

  it('is rounded, with its band and how far the target is', () => {
    expect(shown({ prediction: prediction as never })).toMatch(
      /Proficient72%On test day, you'd likely score 66–78% \(90% confidence\)\. See how it changed$/,
    );
    const near = shown({ prediction: prediction as never, targetScore: 75 });
    expect(near).toMatch(/3 points to your target of 75%\./);
    const reached = shown({ prediction: prediction as never, targetScore: 72 });
    expect(reached).toMatch(/At or above your target of 72%\./);
  });

  it('says what it needs, where that is known', () => {
    expect(shown({})).toMatch(/It still needs 20 more answers in Reading/);
    expect(shown({ missing: [] })).toMatch(/more than a guess/);
  });
});

describe('what comes next', () => {
  const planned = (step: object, change: Partial<Progress> = {}) =>
    nextSteps([], progressOf({ plan: [step as Progress['plan'][number]], ...change }))[0];

  it('is what was left, then the steps of the plan', () => {
    const open = openSummaryOf({ answered: 19 });
    const [first, second] = nextSteps(
      [open],
      progressOf({ plan: [{ kind: 'review', items: 1, minutes: 2 }] as never }),
    );
    expect(first).toMatchObject({
      title: 'Math: practice',
      amount: '1 question left · about 2 min',
      why: '19 of 20 answered. Your place is saved.',
      action: 'Continue',
      to: `/practice/attempt/${open.id}`,
    });
    expect(second).toMatchObject({ amount: '1 question · about 2 min', to: '/practice/review' });
    const [timed] = nextSteps([openSummaryOf({ time: 1 })], undefined);
    expect(timed).toMatchObject({
      amount: '18 questions left',
      why: '2 of 20 answered. The clock is running.',
    });
  });

  it.each([
    [{ kind: 'diagnostic' }, 'Diagnostic', '/practice/diagnostic', /Free\.$/],
    [{ kind: 'mock' }, 'Mock exam', '/practice/mock', /real one/],
    [{ kind: 'free-bank', subject: 'math' }, 'Math: free practice', '/free-trial-bank', /option/],
    [
      { kind: 'objective', objective: 'math.data.units', gain: 1.26 },
      /./,
      '/practice/math.data.units',
      /about 1\.3 points/,
    ],
  ])('of the plan begins at its page: %j', (step, title, to, why) => {
    const next = planned({ items: 40, minutes: 50, ...step });
    expect(next).toMatchObject({ to, action: 'Start', amount: '40 questions · about 50 min' });
    expect(next?.title).toMatch(title);
    expect(next?.why).toMatch(why);
  });

  it('is something free, where nothing is planned', () => {
    expect(nextSteps([], undefined)).toEqual([]);
    expect(nextSteps([], progressOf())[0]).toMatchObject({
      title: 'Practice whatever you like',
      why: 'Nothing is planned for today.',
      to: '/test-bank',
    });
    const streak = { current: 2, longest: 2, today: true };
    expect(nextSteps([], progressOf({ streak, predictionLocked: true }))[0]).toMatchObject({
      title: 'Done for today',
      to: '/free-trial-bank',
    });
  });

  it('says whether it is begun already', () => {
    const step = { key: 'a', title: 'A', amount: '', why: 'Why', to: '/a', action: 'Start' };
    const { unmount } = inSite(<StartCard step={step} />);
    expect(words()).toBe('Next for youAWhyStart');
    unmount();
    inSite(<StartCard step={{ ...step, action: 'Continue', amount: '2 questions' }} />);
    expect(words()).toBe('Pick up where you left offA2 questionsWhyContinue');
  });
});

describe('the bars of subjects', () => {
  it('say what is known, and lead to the bank', () => {
    const [first, second] = progressOf().subjects;
    if (!first || !second) throw new Error('no subjects');
    const known = { ...first, answers: 1200, right: 800, expected: 71.6 };
    inSite(<SubjectBars subjects={[known, second]} />);
    const [one, two] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(one).toBe('Reading800 of 1,200 correct · 67%On the exam about 72% correct');
    expect(two).toBe('MathNot practiced yet');
    expect(href('Math')).toBe('/test-bank?subject=math');
  });
});

describe('the week', () => {
  it('says of each day what was answered, and what is to come', () => {
    const week = ['16', '17', '18', '19'].map((day, answers) => ({
      ...{ day: `2026-11-${day}`, answers: answers === 3 ? 0 : answers },
    }));
    const streak = { current: 1, longest: 1, today: false };
    const { unmount } = inSite(<WeekCard progress={{ week, streak }} today="2026-11-18" />);
    expect(screen.getByRole('heading').textContent).toBe('1 day in a row');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'MMonday: no answers',
      'TTuesday: 1 answer',
      'WWednesday: 2 answers',
      'TThursday: to come',
    ]);
    expect(words()).toMatch(/One answer today counts as a day\.$/);
    unmount();
    const long = { current: 0, longest: 12, today: true };
    inSite(<WeekCard progress={{ week, streak: long }} today="2026-11-18" />);
    expect(screen.getByRole('heading').textContent).toBe('This week');
    expect(words()).toMatch(/You practiced today\. Your longest streak: 12 days\.$/);
  });
});

describe('the membership', () => {
  const shown = async (session: object, ended: string | null = null) => {
    const server = new FakeServer().on('GET /api/v1/profile', {
      status: 200,
      body: profileOf({ subscriptionEndDate: ended }),
    });
    const restore = server.install();
    renderSignedIn(<SubscriptionCard />, session);
    const said = await settled(server);
    restore();
    return said;
  };
  const plan = (change: object) => ({
    subscription: { subscribed: true, product_id: null, subscription_end: null, ...change },
  });
  const end = '2026-12-05T12:00:00.000Z';

  it('is not guessed while it is not known', async () => {
    expect(await shown({ subscription: null, subscriptionUnknown: true })).toMatch(/just now/);
    expect(screen.queryByText('Free')).toBeNull();
  });

  it('has its plan and its end', async () => {
    expect(await shown(plan({ product_id: 'monthly', subscription_end: end }))).toMatch(
      /^MembershipActive.*onthly.*, until December 5, 2026\./,
    );
    expect(href('Manage membership')).toBe('/subscription');
  });

  it('can be chosen where there was none', async () => {
    expect(await shown(plan({ subscribed: false }))).toMatch(/Free.*one diagnostic.*See the plans/);
  });

  it('may have neither', async () => {
    expect(await shown(plan({}))).toMatch(/Full access, with no end date\./);
  });

  it('that has ended says when, by the check or by the profile', async () => {
    const over = plan({ subscribed: false });
    expect(await shown(over, end)).toMatch(/Free.*ended on December 5, 2026.*Renew your/);
    const { subscription } = over;
    const later = { subscription: { ...subscription, subscription_end: end } };
    expect(await shown(later, '2020-01-01T12:00:00.000Z')).not.toMatch(/2020/);
  });
});

describe('the dashboard', () => {
  it('reads six attempts and what is open, and leaves out glances at similar questions', async () => {
    const similar = openSummaryOf({ similar: true });
    const server = new FakeServer()
      .on('GET /api/v1/profile', { status: 200, body: profileOf() })
      .on('GET /api/v1/progress', { status: 200, body: progressOf() })
      .on('GET /api/v1/attempts', ({ query }) => ({
        status: 200,
        body: {
          items: query.get('state') === 'open' ? [similar] : [summaryOf(), similar],
          nextCursor: null,
        },
      }));
    const restore = server.install();
    const dana = { id: 'dana', email: 'd@example.com', firstName: '', lastName: '' };
    renderSignedIn(<DashboardPage />, { user: dana });
    expect(await screen.findByRole('heading', { name: 'Practice whatever you like' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello');
    const asked = server.asked('GET /api/v1/attempts').map(({ query }) => query.toString());
    expect(asked.sort()).toEqual(['limit=20&state=open', 'limit=6']);
    expect(href('All attempts')).toBe('/track-progress');
    restore();
  });

  it('waits for the plan before it says what comes first', async () => {
    const server = new FakeServer()
      .on('GET /api/v1/profile', { status: 200, body: profileOf() })
      .on('GET /api/v1/progress', () => new Promise(() => undefined))
      .on('GET /api/v1/attempts', {
        status: 200,
        body: { items: [summaryOf()], nextCursor: null },
      });
    const restore = server.install();
    renderSignedIn(<DashboardPage />);
    expect(await settled(server)).toMatch(/Loading your dashboard/);
    restore();
  });

  it('tries both lists again where one could not be read', async () => {
    const list = jest.fn(() => ({ status: 500, body: { code: 'INTERNAL_ERROR', message: '' } }));
    const server = new FakeServer()
      .on('GET /api/v1/profile', { status: 200, body: profileOf() })
      .on('GET /api/v1/progress', { status: 200, body: progressOf() })
      .on('GET /api/v1/attempts', list);
    const restore = server.install();
    renderSignedIn(<DashboardPage />);
    const again = await screen.findByRole('button', { name: /again/i });
    expect(list).toHaveBeenCalledTimes(2);
    fireEvent.click(again);
    await settled(server);
    expect(list).toHaveBeenCalledTimes(4);
    expect(words()).toMatch(/They're safe on the server/);
    restore();
  });
});
