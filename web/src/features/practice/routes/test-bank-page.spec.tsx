import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { bankOf, openSummaryOf, progressOf } from '../../../test/student-data.js';
import TestBankPage from './test-bank-page.js';
import { bankServer, OPEN, openBank, openDialog, START, STARTED } from './test-open-bank.js';

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = bankServer();
  restore = server.install();
});

afterEach(() => restore());

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
    openBank(server);
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
    const user = openBank(server, {}, '/test-bank?subject=math');
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
    openBank(server, access);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(PLANS_PATH);
    expect(screen.getByRole('heading', { name: 'All of Reading' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Practice|Configure/ })).toBeNull();
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
    const user = openBank(server);
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
    const user = openBank(server);
    const dialog = await openDialog(user);
    const button = await dialog.findByRole('button', { name: 'Start 20 questions' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect(dialog.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it('ends it before the new one starts', async () => {
    const user = openBank(server);
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
    const user = openBank(server);
    const dialog = await openDialog(user);
    await user.click(await dialog.findByRole('button', { name: 'End it and start this one' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('not available right now');
    expect(server.asked(START)).toHaveLength(0);
  });
});
