import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { FakeServer } from '../../test/fake-server.js';
import { DANA_USER } from '../../test/session.js';
import { authClient } from './auth-client.js';
import { useSession } from './session.js';
import { INITIAL } from './session-beginnings.js';
import { SessionProvider, useSessionStore } from './session-provider.js';
import { SessionStore } from './session-store.js';

const mockMake = jest.fn(() => ({ made: true }));
jest.mock('./new-auth-client.js', () => ({ newAuthClient: () => mockMake() }));

it('a page follows the session while it is there, and can act for it', async () => {
  const stop = jest.fn();
  const store = new SessionStore();
  let state = { ...INITIAL };
  let tell: () => void = () => undefined;
  const start = jest.fn(() => stop);
  Object.assign(store, {
    get: () => state,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
    start,
    signOut: async () => ({ error: 'of this store' }),
  });
  let acts: ReturnType<typeof useSession> | undefined;
  function Who() {
    acts = useSession();
    return <p>{`${acts.user?.firstName} ${useSessionStore() === store}`}</p>;
  }
  const page = (
    <SessionProvider store={store}>
      <Who />
    </SessionProvider>
  );
  const { rerender, unmount } = render(page);
  expect(screen.getByText('undefined true')).toBeTruthy();
  state = { ...INITIAL, user: DANA_USER };
  act(() => tell());
  expect(screen.getByText('Dana true')).toBeTruthy();
  rerender(page);
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
  expect(await acts?.signOut()).toEqual({ error: 'of this store' });
  for (const name of [
    'accessToken',
    'ensureToken',
    'recheckSubscription',
    'onAttemptsMoved',
  ] as const) {
    expect(acts?.[name]).toBe(store[name]);
  }
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Who />)).toThrow('the session provider');
  complain.mockRestore();
});

it('the auth client is made once, and again only where that failed', async () => {
  const restore = new FakeServer().install();
  mockMake.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(authClient()).rejects.toThrow('Failed to fetch');
  const client = await authClient();
  expect(await authClient()).toBe(client);
  expect(mockMake).toHaveBeenCalledTimes(2);
  restore();
});
