import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { setUnreachable } from '../lib/connection.js';
import { FakeServer } from '../test/fake-server.js';
import { DANA_USER, GivenSession } from '../test/session.js';
import { NavDropdown } from './layouts/nav-dropdown.js';
import { useReachableAgain } from './layouts/use-reachable-again.js';
import { ScrollMemory } from './scroll-memory.js';
import { placeOf } from './shell/places.js';
import { followReleases, takeOver } from './shell/releases.js';
import { usePlaces } from './shell/use-places.js';
import { readSubscription, viewSession } from './staff-frame/view-session.js';

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = new FakeServer();
  restore = server.install();
});
afterEach(() => {
  restore();
  act(() => setUnreachable(false));
  jest.useRealTimers();
});

describe('the places of a tab', () => {
  it('are kept by entry of its history, the newest fifty', () => {
    const memory = new ScrollMemory();
    expect(memory.of('a')).toBe(0);
    for (let index = 0; index < 51; index += 1) memory.note(`e${index}`, index);
    memory.note('e1', 7);
    memory.note('e51', 8);
    expect([memory.of('e0'), memory.of('e1'), memory.of('e2'), memory.of('e3')]).toEqual([
      0, 7, 0, 3,
    ]);
    memory.keep();
    expect(new ScrollMemory().of('e51')).toBe(8);
    sessionStorage.setItem(STORAGE_KEYS.scroll, '[["a",3],["b","x"],7]');
    const read = new ScrollMemory();
    expect([read.of('a'), read.of('b')]).toEqual([3, 0]);
    sessionStorage.setItem(STORAGE_KEYS.scroll, '{');
    expect(new ScrollMemory().of('a')).toBe(0);
  });
});

describe('the bar of a student', () => {
  function Practice() {
    const { places, current } = usePlaces();
    return <p>{`${places.map(({ to }) => to).join(' ')} ${current}`}</p>;
  }
  const shown = (subscribed: boolean | null, at: string) => {
    cleanup();
    const subscription =
      subscribed === null ? null : { subscribed, product_id: null, subscription_end: null };
    render(
      <MemoryRouter initialEntries={[at]}>
        <GivenSession user={DANA_USER} subscription={subscription}>
          <Practice />
        </GivenSession>
      </MemoryRouter>,
    );
    return document.body.textContent;
  };

  it('leads to what is free once it is known that there is no plan', () => {
    expect(shown(null, '/dashboard')).toBe(
      '/dashboard /test-bank /practice/mock /track-progress today',
    );
    expect(shown(true, '/profile/data')).toMatch(/ \/test-bank .* me$/);
    expect(shown(false, '/practice/math')).toMatch(/ \/free-trial-bank .* practice$/);
    expect([placeOf('/practice/mock'), placeOf('/practice/mocking'), placeOf('/about')]).toEqual([
      'mock',
      'practice',
      undefined,
    ]);
  });
});

describe('the view of a student by staff', () => {
  const view = { token: 't', student: DANA_USER, expiresAt: '2026-11-02T10:00:00.000Z' };
  const unknown = { subscription: null, subscriptionUnknown: false };

  it.each([
    ['active', true],
    ['grace', true],
    ['ended', false],
    ['free', false],
  ])('has the access that the student has: %s', async (state, subscribed) => {
    const until = '2026-12-02T10:00:00.000Z';
    server.on('GET /api/v1/subscription', { status: 200, body: { state, plan: 'weekly', until } });
    expect(await readSubscription('t')).toEqual({
      subscribed,
      product_id: subscribed ? 'weekly' : null,
      subscription_end: until,
    });
  });

  it('keeps nothing, and ends with its token', async () => {
    const session = viewSession(view as never, unknown);
    expect(session).toMatchObject({ viewedByStaff: true, user: DANA_USER, loading: false });
    expect([await session.accessToken(), await session.ensureToken()]).toEqual(['t', 't']);
    await expect(session.ensureToken('t')).rejects.toThrow('This view has ended');
    expect(await session.signOut()).toEqual({ error: null });
  });
});

describe('a server that was out of reach', () => {
  const ME = 'GET /api/v1/me';
  function Asks({ reached }: { reached: () => void }) {
    useReachableAgain(reached);
    return null;
  }

  it('is asked again every fifteen seconds, until it answers', async () => {
    jest.useFakeTimers();
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const reached = jest.fn();
    server.on(ME, () => Promise.reject(new TypeError('Failed to fetch')));
    render(
      <GivenSession user={DANA_USER} accessToken={async () => 'token'}>
        <Asks reached={reached} />
      </GivenSession>,
    );
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(server.asked(ME)).toHaveLength(0);
    act(() => setUnreachable(true));
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(server.asked(ME)).toHaveLength(1);
    expect(reached).not.toHaveBeenCalled();
    server.on(ME, { status: 200, body: {} });
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(reached).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(server.asked(ME)).toHaveLength(2);
    seen.mockRestore();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('a release that a newer one replaced is taken over too', async () => {
  class Port {
    onmessage: ((event: { data: unknown }) => void) | null = null;
  }
  const ports: Port[] = [];
  const real = globalThis.MessageChannel;
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = new Port();
      port2 = new Port();
      constructor() {
        ports.push(this.port1);
      }
    },
  });
  const worker = (state: string) =>
    ({ state, addEventListener: () => undefined, postMessage: () => undefined }) as never;
  expect(await takeOver(worker('redundant'))).toBe('taken');
  const answer = takeOver(worker('installed'));
  ports.at(-1)?.onmessage?.({ data: 'refused' });
  expect(await answer).toBe('refused');
  Object.assign(globalThis, { MessageChannel: real });
});

describe('a list below a button of the top bar', () => {
  const shown = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true';
  const open = () => {
    cleanup();
    render(
      <MemoryRouter>
        <NavDropdown label="Practice" links={[{ label: 'Math', to: '/practice/math' }]} />
        <p>elsewhere</p>
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('button'));
  };

  it('closes by its button, and by what happens elsewhere', () => {
    open();
    expect(shown()).toBe(true);
    fireEvent.pointerDown(screen.getByText('Math'));
    fireEvent.focusIn(screen.getByText('Math'));
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(shown()).toBe(true);
    fireEvent.click(screen.getByRole('button'));
    expect(shown()).toBe(false);
    for (const leave of [fireEvent.pointerDown, fireEvent.focusIn]) {
      open();
      leave(screen.getByText('elsewhere'));
      expect(shown()).toBe(false);
    }
  });
});

it('a page that stays open asks for a newer release once an hour, when it is seen', async () => {
  jest.useFakeTimers();
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const update = jest.fn(async () => undefined);
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: null,
    update,
  });
  const register = jest.fn(async (..._: unknown[]) => registration);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {}, register },
  });
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const stop = followReleases(() => undefined);
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  await jest.advanceTimersByTimeAsync(3_600_000);
  look();
  expect(update).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  seen.mockReturnValue('hidden');
  look();
  expect(update).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  look();
  look();
  expect(update).toHaveBeenCalledTimes(1);
  stop();
  await jest.advanceTimersByTimeAsync(7_200_000);
  look();
  expect(update).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  seen.mockRestore();
});
