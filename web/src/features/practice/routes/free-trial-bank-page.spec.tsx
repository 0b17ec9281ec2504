import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AttemptSummary } from '@prepward/contracts/attempts';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { openSummaryOf, progressOf, summaryOf } from '../../../test/student-data.js';
import FreeTrialBankPage from './free-trial-bank-page.js';

const START = 'POST /api/v1/attempts';
const LIST = 'GET /api/v1/attempts';

const MASTERED = {
  objective: 'math.numbers.convert',
  answers: 9,
  right: 8,
  mastery: 88.2,
  state: 'mastered',
} as const;

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer()
    .on(START, { status: 201, body: { id: 'new' } })
    .on('GET /api/v1/progress', { status: 200, body: progressOf({ objectives: [MASTERED] }) })
    .on('GET /api/v1/bank/trial', {
      status: 200,
      body: {
        objectives: [
          { slug: 'math.numbers.convert', area: 'math.numbers', items: 3, done: 2, right: 1 },
          { slug: 'math.numbers.compare', area: 'math.numbers', items: 2, done: 0, right: 0 },
          { slug: 'math.data.units', area: 'math.data', items: 4, done: 0, right: 0 },
        ],
      },
    });
  restore = server.install();
});

afterEach(() => restore());

function open(items: AttemptSummary[]) {
  server.on(LIST, { status: 200, body: { items, nextCursor: null } });
  return renderSignedIn(<FreeTrialBankPage />);
}

const OPEN_MATH = openSummaryOf({ kind: 'free-bank', subject: 'math', items: 25, answered: 7 });
const DONE_SCIENCE = summaryOf({
  kind: 'free-bank',
  subject: 'science',
  items: 25,
  right: 19,
  score: 76,
});

describe('the free trial bank', () => {
  it('starts the fixed questions of a subject', async () => {
    const user = open([]);
    const buttons = await screen.findAllByRole('button', { name: /^Start 25 questions/ });
    expect(buttons).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Start 25 questions in Math' }));
    await waitFor(() =>
      expect(screen.getByTestId('place').textContent).toBe('/practice/attempt/new'),
    );
    expect(server.asked(START)[0]?.body).toMatchObject({ kind: 'free-bank', subject: 'math' });
    expect(server.asked(LIST)[0]?.query.get('kind')).toBe('free-bank');
  });

  it('goes on with what is open, and shows the score of what is done', async () => {
    open([OPEN_MATH, DONE_SCIENCE]);
    const math = (await screen.findByRole('heading', { name: 'Math' })).closest('li');
    const science = screen.getByRole('heading', { name: 'Science' }).closest('li');
    if (!math || !science) {
      throw new Error('Each subject is an item of the list');
    }
    expect(math.textContent).toContain('7 of 25 answered');
    expect(within(math).getByRole('link', { name: 'Continue Math' }).getAttribute('href')).toBe(
      `/practice/attempt/${OPEN_MATH.id}`,
    );
    expect(science.textContent).toContain('76%, 19 of 25 correct last time');
    expect(within(science).getByRole('button', { name: 'Practice again in Science' })).toBeTruthy();
    expect(
      within(science).getByRole('link', { name: 'See the review of Science' }).getAttribute('href'),
    ).toBe(`/practice/attempt/${DONE_SCIENCE.id}`);
  });

  it('shows areas and objectives with what is done and mastered', async () => {
    const user = open([]);
    const math = (await screen.findByRole('heading', { name: 'Math' })).closest('li');
    if (!math) throw new Error('Each subject is an item of the list');
    const area = within(math).getByText('Numbers and algebra').closest('details');
    expect(area?.querySelector('summary')?.textContent).toContain('2 of 5 done, 1 correct');
    expect(
      within(math).getByText('Measurement and data').closest('summary')?.textContent,
    ).toContain('4 to do');
    await user.click(within(math).getByText('Numbers and algebra'));
    const objective = within(math)
      .getByText('Convert fractions, decimals and percents')
      .closest('li');
    expect(objective?.textContent).toContain('2 of 3 done, 1 correct');
    expect(objective?.textContent).toContain('Mastered, 88%');
    expect(within(math).queryByText('Skeletal system')).toBeNull();
  });

  it('does without the tree where that cannot be read', async () => {
    server.on('GET /api/v1/bank/trial', {
      status: 500,
      body: { code: 'INTERNAL_ERROR', message: 'It broke.' },
    });
    open([]);
    expect(await screen.findByRole('button', { name: 'Start 25 questions in Math' })).toBeTruthy();
    expect(screen.queryByText('Numbers and algebra')).toBeNull();
  });

  it('says what happened when a start fails, and lets it be tried again', async () => {
    server.on(START, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.' } });
    const user = open([]);
    const button = await screen.findByRole('button', { name: 'Start 25 questions in Reading' });
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
    expect(button).toHaveProperty('disabled', false);
  });
});
