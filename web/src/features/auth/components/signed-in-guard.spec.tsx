import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { landingPath } from '../../../lib/next-path.js';
import type { SessionValue } from '../../../lib/session/session.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { SESSION_ENDED, SignedInGuard } from './signed-in-guard.js';

function open(session: Partial<SessionValue>, at = '/dashboard') {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/login', element: <h1>Sign in</h1> },
      { element: <SignedInGuard />, children: [{ path: '/dashboard', element: <h1>Mine</h1> }] },
    ],
    { initialEntries: ['/', at], initialIndex: 1 },
  );
  const page = (given: Partial<SessionValue>) => (
    <GivenSession {...given}>
      <RouterProvider router={router} />
    </GivenSession>
  );
  const { rerender } = render(page(session));
  return { router, change: (given: Partial<SessionValue>) => rerender(page(given)) };
}

describe('the signed-in guard', () => {
  it('lets a student through', () => {
    open({ user: DANA_USER });
    expect(screen.getByRole('heading', { name: 'Mine' })).toBeTruthy();
  });

  it('sends everyone else to /login instead of the page, so that Back does not return to it', async () => {
    const { router } = open({});
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(router.state.historyAction).toBe('REPLACE');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
  });

  it('does not take a practicing visitor for a student', async () => {
    open({ isAnonymous: true });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });

  it('waits while the session is being read', () => {
    const { router } = open({ loading: true });
    expect(screen.getByRole('status').textContent).toContain('Loading');
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('sends someone to /login who was never signed in on this page, whoever left before', async () => {
    const { router } = open({ leftOnPurpose: true });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(router.state.location.state).toBeNull();
    expect(landingPath()).toBe('/dashboard');
  });

  it('remembers the page that was wanted, with its query, and says nothing of an ended session', async () => {
    const { router } = open({}, '/dashboard?subject=math#areas');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(landingPath()).toBe('/dashboard?subject=math#areas');
    expect(router.state.location.state).toBeNull();
  });

  it('tells the sign-in page when a session ended under an open page, and keeps the page', async () => {
    const { router, change } = open({ user: DANA_USER }, '/dashboard?subject=math');
    change({ user: null });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(router.state.location.state).toEqual(SESSION_ENDED);
    expect(landingPath()).toBe('/dashboard?subject=math');
  });

  it('leads home after signing out here, and to /login when the session ended by itself', async () => {
    const left = open({ user: DANA_USER });
    left.change({ user: null, leftOnPurpose: true });
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    expect(landingPath()).toBe('/dashboard');
    expect(localStorage.getItem('prepward.next')).toBeNull();

    const ended = open({ user: DANA_USER });
    ended.change({ user: null });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });
});
