import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankOverview } from '@prepward/contracts/bank';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { type Topic, topicOf } from '../../../entities/topic/topics.js';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { bankOf, openSummaryOf, profileOf, progressOf } from '../../../test/student-data.js';
import { CategoryStartPage } from './category-start-page.js';
import { DiagnosticStartPage } from './diagnostic-start-page.js';
import { MixedStartPage } from './mixed-start-page.js';
import { MockStartPage } from './mock-start-page.js';
import { ReviewStartPage } from './review-start-page.js';

const START = 'POST /api/v1/attempts';

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer()
    .on('GET /api/v1/progress', { status: 200, body: progressOf() })
    .on('GET /api/v1/profile', { status: 200, body: profileOf({ accommodation: 2 }) })
    .on('GET /api/v1/attempts', { status: 200, body: { items: [], nextCursor: null } })
    .on(START, { status: 201, body: { id: 'new' } });
  restore = server.install();
});

afterEach(() => restore());

function open(page: ReactNode, bank: BankOverview = bankOf()) {
  server.on('GET /api/v1/bank', { status: 200, body: bank });
  return renderSignedIn(page);
}

function topic(slug: string): Topic {
  const found = topicOf(slug);
  if (!found) {
    throw new Error(`${slug} is no topic`);
  }
  return found;
}

async function start(user: ReturnType<typeof open>, label: string): Promise<unknown> {
  const button = await screen.findByRole('button', { name: label });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  await waitFor(() =>
    expect(screen.getByTestId('place').textContent).toBe('/practice/attempt/new'),
  );
  return server.asked(START)[0]?.body;
}

describe('the start page of the mock exam', () => {
  it('names the four sections with the break after Math, and follows the chosen pace', async () => {
    const user = open(<MockStartPage />);
    const rows = () =>
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map((cell) => cell.textContent),
        );
    await user.click(await screen.findByRole('radio', { name: 'Exam pace, 209 min' }));
    expect(rows()).toEqual([
      ['Reading', '45', '55'],
      ['Math', '38', '57'],
      ['Break', '', '10'],
      ['Science', '50', '60'],
      ['English and Language Usage', '37', '37'],
      ['Together, without the break', '170', '209'],
    ]);
    await user.click(screen.getByRole('radio', { name: 'Time and a half, 314 min' }));
    expect(rows()[0]).toEqual(['Reading', '45', '82.5']);
    expect(rows()[2]).toEqual(['Break', '', '10']);
  });

  it('starts at the pace of the profile', async () => {
    const user = open(<MockStartPage />);
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Double time, 418 min' })).toHaveProperty(
        'checked',
        true,
      ),
    );
    expect(await start(user, 'Start the mock exam')).toEqual({
      kind: 'mock',
      mode: 'exam',
      time: 2,
    });
  });

  it('asks for the pace where the profile cannot be read, and does not guess it', async () => {
    server.on('GET /api/v1/profile', {
      status: 500,
      body: { code: 'INTERNAL_ERROR', message: 'It broke.' },
    });
    const user = open(<MockStartPage />);
    expect(await screen.findByText('Choose your time to start.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start the mock exam' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(screen.getByRole('radio', { name: 'Time and a half, 314 min' }));
    expect(await start(user, 'Start the mock exam')).toMatchObject({ time: 1.5 });
  });

  it('stays closed without a subscription, but lets an open one be continued', async () => {
    const unfinished = openSummaryOf({ kind: 'mock', items: 170, answered: 60 });
    server.on('GET /api/v1/attempts', {
      status: 200,
      body: { items: [unfinished], nextCursor: null },
    });
    open(<MockStartPage />, bankOf({ subscribed: false, expired: true }));
    expect(await screen.findByRole('heading', { name: 'Your membership has ended' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(
      `/practice/attempt/${unfinished.id}`,
    );
    expect(screen.queryByRole('button', { name: /start/i })).toBeNull();
  });
});

describe('the start page of the diagnostic', () => {
  it('is free once', async () => {
    const user = open(<DiagnosticStartPage />, bankOf({ subscribed: false }));
    expect(await start(user, 'Start the diagnostic')).toMatchObject({ kind: 'diagnostic' });
  });

  it('says so when it has been taken', async () => {
    open(<DiagnosticStartPage />, bankOf({ subscribed: false, diagnosticTaken: true }));
    expect(
      await screen.findByRole('heading', { name: "You've taken your free diagnostic" }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
      PLANS_PATH,
    );
  });

  it('that is still open is continued, though it counts as taken', async () => {
    const unfinished = openSummaryOf({ kind: 'diagnostic', items: 40 });
    server.on('GET /api/v1/attempts', {
      status: 200,
      body: { items: [unfinished], nextCursor: null },
    });
    open(<DiagnosticStartPage />, bankOf({ subscribed: false, diagnosticTaken: true }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
    expect(screen.queryByText("You've taken your free diagnostic")).toBeNull();
  });

  it('starts it at the pace of the exam', async () => {
    server.on('GET /api/v1/profile', { status: 200, body: profileOf() });
    open(<DiagnosticStartPage />);
    const start = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Start the diagnostic',
    });
    await waitFor(() => expect(start.disabled).toBe(false));
    fireEvent.click(start);
    await waitFor(() => expect(server.asked(START)).toHaveLength(1));
    expect(server.asked(START)[0]?.body).toEqual({
      ...{ kind: 'diagnostic', mode: 'exam', time: 1 },
    });
    const asked = server.asked('GET /api/v1/attempts').map(({ query }) => query.toString());
    expect(asked).toContain('limit=100&state=open&kind=diagnostic');
  });

  it('learns from the server that it was taken in another tab', async () => {
    server.on(START, { status: 403, body: { code: 'DIAGNOSTIC_TAKEN', message: 'Taken.' } });
    const user = open(<DiagnosticStartPage />, bankOf({ subscribed: false }));
    const button = await screen.findByRole('button', { name: 'Start the diagnostic' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain(
      "You've taken your free diagnostic",
    );
  });
});

describe('the start page of the review', () => {
  function due(count: number): BankOverview {
    const bank = bankOf();
    const [first, ...rest] = bank.objectives;
    return first
      ? { ...bank, objectives: [{ ...first, counts: { ...first.counts, due: count } }, ...rest] }
      : bank;
  }

  it('starts what is due', async () => {
    const user = open(<ReviewStartPage />, due(12));
    expect(await start(user, 'Start 12 questions')).toEqual({
      kind: 'review',
      count: 12,
      mode: 'tutor',
      time: 'none',
    });
  });

  it('says that nothing is due', async () => {
    open(<ReviewStartPage />, due(0));
    expect(await screen.findByRole('heading', { name: 'Nothing is due' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
  });
});

describe('the start page of mixed practice', () => {
  it('starts as many as were asked for', async () => {
    const user = open(<MixedStartPage />);
    const field = await screen.findByLabelText('Number of questions');
    await user.clear(field);
    await user.type(field, '45');
    expect(await start(user, 'Start 45 questions')).toMatchObject({ kind: 'mixed', count: 45 });
  });
});

describe('the start page of a topic', () => {
  it('adds up an area, and says how many come at once', async () => {
    const user = open(<CategoryStartPage topic={topic('reading.integration')} />);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Integration of knowledge and ideas' }),
    ).toBeTruthy();
    expect((await screen.findByText('All')).closest('div')?.textContent).toBe('All40');
    expect(screen.getByText('One practice of this topic has up to 16.')).toBeTruthy();
    expect(await start(user, 'Start 16 questions')).toEqual({
      kind: 'category',
      objectives: ['reading.integration'],
      count: 20,
      mode: 'tutor',
      time: 'none',
    });
  });

  it('leaves practice of another topic alone, and offers to continue its own', async () => {
    const other = openSummaryOf({ kind: 'category', category: 'math.data' });
    const own = openSummaryOf({
      id: '11111111-2222-4333-8444-555555555555',
      kind: 'category',
      category: 'reading.craft',
    });
    server.on('GET /api/v1/attempts', {
      status: 200,
      body: { items: [other, own], nextCursor: null },
    });
    open(<CategoryStartPage topic={topic('reading.craft')} />);
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(
      `/practice/attempt/${own.id}`,
    );
    cleanup();
    const user = open(<CategoryStartPage topic={topic('science.biology')} />);
    expect(await start(user, 'Start 20 questions')).toMatchObject({
      objectives: ['science.biology'],
    });
    expect(server.seen.some(({ path }) => path.endsWith('/finish'))).toBe(false);
  });

  it('says that a topic has no questions yet', async () => {
    open(<CategoryStartPage topic={topic('math')} />, { ...bankOf(), objectives: [] });
    expect(await screen.findByText('There are no questions on this topic yet.')).toBeTruthy();
  });
});
