import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FakeServer } from '../../../test/fake-server.js';
import { GivenSession } from '../../../test/session.js';
import { summaryOf } from '../../../test/student-data.js';
import { CHOICE, forgetAttempt, openAttempt, SUPPLY } from '../test-items.js';
import { QuizRun } from './quiz-run.js';

const attempt = openAttempt([CHOICE, SUPPLY], { kind: 'quiz' });
const START = 'POST /api/v1/attempts';
const READ = `GET /api/v1/attempts/${attempt.id}`;
const FINISH = `POST /api/v1/attempts/${attempt.id}/finish`;

const RESULT = {
  right: 0,
  items: 2,
  answered: 0,
  score: 0,
  sections: [],
  areas: [{ area: 'science.anatomy', right: 0, items: 2 }],
  corrections: [],
  review: [],
};

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer()
    .on(START, { status: 201, body: attempt })
    .on(READ, { status: 200, body: attempt })
    .on(FINISH, {
      status: 200,
      body: {
        ...attempt,
        state: 'finished',
        result: RESULT,
      },
    });
  restore = server.install();
});

afterEach(async () => {
  restore();
  await forgetAttempt(attempt.id);
});

function open(set: number) {
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <GivenSession isAnonymous accessToken={async () => 'token'}>
          <QuizRun subject="science" set={set} />
        </GivenSession>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { page, user: userEvent.setup({ delay: null }) };
}

async function finish(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Finish now?' });
  // The page ignores clicks for a moment while the dialog opens.
  await waitFor(() => user.click(within(dialog).getByRole('button', { name: 'Finish' })));
}

describe('a free quiz', () => {
  it('starts for visitors, goes on after a reload, and shows areas and the ways on', async () => {
    const { page, user } = open(2);
    await user.click(await screen.findByRole('button', { name: 'Start 10 questions' }));
    await screen.findByRole('region', { name: 'Question 1 of 2' });
    expect(server.asked(START)[0]?.body).toEqual({
      kind: 'quiz',
      subject: 'science',
      set: 2,
      mode: 'tutor',
    });
    page.unmount();

    open(2);
    await screen.findByRole('region', { name: 'Question 1 of 2' });
    expect(server.asked(START)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await finish(user);
    expect(
      await screen.findByRole('progressbar', { name: 'Human anatomy and physiology' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next quiz' }).getAttribute('href')).toBe(
      '/quiz/science?set=3',
    );
    expect(screen.getByRole('link', { name: 'Sign up for free' })).toBeTruthy();
  });

  it('shows the last result of this quiz again', async () => {
    const finished = { ...attempt, state: 'finished' as const, result: RESULT };
    const line = { kind: 'quiz', items: 10, right: 7 } as const;
    server
      .on('GET /api/v1/attempts', {
        status: 200,
        body: {
          items: [
            summaryOf({ ...line, id: 'other', set: 1, right: 1 }),
            summaryOf({ ...line, id: attempt.id, set: 2 }),
            summaryOf({ ...line, id: 'older', set: 2, right: 3 }),
          ],
          nextCursor: null,
        },
      })
      .on(READ, { status: 200, body: finished });
    const { user } = open(2);
    await screen.findByText('Last time: 7 of 10 correct');
    await user.click(screen.getByRole('button', { name: 'See your last result' }));
    expect(await screen.findByRole('heading', { name: 'Review' })).toBeTruthy();
  });

  it('has no next one after the last', async () => {
    const { user } = open(4);
    await user.click(await screen.findByRole('button', { name: 'Start 10 questions' }));
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await finish(user);
    expect(await screen.findByRole('button', { name: 'Take it again' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Next quiz' })).toBeNull();
  });
});
