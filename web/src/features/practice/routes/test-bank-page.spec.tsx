import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankOverview } from '@prepward/contracts/bank';
import { screen, waitFor, within } from '@testing-library/react';
import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { bankOf, openSummaryOf, profileOf, progressOf } from '../../../test/student-data.js';
import TestBankPage from './test-bank-page.js';

const START = 'POST /api/v1/attempts';
const MATCHING = 'POST /api/v1/attempts/matching';
const OPEN = 'GET /api/v1/attempts';
const STARTED = '6f0c1d9e-58b1-4a5f-9d53-4a1f0a3f2c11';

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer()
    .on('GET /api/v1/progress', { status: 200, body: progressOf() })
    .on('GET /api/v1/profile', { status: 200, body: profileOf({ accommodation: 1.5 }) })
    .on(OPEN, { status: 200, body: { items: [], nextCursor: null } })
    .on(MATCHING, { status: 200, body: { items: 214, atOnce: 120 } })
    .on(START, { status: 201, body: { id: STARTED } });
  restore = server.install();
});

afterEach(() => restore());

function open(access: Partial<BankOverview['access']> = {}, at = '/test-bank') {
  server.on('GET /api/v1/bank', { status: 200, body: bankOf(access) });
  return renderSignedIn(<TestBankPage />, { at });
}

async function openDialog(
  user: ReturnType<typeof open>,
  name: string | RegExp = 'Configure practice',
  options = true,
) {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Configure practice' }));
  if (options) await user.click(dialog.getByText('All options'));
  return dialog;
}

describe('the test bank', () => {
  it('shows counts by subject, area and objective, and what is mastered', async () => {
    server.on('GET /api/v1/progress', {
      status: 200,
      body: progressOf({
        objectives: [
          {
            objective: 'reading.craft.purpose',
            answers: 9,
            right: 8,
            mastery: 91.4,
            state: 'mastered',
          },
          ...progressOf().objectives.filter((o) => o.objective !== 'reading.craft.purpose'),
        ],
      }),
    });
    open();
    const all = await screen.findByRole('heading', { name: 'All of Reading' });
    expect(all).toBeTruthy();
    expect(await screen.findByText('Objectives: 1 of 15 mastered')).toBeTruthy();
    const bar = screen.getByRole('progressbar', {
      name: "Mastery of Recognize the author's purpose",
    });
    expect(bar.getAttribute('aria-valuetext')).toBe('Mastered, 91%');
    const row = screen.getByRole('link', { name: "Recognize the author's purpose" }).closest('li');
    expect(row?.textContent).toMatch(/All10Unseen6Incorrect2Flagged1/);
    expect(screen.getByText('150')).toBeTruthy();
  });

  it('keeps the subject in the address', async () => {
    const user = open({}, '/test-bank?subject=math');
    expect(await screen.findByRole('heading', { name: 'All of Math' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Science' }));
    expect(screen.getByTestId('place').textContent).toBe('/test-bank?subject=science');
  });

  it('tries again when the bank cannot be read', async () => {
    server.on('GET /api/v1/bank', {
      status: 500,
      body: { code: 'INTERNAL_ERROR', message: 'It broke.' },
    });
    const user = renderSignedIn(<TestBankPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('went wrong on our side');
    server.on('GET /api/v1/bank', { status: 200, body: bankOf() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'Reading' })).toBeTruthy();
  });
});

describe('the test bank without a subscription', () => {
  it.each([
    [{ subscribed: false }, 'This comes with a membership', 'See the plans'],
    [{ subscribed: false, expired: true }, 'Your membership has ended', 'Renew your membership'],
  ])('shows the counts, and one way to what unlocks them: %j', async (access, title, action) => {
    open(access);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(PLANS_PATH);
    expect(screen.getByRole('heading', { name: 'All of Reading' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Practice|Configure/ })).toBeNull();
  });
});

describe('the configure dialog', () => {
  it('counts what matches, for the choice that stands', async () => {
    const user = open();
    const dialog = await openDialog(user);
    expect(await dialog.findByText('214 questions match.')).toBeTruthy();
    server.on(MATCHING, { status: 200, body: { items: 37, atOnce: 12 } });
    await user.selectOptions(dialog.getByLabelText('Subject'), 'math');
    await user.click(dialog.getByRole('radio', { name: 'Incorrect last time' }));
    await user.click(dialog.getByRole('radio', { name: 'Hard' }));
    expect(
      await dialog.findByText(/^37 questions match\. One practice holds up to 12/),
    ).toBeTruthy();
    expect(server.asked(MATCHING).at(-1)?.body).toEqual({
      kind: 'practice',
      pool: 'wrong',
      subject: 'math',
      difficulty: 'hard',
    });
    expect(dialog.getByRole('button', { name: 'Start 12 questions' })).toBeTruthy();
  });

  it('cancels a count that is out of date, and shows no old number meanwhile', async () => {
    const answered = globalThis.fetch;
    const signals: AbortSignal[] = [];
    globalThis.fetch = (input, init) => {
      if (String(input).endsWith('/matching') && init?.signal) {
        signals.push(init.signal);
      }
      return answered(input, init);
    };
    const user = open();
    const dialog = await openDialog(user);
    await dialog.findByText('214 questions match.');
    server.on(MATCHING, () => new Promise(() => undefined));
    await user.click(dialog.getByRole('radio', { name: 'Hard' }));
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(dialog.getByText('Counting…')).toBeTruthy();
    server.on(MATCHING, { status: 200, body: { items: 31, atOnce: 31 } });
    await user.click(dialog.getByRole('radio', { name: 'Easy' }));
    expect(await dialog.findByText('31 questions match.')).toBeTruthy();
    expect(signals[1]?.aborted).toBe(true);
  });

  it('cannot start where nothing matches', async () => {
    server.on(MATCHING, { status: 200, body: { items: 0, atOnce: 0 } });
    const user = open();
    const dialog = await openDialog(user);
    expect(await dialog.findByText(/^No questions match\./)).toBeTruthy();
    expect(dialog.getByRole('button', { name: /^Start/ })).toHaveProperty('disabled', true);
  });

  it('takes 5 to 100 questions', async () => {
    const user = open();
    const dialog = await openDialog(user);
    const field = dialog.getByLabelText('Number of questions');
    await user.clear(field);
    await user.type(field, '101');
    expect(dialog.getByText('Choose 5 to 100.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true);
  });

  it('opens with the topic whose button was pressed', async () => {
    const user = open({}, '/test-bank?subject=math');
    const dialog = await openDialog(user, 'Practice Convert fractions, decimals and percents');
    expect(dialog.getByLabelText('Subject')).toHaveProperty('value', 'math');
    await waitFor(() =>
      expect(server.asked(MATCHING).at(-1)?.body).toEqual({
        kind: 'practice',
        pool: 'all',
        subject: 'math',
        objectives: ['math.numbers.convert'],
      }),
    );
    await user.click(dialog.getByRole('checkbox', { name: /^Numbers and algebra/ }));
    await waitFor(() =>
      expect(server.asked(MATCHING).at(-1)?.body).toMatchObject({ objectives: ['math.numbers'] }),
    );
  });

  it('starts what was chosen, in exam mode at the pace of the profile, and goes there', async () => {
    const user = open();
    const dialog = await openDialog(user);
    await dialog.findByText('214 questions match.');
    expect(dialog.getByRole('radio', { name: 'No clock' })).toHaveProperty('checked', true);
    await user.click(dialog.getByRole('radio', { name: /^Exam ?Answers/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Hot spot' }));
    await dialog.findByText('214 questions match.');
    await user.click(dialog.getByRole('button', { name: 'Start 20 questions' }));
    await waitFor(() =>
      expect(screen.getByTestId('place').textContent).toBe(`/practice/attempt/${STARTED}`),
    );
    expect(server.asked(START)[0]?.body).toEqual({
      kind: 'practice',
      pool: 'all',
      itemTypes: ['hot-spot'],
      count: 20,
      mode: 'exam',
      time: 1.5,
    });
  });

  it('repeats a start that failed with the same key, and takes a new one for another choice', async () => {
    server.on(START, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.' } });
    const user = open();
    const dialog = await openDialog(user);
    await dialog.findByText('214 questions match.');
    await user.click(dialog.getByRole('button', { name: 'Start 20 questions' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('not available right now');
    await user.click(dialog.getByRole('button', { name: 'Start 20 questions' }));
    await waitFor(() => expect(server.asked(START)).toHaveLength(2));
    await user.click(dialog.getByRole('radio', { name: /^Exam ?Answers/ }));
    await user.click(await dialog.findByRole('button', { name: 'Start 20 questions' }));
    await waitFor(() => expect(server.asked(START)).toHaveLength(3));
    const [first, second, third] = server
      .asked(START)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('says what the server asks for when a subscription ended meanwhile', async () => {
    server.on(START, {
      status: 403,
      body: { code: 'SUBSCRIPTION_REQUIRED', message: 'This comes with a subscription.' },
    });
    const user = open();
    const dialog = await openDialog(user);
    await user.click(await dialog.findByRole('button', { name: 'Start 20 questions' }));
    expect(await dialog.findByRole('link', { name: 'See the plans' })).toBeTruthy();
  });
});

describe('the presets', () => {
  const masteryOf = (objective: string, mastery: number) => ({
    objective,
    answers: 6,
    right: 2,
    mastery,
    state: 'learning' as const,
  });

  it('start with one more press, and say what they are made of', async () => {
    const user = open();
    const dialog = await openDialog(user, /^My mistakes/, false);
    expect(dialog.getByRole('button', { name: /^My mistakes/ }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await dialog.findByText('214 questions match.');
    expect(server.asked(MATCHING).at(-1)?.body).toEqual({ kind: 'practice', pool: 'wrong' });
    await user.click(dialog.getByRole('button', { name: /^Timed 20/ }));
    expect(dialog.getByText(/answers at the end, time and a half$/)).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: 'Start 20 questions' }));
    await waitFor(() => expect(server.asked(START)).toHaveLength(1));
    expect(server.asked(START)[0]?.body).toEqual({
      kind: 'practice',
      pool: 'all',
      count: 20,
      mode: 'exam',
      time: 1.5,
    });
  });

  it('take the ten weakest from the topics with the lowest mastery', async () => {
    const weak = ['math.data.units', 'math.numbers.convert', 'reading.craft.purpose'];
    server.on('GET /api/v1/progress', {
      status: 200,
      body: progressOf({ objectives: weak.map((slug, at) => masteryOf(slug, 30 + at)) }),
    });
    const user = open();
    await screen.findByText(/^Convert within .* and 2 more$/);
    const dialog = await openDialog(user, /^10 weakest/, false);
    await user.click(await dialog.findByRole('button', { name: 'Start 10 questions' }));
    await waitFor(() => expect(server.asked(START)).toHaveLength(1));
    expect(server.asked(START)[0]?.body).toMatchObject({
      count: 10,
      mode: 'tutor',
      objectives: expect.arrayContaining(weak),
    });
  });

  it('with nothing in them say so, and cannot be chosen', async () => {
    open();
    const weakest = await screen.findByRole('button', { name: /^10 weakest/ });
    expect(weakest.textContent).toContain('Answer a few questions first');
    expect(weakest).toHaveProperty('disabled', true);
    const due = screen.getByRole('button', { name: /^Due today/ });
    expect([due.textContent, (due as HTMLButtonElement).disabled]).toEqual([
      "Due todayYou're up to date",
      true,
    ]);
  });
});

describe('where a practice is open', () => {
  const unfinished = openSummaryOf();
  const FINISH = `POST /api/v1/attempts/${unfinished.id}/finish`;

  beforeEach(() => {
    server
      .on(OPEN, { status: 200, body: { items: [unfinished], nextCursor: null } })
      .on(FINISH, { status: 200, body: { id: unfinished.id } });
  });

  it('offers to continue it, before anything is chosen', async () => {
    const user = open();
    const before = await screen.findByRole('region', { name: 'Start practicing' });
    expect(await within(before).findByText('You have one open: Math')).toBeTruthy();
    const dialog = await openDialog(user);
    expect(await dialog.findByText(/2 of 20 answered/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      `/practice/attempt/${unfinished.id}`,
    );
    const asked = server.asked(OPEN)[0]?.query;
    expect([asked?.get('state'), asked?.get('kind')]).toEqual(['open', 'practice']);
  });

  it('does not count a single similar question as one', async () => {
    server.on(OPEN, {
      status: 200,
      body: { items: [openSummaryOf({ items: 1, answered: 0, similar: true })], nextCursor: null },
    });
    const user = open();
    const dialog = await openDialog(user);
    const button = await dialog.findByRole('button', { name: 'Start 20 questions' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect(dialog.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it('ends it before the new one starts', async () => {
    const user = open();
    const dialog = await openDialog(user);
    await user.click(await dialog.findByRole('button', { name: 'End it and start this one' }));
    await waitFor(() =>
      expect(screen.getByTestId('place').textContent).toBe(`/practice/attempt/${STARTED}`),
    );
    const writes = server.seen
      .filter(({ method, path }) => method === 'POST' && path !== '/api/v1/attempts/matching')
      .map(({ method, path }) => `${method} ${path}`);
    expect(writes).toEqual([FINISH, START]);
  });

  it('starts nothing when the old one could not be ended', async () => {
    server.on(FINISH, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.' } });
    const user = open();
    const dialog = await openDialog(user);
    await user.click(await dialog.findByRole('button', { name: 'End it and start this one' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('not available right now');
    expect(server.asked(START)).toHaveLength(0);
  });
});
