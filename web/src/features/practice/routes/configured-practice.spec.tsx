import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../test/fake-server.js';
import { progressOf } from '../../../test/student-data.js';
import { bankServer, MATCHING, openBank, openDialog, START, STARTED } from './test-open-bank.js';

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = bankServer();
  restore = server.install();
});

afterEach(() => restore());

describe('the configure dialog', () => {
  it('counts what matches, for the choice that stands', async () => {
    const user = openBank(server);
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
    const user = openBank(server);
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
    const user = openBank(server);
    const dialog = await openDialog(user);
    expect(await dialog.findByText(/^No questions match\./)).toBeTruthy();
    expect(dialog.getByRole('button', { name: /^Start/ })).toHaveProperty('disabled', true);
  });

  it('takes 5 to 100 questions', async () => {
    const user = openBank(server);
    const dialog = await openDialog(user);
    const field = dialog.getByLabelText('Number of questions');
    await user.clear(field);
    await user.type(field, '101');
    expect(dialog.getByText('Choose 5 to 100.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true);
  });

  it('opens with the topic whose button was pressed', async () => {
    const user = openBank(server, {}, '/test-bank?subject=math');
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
    const user = openBank(server);
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
    const user = openBank(server);
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
    const user = openBank(server);
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
    const user = openBank(server);
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
    const user = openBank(server);
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
    openBank(server);
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
