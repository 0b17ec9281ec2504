import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FakeServer } from '../../../test/fake-server.js';
import { GivenSession } from '../../../test/session.js';
import { CHOICE, CHOICE_FEEDBACK, forgetAttempt, openAttempt, SUPPLY } from '../test-items.js';
import PracticePage from './practice-page.js';

const START = 'POST /api/v1/attempts';
const attempt = openAttempt([CHOICE, SUPPLY]);
const ANSWER = `PUT /api/v1/attempts/${attempt.id}/answers/1`;
const READ = `GET /api/v1/attempts/${attempt.id}`;
const FINISH = `POST /api/v1/attempts/${attempt.id}/finish`;

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer()
    .on(START, { status: 201, body: attempt })
    .on(ANSWER, ({ body }) => ({
      status: 200,
      body: {
        position: 1,
        stored: true,
        flagged: false,
        serverTime: attempt.serverTime,
        feedback: CHOICE_FEEDBACK,
        ...(body as object),
      },
    }))
    .on(FINISH, {
      status: 200,
      body: openAttempt([CHOICE, SUPPLY], {
        state: 'finished',
        result: {
          right: 0,
          items: 2,
          answered: 1,
          score: 0,
          sections: [],
          areas: [],
          corrections: [],
          review: [
            {
              position: 1,
              itemId: 'choice',
              objective: 'science.anatomy.cardiovascular',
              response: { type: 'multiple-choice', option: 'o0' },
              inReview: false,
              ...CHOICE_FEEDBACK,
            },
          ],
        },
      }),
    });
  restore = server.install();
});

afterEach(async () => {
  restore();
  await forgetAttempt(attempt.id);
});

function open() {
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <GivenSession isAnonymous accessToken={async () => 'token'}>
          <PracticePage subject="science" />
        </GivenSession>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { page, user: userEvent.setup({ delay: null }) };
}

const verdict = (words: RegExp) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'Verdict' }).textContent).toMatch(words));

async function answerFirst(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Start 5 questions' }));
  await user.click(await screen.findByRole('radio', { name: 'Right atrium' }));
  await user.click(screen.getByRole('button', { name: 'Check answer' }));
  await verdict(/^Not quite/);
}

describe('free practice', () => {
  it('asks nothing of the server before the student starts', () => {
    open();
    expect(screen.getByRole('button', { name: 'Start 5 questions' })).toBeTruthy();
    expect(server.seen).toHaveLength(0);
  });

  it('explains each answer, moves focus to the way on, and always shows the save state', async () => {
    const { user } = open();
    await answerFirst(user);
    expect(server.asked(START)[0]?.body).toEqual({
      kind: 'free-practice',
      subject: 'science',
      mode: 'tutor',
    });
    await verdict(/^Not quite\. The answer is C\.$/);
    expect(document.activeElement?.textContent).toBe('Next question');
    expect(screen.getByRole('heading', { name: 'Why' })).toBeTruthy();
    expect(screen.getByText('You picked A').parentElement?.textContent).toContain('Reason 0');
    expect(screen.getByText('Saved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    expect(await screen.findByText('Question 2 of 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check answer' })).toHaveProperty('disabled', true);
  });

  it('checks with Enter what a key chose, also while another button has the focus', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Start 5 questions' }));
    (await screen.findByRole('button', { name: 'All questions' })).focus();
    await user.keyboard('1{Enter}');
    await verdict(/^Not quite/);
  });

  it('goes on at the same place when the page is opened again', async () => {
    const { page, user } = open();
    await answerFirst(user);
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    await user.type(await screen.findByLabelText('Your answer'), '75');
    page.unmount();
    server.on(READ, {
      status: 200,
      body: openAttempt([CHOICE, SUPPLY], {
        answers: {
          '1': {
            sequence: 1,
            response: { type: 'multiple-choice', option: 'o0' },
            flagged: false,
            feedback: CHOICE_FEEDBACK,
          },
        },
      }),
    });

    open();
    expect(await screen.findByText('Question 2 of 2')).toBeTruthy();
    expect(screen.getByLabelText('Your answer')).toHaveProperty('value', '75');
    expect(server.asked(START)).toHaveLength(1);
  });

  it('begins again, when asked to, where the attempt is gone', async () => {
    const { page, user } = open();
    await answerFirst(user);
    page.unmount();
    server.on(READ, {
      status: 404,
      body: { code: 'ATTEMPT_NOT_FOUND', message: "There's no such attempt." },
    });

    open();
    await waitFor(() => expect(server.asked(READ)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Start 5 questions' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.asked(START)).toHaveLength(1);
  });

  it('asks before it ends with questions unanswered, then shows the score and invites to sign up', async () => {
    const { user } = open();
    await answerFirst(user);
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('dialog', { name: 'Finish now?' })).toBeTruthy();
    expect(server.asked(FINISH)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('heading', { name: 'Review' })).toBeTruthy();
    expect(screen.getByText('0%')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign up for free' })).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });

  it('says what to do when practice cannot start', async () => {
    server.on(START, {
      status: 429,
      body: { code: 'RATE_LIMITED', message: 'Wait a minute, then try again.' },
    });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Start 5 questions' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Too many requests');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Start 5 questions' })).toHaveProperty(
        'disabled',
        false,
      ),
    );
  });
});
