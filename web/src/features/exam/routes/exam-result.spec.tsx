import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AttemptResult } from '@prepward/contracts/attempts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { FakeServer } from '../../../test/fake-server.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { profileOf } from '../../../test/student-data.js';
import { CHOICE, CHOICE_FEEDBACK, openAttempt, SUPPLY, SUPPLY_FEEDBACK } from '../test-items.js';
import { ExamPage } from './exam-page.js';

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
  server = new FakeServer()
    .on(`GET /api/v1/attempts/${attempt.id}`, { status: 200, body: attempt })
    .on('GET /api/v1/profile', { status: 200, body: profileOf({ targetScore: 75 }) });
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

/** Opens a question's row if it isn't open, and returns it. */
async function item(user: ReturnType<typeof userEvent.setup>, name: string) {
  const row = screen.getByRole('button', { name: new RegExp(`^${name}`) });
  if (row.getAttribute('aria-expanded') === 'false') await user.click(row);
  return within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
}
const show = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('radio', { name }));
const rows = () =>
  screen.queryAllByRole('button', { name: /question \d+/ }).map(({ textContent }) => textContent);

describe('the result', () => {
  it('gives score, level and target, what to do next, and the areas of each section', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 of 2 correct');
    expect(screen.getByText('Mock exam', { exact: false })).toBeTruthy();
    expect(screen.getByText('50%').parentElement?.textContent).toBe('Score: 50%Basic');
    expect(
      await screen.findByText(/Basic is 41.3 to 58.0%\. 25 points to your target of 75%/),
    ).toBeTruthy();
    expect(screen.getByText('not answered').textContent).toBe('1 not answered');
    const next = screen.getByRole('region', { name: 'What to do next' });
    expect(
      within(next)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Go through 1 not answeredOne at a time, each with the reason',
      'Practice Human anatomy and physiologyUp to 50 points. Start with a free quiz',
    ]);
    expect(within(next).getByRole('link').getAttribute('href')).toBe('/quiz/science');
    const science = screen.getByRole('heading', { name: 'Science 0% 0 of 1' }).closest('li');
    expect(science?.textContent).toBe(
      'Science0% 0 of 1Human anatomy and physiology+50 points to win',
    );
    expect(
      screen
        .getByRole('progressbar', { name: 'Measurement and data' })
        .getAttribute('aria-valuetext'),
    ).toBe('1 of 1 correct, 100%');
    // Two times are too few to show a pace.
    expect(screen.queryByRole('heading', { name: 'Your pace' })).toBeNull();
  });

  it('opens one question at a time, and turns to its neighbors with the arrow keys', async () => {
    const user = await open();
    await show(user, 'All (2)');
    expect(rows()).toEqual([
      'Science, question 1Human anatomy and physiology · 1:05Not answered',
      'Math, question 1Measurement and data · 0:25 · FlaggedCorrect',
    ]);
    await item(user, FIRST);
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('region', { name: /^Math, question 1/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Science, question 1/ })).toBeNull();
    expect(document.activeElement?.id).toBe('question-3');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('region', { name: /^Math, question 1/ })).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('region', { name: /^Science, question 1/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('region', { name: /^Math, question 1/ })).toBeTruthy();
    expect(screen.getByText('2 of 2')).toBeTruthy();
    // While a filter has the focus, the arrow keys belong to it.
    screen.getByRole('radio', { name: 'All (2)' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Incorrect (0)' })).toHaveProperty('checked', true);
  });

  it('filters by verdict, flag, pace, section and area', async () => {
    const user = await open();
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Not answered (1)' })).toHaveProperty('checked', true);
    await show(user, 'Incorrect (0)');
    expect(screen.getByText('No questions match these filters.')).toBeTruthy();
    await show(user, 'Flagged (1)');
    expect(rows()[0]).toContain(THIRD);
    await show(user, 'Slow (0)');
    expect(rows()).toEqual([]);
    await show(user, 'All (2)');
    await user.selectOptions(screen.getByLabelText('Section'), 'math');
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'All (1)' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Section'), '');
    await user.selectOptions(screen.getByLabelText('Area'), 'science.anatomy');
    expect(rows()[0]).toContain(FIRST);
  });

  it('opens the first of what was missed from what to do next', async () => {
    const user = await open();
    await show(user, 'Flagged (1)');
    await user.click(screen.getByRole('button', { name: /^Go through 1 not answered/ }));
    expect(screen.getByRole('region', { name: /^Science, question 1/ })).toBeTruthy();
  });

  it('prints what was missed with its passage open, key and reason, and nothing of the list', async () => {
    const passages = [{ id: 'p1', title: 'Valves', kind: 'text', html: '<p>Four valves.</p>' }];
    server.on(`GET /api/v1/attempts/${attempt.id}`, {
      status: 200,
      body: {
        ...attempt,
        passages,
        items: attempt.items.map((one) => ({ ...one, passageId: 'p1' })),
      },
    });
    await open();
    expect(screen.queryByRole('heading', { name: 'What you missed' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const printed = screen.getByRole('heading', { name: 'What you missed' }).parentElement;
    expect(printed?.textContent).toMatch(
      /Valves.*Four valves\..*Science, question 1, not answered.*C\. Left ventricle ✓.*Reason 2/,
    );
    expect(printed?.textContent).not.toContain('Math, question 1');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('heading', { name: 'What you missed' })).toBeNull();
  });

  it('says what a correction changed', async () => {
    await open();
    const notice = screen.getByText(/A question was corrected/).parentElement;
    expect(notice?.textContent).toMatch(/Math, question 1, on November 2[12], 2026: 0% → 50%/);
  });

  it('reviews an item with the key, the reasons, the times and the note', async () => {
    const user = await open();
    await show(user, 'All (2)');
    const first = await item(user, FIRST);
    expect(first.getByText('You took 1:05; students usually take 0:45.')).toBeTruthy();
    expect(first.getByText('Correct answer')).toBeTruthy();
    expect(first.getByText('Reason 1')).toBeTruthy();
    const third = await item(user, THIRD);
    expect(third.getByText('Add before converting')).toBeTruthy();
    expect(third.getByText('Your answer: correct')).toBeTruthy();
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
    const user = await open();
    await show(user, 'All (2)');
    const card = await item(user, FIRST);
    expect(
      card.getByText('You’ll see the answer and the reasons once you answer this question.'),
    ).toBeTruthy();
    expect(card.queryByText('Reason 1')).toBeNull();
    for (const radio of card.getAllByRole('radio')) {
      expect(radio.closest('fieldset[disabled]')).not.toBeNull();
    }
    const third = await item(user, THIRD);
    expect(third.getByText('Add before converting')).toBeTruthy();
  });

  it('starts a similar question, or says what unlocks it', async () => {
    server.on('POST /api/v1/attempts', {
      status: 403,
      body: { code: 'SUBSCRIPTION_REQUIRED', message: 'Subscribe to practice this.' },
    });
    const user = await open();
    await user.click((await item(user, FIRST)).getByRole('button', { name: 'Similar question' }));
    const plans = await (await item(user, FIRST)).findByRole('link', { name: 'See the plans' });
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
    await user.click((await item(user, FIRST)).getByRole('button', { name: 'Similar question' }));
    expect(await screen.findByText('Another attempt')).toBeTruthy();
  });

  it('takes reports of items, beside their key', async () => {
    const reports = `/api/v1/attempts/${attempt.id}/reports`;
    server.on(`POST ${reports}`, { status: 202, body: { id: 'r1' } });
    const user = await open();
    await show(user, 'All (2)');
    await user.click((await item(user, THIRD)).getByRole('button', { name: 'Report a problem' }));
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
    await show(user, 'All (2)');
    await user.click(
      (await item(user, THIRD)).getByRole('button', { name: 'Add to review queue' }),
    );
    expect(
      await (await item(user, THIRD)).findByRole('button', { name: 'In your review queue' }),
    ).toBeTruthy();
    await user.click(
      (await item(user, FIRST)).getByRole('button', { name: 'In your review queue' }),
    );
    expect(
      await (await item(user, FIRST)).findByRole('button', { name: 'Add to review queue' }),
    ).toBeTruthy();
    // A question that was closed in the meantime still shows its state.
    expect(
      (await item(user, THIRD)).getByRole('button', { name: 'In your review queue' }),
    ).toBeTruthy();
    expect(server.asked('PUT /api/v1/review-items').map(({ body }) => body)).toEqual([
      { itemId: 'supply', inReview: true },
      { itemId: 'choice', inReview: false },
    ]);
  });
});
