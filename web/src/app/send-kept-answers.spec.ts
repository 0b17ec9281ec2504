import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

const mockSend = jest.fn(async (_: object) => undefined);
let mockSession: object | null = null;
let mockTell: (event: string, session: object | null) => void = () => undefined;

jest.mock('../features/exam/send-kept.js', () => ({ sendKept: (by: object) => mockSend(by) }));
jest.mock('../lib/session/auth-client.js', () => ({
  authClient: async () => ({
    getSession: async () => ({ data: { session: mockSession } }),
    onAuthStateChange: (listener: typeof mockTell) => {
      mockTell = listener;
    },
  }),
}));

beforeEach(() => {
  mockSend.mockClear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

const session = (id: string, is_anonymous?: boolean) => ({
  access_token: `token-of-${id}`,
  user: { id, is_anonymous },
});
const sent = async () => {
  await jest.advanceTimersByTimeAsync(1);
  return mockSend.mock.calls.map(([by]) => by);
};

it('answers that a closed page kept go out once their student is known, and with the network', async () => {
  const { sendKeptAnswers } = await import('./send-kept-answers.js');
  await sendKeptAnswers();
  mockSession = null;
  mockTell('INITIAL_SESSION', null);
  window.dispatchEvent(new Event('online'));
  expect(await sent()).toEqual([]);

  mockSession = session('dana');
  mockTell('SIGNED_IN', mockSession);
  // The client's own queue is blocked during this callback.
  expect(mockSend).not.toHaveBeenCalled();
  const dana = { id: 'dana', token: 'token-of-dana', isVisitor: false };
  expect(await sent()).toEqual([dana]);

  mockSession = session('visitor', true);
  window.dispatchEvent(new Event('online'));
  const visitor = { id: 'visitor', token: 'token-of-visitor', isVisitor: true };
  expect(await sent()).toEqual([dana, visitor]);
});
