import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { metaInDocument } from '../../../lib/page-meta.js';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { settled } from '../../../test/settled.js';
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
    expect(server.asked(START)[0]?.body).toEqual({
      ...{ kind: 'free-bank', subject: 'math', mode: 'tutor', time: 'none' },
    });
    expect(Object.fromEntries(server.asked(LIST)[0]?.query ?? [])).toEqual({
      ...{ kind: 'free-bank', limit: '100' },
    });
    expect(metaInDocument()).toMatchObject({ title: 'Free trial bank', noIndex: true });
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
    const bar = within(math).getByRole('progressbar', { name: 'Done in Numbers and algebra' });
    expect([bar.ariaValueNow, bar.ariaValueMax, bar.ariaValueText]).toEqual([
      ...['2', '5', '2 of 5 done, 1 correct'],
    ]);
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

  /** The buttons in the page's main color; `card` is the text of a subject's card. */
  const main = () =>
    [...document.querySelectorAll('.bg-accent')].map(({ textContent }) => textContent);
  const card = (name: string) =>
    screen.getByRole('heading', { name }).closest('li')?.textContent?.slice(name.length);

  it('goes on with what is open first, and tells of the newest that is done', async () => {
    const left = openSummaryOf({ kind: 'free-bank', subject: 'science', items: 25, time: 1 });
    const older = summaryOf({ kind: 'free-bank', subject: 'science', score: 40 });
    const newest = summaryOf({ kind: 'free-bank', subject: 'math', right: 6, score: 60 });
    const oldest = summaryOf({ kind: 'free-bank', subject: 'math', id: 'old', score: 20 });
    open([left, newest, older, oldest]);
    await screen.findByText('Open');
    expect(main()).toEqual(['Continue Science']);
    expect(card('Science')).toBe('2 of 25 answered. The clock is running.OpenContinue Science');
    expect(card('Math')).toMatch(
      /^60%, 6 of 10 correct last timeDoneSee the review of MathPractice again in Math/,
    );
    expect(card('Reading')).toBe(
      '25 questions, every option explainedStart 25 questions in Reading',
    );
  });

  it('has one main way on', async () => {
    const main = () =>
      [...document.querySelectorAll('li')]
        .filter((card) => card.querySelector('h2') && card.querySelector('.bg-accent'))
        .map((card) => card.querySelector('h2')?.textContent);
    server.on('GET /api/v1/bank/trial', { status: 500, body: { code: 'INTERNAL_ERROR' } });
    open([summaryOf({ kind: 'free-bank', subject: 'reading' })]);
    await screen.findByText('Done');
    expect(main()).toEqual(['Math']);
    expect(document.body.textContent).toMatch(/80%, 8 of 10 correct last time/);
    expect(screen.getByRole('button', { name: 'Practice again in Reading' })).toBeTruthy();
  });

  it('has no main way on once everything is done', async () => {
    open(SUBJECTS.map((subject) => summaryOf({ kind: 'free-bank', subject })));
    expect(await screen.findAllByText('Done')).toHaveLength(4);
    expect(main()).toEqual([]);
  });

  it('holds back the other subjects while one starts', async () => {
    server.on(START, () => new Promise(() => undefined));
    open([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Start 25 questions in Science' }));
    await waitFor(() =>
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Start 25 questions in Reading',
        'Start 25 questions in Math',
        'Starting...',
        'Start 25 questions in English and Language Usage',
      ]),
    );
    for (const button of screen.getAllByRole('button')) {
      expect(button).toHaveProperty('disabled', true);
    }
  });

  it('waits for its tree, and says what it waits for', async () => {
    server.on('GET /api/v1/bank/trial', () => new Promise(() => undefined));
    open([]);
    expect(await settled(server)).toMatch(/Loading your practice…/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be read again, and tells of a lock where it meets one', async () => {
    server
      .on(LIST, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.' } })
      .on(START, { status: 403, body: { code: 'ACCOUNT_REQUIRED', message: '' } });
    renderSignedIn(<FreeTrialBankPage />);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^We couldn't load your practice.*not available right now/,
    );
    server.on(LIST, { status: 200, body: { items: [], nextCursor: null } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Start 25 questions in Math' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This needs a free account/);
  });
});
