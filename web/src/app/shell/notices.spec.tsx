import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leave } from '../../lib/leave.js';
import type { TakeOverAnswer } from '../../worker/messages.js';
import { ShellNotices } from './notices.js';
import { takeOver } from './releases.js';

/** A service worker registration with a newer worker waiting, as browsers have it. */
class Registration extends EventTarget {
  installing: EventTarget | null = null;
  waiting: { postMessage: (message: string, ports: MessagePort[]) => void } | null = null;
  asked: string[] = [];

  install(answer: TakeOverAnswer): void {
    const worker = Object.assign(new EventTarget(), {
      postMessage: (message: string, [port]: MessagePort[]) => {
        this.asked.push(message);
        port?.postMessage(answer);
      },
    });
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  }
}

let registration: Registration;
let container: { controller: unknown; register: jest.Mock };

beforeEach(() => {
  registration = new Registration();
  container = { controller: {}, register: jest.fn(async () => registration) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.assign(globalThis, {
    requestIdleCallback: (act: () => void) => setTimeout(act),
    cancelIdleCallback: clearTimeout,
    MessageChannel: class {
      port1: { onmessage?: (event: { data: unknown }) => void } = {};
      port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

const registered = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const OFFER = 'A new version of Prepward is ready';

describe('a newer release', () => {
  it('is offered when the next page opens, and never during an attempt', async () => {
    const { rerender } = render(<ShellNotices at="/dashboard" attempt={false} />);
    await registered();
    expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    act(() => registration.install('taken'));
    expect(screen.queryByText(OFFER)).toBeNull();
    rerender(<ShellNotices at="/practice/attempt/1" attempt />);
    expect(screen.queryByText(OFFER)).toBeNull();
    rerender(<ShellNotices at="/test-bank" attempt={false} />);
    expect(screen.getByText(OFFER)).toBeTruthy();
  });

  it('waits while another window shows the site, and says so', async () => {
    const { rerender } = render(<ShellNotices at="/dashboard" attempt={false} />);
    await registered();
    act(() => registration.install('others'));
    rerender(<ShellNotices at="/test-bank" attempt={false} />);
    const again = jest.spyOn(leave, 'again').mockImplementation(() => undefined);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Reload' });
    await userEvent.click(button);
    expect(await screen.findByText(/is open in another tab or window/)).toBeTruthy();
    expect(button.disabled).toBe(false);
    expect(again).not.toHaveBeenCalled();
    expect(registration.asked).toEqual(['prepward.take-over']);
  });

  it('loads the page again once it has taken over, and is busy until then', async () => {
    const { rerender } = render(<ShellNotices at="/dashboard" attempt={false} />);
    await registered();
    act(() => registration.install('taken'));
    rerender(<ShellNotices at="/test-bank" attempt={false} />);
    const again = jest.spyOn(leave, 'again').mockImplementation(() => undefined);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Reload' });
    await userEvent.click(button);
    expect(again).toHaveBeenCalledTimes(1);
    expect(button.disabled).toBe(true);
    expect(screen.queryByText(/in another tab/)).toBeNull();
  });

  it.each(['before', 'while'])(
    'lets the page load again where a still newer one replaced it %s it is asked',
    async (when) => {
      const worker = Object.assign(new EventTarget(), {
        state: when === 'before' ? 'redundant' : 'installed',
        postMessage: () => undefined,
      });
      const taken = takeOver(worker as unknown as ServiceWorker);
      if (when === 'while') {
        worker.state = 'redundant';
        worker.dispatchEvent(new Event('statechange'));
      }
      expect(await taken).toBe('taken');
    },
  );

  it('is not told of where the browser has no worker yet: the first starts on its own', async () => {
    container.controller = null;
    const { rerender } = render(<ShellNotices at="/dashboard" attempt={false} />);
    await registered();
    act(() => registration.install('taken'));
    rerender(<ShellNotices at="/test-bank" attempt={false} />);
    expect(screen.queryByText(OFFER)).toBeNull();
  });
});

it('says that the page may be old while there is no network', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ShellNotices at="/dashboard" attempt={false} />);
  expect(screen.getByRole('status').textContent).toContain("You're offline");
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('status')).toBeNull();
});
