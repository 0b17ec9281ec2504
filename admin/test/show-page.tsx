import { jest } from '@jest/globals';
import { createTheme } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import {
  AdminContext,
  defaultI18nProvider,
  memoryStore,
  ResourceContextProvider,
  testDataProvider,
  useNotificationContext,
} from 'react-admin';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { pageText } from './page-text.js';

/** What the API answers. */
interface Given {
  record?: object | (() => object | Promise<object>);
  /** By route name: the answer, or a function that makes it. */
  answers?: Record<string, unknown>;
  /** The rows of a list, or a function that makes them by the list's name. */
  rows?: readonly object[] | ((name: string) => readonly object[]);
  /** How many rows there are in all. */
  total?: number;
  /** The students whom records are about. */
  users?: readonly object[];
  /** The page's address. */
  at?: string;
  route?: string;
  resource?: string;
}

/** A page that is shown, and what it did. */
export interface ShownPage {
  /** The calls to the API, with what was sent. */
  calls: string[];
  /** Messages over the page. */
  said: string[];
  /** The address now. */
  where: () => string;
}

function dataOf(
  { record = {}, answers = {}, rows = [], total, users = [] }: Given,
  calls: string[],
) {
  return Object.assign(
    testDataProvider({
      getOne: async (name, { id }) => {
        calls.push(`one ${name} ${id}`);
        const found = await (typeof record === 'function' ? record() : record);
        return { data: { id: 'r1', ...found } as never };
      },
      getMany: async () => ({ data: users as never[] }),
      getList: async (name, { sort, filter, pagination }) => {
        const { field, order } = sort ?? {};
        const { page, perPage } = pagination ?? {};
        calls.push(`list ${name} ${field} ${order} ${JSON.stringify(filter)} ${page}/${perPage}`);
        const found = typeof rows === 'function' ? rows(name) : rows;
        return { data: found as never[], total: total ?? found.length };
      },
      create: async (name, { data }) => {
        calls.push(`create ${name} ${JSON.stringify(data)}`);
        return { data: { id: 'new', ...data } as never };
      },
      update: async (name, { id, data }) => {
        calls.push(`update ${name} ${id} ${JSON.stringify(data)}`);
        return { data: { ...record, id, ...data } as never };
      },
    }),
    {
      call: async (name: string, input: object) => {
        calls.push(`${name} ${JSON.stringify(input)}`);
        const answer = answers[name];
        if (answer === undefined) throw new Error(`Nothing answers ${name}`);
        return { data: await (typeof answer === 'function' ? answer(input) : answer) };
      },
      updateMany: async (name: string, { ids, data }: { ids: unknown; data: unknown }) => {
        calls.push(`updateMany ${name} ${JSON.stringify({ ids, data })}`);
        return { data: ids as never[] };
      },
      deleteMany: async (name: string, { ids, meta }: { ids: unknown; meta?: unknown }) => {
        calls.push(`deleteMany ${name} ${JSON.stringify({ ids, meta })}`);
        return { data: ids as never[] };
      },
    },
  );
}

const AUTH = {
  getIdentity: async () => ({ id: 'me' }),
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => [],
};

/** Shows a page of the back-office on its own. */
export function showPage(page: ReactNode, given: Given = {}): ShownPage {
  const { resource = 'things', route = '/things/:id/show', record = {} } = given;
  const { id = 'r1' } = record as { id?: string };
  const at = given.at ?? `/things/${encodeURIComponent(id)}/show`;
  const [calls, said]: [string[], string[]] = [[], []];
  let place = '';
  function Watched() {
    const { pathname, search } = useLocation();
    place = `${pathname}${search}`;
    const { notifications } = useNotificationContext();
    const [last] = notifications.slice(-1);
    useEffect(() => {
      if (last !== undefined) said.push(`${last.type}: ${last.message}`);
    }, [last]);
    return null;
  }
  render(
    <MemoryRouter initialEntries={[at]}>
      <AdminContext
        dataProvider={dataOf(given, calls)}
        theme={createTheme()}
        store={memoryStore()}
        i18nProvider={defaultI18nProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        authProvider={AUTH as never}
      >
        <Watched />
        <div id="react-admin-title" />
        <ResourceContextProvider value={resource}>
          <Routes>
            <Route path={route} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return { calls, said, where: () => place };
}

/** Waits until the page has stayed the same for six turns of 1 ms; it doesn't wait for longer timers. */
export async function settle(): Promise<void> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  react.IS_REACT_ACT_ENVIRONMENT = false;
  let before = '';
  for (let still = 0; still < 6; ) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    const now = document.body.innerHTML;
    still = now === before ? still + 1 : 0;
    before = now;
  }
  react.IS_REACT_ACT_ENVIRONMENT = true;
}

/** The text of a file that was made in the browser. */
export function fileText(file: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    if (file === undefined) throw new Error('No file was made');
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file);
  });
}

/** What keeps running while the clock is stopped. */
const GOING = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'],
  ...['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
] as const;

/** Stops the clock at noon UTC on the last day of November 2026. */
export function stopClock(): void {
  jest.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z'), doNotFake: [...GOING] as never });
}

/** The button of that name. */
export function buttonOf(name: string, root: ParentNode = document): HTMLButtonElement {
  const all = [...root.querySelectorAll('button')];
  const found = all.find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`No button ${name}: ${all.map((b) => b.textContent)}`);
  return found;
}

/**
 * Opens a button's dialog, gives the reason, and confirms. @returns what the dialog asks, and what is sent
 * and shown
 */
export async function ask(
  { calls, said }: ShownPage,
  button: string,
  typed: Record<string, string> = {},
): Promise<string[]> {
  const [before, told] = [calls.length, said.length];
  fireEvent.click(buttonOf(button));
  await settle();
  const dialog = document.querySelector('[role="dialog"]');
  if (dialog === null) throw new Error(`${button} opens no dialog`);
  const asked = pageText(dialog);
  for (const [name, value] of Object.entries({ reason: ' Because ', ...typed })) {
    const field = dialog.querySelector(`[name="${name}"]`);
    if (field) fireEvent.change(field, { target: { value } });
  }
  const confirm = dialog.querySelector('button[type="submit"]');
  if (confirm) fireEvent.click(confirm);
  await settle();
  const isOpen = document.querySelector('[role="dialog"]') !== null;
  return [
    ...[`-- ${button}`, ...asked],
    ...calls.slice(before).map((call) => `sends ${call}`),
    ...said.slice(told),
    ...(isOpen ? ['stays open'] : []),
  ];
}
