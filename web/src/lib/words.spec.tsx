import { describe, expect, it, jest } from '@jest/globals';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { FakeServer } from '../test/fake-server.js';
import { DANA_USER, GivenSession } from '../test/session.js';
import { useTheme } from './appearance.js';
import { isChangedClick } from './changed-click.js';
import { setUnreachable, useUnreachable } from './connection.js';
import {
  dayMs,
  dayName,
  dayOf,
  dayOfInstant,
  daysOfInstants,
  localDay,
  mediumDay,
  shortDay,
  span,
} from './dates.js';
import { deviceStore, MemoryStore } from './device-store.js';
import { count, longDate } from './format.js';
import { metaInDocument, PageMeta } from './page-meta.js';
import { answersKey, belongTo, forgetPerson } from './personal-memory.js';
import { useStudentQuery } from './student-query.js';
import { markUnsent, unsentAttempts } from './unsent.js';

describe('a day', () => {
  it('is named from today, with its year once that is another one', () => {
    const named = (day: string) => dayName(day, '2026-01-02');
    expect(named('2026-01-02')).toBe('Today');
    expect(named('2026-01-01')).toBe('Yesterday');
    expect(named('2026-01-03')).toBe('Sat, Jan 3');
    expect(named('2025-12-31')).toBe('Wed, Dec 31, 2025');
    expect(dayName(localDay(new Date()))).toBe('Today');
  });

  it('is counted with, and written short, in full and of a moment here', () => {
    expect(dayOf(dayMs('2026-02-28'), 1)).toBe('2026-03-01');
    expect(dayOf(dayMs('2026-02-28'))).toBe('2026-02-28');
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(shortDay('2026-11-21')).toBe('Nov 21');
    expect(mediumDay('2026-11-21')).toBe('Nov 21, 2026');
    expect(longDate('2026-11-21')).toBe('November 21, 2026');
    const [from, to] = [new Date(2026, 10, 21, 12), new Date(2026, 10, 28, 12)];
    expect(dayOfInstant(from.toISOString())).toBe('November 21, 2026');
    expect(daysOfInstants(from.toISOString(), to.toISOString())).toMatch(
      /^November 21\s–\s28, 2026$/,
    );
  });
});

it.each([
  [0, '0 s'],
  [59_400, '59 s'],
  [59_500, '1 min'],
  [89_000, '1 min'],
  [90_000, '2 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h 0 min'],
  [3_569_000, '59 min'],
  [3_570_000, '1 h 0 min'],
  [67 * 60_000, '1 h 7 min'],
  [150 * 60_000, '2 h 30 min'],
])('%d ms are said as %s', (ms, words) => expect(span(ms)).toBe(words));

it('large counts have their commas', () => expect(count(2500)).toBe('2,500'));

describe('a press on a link', () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false };

  it('is followed here, unless it asks for another tab or window', () => {
    expect(isChangedClick(plain)).toBe(false);
    for (const change of [
      { button: 1 },
      { metaKey: true },
      { ctrlKey: true },
      { shiftKey: true },
    ]) {
      expect(isChangedClick({ ...plain, ...change })).toBe(true);
    }
  });
});

describe('a page in the head of the document', () => {
  const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
  const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

  it('has a title, a description and one address', () => {
    render(<PageMeta title="Plans" description="What it costs" path="/plans" />);
    expect(document.title).toBe('Plans · Prepward');
    expect(canonical()).toBe('https://site.example/plans');
    expect(robots()).toBeUndefined();
    expect(metaInDocument()).toEqual({
      title: 'Plans',
      description: 'What it costs',
      noIndex: false,
    });
  });

  it('that search engines leave out has no address there', () => {
    render(<PageMeta title="Profile" path="/profile" noIndex />);
    expect(canonical()).toBeUndefined();
    expect(robots()).toBe('noindex');
    expect(metaInDocument()).toMatchObject({ description: undefined, noIndex: true });
  });
});

function Notice() {
  return <p>{useUnreachable() ? 'may be old' : 'is new'}</p>;
}

it('what is shown may be old while there is no network, whatever the server said', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<Notice />);
  expect(screen.getByText('is new')).toBeTruthy();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('may be old')).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('is new')).toBeTruthy();
  act(() => setUnreachable(true));
  expect(screen.getByText('may be old')).toBeTruthy();
  act(() => setUnreachable(false));
  expect(screen.getByText('is new')).toBeTruthy();
  online.mockRestore();
});

describe('answers that wait on this device', () => {
  it('are known by attempt with whose they are, until none is left', () => {
    markUnsent('a', 'dana');
    markUnsent('b', 'evan');
    expect(unsentAttempts()).toEqual({ a: 'dana', b: 'evan' });
    markUnsent('a', null);
    markUnsent('unknown', null);
    expect(unsentAttempts()).toEqual({ b: 'evan' });
    markUnsent('b', 'dana');
    expect(unsentAttempts()).toEqual({ b: 'dana' });
    markUnsent('b', null);
    expect(localStorage.getItem(STORAGE_KEYS.unsent)).toBeNull();
    localStorage.setItem(STORAGE_KEYS.unsent, '{');
    expect(unsentAttempts()).toEqual({});
  });

  it('stay when the next person comes; the rest goes, and nothing where it is the same person', async () => {
    const store = new MemoryStore();
    await belongTo('dana', store);
    await store.update(answersKey('a'), () => 'waits');
    await store.update(answersKey('b'), () => 'sent');
    markUnsent('a', 'dana');
    await belongTo('dana', store);
    expect(await store.get(answersKey('b'))).toBe('sent');
    await belongTo('evan', store);
    expect(await store.get(answersKey('a'))).toBe('waits');
    expect(await store.get(answersKey('b'))).toBeUndefined();
    await store.update('read.x', () => 'x');
    await forgetPerson(store);
    expect(await store.get('read.x')).toBeUndefined();
    expect(await store.get('owner')).toBeUndefined();
  });

  it('are kept as they were when they were given', async () => {
    const store = new MemoryStore();
    const given = { choice: ['a'] };
    await store.update('answers.a', () => given);
    given.choice.push('b');
    (await store.get<typeof given>('answers.a'))?.choice.push('c');
    expect(await store.get('answers.a')).toEqual({ choice: ['a'] });
    expect([new MemoryStore().lasting, new MemoryStore(true).lasting]).toEqual([false, true]);
  });
});

describe('what a student reads', () => {
  const NOW = 'GET /api/v1/progress';

  function Shown({ status, data }: { status: string; data: unknown }) {
    return <p>{data === undefined ? status : JSON.stringify(data)}</p>;
  }
  function Now() {
    return <Shown {...useStudentQuery(['test'], 'progress.now', { query: { timeZone: 'UTC' } })} />;
  }
  function Me() {
    return <Shown {...useStudentQuery(['test'], 'account.me')} />;
  }

  async function read(Page: ComponentType<object>, viewedByStaff = false, user = DANA_USER) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const view = render(
      <GivenSession user={user} {...(viewedByStaff ? { viewedByStaff: true } : {})}>
        <QueryClientProvider client={client}>
          <Page />
        </QueryClientProvider>
      </GivenSession>,
    );
    const { textContent: words } = await screen.findByText(/error|\{/);
    view.unmount();
    return words;
  }

  it('of the progress is there without a network; of the rest, and by staff, it is not', async () => {
    await deviceStore.clear(() => false);
    const server = new FakeServer()
      .on(NOW, { status: 200, body: { seen: 1 } })
      .on('GET /api/v1/me', { status: 200, body: { seen: 2 } });
    const restore = server.install();
    const gone = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await read(Now, true)).toBe('{"seen":1}');
    expect(await read(Me)).toBe('{"seen":2}');
    server.on(NOW, gone).on('GET /api/v1/me', gone);
    expect(await read(Now)).toBe('error');
    server.on(NOW, { status: 200, body: { seen: 3 } });
    expect(await read(Now)).toBe('{"seen":3}');
    server.on(NOW, gone);
    expect(await read(Now)).toBe('{"seen":3}');
    expect(await read(Now, true)).toBe('error');
    expect(await read(Me)).toBe('error');
    expect(await read(Now, false, { ...DANA_USER, id: 'evan' })).toBe('error');
    restore();
    act(() => setUnreachable(false));
  });

  it.each(['attempts.list', 'progress.history'] as const)(
    'of %s is there without a network too, as it was asked for',
    async (name) => {
      await deviceStore.clear(() => false);
      const query = { limit: 3, timeZone: 'UTC' } as never;
      const Page = ({ more = {} }: { more?: object }) => (
        <Shown
          {...useStudentQuery(['test'], name, {
            query: { ...(query as object), ...more } as never,
          })}
        />
      );
      const path = name === 'attempts.list' ? '/api/v1/attempts' : '/api/v1/progress/history';
      const server = new FakeServer().on(`GET ${path}`, { status: 200, body: { seen: 1 } });
      const restore = server.install();
      expect(await read(Page)).toBe('{"seen":1}');
      server.on(`GET ${path}`, () => Promise.reject(new TypeError('Failed to fetch')));
      expect(await read(Page)).toBe('{"seen":1}');
      expect(await read(() => <Page more={{ limit: 4 }} />)).toBe('error');
      restore();
      act(() => setUnreachable(false));
    },
  );

  it('is asked for no one, and is another thing for each student', async () => {
    const server = new FakeServer().on('GET /api/v1/me', ({ bearer }) => ({
      status: 200,
      body: { bearer },
    }));
    const restore = server.install();
    const client = new QueryClient();
    const page = (user: typeof DANA_USER | null) => (
      <GivenSession user={user} ensureToken={async () => user?.id ?? 'no one'}>
        <QueryClientProvider client={client}>
          <Me />
        </QueryClientProvider>
      </GivenSession>
    );
    const { rerender } = render(page(null));
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(server.seen).toEqual([]);
    rerender(page(DANA_USER));
    expect(await screen.findByText('{"bearer":"Bearer dana"}')).toBeTruthy();
    rerender(page({ ...DANA_USER, id: 'evan' }));
    expect(await screen.findByText('{"bearer":"Bearer evan"}')).toBeTruthy();
    restore();
  });
});

it('a look that another tab chose is taken over', () => {
  function Theme() {
    const [theme] = useTheme();
    return <p>{theme}</p>;
  }
  render(<Theme />);
  localStorage.setItem(STORAGE_KEYS.theme, 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.theme })));
  expect(screen.getByText('dark')).toBeTruthy();
});
