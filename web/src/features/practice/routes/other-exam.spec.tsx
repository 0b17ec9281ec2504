import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { bankOf, profileOf, progressOf } from '../../../test/student-data.js';

/** The exam with 61 minutes of Reading, 62 of Math … a break of eight and three between. */
jest.mock('@prepward/contracts/exam', () => {
  const exam = jest.requireActual<typeof import('@prepward/contracts/exam')>(
    '@prepward/contracts/exam',
  );
  return {
    ...exam,
    BLUEPRINT: exam.BLUEPRINT.map((section, i) => ({ ...section, minutes: 61 + i })),
    EXAM: { ...exam.EXAM, minutes: 250 },
    BREAK: { ...exam.BREAK, minutes: 8 },
  };
});
jest.mock('@prepward/contracts/attempt-rules', () => ({
  ...jest.requireActual<object>('@prepward/contracts/attempt-rules'),
  BETWEEN_SECTIONS: { minutes: 3 },
}));

let restore: () => void;
beforeEach(() => {
  restore = new FakeServer()
    .on('GET /api/v1/progress', { status: 200, body: progressOf() })
    .on('GET /api/v1/profile', { status: 200, body: profileOf() })
    .on('GET /api/v1/attempts', { status: 200, body: { items: [], nextCursor: null } })
    .on('GET /api/v1/bank', { status: 200, body: bankOf() })
    .install();
});
afterEach(() => restore());

it('the page before a mock exam says the minutes of the blueprint', async () => {
  const { MockStartPage } = await import('./mock-start-page.js');
  renderSignedIn(<MockStartPage />);
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'SectionQuestionsMinutes',
    'Reading4561',
    'Math3862',
    'Break8',
    'Science5063',
    'English and Language Usage3764',
    'Together, without the break170250',
  ]);
  expect(screen.getByText(/^170 questions in 250 minutes/)).toBeTruthy();
  expect(
    screen.getByText(/^You have 3 minutes between sections, and a break of 8 minutes after Math/),
  ).toBeTruthy();
});
