import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AttemptResult } from '@prepward/contracts/attempts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { FakeServer } from '../../../test/fake-server.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { CHOICE, CHOICE_FEEDBACK, openAttempt, SUPPLY, SUPPLY_FEEDBACK } from '../test-items.js';
import { ExamPage } from './exam-page.js';

// The parts of the screen are fetched while it is used: a busy machine takes its time for that.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const RESULT: AttemptResult = {
  right: 1,
  items: 2,
  answered: 1,
  score: 50,
  level: 'basic',
  sections: [
    { n: 1, subject: 'science', right: 0, items: 1, score: 0 },
    { n: 2, subject: 'math', right: 1, items: 1, score: 100 },
  ],
  areas: [
    { area: 'science.anatomy', right: 0, items: 1 },
    { area: 'math.data', right: 1, items: 1 },
  ],
  corrections: [{ itemId: 'supply', at: '2026-11-22T08:00:00.000Z', before: 0, after: 50 }],
  review: [
    {
      position: 1,
      itemId: 'choice',
      objective: 'science.anatomy.cardiovascular',
      response: null,
      elapsedMs: 65_000,
      medianMs: 45_000,
      inReview: true,
      ...CHOICE_FEEDBACK,
    },
    {
      position: 3,
      itemId: 'supply',
      objective: 'math.data.units',
      response: { type: 'supply', text: '750' },
      elapsedMs: 25_000,
      inReview: false,
      ...SUPPLY_FEEDBACK,
      correct: true,
    },
  ],
};

const attempt = openAttempt([CHOICE, { ...SUPPLY, section: 2 }], {
  kind: 'mock',
  mode: 'exam',
  state: 'finished',
  finishedAt: '2026-11-21T06:00:00.000Z',
  sections: [
    { n: 1, subject: 'science', state: 'closed', items: 1 },
    { n: 2, subject: 'math', state: 'closed', items: 1 },
  ],
  answers: {
    '3': {
      sequence: 4,
      response: { type: 'supply', text: '750' },
      flagged: true,
      note: 'Add before converting',
    },
  },
  result: RESULT,
});

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer().on(`GET /api/v1/attempts/${attempt.id}`, {
    status: 200,
    body: attempt,
  });
  restore = server.install();
});

afterEach(() => restore());

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/here']}>
        <GivenSession user={DANA_USER} accessToken={async () => 'token'}>
          <Routes>
            <Route path="here" element={<ExamPage attemptId={attempt.id} />} />
            <Route path="practice/attempt/:id" element={<p>Another attempt</p>} />
          </Routes>
        </GivenSession>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Review' });
  return userEvent.setup({ delay: null });
}

const FIRST = 'Science, question 1';
const THIRD = 'Math, question 1';

const item = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (!card) {
    throw new Error(`${name} stands in no list`);
  }
  return within(card);
};

describe('the result', () => {
  it('gives total, level, sections, areas and what share of the items was which', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 of 2 correct');
    expect(screen.getByText('Mock exam', { exact: false })).toBeTruthy();
    expect(screen.getByText('Basic')).toBeTruthy();
    expect(screen.getByText('not answered').textContent).toBe('1 not answered');
    expect(screen.getByText('incorrect').textContent).toBe('0 incorrect');
    expect(screen.getByRole('heading', { name: 'Your best section is Math' })).toBeTruthy();
    expect(
      screen.getByRole('heading', { name: 'Most to win in Human anatomy and physiology' }),
    ).toBeTruthy();
    expect(
      screen
        .getByRole('progressbar', { name: 'Measurement and data' })
        .getAttribute('aria-valuetext'),
    ).toBe('1 of 1 correct');
  });

  it('shows the same figures as a table', async () => {
    const user = await open();
    const areas = screen.getByRole('region', { name: /Most to win/ });
    await user.click(within(areas).getByRole('button', { name: 'Show as a table' }));
    const row = within(areas).getByRole('row', { name: /Measurement and data/ });
    expect(row.textContent).toBe('Measurement and data11100%');
  });

  it('sets the time of each item against what students usually take', async () => {
    await open();
    expect(
      screen.getByRole('heading', {
        name: 'You took 1:05 a question, 0:20 more than students usually do',
      }),
    ).toBeTruthy();
    const times = screen.getByRole('table', { name: 'Time per question' });
    expect(within(times).getByRole('row', { name: /^Science/ }).textContent).toBe(
      `${FIRST}1:050:45`,
    );
    expect(within(times).getByRole('row', { name: /^Math/ }).textContent).toBe(
      `${THIRD}0:25not known yet`,
    );
  });

  it('says what a correction changed', async () => {
    await open();
    const notice = screen.getByText(/A question was corrected/).parentElement;
    expect(notice?.textContent).toMatch(/Math, question 1, on November 2[12], 2026: 0% → 50%/);
  });

  it('reviews every item with the key, the reasons and the note, filtered as asked', async () => {
    const user = await open();
    expect(item(FIRST).getByText('Not answered')).toBeTruthy();
    expect(item(FIRST).getByText('Correct answer')).toBeTruthy();
    expect(item(FIRST).getByText('Reason 1')).toBeTruthy();
    expect(item(THIRD).getByText('Add before converting')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Incorrect (0)' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Not answered (1)' }));
    expect(screen.queryByRole('heading', { name: THIRD })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Flagged (1)' }));
    expect(screen.queryByRole('heading', { name: FIRST })).toBeNull();
    expect(item(THIRD).getByText('Correct')).toBeTruthy();
    expect(item(THIRD).getByText('Your answer: correct')).toBeTruthy();
  });

  it('keeps the key of a free question that was left unanswered', async () => {
    const [first, second] = RESULT.review;
    if (!first || !second) {
      throw new Error('an empty review');
    }
    const { key: _key, rationales: _rationales, ...withheld } = first;
    server.on(`GET /api/v1/attempts/${attempt.id}`, {
      status: 200,
      body: { ...attempt, kind: 'quiz', result: { ...RESULT, review: [withheld, second] } },
    });
    await open();
    expect(
      item(FIRST).getByText('You see the answer and its reasons once you answer this question.'),
    ).toBeTruthy();
    expect(item(FIRST).queryByText('Reason 1')).toBeNull();
    for (const radio of item(FIRST).getAllByRole('radio')) {
      expect(radio.closest('fieldset[disabled]')).not.toBeNull();
    }
    expect(item(THIRD).getByText('Add before converting')).toBeTruthy();
  });

  it('starts a similar question, or says what unlocks it', async () => {
    server.on('POST /api/v1/attempts', {
      status: 403,
      body: { code: 'SUBSCRIPTION_REQUIRED', message: 'Subscribe to practice this.' },
    });
    const user = await open();
    await user.click(item(FIRST).getByRole('button', { name: 'Similar question' }));
    const plans = await item(FIRST).findByRole('link', { name: 'See the plans' });
    expect(plans.getAttribute('href')).toBe(PLANS_PATH);
    const asked = server.asked('POST /api/v1/attempts')[0];
    expect(asked?.body).toEqual({
      kind: 'practice',
      similarTo: 'choice',
      mode: 'tutor',
      count: 1,
    });
    expect(asked?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);

    server.on('POST /api/v1/attempts', { status: 201, body: { ...attempt, state: 'open' } });
    await user.click(item(FIRST).getByRole('button', { name: 'Similar question' }));
    expect(await screen.findByText('Another attempt')).toBeTruthy();
  });

  it('takes reports of items, beside their key', async () => {
    const reports = `/api/v1/attempts/${attempt.id}/reports`;
    server.on(`POST ${reports}`, { status: 202, body: { id: 'r1' } });
    const user = await open();
    await user.click(item(THIRD).getByRole('button', { name: 'Report a problem' }));
    await user.click(
      await screen.findByRole('radio', { name: 'The answer marked correct is wrong' }),
    );
    await user.click(screen.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeTruthy();
    expect(server.asked(`POST ${reports}`)[0]?.body).toEqual({
      position: 3,
      reason: 'wrong-key',
      text: '',
    });
  });

  it('puts items into the review queue, and takes them out', async () => {
    server.on('PUT /api/v1/review-items', ({ body }) => ({
      status: 200,
      body: { ...(body as object), dueAt: null },
    }));
    const user = await open();
    await user.click(item(THIRD).getByRole('button', { name: 'Add to review queue' }));
    expect(await item(THIRD).findByRole('button', { name: 'In your review queue' })).toBeTruthy();
    await user.click(item(FIRST).getByRole('button', { name: 'In your review queue' }));
    expect(await item(FIRST).findByRole('button', { name: 'Add to review queue' })).toBeTruthy();
    expect(server.asked('PUT /api/v1/review-items').map(({ body }) => body)).toEqual([
      { itemId: 'supply', inReview: true },
      { itemId: 'choice', inReview: false },
    ]);
  });
});
