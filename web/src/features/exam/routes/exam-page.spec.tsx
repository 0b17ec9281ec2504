import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Attempt, SaveAnswerBody } from '@prepward/contracts/attempts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FakeServer, type Seen } from '../../../test/fake-server.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { forgetAttempt, ORDERED, openAttempt, openMock, sectionsAt } from '../test-items.js';
import { ExamPage } from './exam-page.js';

const mock = openMock();
const PATH = `/api/v1/attempts/${mock.id}`;
const READ = `GET ${PATH}`;

let server: FakeServer;
let restore: () => void;

function saved({ body, path }: Seen) {
  const { clientId: _client, elapsedMs: _elapsed, ...kept } = body as SaveAnswerBody;
  const position = Number(path.split('/').at(-1));
  const { serverTime, remainingMs } = mock;
  return {
    status: 200,
    body: { flagged: false, ...kept, position, stored: true, serverTime, remainingMs },
  };
}

beforeEach(() => {
  server = new FakeServer().on(READ, { status: 200, body: mock });
  for (const { position } of mock.items) {
    server.on(`PUT ${PATH}/answers/${position}`, saved);
  }
  restore = server.install();
});

afterEach(async () => {
  restore();
  await forgetAttempt(mock.id);
});

function open() {
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <GivenSession user={DANA_USER} accessToken={async () => 'token'}>
          <ExamPage attemptId={mock.id} />
        </GivenSession>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { page, user: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const question = (n: number) => screen.findByRole('region', { name: `Question ${n} of 2` });
const bodies = (position: number) =>
  server.asked(`PUT ${PATH}/answers/${position}`).map(({ body }) => body as SaveAnswerBody);

/** What is said about the next section. */
const factsOnScreen = () =>
  within(screen.getByRole('list', { name: 'What’s next' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** From the first item of a section through its review to its end. */
async function closeSection(user: ReturnType<typeof userEvent.setup>, word = 'Close section') {
  await user.click(await button('Next'));
  await user.click(await button('Review answers'));
  await user.click(await button(word));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: word }));
}

describe('the exam screen', () => {
  it('saves what is chosen at once, without feedback, and lets it be changed and cleared', async () => {
    const { user } = open();
    await question(1);
    await user.click(await radio('Right atrium'));
    await user.click(await radio('Left ventricle'));
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
    await user.click(await button('Clear answer'));
    await waitFor(() => expect(bodies(1).at(-1)?.response).toBeNull());
    expect(bodies(1)[0]?.response).toEqual({ type: 'multiple-choice', option: 'o0' });
    const sequences = bodies(1).map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    expect(screen.queryByRole('heading', { name: /Correct|Not quite/ })).toBeNull();
    expect((await radio('Left ventricle')).checked).toBe(false);
  });

  it('keeps flag and note on the server, beside the answer', async () => {
    const { user } = open();
    await question(1);
    await user.click(await button('Flag this question'));
    await user.click(await button('Note'));
    await user.type(await screen.findByLabelText('Your note'), 'Valves');
    await waitFor(() =>
      expect(bodies(1).at(-1)).toMatchObject({ flagged: true, note: 'Valves', response: null }),
    );
  });

  it('keeps strike-outs and highlights on the device', async () => {
    const { page, user } = open();
    await question(1);
    await user.click(await button('Strike out: Right atrium'));
    await user.click(await button('Highlight'));
    await user.click(
      await screen.findByRole('checkbox', { name: 'Which chamber fills the aorta?' }),
    );
    await user.click(await button('Done'));
    page.unmount();

    open();
    await question(1);
    expect((await button('Strike out: Right atrium')).getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector('mark')?.textContent).toBe('Which chamber fills the aorta?');
    expect(server.seen.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('shows every question with its state, and goes to the one that is pressed', async () => {
    const { user } = open();
    await question(1);
    await user.click(await radio('Right atrium'));
    await user.click(await button('Flag this question'));
    await user.click(await button('All questions'));
    expect((await button('Question 1, answered, flagged')).getAttribute('aria-current')).toBe(
      'step',
    );
    await user.click(screen.getByRole('radio', { name: 'Not seen (1)' }));
    expect(screen.queryByRole('button', { name: /^Question 1/ })).toBeNull();
    await user.click(await button('Question 2, not seen'));
    const second = await question(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(second));
  });

  it('closes a section for good only after its review and a confirmation', async () => {
    server.on(`POST ${PATH}/sections/1/finish`, {
      status: 200,
      body: openMock({ sections: sectionsAt(2) }),
    });
    const { user } = open();
    await question(1);
    await user.click(await radio('Right atrium'));
    await user.click(await button('Next'));
    await user.click(await button('Review answers'));
    expect(screen.getByText('Not answered').parentElement?.textContent).toBe('Not answered1');
    await user.click(await button('Close section'));
    const asks = await screen.findByRole('dialog', { name: 'Close Reading?' });
    expect(asks.textContent).toContain('1 question is not answered and will count as incorrect.');
    expect(server.asked(`POST ${PATH}/sections/1/finish`)).toHaveLength(0);
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Close section' }),
    );
    expect(await screen.findByRole('heading', { name: 'Section 2 of 3: Math' })).toBeTruthy();
    await question(1);
  });

  it('says between two sections what comes, and begins it when asked', async () => {
    server
      .on(`POST ${PATH}/sections/1/finish`, {
        status: 200,
        body: openMock({
          remainingMs: undefined,
          sections: sectionsAt(2, true),
          break: { beforeSection: 2, endsAt: mock.startedAt, remainingMs: 300_000 },
        }),
      })
      .on(`POST ${PATH}/sections/2/start`, {
        status: 200,
        body: openMock({ sections: sectionsAt(2) }),
      });
    const { user } = open();
    await question(1);
    await closeSection(user);
    const heading = await screen.findByRole('heading', { name: 'Section 2 of 3: Math' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Reading is closed and saved.')).toBeTruthy();
    expect(factsOnScreen()).toEqual(['2 questions', '10 minutes', 'With calculator']);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText(/Math begins automatically in (5:00|4:5\d)/)).toBeTruthy();
    expect(server.asked(`POST ${PATH}/sections/2/start`)).toHaveLength(0);
    await user.click(await button('Begin Math'));
    await question(1);
    expect(server.asked(`POST ${PATH}/sections/2/start`)).toHaveLength(1);
  });

  it('offers the break after Math, and begins the next section when asked', async () => {
    server
      .on(READ, { status: 200, body: openMock({ sections: sectionsAt(2) }) })
      .on(`POST ${PATH}/sections/2/finish`, {
        status: 200,
        body: openMock({
          remainingMs: undefined,
          sections: sectionsAt(3, true),
          break: { beforeSection: 3, endsAt: mock.startedAt, remainingMs: 600_000 },
        }),
      })
      .on(`POST ${PATH}/sections/3/start`, {
        status: 200,
        body: openMock({ sections: sectionsAt(3) }),
      });
    const { user } = open();
    await question(1);
    await closeSection(user);
    const heading = await screen.findByRole('heading', { name: 'Time for a break' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('timer', { name: 'Break left' }).textContent).toMatch(
      /^(10:00|9:5\d)$/,
    );
    expect(screen.getByText('Next: Section 3 of 3: Science')).toBeTruthy();
    expect(factsOnScreen()).toEqual(['2 questions', '10 minutes', 'No calculator']);
    await user.click(await button('Begin Science'));
    expect(await screen.findByRole('heading', { name: 'Section 3 of 3: Science' })).toBeTruthy();
  });

  it('has a calculator in Math, and nowhere else', async () => {
    const { page, user } = open();
    await question(1);
    expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull();
    await user.keyboard('c');
    expect(screen.queryByRole('region', { name: 'Calculator' })).toBeNull();
    page.unmount();

    server.on(READ, { status: 200, body: openMock({ sections: sectionsAt(2) }) });
    open();
    await question(1);
    await user.keyboard('c');
    await user.keyboard('0.1+0.2{Enter}');
    expect(screen.getByLabelText('Display').textContent).toBe('0.3');
    expect(bodies(3)).toHaveLength(0);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Calculator' })).toBeNull();
  });

  it('is driven by keys alone, until they are switched off on this device', async () => {
    const { page, user } = open();
    await question(1);
    await user.keyboard('3');
    expect((await radio('Left ventricle')).checked).toBe(true);
    await user.keyboard('{Shift>}A{/Shift}');
    expect((await radio('Right atrium')).checked).toBe(true);
    await user.keyboard('f');
    expect((await button('Flag this question')).getAttribute('aria-pressed')).toBe('true');
    (await button('Strike out: Right ventricle')).focus();
    await user.keyboard('s');
    expect((await button('Strike out: Right ventricle')).getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('n');
    await question(2);
    await user.keyboard('b');
    await question(1);
    await user.keyboard('?');
    await user.click(screen.getByRole('checkbox', { name: 'Use these keys on this device' }));
    await user.keyboard('{Escape}');
    await user.keyboard('n');
    await question(1);
    page.unmount();

    open();
    await question(1);
    await user.keyboard('n');
    await question(1);
    await user.click(await button('Help and keys'));
    await user.click(screen.getByRole('checkbox', { name: 'Use these keys on this device' }));
    await user.keyboard('{Escape}n');
    await question(2);
  });

  it('opens from the device when the server cannot be reached, with the answers given', async () => {
    const { page, user } = open();
    await question(1);
    await user.click(await radio('Left ventricle'));
    await waitFor(() => expect(bodies(1)).toHaveLength(1));
    page.unmount();
    server.on(READ, () => {
      throw new TypeError('Failed to fetch');
    });

    open();
    await question(1);
    expect((await radio('Left ventricle')).checked).toBe(true);
  });

  it('keeps steps that are placed in part on this device, and saves the order once it is whole', async () => {
    const steps = { ...ORDERED, position: 1 };
    server.on(READ, { status: 200, body: openAttempt([steps], { mode: 'exam' }) });
    const { page, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Place next: Wet' }));
    await user.click(await button('Place next: Soap'));
    page.unmount();
    expect(bodies(1)).toHaveLength(0);

    open();
    await user.click(await button('Place next: Dry'));
    await waitFor(() =>
      expect(bodies(1)[0]?.response).toEqual({ type: 'ordered', order: ['o1', 'o2', 'o0'] }),
    );
    await user.click(await button('Clear answer'));
    expect(await button('Place next: Dry')).toBeTruthy();
    await waitFor(() => expect(bodies(1).at(-1)?.response).toBeNull());
  });

  it('sends reports of items', async () => {
    server.on(`POST ${PATH}/reports`, { status: 202, body: { id: 'r1' } });
    const { user } = open();
    await question(1);
    await user.click(await button('Report a problem'));
    expect(await button('Send the report')).toHaveProperty('disabled', true);
    await user.click(await radio("There's a typo"));
    await user.type(screen.getByLabelText('In your words'), ' aorta ');
    await user.click(await button('Send the report'));
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeTruthy();
    expect(server.asked(`POST ${PATH}/reports`)[0]?.body).toEqual({
      position: 1,
      reason: 'typing-error',
      text: 'aorta',
    });
  });

  it('says when there is no such attempt, and when it cannot be read', async () => {
    server.on(READ, { status: 404, body: { code: 'ATTEMPT_NOT_FOUND', message: 'None.' } });
    const { page } = open();
    expect(await screen.findByRole('heading', { name: /find that attempt/ })).toBeTruthy();
    page.unmount();
    server.on(READ, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.' } });
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
    server.on(READ, { status: 200, body: mock satisfies Attempt });
    await user.click(await button('Try again'));
    await question(1);
  });
});
