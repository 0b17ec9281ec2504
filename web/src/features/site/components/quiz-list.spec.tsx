import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FakeServer } from '../../../test/fake-server.js';
import { GivenSession } from '../../../test/session.js';
import { openSummaryOf, summaryOf } from '../../../test/student-data.js';
import { QuizList } from './quiz-list.js';

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
        <QuizList subject="science" />
      </GivenSession>
    </MemoryRouter>,
  );
}

const words = () => screen.getAllByRole('listitem').map((line) => line.textContent);

it('names each quiz by its topic, with the latest score of those that were taken', async () => {
  open(true);
  await screen.findByText('Last score 8 of 10');
  const [anatomy, biology, chemistry] = words();
  expect(anatomy).toMatch(/^Quiz 1Last score 8 of 10Anatomy and physiology.*Take it again/);
  expect(biology).toMatch(/^Quiz 2Biology.*Start/);
  expect(chemistry).toMatch(/^Quiz 34 of 10 answeredChemistry.*Continue/);
  const link = screen.getByRole('link', { name: /^Continue.*Science quiz 3, Chemistry$/ });
  expect(link.getAttribute('href')).toBe('/quiz/science?set=3');
  expect(Object.fromEntries(server.seen[0]?.query ?? [])).toMatchObject({
    kind: 'quiz',
    subject: 'science',
  });
});

it('asks nothing for someone who is new, and lists all four to start', () => {
  open(false);
  expect(server.seen).toEqual([]);
  expect(words()).toHaveLength(4);
  expect(words().filter((line) => !line?.includes('Start'))).toEqual([]);
});
