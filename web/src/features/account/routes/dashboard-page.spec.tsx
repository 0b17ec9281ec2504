import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AttemptSummary } from '@prepward/contracts/attempts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { SessionValue } from '../../../lib/session.js';
import { FakeServer } from '../../../test/fake-server.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { DashboardPage } from './dashboard-page.js';

const LIST = 'GET /api/v1/attempts';
const FREE = { subscribed: false, product_id: null, subscription_end: null };

const OPEN: AttemptSummary = {
  id: 'open',
  kind: 'free-practice',
  mode: 'tutor',
  state: 'open',
  subject: 'math',
  startedAt: '2026-11-20T08:00:00.000Z',
  items: 5,
  answered: 2,
};
const DONE: AttemptSummary = {
  ...OPEN,
  id: 'done',
  state: 'finished',
  subject: 'science',
  finishedAt: '2026-11-19T08:10:00.000Z',
  answered: 5,
  right: 4,
  score: 80,
};

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer();
  restore = server.install();
});

afterEach(() => restore());

function Place() {
  const { pathname, state } = useLocation();
  return <p data-testid="place">{JSON.stringify({ pathname, state })}</p>;
}

function open(items: AttemptSummary[], session: Partial<SessionValue> = {}) {
  server.on(LIST, { status: 200, body: { items, nextCursor: null } });
  show(session);
}

function show(session: Partial<SessionValue> = {}) {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <GivenSession user={DANA_USER} subscription={FREE} {...session}>
          <DashboardPage />
          <Place />
        </GivenSession>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('the dashboard', () => {
  it('greets by name and shows a new student where to begin', async () => {
    open([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Dana' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Three steps to begin' })).toBeTruthy();
    expect(server.asked(LIST)[0]?.bearer).toBe('Bearer token');
  });

  it('leads back into the open attempt, at its place', async () => {
    open([OPEN, DONE]);
    expect(await screen.findByText(/2 of 5 answered/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
    expect(screen.getByTestId('place').textContent).toBe(
      JSON.stringify({ pathname: '/practice/math', state: { resume: true } }),
    );
  });

  it('shows one bar for each subject, with its value in words', async () => {
    open([OPEN, DONE]);
    await screen.findByText('4 of 5 right · 80%');
    const bars = screen
      .getAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-valuetext'));
    expect(bars).toEqual([
      'Not practiced yet',
      'Not practiced yet',
      '4 of 5 right',
      'Not practiced yet',
    ]);
  });

  it('lists the last attempts with subject, date and score', async () => {
    open([OPEN, DONE]);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(rows[1]?.textContent).toMatch(/Math.*Nov \d+, 2026.*Open/);
    expect(rows[2]?.textContent).toMatch(/Science.*80%.*4 of 5/);
  });

  it('says what happened when the list cannot be read, and tries again', async () => {
    server.on(LIST, { status: 500, body: { code: 'INTERNAL_ERROR', message: 'It broke.' } });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('It broke.');
    server.on(LIST, { status: 200, body: { items: [DONE], nextCursor: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it.each([
    [FREE, 'Free'],
    [
      { subscribed: true, product_id: 'monthly', subscription_end: '2026-12-11T12:00:00.000Z' },
      'Monthly plan, until December 11, 2026.',
    ],
    [
      { subscribed: true, product_id: 'lifetime', subscription_end: null },
      'Full access, without an end date.',
    ],
  ])('says what the account may use: %j', async (subscription, words) => {
    open([], { subscription });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
