import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Attempt } from '@prepward/contracts/attempts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { deviceStore } from '../../../lib/device-store.js';
import { metaInDocument } from '../../../lib/page-meta.js';
import type { SessionValue } from '../../../lib/session/session.js';
import { FakeServer } from '../../../test/fake-server.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { settled } from '../../../test/settled.js';
import { profileOf, summaryOf } from '../../../test/student-data.js';
import { keepAttempt } from '../kept-attempt.js';
import { openPractice } from '../open-practice.js';
import { CHOICE, forgetAttempt, openAttempt } from '../test-items.js';
import { buttonNamed, choiceNamed } from '../test-screen.js';
import { ExamPage } from './exam-page.js';
import PracticePage from './practice-page.js';
import { QuizRun } from './quiz-run.js';

const OPEN = openAttempt([CHOICE]);
const RESULT = {
  ...{ right: 1, items: 1, answered: 1, score: 100, sections: [], areas: [], corrections: [] },
  review: [],
};
const FINISHED: Attempt = { ...OPEN, state: 'finished', result: RESULT };
const LIST = 'GET /api/v1/attempts';
const START = 'POST /api/v1/attempts';
const READ = `GET /api/v1/attempts/${OPEN.id}`;
const FINISH = `POST /api/v1/attempts/${OPEN.id}/finish`;
const ANSWER = `PUT /api/v1/attempts/${OPEN.id}/answers/1`;
const NONE = { status: 200, body: { items: [], nextCursor: null } };
const refusal = (status: number, code: string, errorId?: string) => ({
  status,
  body: { code, message: '', errorId },
});

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = new FakeServer()
    .on(START, { status: 201, body: OPEN })
    .on(READ, { status: 200, body: OPEN })
    .on(LIST, NONE)
    .on('GET /api/v1/profile', { status: 200, body: profileOf() });
  restore = server.install();
});
afterEach(async () => {
  cleanup();
  restore();
  await forgetAttempt(OPEN.id);
});

const newQueries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function site(
  page: ReactNode,
  session: Partial<SessionValue> = {},
  state: unknown = null,
  queries = newQueries(),
) {
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
        <GivenSession user={DANA_USER} {...session}>
          {page}
        </GivenSession>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
/** The page's text once it waits for nothing more, neither data nor code. */
async function quiet(): Promise<string> {
  const words = await settled(server);
  return /Opening your questions|Loading your result/.test(words) ? quiet() : words;
}
async function shown(...given: Parameters<typeof site>) {
  cleanup();
  render(site(...given));
  return quiet();
}
const SCIENCE = <PracticePage subject="science" />;
const VISITOR = { user: null, isAnonymous: true };
const NOBODY = { user: null, isAnonymous: false };

describe('a practice that was begun', () => {
  it('goes on at once for who comes back to it, once it is known who that is', async () => {
    openPractice.mark('science', OPEN.id);
    const loading = { ...NOBODY, loading: true };
    expect(await shown(SCIENCE, loading)).toMatch(/Opening your practice/);
    expect(server.seen).toEqual([]);
    expect(await shown(SCIENCE, VISITOR)).toMatch(/Question 1 of 1/);
    expect([server.asked(READ).length, server.asked(START).length]).toEqual([1, 0]);
  });

  it('goes on once, as soon as the page has heard who is there', async () => {
    openPractice.mark('science', OPEN.id);
    const { rerender } = render(site(SCIENCE, { ...NOBODY, loading: true }));
    const as = async (session: Partial<SessionValue>) => {
      rerender(site(SCIENCE, session));
      return quiet();
    };
    expect(await as(VISITOR)).toMatch(/Question 1 of 1/);
    await as(NOBODY);
    await as(VISITOR);
    expect(server.asked(READ)).toHaveLength(1);
  });

  it('waits where no one is here, and is not looked for where none was begun', async () => {
    openPractice.mark('science', OPEN.id);
    expect(await shown(SCIENCE, NOBODY)).toMatch(/Science practice.*Start 5 questions/);
    openPractice.clear('science');
    openPractice.mark('math', OPEN.id);
    expect(await shown(SCIENCE)).toMatch(/Start 5 questions/);
    expect([server.asked(READ), server.asked(START)]).toEqual([[], []]);
    expect(openPractice.get('math')).toBe(OPEN.id);
  });

  it('goes on where a link asks for it, also on a device that does not know it', async () => {
    expect(await shown(SCIENCE, {}, { resume: true })).toMatch(/Question 1 of 1/);
    expect(server.asked(START)).toHaveLength(1);
    expect(openPractice.get('science')).toBe(OPEN.id);
    await shown(SCIENCE, {}, { resume: true });
    expect([server.asked(START).length, server.asked(READ).length]).toEqual([2, 0]);
    for (const state of [{ resume: 'yes' }, { other: true }, 'resume']) {
      openPractice.clear('science');
      expect(await shown(SCIENCE, {}, state)).toMatch(/Start 5 questions/);
    }
    expect(server.asked(START)).toHaveLength(2);
  });

  it('is remembered by its own quiz only', async () => {
    await shown(<QuizRun subject="science" set={2} />);
    fireEvent.click(buttonNamed('Start 10 questions'));
    expect(await quiet()).toMatch(/Question 1 of 1/);
    expect(openPractice.get('quiz.science.2')).toBe(OPEN.id);
    expect(await shown(<QuizRun subject="science" set={1} />)).toMatch(/quiz 1.*Start 10/);
    expect(await shown(<QuizRun subject="science" set={2} />)).toMatch(/Question 1 of 1/);
  });

  it('opens from this device without the network, and is not taken for one that is gone', async () => {
    openPractice.mark('science', OPEN.id);
    keepAttempt(deviceStore, 'visitor', OPEN);
    server.on(READ, () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await shown(SCIENCE, VISITOR)).toMatch(/Question 1 of 1/);
    server.on(READ, refusal(404, 'ATTEMPT_NOT_FOUND'));
    expect(await shown(SCIENCE, VISITOR)).toMatch(/Start 5 questions/);
    expect(openPractice.get('science')).toBeNull();
  });
});

describe('the last result', () => {
  it('is looked for among the finished ones of the same kind, by who may have one', async () => {
    await shown(<QuizRun subject="math" set={3} />, NOBODY);
    await shown(<QuizRun subject="math" set={3} />, { loading: true });
    expect(server.asked(LIST)).toEqual([]);
    await shown(<QuizRun subject="math" set={3} />);
    expect(server.asked(LIST).map(({ query }) => Object.fromEntries(query))).toEqual([
      { kind: 'quiz', subject: 'math', state: 'finished', limit: '100' },
    ]);
  });

  it('is never that of whoever used the page before', async () => {
    const queries = newQueries();
    const line = summaryOf({ kind: 'quiz', id: OPEN.id, set: 3, items: 10 });
    server.on(LIST, { status: 200, body: { items: [line] } });
    const quiz = <QuizRun subject="math" set={3} />;
    expect(await shown(quiz, {}, null, queries)).toMatch(/Last time/);
    server.on(LIST, NONE);
    const evan = { user: { ...DANA_USER, id: 'evan' } };
    expect(await shown(quiz, evan, null, queries)).not.toMatch(/Last time/);
    expect(await shown(quiz, VISITOR, null, queries)).not.toMatch(/Last time/);
    expect(server.asked(LIST)).toHaveLength(3);
  });

  it('is that of practice, which has no numbers, and opens without counting as begun', async () => {
    const line = summaryOf({ kind: 'free-practice', id: OPEN.id, items: 5 });
    const { right: _right, ...unscored } = line;
    server.on(LIST, { status: 200, body: { items: [{ ...line, set: 1 }, unscored] } });
    expect(await shown(SCIENCE)).toMatch(/Last time: 0 of 5 correct/);
    server.on(READ, { status: 200, body: FINISHED });
    fireEvent.click(buttonNamed('See your last result'));
    expect(await quiet()).toMatch(/Every answer correct/);
    expect(openPractice.get('science')).toBeNull();
    fireEvent.click(buttonNamed('Practice these again'));
    expect(await quiet()).toMatch(/Question 1 of 1/);
    expect(server.asked(START)[0]?.body).toEqual({
      ...{ kind: 'free-practice', subject: 'science', mode: 'tutor' },
    });
  });
});

describe('a start', () => {
  it('that was refused says why, and is the same start when it is tried again', async () => {
    server.on(START, refusal(503, 'SERVICE_UNAVAILABLE', 'e-77'));
    await shown(SCIENCE);
    fireEvent.click(buttonNamed('Start 5 questions'));
    expect(await quiet()).toMatch(/We couldn't start practice.*Error e-77/);
    server.on(START, refusal(429, 'RATE_LIMITED'));
    fireEvent.click(buttonNamed('Start 5 questions'));
    expect(await quiet()).not.toMatch(/Error e-77/);
    server.on(START, { status: 201, body: FINISHED });
    fireEvent.click(buttonNamed('Start 5 questions'));
    await quiet();
    fireEvent.click(buttonNamed('Practice these again'));
    await quiet();
    const keys = server.asked(START).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([4, 2]);
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
  });

  it('of a quiz that was refused says why, and leads to the others', async () => {
    let answer: (given: ReturnType<typeof refusal>) => void = () => undefined;
    server.on(
      START,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await shown(<QuizRun subject="math" set={1} />);
    fireEvent.click(buttonNamed('Start 10 questions'));
    await quiet();
    expect(buttonNamed('Starting...').disabled).toBe(true);
    answer(refusal(429, 'RATE_LIMITED'));
    expect(await quiet()).toMatch(/We couldn't start the quiz.*Too many requests/);
    expect(screen.getByRole('link', { name: 'All Math quizzes' }).getAttribute('href')).toBe(
      '/quiz/math',
    );
    server.on(START, { status: 201, body: FINISHED });
    fireEvent.click(buttonNamed('Start 10 questions'));
    await quiet();
    fireEvent.click(buttonNamed('Take it again'));
    await quiet();
    expect(server.asked(START)).toHaveLength(3);
  });
});

describe('the page of an attempt', () => {
  const page = <ExamPage attemptId={OPEN.id} />;

  it('is named after it, and stays out of search engines', async () => {
    await shown(page);
    expect(metaInDocument()).toMatchObject({ title: 'Science practice', noIndex: true });
    expect(document.querySelector('[data-shows-bars]')).toBeNull();
    server.on(READ, { status: 200, body: FINISHED });
    await shown(page);
    expect(metaInDocument()).toMatchObject({ title: 'Result: Science practice', noIndex: true });
    expect(document.querySelector('[data-shows-bars]')).toBeTruthy();
    server.on(READ, refusal(400, 'VALIDATION_FAILED'));
    expect(await shown(page)).toMatch(/We can't find that attempt/);
    expect(metaInDocument()).toMatchObject({ title: 'Your attempt', noIndex: true });
    expect(screen.getByRole('link', { name: 'See your history' }).getAttribute('href')).toBe(
      '/track-progress',
    );
    server.on(READ, refusal(403, 'FORBIDDEN'));
    expect(await shown(page)).toMatch(/We couldn't open your attempt.*Your answers are safe/);
  });

  it('opens what this device keeps only where the server can’t be asked', async () => {
    keepAttempt(deviceStore, 'dana', OPEN);
    server.on(READ, refusal(404, 'ATTEMPT_NOT_FOUND'));
    expect(await shown(page)).toMatch(/We can't find that attempt/);
    server.on(READ, refusal(503, 'SERVICE_UNAVAILABLE'));
    expect(await shown(page)).toMatch(/Question 1 of 1/);
    expect(await shown(page, { user: { ...DANA_USER, id: 'evan' } })).toMatch(/couldn't open/);
  });

  it('turns into the result with what came too late, and only lists are read again', async () => {
    let asked = 0;
    function Other() {
      return useQuery({ queryKey: ['other'], queryFn: async () => ++asked }).data;
    }
    const late = { ...FINISHED, answers: {} };
    server
      .on(ANSWER, refusal(409, 'ATTEMPT_FINISHED'))
      .on(FINISH, { status: 200, body: FINISHED })
      .on(READ, { status: 200, body: openAttempt([CHOICE], { mode: 'exam' }) });
    await shown(
      <>
        {page}
        <QuizRun subject="math" set={1} />
        <Other />
      </>,
    );
    const lists = server.asked(LIST).length;
    server.on(READ, { status: 200, body: late });
    fireEvent.click(choiceNamed(/Right atrium/));
    await act(async () => undefined);
    expect(await quiet()).toMatch(/Some answers came too lateQuestion 1: the answer/);
    expect(metaInDocument().title).toBe('Result: Science practice');
    expect(server.asked(LIST).length).toBeGreaterThan(lists);
    expect(asked).toBe(1);
    expect(server.asked(FINISH)).toEqual([]);
  });
});

it('free practice and quizzes are found under their own address, results are not', async () => {
  await shown(SCIENCE);
  expect(metaInDocument()).toEqual({
    title: 'Free Science practice questions',
    description: 'Five free TEAS Science practice questions, each explained as soon as you answer.',
    noIndex: false,
  });
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    /\/practice\/science$/,
  );
  expect(document.body.textContent).toMatch(/The body and its systems/);
  await shown(<PracticePage subject="math" />);
  expect(document.body.textContent).toMatch(/Math practiceFractions, percents/);
  await shown(<QuizRun subject="science" set={1} />);
  expect(metaInDocument()).toMatchObject({ title: expect.stringMatching(/: Science quiz 1$/) });
  expect(metaInDocument().noIndex).toBe(true);
});
