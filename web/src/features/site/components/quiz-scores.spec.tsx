import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FakeServer } from '../../../test/fake-server.js';
import { GivenSession } from '../../../test/session.js';
import { openSummaryOf, summaryOf } from '../../../test/student-data.js';
import { QuizScores } from './quiz-scores.js';

const LIST = 'GET /api/v1/attempts';

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer().on(LIST, {
    status: 200,
    body: {
      items: [
        openSummaryOf({ id: 'c', kind: 'quiz', set: 3, items: 10, answered: 4 }),
        summaryOf({ id: 'b', kind: 'quiz', set: 1, right: 8 }),
        summaryOf({ id: 'a', kind: 'quiz', set: 1, right: 2 }),
      ],
      nextCursor: null,
    },
  });
  restore = server.install();
});

afterEach(() => restore());

function open(isAnonymous: boolean) {
  render(
    <MemoryRouter>
      <GivenSession isAnonymous={isAnonymous} accessToken={async () => 'token'}>
        <QuizScores subject="science" />
      </GivenSession>
    </MemoryRouter>,
  );
}

it('shows which quizzes were taken, with the latest score of each', async () => {
  open(true);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Quiz 18 of 10 correct',
    'Quiz 34 of 10 answered',
  ]);
  expect(screen.getByRole('link', { name: 'Quiz 3' }).getAttribute('href')).toBe(
    '/quiz/science?set=3',
  );
  expect(Object.fromEntries(server.seen[0]?.query ?? [])).toMatchObject({
    kind: 'quiz',
    subject: 'science',
  });
});

it('asks nothing for somebody who is new', () => {
  open(false);
  expect([server.seen, screen.queryByRole('heading')]).toEqual([[], null]);
});
