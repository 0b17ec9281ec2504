import { describe, expect, it } from '@jest/globals';
import { BRAND } from '@prepward/contracts/brand';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { CHAT_HREF } from '../../lib/chat.js';
import type { SessionValue } from '../../lib/session/session.js';
import { DANA_USER, GivenSession } from '../../test/session.js';
import { connectToaster, type ToastMessage } from '../../ui/toast.js';
import { ChatButton } from './chat-button.js';
import Footer from './footer.js';
import { Header } from './header.js';

let go: ReturnType<typeof useNavigate>;

function Place() {
  go = useNavigate();
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
    // A link to the current page: nothing navigates, and nothing has to load.
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

  it('says which page is on screen, and not that it is the home page too', () => {
    open();
    const current = within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Pricing']);
    expect(current[0]?.className).toContain('text-primary');
  });

  it('can’t sign out twice at once, and can again where it failed', async () => {
    let answer: (result: { error: string }) => void = () => undefined;
    const pending = new Promise<{ error: string }>((resolve) => {
      answer = resolve;
    });
    const user = open({ user: DANA_USER, signOut: () => pending });
    const disconnect = connectToaster(() => undefined);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Logout' });
    await user.click(button);
    expect(button.disabled).toBe(true);
    await act(async () => answer({ error: 'No connection' }));
    expect(button.disabled).toBe(false);
    disconnect();
  });

  it('names the list that a button opens', () => {
    open();
    const button = screen.getByRole('button', { name: 'Other Services' });
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'Test bank PDF',
      'Proctored exam help',
    ]);
  });

  it('closes what is open with every other page', async () => {
    const user = open();
    const button = screen.getByRole('button', { name: 'Menu' });
    const list = screen.getByRole('button', { name: 'Other Services' });
    await user.click(button);
    await act(async () => go('/about'));
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(list);
    await act(async () => go('/faqs'));
    expect(list.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens the menu of a phone and closes it by the same button, by nothing within and no other key', async () => {
    const user = open();
    const button = screen.getByRole('button', { name: 'Menu' });
    const sign = () => button.querySelector('path')?.getAttribute('d');
    const closed = sign();
    await user.click(button);
    expect(sign()).not.toBe(closed);
    await user.keyboard('a');
    await user.click(screen.getAllByText('Free Exam Practice').at(-1) as HTMLElement);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const actions = screen.getAllByRole('link', { name: 'Get Started Free' });
    expect(actions.map(({ className }) => className.includes('w-full'))).toEqual([false, true]);
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(sign()).toBe(closed);
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

describe('below every page', () => {
  const below = (session: Partial<SessionValue> = {}) =>
    render(
      <MemoryRouter>
        <GivenSession {...session}>
          <Footer />
          <ChatButton />
        </GivenSession>
      </MemoryRouter>,
    );
  const href = (name: string | RegExp) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

  it('are links to people and to what each subject has', () => {
    below();
    expect(href(BRAND.contactEmail)).toEqual([`mailto:${BRAND.contactEmail}`]);
    expect(href('Chat with us')).toEqual([CHAT_HREF, CHAT_HREF]);
    const social = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
    expect(
      social.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual(BRAND.social.map(({ label, url }) => [`${BRAND.name} on ${label}`, url]));
    expect(href(/^\w+ quiz$/)).toEqual(
      ['reading', 'math', 'science', 'english'].map((s) => `/quiz/${s}`),
    );
    expect(href(/^\w+ downloads$/)).toEqual(
      ['reading', 'math', 'science', 'english'].map((s) => `/downloads/${s}`),
    );
    expect([href('Terms of service'), href('Money-back guarantee'), href('Blog')]).toEqual([
      ['/terms'],
      ['/money-back'],
      ['/blog'],
    ]);
    const own = [...document.querySelectorAll('a[href^="http"]')];
    expect(own.filter((link) => link.getAttribute('rel') !== 'noopener')).toEqual([]);
  });

  it('is the way to begin for a visitor', () => {
    below();
    expect(href('Get Started Free')).toEqual(['/signup']);
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });

  it('is the way to the dashboard for a student', () => {
    below({ user: DANA_USER });
    expect(href('Dashboard')).toEqual(['/dashboard']);
    expect(screen.queryByRole('link', { name: 'Get Started Free' })).toBeNull();
  });
});
