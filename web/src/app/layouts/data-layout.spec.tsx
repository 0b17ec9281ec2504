import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ApiError, OfflineError } from '../../lib/api.js';
import { setUnreachable, useUnreachable } from '../../lib/connection.js';
import { MemoryStore } from '../../lib/device-store.js';
import { readOrKept } from '../../lib/kept-answers.js';
import { ATTEMPTS_KEY } from '../../lib/query-keys.js';
import type { SessionValue } from '../../lib/session/session.js';
import { FakeServer } from '../../test/fake-server.js';
import { DANA_USER, GivenSession } from '../../test/session.js';
import DataLayout from './data-layout.js';

const ME = 'GET /api/v1/me';

const fails = () => {
  throw new TypeError('Failed to fetch');
};

let server: FakeServer;
let restore: () => void;
let store: MemoryStore;
let read: () => Promise<string>;
/** The layout keeps loaded data longer than one test. */
let test = 0;

beforeEach(async () => {
  jest.useFakeTimers();
  test += 1;
  server = new FakeServer().on(ME, fails);
  restore = server.install();
  store = new MemoryStore();
  await readOrKept('dana', 'progress', async () => 'seven of ten', store);
  read = () => Promise.reject(new OfflineError(null));
});
afterEach(() => {
  restore();
  jest.useRealTimers();
  act(() => setUnreachable(false));
});

function Progress() {
  const { data } = useQuery({
    queryKey: [...ATTEMPTS_KEY, 'progress', test],
    queryFn: () => readOrKept('dana', 'progress', read, store),
  });
  const unreachable = useUnreachable();
  return <p>{`${data}${unreachable ? ', offline' : ''}`}</p>;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openOffline(user: typeof DANA_USER | null): Promise<void> {
  render(
    <GivenSession user={user} accessToken={async () => 'token-of-dana'}>
      <DataLayout>
        <Progress />
      </DataLayout>
    </GivenSession>,
  );
  await wait(1);
  expect(screen.getByText('seven of ten, offline')).toBeTruthy();
}

it('reads again what the device kept once the server answers, though nothing says so', async () => {
  await openOffline(DANA_USER);
  await wait(40_000);
  expect(server.asked(ME)).toHaveLength(2);
  expect(screen.getByText('seven of ten, offline')).toBeTruthy();

  server.on(ME, { status: 200, body: {} });
  read = async () => 'eight of ten';
  await wait(15_000);
  expect(screen.getByText('eight of ten')).toBeTruthy();
  expect(server.asked(ME).at(-1)?.bearer).toBe('Bearer token-of-dana');
  await wait(60_000);
  expect(server.asked(ME)).toHaveLength(3);
});

it('asks at once when the browser is online again', async () => {
  await openOffline(DANA_USER);
  server.on(ME, { status: 200, body: {} });
  act(() => void window.dispatchEvent(new Event('online')));
  await wait(1);
  expect(server.asked(ME)).toHaveLength(1);
});

it('asks for no one who isn’t signed in', async () => {
  await openOffline(null);
  await wait(60_000);
  expect(server.seen).toEqual([]);
});

it('asks nothing while the browser knows that there is no network', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openOffline(DANA_USER);
  await wait(30_000);
  expect(server.seen).toEqual([]);
  online.mockRestore();
});

it('asks no more once the page is gone', async () => {
  await openOffline(DANA_USER);
  cleanup();
  act(() => void window.dispatchEvent(new Event('online')));
  await wait(60_000);
  expect(server.seen).toEqual([]);
});

describe('what is read from the server', () => {
  const asked = jest.fn(async (): Promise<string> => 'first');

  function Shown({ of = 'dana' }: { of?: string }) {
    const { data, error } = useQuery({ queryKey: [...ATTEMPTS_KEY, of, test], queryFn: asked });
    return <p>{data ?? error?.message ?? 'waits'}</p>;
  }
  const layout = (change: Partial<SessionValue> = {}, page = <Shown />) => (
    <GivenSession user={DANA_USER} {...change}>
      <DataLayout>{page}</DataLayout>
    </GivenSession>
  );
  beforeEach(() => {
    asked.mockReset();
    asked.mockImplementation(async () => 'first');
  });

  it('is tried three times, but once where the server refuses it', async () => {
    asked.mockRejectedValue(new ApiError(503, 'SERVICE_UNAVAILABLE', 'busy'));
    const { unmount } = render(layout());
    await wait(60_000);
    expect([asked.mock.calls.length, screen.getByText('busy')]).toEqual([3, expect.anything()]);
    unmount();
    test += 1;
    asked.mockClear();
    asked.mockRejectedValue(new ApiError(403, 'FORBIDDEN', 'no'));
    render(layout());
    await wait(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is new enough for half a minute', async () => {
    const { rerender } = render(layout());
    await wait(1);
    const back = async () => {
      rerender(layout({}, <p>elsewhere</p>));
      rerender(layout());
      await wait(1);
    };
    await wait(29_000);
    await back();
    expect(asked).toHaveBeenCalledTimes(1);
    await wait(2_000);
    await back();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is read again when a visitor’s attempts have moved, as long as the page is there', async () => {
    const listeners = new Set<() => void>();
    const onAttemptsMoved = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const { unmount } = render(layout({ onAttemptsMoved }));
    await wait(1);
    for (const listener of listeners) listener();
    await wait(1);
    expect(asked).toHaveBeenCalledTimes(2);
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('is forgotten when another person comes', async () => {
    const { rerender } = render(layout());
    await wait(1);
    const evan = { ...DANA_USER, id: 'evan' };
    rerender(layout({ user: evan }, <p>elsewhere</p>));
    asked.mockImplementation(() => new Promise(() => undefined));
    // The same query key as before, as a bug might cause.
    rerender(layout({ user: { ...evan, id: 'finn' } }, <Shown />));
    expect(screen.getByText('waits')).toBeTruthy();
  });

  it('is read without a network too, which says so at once', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    asked.mockRejectedValue(new ApiError(403, 'FORBIDDEN', 'no'));
    render(<p>before</p>, { wrapper: () => layout({}, <p>before</p>) });
    act(() => void window.dispatchEvent(new Event('offline')));
    render(layout());
    await wait(1);
    expect(screen.getByText('no')).toBeTruthy();
    online.mockRestore();
    asked.mockImplementation(async () => 'second');
    act(() => void window.dispatchEvent(new Event('online')));
    await wait(1);
    expect(screen.getByText('second')).toBeTruthy();
  });
});
