import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SessionValue } from '../../lib/session/session.js';
import { DANA_USER, GivenSession } from '../../test/session.js';
import StudentLayout from './student-layout.js';

const SUBSCRIBED = { subscribed: true, product_id: 'monthly', subscription_end: null };

let broken: boolean;

function Page() {
  const [here] = useState('Your page');
  if (broken) {
    throw new Error('It broke.');
  }
  return <h1>{here}</h1>;
}

function open(session: Partial<SessionValue> = {}, at = '/dashboard') {
  const router = createMemoryRouter(
    [{ element: <StudentLayout />, children: [{ path: '*', element: <Page /> }] }],
    { initialEntries: [at] },
  );
  render(
    <GivenSession user={DANA_USER} subscription={SUBSCRIBED} {...session}>
      <RouterProvider router={router} />
    </GivenSession>,
  );
  return { router, user: userEvent.setup() };
}

/** The rail and the tabs have the same links; the styles show one of them. */
function bar() {
  const [rail] = screen.getAllByRole('navigation', { name: 'Main' });
  if (!rail) {
    throw new Error('There is no bar');
  }
  return within(rail);
}

beforeEach(() => {
  broken = false;
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the shell of a signed-in student', () => {
  it('leads to four places, says which one is on screen, and has the menu of the account', async () => {
    const { router } = open();
    const links = bar().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Today', '/dashboard'],
      ['Practice', '/test-bank'],
      ['Mock', '/practice/mock'],
      ['Progress', '/track-progress'],
    ]);
    expect(bar().getByRole('link', { current: 'page' }).textContent).toBe('Today');
    await act(() => router.navigate('/test-bank-practice/science'));
    expect(bar().getByRole('link', { current: 'page' }).textContent).toBe('Practice');
    const me = screen.getAllByRole('button', { name: 'Me · Dana' });
    expect(me.map(({ className }) => className.includes('font-semibold'))).toEqual([false, false]);
    expect(document.querySelector('[data-chat]')).toBeNull();
  });

  it('leads to the free bank without a plan', () => {
    open({ subscription: { ...SUBSCRIBED, subscribed: false } });
    expect(bar().getByRole('link', { name: 'Practice' }).getAttribute('href')).toBe(
      '/free-trial-bank',
    );
  });

  it('is there while the session is read, with the shape of a page', () => {
    open({ user: null, loading: true });
    expect(bar().getByRole('link', { name: 'Today' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(document.querySelectorAll('main .skeleton').length).toBeGreaterThan(0);
  });

  it('leaves the screen to an attempt, which has no shape while it comes', () => {
    open({ user: null, loading: true }, '/practice/attempt/1');
    expect(document.querySelector('.app-shell')?.getAttribute('data-attempt')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    expect(document.querySelector('main .skeleton')).toBeNull();
  });

  it('leads to the website and to help, by a line of links', () => {
    open({ user: { ...DANA_USER, firstName: '' } }, '/subscription');
    expect(document.querySelector('.app-shell')?.hasAttribute('data-attempt')).toBe(false);
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Website', '/'],
      ['Help', '/contact'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy-policy'],
    ]);
    const brands = screen.getAllByRole('link', { name: 'Prepward' });
    expect(brands.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/dashboard']);
    const me = screen.getAllByRole('button', { name: 'Me' });
    expect(me.map(({ className }) => className.includes('font-semibold'))).toEqual([true, true]);
  });

  it('keeps its bar around a page that fails, and tries the page again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    broken = true;
    const { user } = open();
    expect(screen.getByRole('alert').textContent).toContain('try again');
    expect(bar().getByRole('link', { name: 'Progress' })).toBeTruthy();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Your page' })).toBeTruthy();
  });
});

describe('the menu of the account', () => {
  async function openMenu(session: Partial<SessionValue> = {}) {
    const { user, router } = open(session);
    const [button] = screen.getAllByRole('button', { name: /^Me/ });
    if (!button) {
      throw new Error('There is no button');
    }
    await user.click(button);
    const menu = within(await screen.findByRole('dialog', { name: 'Your account' }));
    return { user, router, button, menu };
  }

  it('leads to the pages of the account and closes', async () => {
    const { user, router, menu } = await openMenu();
    expect(menu.getByText('Dana Ortiz')).toBeTruthy();
    expect(menu.getByText(DANA_USER.email)).toBeTruthy();
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/subscription',
      '/my-purchases',
      '/billing-history',
      '/profile',
    ]);
    await user.click(menu.getByRole('link', { name: 'Membership' }));
    expect(router.state.location.pathname).toBe('/subscription');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes how the site looks', async () => {
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(menu.getByRole('radio', { name: '150%' }));
    expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('1.5');
    await user.click(menu.getByRole('radio', { name: 'System' }));
    await user.click(menu.getByRole('radio', { name: '100%' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('closes by Escape, with the focus back on its button', async () => {
    const { user, button } = await openMenu();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('closes by its own button, and by a press elsewhere', async () => {
    const { user, button } = await openMenu({
      user: { ...DANA_USER, firstName: '', lastName: '' },
    });
    expect(screen.getByRole('dialog').textContent).toMatch(/^Your account/);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await user.click(screen.getByRole('contentinfo'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('signs out, once at a time', async () => {
    let done: () => void = () => undefined;
    const signOut = jest.fn(
      () =>
        new Promise<{ error: null }>((resolve) => {
          done = () => resolve({ error: null });
        }),
    );
    const { user, router, menu } = await openMenu({ signOut });
    const logout = menu.getByRole<HTMLButtonElement>('button', { name: 'Logout' });
    await user.click(logout);
    expect(logout.disabled).toBe(true);
    await act(async () => done());
    expect(logout.disabled).toBe(false);
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/');
  });
});
