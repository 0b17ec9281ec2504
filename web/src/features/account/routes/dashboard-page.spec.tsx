import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { localDay } from '../../../lib/dates.js';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { openSummaryOf, profileOf, progressOf } from '../../../test/student-data.js';
import DashboardPage from './dashboard-page.js';
import { DONE, FREE, LIST, openDashboard, PROFILE, PROGRESS } from './test-dashboard.js';

const TODAY = localDay(new Date());
const OPEN = openSummaryOf({ kind: 'free-practice', items: 5 });

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer().on(PROFILE, { status: 200, body: profileOf() });
  restore = server.install();
});

afterEach(() => restore());

/** Links and buttons in the color of the page's one main action. */
function mainActions(): string[] {
  return Array.from(document.querySelectorAll('.bg-accent'), (node) => node.textContent ?? '');
}

describe('the dashboard of a new student', () => {
  it('greets by name, and shows three steps with one main action', async () => {
    openDashboard(server);
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Dana' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Three steps to get started' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start the diagnostic' }).getAttribute('href')).toBe(
      '/practice/diagnostic',
    );
    expect(screen.getByText(/^40 questions, about 50 min\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the free bank' })).toBeTruthy();
    expect(mainActions()).toEqual(['Start the diagnostic']);
    expect(screen.queryByRole('heading', { name: 'Recent attempts' })).toBeNull();
    expect(server.asked(LIST)[0]?.bearer).toBe('Bearer token');
  });

  it('opens the form for the exam date from its step', async () => {
    const user = openDashboard(server);
    await user.click(await screen.findByRole('button', { name: 'Set the date' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Day of your exam'));
  });
});

describe('the dashboard', () => {
  it('leads back into what is open, which is then the main action', async () => {
    const mock = openSummaryOf({
      id: '11111111-2222-4333-8444-555555555555',
      kind: 'mock',
      subject: undefined,
      items: 170,
      answered: 60,
    });
    const user = openDashboard(server, {
      attempts: [OPEN, mock, DONE],
      progress: { plan: [{ kind: 'review', items: 12, minutes: 8 }] },
    });
    expect(
      (await screen.findByRole('link', { name: 'Continue All subjects: mock exam' })).getAttribute(
        'href',
      ),
    ).toBe(`/practice/attempt/${mock.id}`);
    expect(screen.getByRole('link', { name: "Start Review what's due" })).toBeTruthy();
    expect(mainActions()).toEqual(['Continue']);
    const next = screen.getByRole('region', { name: 'Next' });
    expect(within(next).getByRole('heading', { name: 'Math: free practice' })).toBeTruthy();
    // Five questions, two answered: the time is for the other three, at the exam's pace.
    expect(within(next).getByText('3 questions left · about 4 min')).toBeTruthy();
    await user.click(within(next).getByRole('link', { name: 'Continue' }));
    const place = screen.getByTestId('place');
    expect(place.textContent).toBe('/practice/math');
    expect(place.dataset.state).toBe('{"resume":true}');
  });

  it('shows the plan of today with the reason for each step', async () => {
    openDashboard(server, {
      attempts: [DONE],
      progress: {
        plan: [
          { kind: 'review', items: 12, minutes: 8 },
          {
            kind: 'objective',
            objective: 'math.numbers.percents',
            items: 10,
            minutes: 15,
            gain: 1.24,
          },
        ],
      },
    });
    const next = within(await screen.findByRole('region', { name: 'Next' }));
    expect(next.getByRole('heading', { name: "Review what's due" })).toBeTruthy();
    expect(next.getByText('12 questions · about 8 min')).toBeTruthy();
    expect(next.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/practice/review');
    expect(screen.getByRole('heading', { name: 'Study plan for today' })).toBeTruthy();
    expect(screen.getByText(/Could win you about 1\.2 points of the total/)).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Start Solve problems with percents' }).getAttribute('href'),
    ).toBe('/practice/math.numbers.percents');
    expect(mainActions()).toEqual(['Start']);
  });

  it('shows the prediction with its band, level and target', async () => {
    openDashboard(server, {
      attempts: [DONE],
      progress: {
        prediction: { total: 68.4, low: 60.2, high: 76.1, level: 'proficient' },
        targetScore: 75,
      },
    });
    expect(await screen.findByText('68%')).toBeTruthy();
    expect(screen.getByText('Proficient')).toBeTruthy();
    expect(
      screen.getByText(
        /On test day, you'd likely score 60–76% \(90% confidence\)\. 6\.6 points to your target of 75%/,
      ),
    ).toBeTruthy();
  });

  it('says that a target is reached where nothing is missing', async () => {
    const prediction = { total: 75, low: 68.2, high: 81.7, level: 'proficient' } as const;
    openDashboard(server, { attempts: [DONE], progress: { prediction, targetScore: 75 } });
    expect(await screen.findByText(/At or above your target of 75%/)).toBeTruthy();
  });

  it('withholds the prediction while data are thin, and says what is missing', async () => {
    openDashboard(server, {
      attempts: [DONE],
      progress: { missing: [{ subject: 'math', answers: 8 }] },
    });
    expect(
      await screen.findByText('Answer a few more questions to see your prediction.'),
    ).toBeTruthy();
    expect(screen.getByText('It still needs 8 more answers in Math.')).toBeTruthy();
  });

  it('leads a student without a plan to what is free, before anything locked', async () => {
    const plan = [{ kind: 'diagnostic' as const, items: 40, minutes: 50 }];
    openDashboard(server, {
      attempts: [DONE],
      progress: { predictionLocked: true, missing: [], plan },
    });
    const start = await screen.findByRole('link', { name: 'Start' });
    expect(start.getAttribute('href')).toBe('/practice/diagnostic');
    expect(mainActions()).toEqual(['Start']);
  });

  it('shows a free next step after the diagnostic, and what is locked below it', async () => {
    openDashboard(server, {
      attempts: [DONE],
      progress: {
        predictionLocked: true,
        missing: [],
        diagnosticTaken: true,
        plan: [{ kind: 'free-bank', subject: 'science', items: 25, minutes: 30 }],
      },
    });
    const next = await screen.findByRole('region', { name: 'Next' });
    expect(within(next).getByRole('heading', { name: 'Science: free practice' })).toBeTruthy();
    expect(within(next).getByText('25 questions · about 30 min')).toBeTruthy();
    const start = within(next).getByRole('link', { name: 'Start' });
    expect(start.getAttribute('href')).toBe('/free-trial-bank');
    expect(mainActions()).toEqual(['Start']);
    const lock = screen.getByRole('heading', { name: "See the score you'd likely get" });
    const order = next.compareDocumentPosition(lock);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'See the plans' })) {
      expect(link.getAttribute('href')).toBe(PLANS_PATH);
    }
    expect(screen.queryByText('Answer a few more questions to see your prediction.')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Study plan for today' })).toBeNull();
  });

  it('always has something to do', async () => {
    openDashboard(server, {
      attempts: [DONE],
      progress: { streak: { current: 1, longest: 1, today: true } },
    });
    const next = within(await screen.findByRole('region', { name: 'Next' }));
    expect(next.getByRole('heading', { name: 'Done for today' })).toBeTruthy();
    expect(next.getByRole('link').getAttribute('href')).toBe('/test-bank');
  });

  it('says of an open attempt with a clock that the clock runs', async () => {
    const mock = openSummaryOf({ kind: 'mock', time: 1 });
    openDashboard(server, { attempts: [mock, openSummaryOf({ id: 'untimed' })] });
    expect(await screen.findByText(/2 of 20 answered. The clock is running./)).toBeTruthy();
    // With a clock, no estimate of the time left: the clock tells that.
    expect(screen.getByText('18 questions left')).toBeTruthy();
    expect(screen.getAllByText(/Your place is saved/)).toHaveLength(1);
  });

  it('names what its counts are of, and counts mistakes that were fixed', async () => {
    const subjects = progressOf().subjects.map((subject) => ({ ...subject, answers: 5, right: 1 }));
    openDashboard(server, {
      attempts: [DONE],
      progress: {
        subjects,
        allAnswers: { answers: 50, right: 22 },
        mistakes: { made: 16, fixed: 9 },
      },
    });
    const figures = (await screen.findByText('First try')).closest('dl');
    const words = [...(figures?.children ?? [])].map(({ textContent }) => textContent);
    expect(words).toEqual([
      'First try20%4 of 20 correct, not counting repeats',
      'All answers44%22 of 50 correct, repeats included',
      'Mistakes fixed9of 16 questions you first got wrong',
    ]);
  });

  it('shows this week as seven days, Monday first', async () => {
    const week = progressOf().week.map((day, index) => ({ ...day, answers: index === 2 ? 7 : 0 }));
    openDashboard(server, { attempts: [DONE], progress: { week } });
    const list = await screen.findByRole('list', { name: 'This week' });
    const days = within(list).getAllByRole('listitem');
    expect(days).toHaveLength(7);
    expect(days[0]?.textContent).toBe(
      `MMonday: ${week[0] && week[0].day > TODAY ? 'to come' : 'no answers'}`,
    );
    expect(days[2]?.textContent).toBe(
      `WWednesday: ${week[2] && week[2].day > TODAY ? 'to come' : '7 answers'}`,
    );
  });

  it('shows one bar for each subject, with its value in words', async () => {
    const subjects = progressOf().subjects.map((subject) =>
      subject.subject === 'science' ? { ...subject, answers: 5, right: 4 } : subject,
    );
    openDashboard(server, { attempts: [DONE], progress: { subjects } });
    await screen.findByText('4 of 5 correct · 80%');
    const bars = screen
      .getAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-valuetext'));
    expect(bars).toEqual([
      'Not practiced yet',
      'Not practiced yet',
      '4 of 5 correct',
      'Not practiced yet',
    ]);
  });

  it('lists the last attempts, and says how long the streak is', async () => {
    openDashboard(server, {
      attempts: [OPEN, DONE],
      progress: { streak: { current: 3, longest: 9, today: false } },
    });
    const days = await screen.findAllByRole('region', {
      name: /^\w{3}, Nov \d+|^Today|^Yesterday/,
    });
    expect(days.map((day) => within(day).getAllByRole('listitem').length)).toEqual([1, 1]);
    expect(days[0]?.textContent).toMatch(/Math.*Free practice \d+:\d\d [AP]M 2 min.*Open/);
    expect(days[1]?.textContent).toMatch(/Science.*80%.*4 of 5/);
    expect(await screen.findByRole('heading', { name: '3 days in a row' })).toBeTruthy();
    expect(screen.getByText(/One answer today counts as a day/)).toBeTruthy();
  });

  it('tells what could not be read, keeps the rest, and tries again', async () => {
    server
      .on(LIST, { status: 200, body: { items: [DONE], nextCursor: null } })
      .on(PROGRESS, { status: 500, body: { code: 'INTERNAL_ERROR', message: 'It broke.' } });
    const user = renderSignedIn(<DashboardPage />, { subscription: FREE });
    expect((await screen.findByRole('alert')).textContent).toContain('went wrong on our side');
    expect(await screen.findByRole('heading', { name: 'Recent attempts' })).toBeTruthy();
    server.on(PROGRESS, { status: 200, body: progressOf() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'First try by subject' })).toBeTruthy();
  });
});

describe('the card of the membership', () => {
  it.each([
    [FREE, 'Free'],
    [
      { subscribed: true, product_id: 'monthly', subscription_end: '2026-12-11T12:00:00.000Z' },
      'Monthly plan, until December 11, 2026.',
    ],
    [
      { subscribed: true, product_id: 'lifetime', subscription_end: null },
      'Full access, with no end date.',
    ],
  ])('says what the account may use: %j', async (subscription, words) => {
    openDashboard(server, { session: { subscription } });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says that a plan has ended, and leads to a new one', async () => {
    server.on(PROFILE, {
      status: 200,
      body: profileOf({ subscriptionEndDate: '2026-11-01T12:00:00.000Z' }),
    });
    openDashboard(server);
    expect(await screen.findByText(/Your membership ended on November 1, 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Renew your membership' }).getAttribute('href')).toBe(
      PLANS_PATH,
    );
  });
});
