import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeFetch, fakeSession } from '../../test/fake-session.js';

const left: string[] = [];
jest.mock('../paths.js', () => ({
  ...jest.requireActual<object>('../paths.js'),
  leave: (path: string) => left.push(path),
}));

let AccessGate: typeof import('./access-gate.js').AccessGate;
beforeAll(async () => {
  ({ AccessGate } = await import('./access-gate.js'));
});

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  left.length = 0;
});

const ME = { id: 'a', email: 'ann@x.org', isAdmin: true, mustSetUpTwoStep: false };
const who = (change: object, status = 200) =>
  new Response(JSON.stringify({ ...ME, ...change }), { status });

/** Renders the access gate; `end` calls the listeners for the session's end. */
function open(token: string | null = 'token') {
  const listeners = new Set<() => void>();
  const session = {
    ...fakeSession(token),
    onSignedOut: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const { unmount } = render(
    <AccessGate session={session}>{({ email }) => <p>Hello, {email}</p>}</AccessGate>,
  );
  return { unmount, listeners };
}
const come = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

describe('the door of the back-office', () => {
  it('says that it looks, and opens for an admin', async () => {
    globalThis.fetch = fakeFetch(who({}));
    open();
    expect(screen.getByRole('status').textContent).toBe('Checking your access…');
    expect(document.title).toBe('Back-office · Prepward');
    await come();
    expect([screen.getByText('Hello, ann@x.org').tagName, left]).toEqual(['P', []]);
  });

  it.each([
    ['a student', who({ isAdmin: false }), '/dashboard'],
    ['one whose session ended', who({}, 401), '/admin'],
    ['one whose code is missing', who({ code: 'SECOND_STEP_REQUIRED' }, 403), '/admin'],
    ['one without two steps', who({ mustSetUpTwoStep: true }), '/admin'],
  ])('sends %s away', async (_, answer, to) => {
    globalThis.fetch = fakeFetch(answer);
    open();
    await come();
    expect([left, screen.queryByText(/Hello/)]).toEqual([[to], null]);
    expect(screen.getByRole('status')).toBeTruthy();
    expect(window.sessionStorage.length).toBe(to === '/dashboard' ? 1 : 0);
  });

  it('asks again when it is told to, where no server answered', async () => {
    globalThis.fetch = fakeFetch(new TypeError('Failed to fetch'));
    open();
    await come();
    expect(screen.getByRole('heading').textContent).toBe("We couldn't reach the server");
    const again = screen.getByRole('button', { name: 'Try again' });
    expect([document.activeElement, left]).toEqual([again, []]);
    globalThis.fetch = fakeFetch(who({}));
    fireEvent.click(again);
    expect(screen.getByRole('status').textContent).toBe('Checking your access…');
    await come();
    expect(screen.getByText('Hello, ann@x.org')).toBeTruthy();
  });

  it('leads to the sign-in page when the session ends, until it is gone itself', async () => {
    globalThis.fetch = fakeFetch(who({}));
    const { unmount, listeners } = open();
    await come();
    expect(listeners.size).toBe(1);
    for (const listener of listeners) listener();
    expect(left).toEqual(['/admin']);
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('sends no one away anymore once it is gone', async () => {
    globalThis.fetch = fakeFetch(who({ isAdmin: false }));
    open().unmount();
    await come();
    expect(left).toEqual([]);
  });
});
