import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { useSidebarState } from 'react-admin';
import { fakeFetch, fakeSession } from '../../test/fake-session.js';
import { pageText } from '../../test/page-text.js';
import { settle, showPage } from '../../test/show-page.js';
import { SessionContext } from './session-context.js';

jest.mock('@prepward/contracts/api-prefixes', () => ({
  // The real path would navigate away from the test.
  QUEUES_PATH: '#queues',
}));

let ShellMenu: typeof import('./shell-menu.js').ShellMenu;
beforeAll(async () => {
  ({ ShellMenu } = await import('./shell-menu.js'));
});

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  window.location.hash = '';
});

function Toggle() {
  const [isOpen, setOpen] = useSidebarState();
  return (
    <button type="button" onClick={() => setOpen(!isOpen)}>
      Narrow
    </button>
  );
}

async function open() {
  const shown = showPage(
    <SessionContext value={fakeSession('token')}>
      <Toggle />
      <ShellMenu />
    </SessionContext>,
  );
  await settle();
  const [toggle] = document.querySelectorAll('button');
  // The menu is closed on phones, which jsdom seems to be.
  if (!document.body.textContent?.includes('Students') && toggle) fireEvent.click(toggle);
  await settle();
  return { shown, toggle: toggle as HTMLButtonElement };
}
const queues = () => [...document.querySelectorAll('a')].at(-1) ?? document.createElement('a');

describe('the menu of the back-office', () => {
  it('has every list and page, in groups, and the queues last', async () => {
    const { toggle } = await open();
    expect(pageText().slice(1).join('\n')).toMatchSnapshot();
    fireEvent.click(toggle);
    await settle();
    expect(document.body.textContent).not.toMatch(/Students/);
    expect(queues().getAttribute('href')).toBe('#queues');
  });

  it('opens the queues once it may, and asks for that once', async () => {
    await open();
    let answer: (response: Response) => void = () => undefined;
    const asked: unknown[] = [];
    globalThis.fetch = ((path: string) => {
      asked.push(path);
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    }) as unknown as typeof fetch;
    const said = () => [queues().textContent, queues().ariaBusy];
    expect(said()).toEqual(['Queues', 'false']);
    act(() => void fireEvent.click(queues()));
    expect(said()).toEqual(['Opening…', 'true']);
    act(() => void fireEvent.click(queues()));
    await settle();
    expect([asked.length, window.location.hash]).toEqual([1, '']);
    answer({ ok: true, status: 204 } as Response);
    await waitFor(() => expect(window.location.hash).toBe('#queues'));
  });

  it('says why the queues stay closed', async () => {
    const { shown } = await open();
    globalThis.fetch = fakeFetch(new TypeError('Failed to fetch'));
    fireEvent.click(queues());
    await waitFor(() => expect(shown.said).toHaveLength(1));
    expect(shown.said[0]).toMatch(/^error: We couldn't reach the server/);
    expect([queues().textContent, window.location.hash]).toEqual(['Queues', '']);
  });
});
