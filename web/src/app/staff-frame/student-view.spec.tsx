import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, createElement, useState } from 'react';
import { deviceStore } from '../../lib/device-store.js';
import { useSession } from '../../lib/session/session.js';
import { FakeServer } from '../../test/fake-server.js';
import { progressOf, summaryOf } from '../../test/student-data.js';
import StudentView, { ViewedPages } from './student-view.js';
import { viewSession } from './view-session.js';

/** Shown instead of the dashboard. */
let mockDashboard: ComponentType | undefined;
jest.mock('../../features/account/routes/dashboard-page.js', () => {
  const real = jest.requireActual<{ default: ComponentType }>(
    '../../features/account/routes/dashboard-page.js',
  );
  return { __esModule: true, default: () => createElement(mockDashboard ?? real.default) };
});

const VIEW = {
  token: 'of-a-view',
  expiresAt: '2026-11-22T20:15:00.000Z',
  student: { id: 'dana', email: 'dana@example.com', firstName: 'Dana', lastName: 'Ortiz' },
};
const ENDED = {
  state: 'ended',
  source: null,
  plan: 'weekly',
  until: '2026-03-01T00:00:00.000Z',
};

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = new FakeServer()
    .on('GET /api/v1/subscription', { status: 200, body: ENDED })
    .on('GET /api/v1/attempts', {
      status: 200,
      body: { items: [summaryOf({ kind: 'free-practice', items: 5, right: 4 })], nextCursor: null },
    })
    .on('GET /api/v1/progress', { status: 200, body: progressOf({}) });
  restore = server.install();
});
afterEach(() => {
  restore();
  jest.restoreAllMocks();
});

describe('a view as a student', () => {
  it('reads with its own token, and keeps nothing on the device', async () => {
    const kept = jest.spyOn(deviceStore, 'update');
    render(<ViewedPages view={VIEW} />);
    expect(await screen.findByRole('heading', { name: 'Hello, Dana' })).toBeTruthy();
    expect(await screen.findByText(/Your membership ended on/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Recent attempts' })).toBeTruthy();
    expect(new Set(server.seen.map(({ bearer }) => bearer))).toEqual(new Set(['Bearer of-a-view']));
    expect(kept).not.toHaveBeenCalled();
  });

  it('has no settings, and leads back', async () => {
    render(<ViewedPages view={VIEW} />);
    const user = userEvent.setup();
    await user.click((await screen.findAllByRole('button', { name: /^Me/ }))[0] as HTMLElement);
    await user.click(await screen.findByRole('link', { name: 'Settings' }));
    expect(await screen.findByText("This page isn't part of the view")).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to the dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Hello, Dana' })).toBeTruthy();
  });

  it('says that the plan is not known where it can’t be read', async () => {
    server.on('GET /api/v1/subscription', { status: 500, body: { code: 'INTERNAL_ERROR' } });
    function Known() {
      const { subscription, subscriptionUnknown } = useSession();
      return <p>{`${subscription} ${subscriptionUnknown}`}</p>;
    }
    mockDashboard = Known;
    render(<ViewedPages view={VIEW} />);
    expect(await screen.findByText('null true')).toBeTruthy();
    mockDashboard = undefined;
  });

  it('is in a tree of its own, another for each token and not for each theme, and goes with it', async () => {
    let begun = 0;
    mockDashboard = () => {
      const [number] = useState(() => {
        begun += 1;
        return begun;
      });
      return <p>{`view ${number}`}</p>;
    };
    const { container, rerender, unmount } = render(<StudentView view={VIEW} />);
    expect(await screen.findByText('view 1')).toBeTruthy();
    await act(async () => rerender(<StudentView view={{ ...VIEW }} />));
    expect(screen.getByText('view 1')).toBeTruthy();
    await act(async () => rerender(<StudentView view={{ ...VIEW, token: 'another' }} />));
    expect(await screen.findByText('view 2')).toBeTruthy();
    expect(screen.queryByText('view 1')).toBeNull();
    expect(container.firstElementChild?.childElementCount).toBe(1);
    await act(async () => unmount());
    expect(document.body.textContent).toBe('');
    mockDashboard = undefined;
  });

  it('is never renewed: a refused token ends it', async () => {
    const session = viewSession(VIEW, { subscription: null, subscriptionUnknown: false });
    expect(await session.ensureToken()).toBe('of-a-view');
    await expect(session.ensureToken('of-a-view')).rejects.toThrow('This view has ended.');
  });
});
