import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { OfflineError } from '../../lib/api.js';
import { setUnreachable, useUnreachable } from '../../lib/connection.js';
import { MemoryStore } from '../../lib/device-store.js';
import { readOrKept } from '../../lib/kept-answers.js';
import { ATTEMPTS_KEY } from '../../lib/query-keys.js';
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
/** The layout keeps what was read longer than a test. */
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
