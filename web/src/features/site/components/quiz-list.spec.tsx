import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SessionValue } from '../../../lib/session/session.js';
import { FakeServer } from '../../../test/fake-server.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { settled } from '../../../test/settled.js';
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

const page = (session: Partial<SessionValue>) => (
  <MemoryRouter>
    <GivenSession accessToken={async () => 'token'} {...session}>
      <QuizList subject="science" />
    </GivenSession>
  </MemoryRouter>
);

function open(isAnonymous: boolean) {
  render(page({ isAnonymous }));
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
  expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual({
    ...{ kind: 'quiz', subject: 'science', limit: '100' },
  });
  expect(server.seen[0]?.bearer).toBe('Bearer token');
});

it('asks nothing for someone who is new, and lists all four to start', () => {
  open(false);
  expect(server.seen).toEqual([]);
  expect(words()).toHaveLength(4);
  expect(words().filter((line) => !line?.includes('Start'))).toEqual([]);
});

it('asks once it is known who is here, and again for another student', async () => {
  const view = render(page({ loading: true, user: DANA_USER }));
  await settled(server);
  expect(server.seen).toEqual([]);
  view.rerender(page({ user: DANA_USER }));
  await screen.findByText('Last score 8 of 10');
  expect(server.seen).toHaveLength(1);
  server.on(LIST, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: '' } });
  view.rerender(page({ user: { ...DANA_USER, id: 'ann' } }));
  expect(screen.queryByText(/^Last score/)).toBeNull();
  await settled(server);
  expect(server.seen).toHaveLength(2);
  expect(words().filter((line) => line?.includes('Start'))).toHaveLength(4);
});

it('counts none right where none was', async () => {
  const { right: _, ...none } = summaryOf({ kind: 'quiz', set: 1 });
  server.on(LIST, { status: 200, body: { items: [none], nextCursor: null } });
  open(true);
  expect(await screen.findByText('Last score 0 of 10')).toBeTruthy();
});
