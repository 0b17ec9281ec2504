import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { SessionValue } from '../../lib/session/session.js';
import { DANA_USER, GivenSession } from '../../test/session.js';
import { connectToaster, type ToastMessage } from '../../ui/toast.js';
import { Header } from './header.js';

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

function open(session: Partial<SessionValue> = {}) {
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <GivenSession {...session}>
        <Header />
        <Place />
      </GivenSession>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const place = () => screen.getByTestId('place').textContent;

describe('the top bar', () => {
  it('opens a dropdown with the keyboard, and Escape closes it where it was opened', async () => {
    const user = open();
    const button = screen.getByRole('button', { name: 'Free Exam Practice' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        '/practice/reading',
        '/practice/math',
        '/practice/science',
        '/practice/english',
      ]),
    );
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('closes the menu of a phone by Escape, and goes back to its button', async () => {
    const user = open();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.tab();
    expect(document.activeElement).not.toBe(button);
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('closes a dropdown when a page is chosen', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Other Services' }));
    await user.click(screen.getByRole('link', { name: 'Proctored exam help' }));
    expect(place()).toBe('/teas-exam-help');
    expect(screen.queryByRole('link', { name: 'Proctored exam help' })).toBeNull();
  });

  it('offers visitors to log in or to begin, those who practice included', () => {
    open({ isAnonymous: true });
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Get Started Free' }).getAttribute('href')).toBe(
      '/signup',
    );
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('signs a student out, goes home and says so', async () => {
    const toasts: ToastMessage[] = [];
    const disconnect = connectToaster((message) => toasts.push(message));
    const user = open({ user: DANA_USER });
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(place()).toBe('/'));
    expect(toasts).toEqual([
      { tone: 'success', title: 'Signed out successfully', description: 'Come back soon!' },
    ]);
    disconnect();
  });

  it('says when signing out failed, and stays', async () => {
    const toasts: ToastMessage[] = [];
    const disconnect = connectToaster((message) => toasts.push(message));
    const user = open({ user: DANA_USER, signOut: async () => ({ error: 'No connection' }) });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(place()).toBe('/pricing');
    expect(toasts).toEqual([
      { tone: 'error', title: 'Error signing out', description: 'No connection' },
    ]);
    disconnect();
  });

  it('closes the menu of small screens at once, before the page behind a link has come', async () => {
    const user = open();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    const [, link] = screen.getAllByRole('link', { name: 'Pricing' });
    // The page one is on: nothing navigates, and nothing has to load.
    link?.addEventListener('click', (event) => event.preventDefault());
    await user.click(link as HTMLElement);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(place()).toBe('/pricing');
  });

  it('says again that signing out worked once the server has heard in the end', async () => {
    const toasts: ToastMessage[] = [];
    const disconnect = connectToaster((message) => toasts.push(message));
    const user = open({
      user: DANA_USER,
      signOut: async () => ({ error: 'No connection', again: Promise.resolve(true) }),
    });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() =>
      expect(toasts.map(({ title }) => title)).toEqual([
        'Error signing out',
        'Signed out successfully',
      ]),
    );
    disconnect();
  });

  it('folds into a menu on small screens', async () => {
    const user = open();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('link', { name: 'Pricing' })).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
