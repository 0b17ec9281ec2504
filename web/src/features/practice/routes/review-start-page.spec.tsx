import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../test/fake-server.js';
import { words } from '../../../test/page.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { bankOf, openSummaryOf, profileOf, progressOf } from '../../../test/student-data.js';
import { ReviewStartPage } from './review-start-page.js';

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = new FakeServer()
    .on('GET /api/v1/progress', { status: 200, body: progressOf() })
    .on('GET /api/v1/profile', { status: 200, body: profileOf() });
  restore = server.install();
  attempts();
});
afterEach(() => restore());

const attempts = (...items: AttemptSummary[]) =>
  server.on('GET /api/v1/attempts', { status: 200, body: { items, nextCursor: null } });

/** The bank with questions of one objective due. */
const bankWith = (due: number) => {
  const [first, ...rest] = bankOf().objectives;
  if (!first) throw new Error('no objectives');
  const objectives = [{ ...first, counts: { ...first.counts, due } }, ...rest];
  return server.on('GET /api/v1/bank', { status: 200, body: { ...bankOf(), objectives } });
};
const countField = () => screen.findByLabelText<HTMLInputElement>('Number of questions');

describe('the page that a review starts from', () => {
  it.each([
    [1, '5', 'Start 1 question', /1 question is due/, /Only 1 are due today/],
    [12, '12', 'Start 12 questions', /12 questions are due/, null],
    [44, '20', 'Start 20 questions', /44 questions are due/, null],
  ])('offers what is due: %d', async (due, count, label, said, hint) => {
    bankWith(due);
    renderSignedIn(<ReviewStartPage />);
    expect((await countField()).value).toBe(count);
    expect(screen.getByRole('button', { name: label })).toBeTruthy();
    expect(words()).toMatch(said);
    if (hint) expect(words()).toMatch(hint);
    else expect(words()).not.toMatch(/are due today/);
  });

  it('leads back to what is open where nothing is due', async () => {
    bankWith(0);
    attempts(openSummaryOf({ kind: 'review' }));
    renderSignedIn(<ReviewStartPage />);
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Nothing is due' })).toBeTruthy();
  });
});
