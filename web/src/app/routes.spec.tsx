import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider, useRoutes } from 'react-router-dom';
import { beginHydration, endHydration } from '../hydrate/hydration.js';
import { rememberNext, wantedPath } from '../lib/next-path.js';
import { words } from '../test/page.js';
import { DANA_USER, GivenSession } from '../test/session.js';
import { ForgetNext } from './forget-next.js';
import { ROUTES } from './routes.js';
import { siteMap } from './site-map.js';
import { Toasts } from './toasts.js';

/** A stand-in for a page: shows its props, and a number that counts mounts. */
let mockBegun = 0;
function mockPage(name: string, id = 'page') {
  const { useState } = jest.requireActual<typeof import('react')>('react');
  return (props: object) => {
    const [number] = useState(() => {
      mockBegun += 1;
      return mockBegun;
    });
    return <p data-testid={id}>{`${name} ${JSON.stringify(props)} #${number}`}</p>;
  };
}
const mockDefault = (name: string, id?: string) => ({
  __esModule: true,
  default: mockPage(name, id),
});

jest.mock('../features/marketing/routes/home-page.js', () => mockDefault('home'));
jest.mock('../features/auth/routes/login-page.js', () => mockDefault('login'));
jest.mock('../features/auth/routes/signup-page.js', () => mockDefault('signup'));
jest.mock('../features/auth/routes/forgot-password-page.js', () => mockDefault('forgot'));
jest.mock('../features/auth/routes/confirm-page.js', () => mockDefault('confirm'));
jest.mock('../features/profile/routes/unsubscribe-page.js', () => mockDefault('unsubscribe'));
jest.mock('../features/exam/routes/practice-page.js', () => mockDefault('practice'));
jest.mock('../features/exam/routes/exam-page.js', () => ({ ExamPage: mockPage('exam') }));
jest.mock('../features/exam/routes/quiz-run.js', () => ({ QuizRun: mockPage('quiz') }));
jest.mock('../features/account/routes/dashboard-page.js', () => mockDefault('dashboard'));
jest.mock('../features/practice/routes/test-bank-page.js', () => mockDefault('bank'));
jest.mock('../features/practice/routes/free-trial-bank-page.js', () => mockDefault('free-bank'));
jest.mock('../features/progress/routes/track-progress-page.js', () => mockDefault('progress'));
jest.mock('../features/billing/routes/checkout-page.js', () => mockDefault('checkout'));
jest.mock('../features/billing/routes/checkout-success-page.js', () => mockDefault('paid'));
jest.mock('../features/billing/routes/subscription-page.js', () => mockDefault('subscription'));
jest.mock('../features/billing/routes/billing-history-page.js', () => mockDefault('history'));
jest.mock('../features/billing/routes/my-purchases-page.js', () => mockDefault('purchases'));
jest.mock('../features/profile/routes/profile-page.js', () => mockDefault('profile'));
jest.mock('../features/billing/components/payment-banner.js', () => ({
  __esModule: true,
  default: () => <p>payment banner</p>,
}));
jest.mock('../features/profile/components/deletion-banner.js', () => ({
  __esModule: true,
  default: () => <p>deletion banner</p>,
}));
jest.mock('../features/practice/routes/category-start-page.js', () => ({
  CategoryStartPage: mockPage('topic'),
}));
jest.mock('../features/practice/routes/diagnostic-start-page.js', () => ({}));
jest.mock('../features/practice/routes/mixed-start-page.js', () => ({}));
jest.mock('../features/practice/routes/mock-start-page.js', () => ({
  MockStartPage: mockPage('mock'),
}));
jest.mock('../features/practice/routes/review-start-page.js', () => ({}));
jest.mock('./routes/text-pages.js', () => mockDefault('text'));
jest.mock('./staff-frame/staff-frame-page.js', () => mockDefault('staff-frame'));
jest.mock('./layouts/footer.js', () => mockDefault('foot', 'foot'));
jest.mock('../ui/toaster.js', () => mockDefault('toaster'));

function Page() {
  return (
    <>
      <ForgetNext />
      <Suspense>{useRoutes(ROUTES)}</Suspense>
    </>
  );
}

async function open(at: string, signedIn = true) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [at] });
  const view = render(
    <GivenSession user={signedIn ? DANA_USER : null}>
      <RouterProvider router={router} />
    </GivenSession>,
  );
  const shown = async () => {
    await act(async () => undefined);
    const pages = await screen.findAllByTestId('page');
    return pages.map(({ textContent }) => textContent);
  };
  const page = async () => `${(await shown())[0]}`.replace(/ #\d+$/, '').replace(' {}', '');
  return { router, view, page, shown };
}

describe('an address of the site', () => {
  it.each([
    ['/dashboard', 'dashboard'],
    ['/test-bank', 'bank'],
    ['/free-trial-bank', 'free-bank'],
    ['/track-progress', 'progress'],
    ['/checkout', 'checkout'],
    ['/checkout-success', 'paid'],
    ['/subscription', 'subscription'],
    ['/billing-history', 'history'],
    ['/my-purchases', 'purchases'],
    ['/profile', 'profile'],
    ['/profile/data', 'profile'],
    ['/practice/mock', 'mock'],
    ['/practice/science.anatomy', expect.stringMatching(/^topic .*science\.anatomy/)],
  ])('%s is a student’s: %s', async (at, page) => {
    const opened = await open(at);
    expect(await opened.page()).toEqual(page);
    expect(screen.getAllByRole('link', { name: 'Today' })).toHaveLength(2);
    expect(words()).toMatch(/deletion banner.*payment banner/);
    opened.view.unmount();
    const visitor = await open(at, false);
    expect(await visitor.page()).toBe('login');
    expect(wantedPath()).toBe(at);
  });

  it('of an attempt has no notes over it, and is another page for each attempt', async () => {
    const { router, shown } = await open('/practice/attempt/a1');
    const [first] = await shown();
    expect(first).toMatch(/^exam \{"attemptId":"a1"\}/);
    expect(words()).not.toMatch(/banner/);
    await act(() => router.navigate('/practice/attempt/a2'));
    const [second] = await shown();
    expect(second).toMatch(/^exam \{"attemptId":"a2"\}/);
    expect(second?.split('#')[1]).not.toBe(first?.split('#')[1]);
  });

  it('of a topic is another page for each topic, and only of topics below the bank', async () => {
    const { router, shown } = await open('/test-bank-practice/math');
    const [first] = await shown();
    await act(() => router.navigate('/test-bank-practice/science'));
    const [second] = await shown();
    expect(second).toMatch(/^topic .*science/);
    expect(second?.split('#')[1]).not.toBe(first?.split('#')[1]);
    await act(() => router.navigate('/test-bank-practice/mock'));
    expect(await screen.findByText('There is no page at this address')).toBeTruthy();
  });

  it.each([
    ['/', 'home', true],
    ['/practice/math', 'practice {"subject":"math"}', true],
    ['/about', 'text', true],
    ['/login', 'login', false],
    ['/signup', 'signup', false],
    ['/forgot-password', 'forgot', false],
    ['/auth/confirm', 'confirm', false],
    ['/unsubscribe', 'unsubscribe', false],
    ['/staff-frame', 'staff-frame', false],
  ])('%s is for everyone: %s, with the bar of the site: %s', async (at, page, barred) => {
    const opened = await open(at, false);
    expect(await opened.page()).toBe(page);
    expect(screen.queryAllByRole('link', { name: 'Pricing' })).toHaveLength(barred ? 1 : 0);
    expect(document.getElementById('foot') !== null).toBe(barred);
  });

  it('of a subject’s free practice is another page for each subject', async () => {
    const { router, shown } = await open('/practice/math', false);
    const [first] = await shown();
    await act(() => router.navigate('/practice/reading'));
    const [second] = await shown();
    expect(second).toMatch(/reading/);
    expect(second?.split('#')[1]).not.toBe(first?.split('#')[1]);
  });

  it('is drawn by the browser where it belongs to a student or an email', () => {
    expect(siteMap().drawn.sort()).toEqual(
      [
        ...['/auth/confirm', '/unsubscribe', '/staff-frame', '/dashboard', '/test-bank'],
        ...['/free-trial-bank', '/test-bank-practice/:category', '/practice/:category'],
        ...['/track-progress', '/checkout', '/checkout-success', '/subscription', '/profile'],
        ...['/billing-history', '/my-purchases', '/profile/:section'],
        '/practice/attempt/:attemptId',
      ].sort(),
    );
  });
});

describe('a quiz of a subject', () => {
  it.each([
    ['/quiz/math?set=1', 'quiz {"subject":"math","set":1}'],
    ['/quiz/english?set=4', 'quiz {"subject":"english","set":4}'],
    ['/quiz/math?set=0', 'text'],
    ['/quiz/math?set=5', 'text'],
    ['/quiz/math?set=1.5', 'text'],
    ['/quiz/math?set=x', 'text'],
    ['/quiz/math', 'text'],
    ['/about?set=1', 'text'],
  ])('%s is %s', async (at, page) => {
    expect(await (await open(at, false)).page()).toBe(page);
  });

  it('is another page for each, and opens after the text that the document holds', async () => {
    beginHydration('/quiz/math');
    const { router, shown } = await open('/quiz/math?set=2', false);
    const [first] = await shown();
    expect(first).toMatch(/^quiz .*"set":2/);
    await act(() => router.navigate('/quiz/math?set=3'));
    const [second] = await shown();
    expect(second?.split('#')[1]).not.toBe(first?.split('#')[1]);
    endHydration();
  });
});

describe('the page that was wanted before the sign-in', () => {
  it('is forgotten once its student has reached it, with all of its address', async () => {
    rememberNext('/checkout?plan=weekly#pay');
    const { router } = await open('/checkout?plan=weekly');
    expect(wantedPath()).toBe('/checkout?plan=weekly#pay');
    await act(() => router.navigate('/checkout?plan=weekly#pay'));
    expect(wantedPath()).toBeNull();
  });

  it('is kept for a visitor who comes by', async () => {
    rememberNext('/about');
    await open('/about', false);
    expect(wantedPath()).toBe('/about');
  });
});

describe('toasts', () => {
  afterEach(() => sessionStorage.clear());
  const toaster = async (at: string) => {
    const router = createMemoryRouter([{ path: '*', element: <Toasts /> }], {
      initialEntries: [at],
    });
    const { container, unmount } = render(<RouterProvider router={router} />);
    await act(async () => undefined);
    const text = container.textContent?.replace(/ #\d+$/, '');
    unmount();
    return text;
  };

  it('come with the first, one at a time where people sign in', async () => {
    expect(await toaster('/about')).toBe('');
    sessionStorage.setItem(STORAGE_KEYS.toast, '{"title":"From the other site"}');
    expect(await toaster('/about')).toBe('toaster {"simple":false}');
    expect(sessionStorage.getItem(STORAGE_KEYS.toast)).toBeNull();
    for (const at of ['/login', '/signup', '/forgot-password', '/auth/confirm']) {
      expect([at, await toaster(at)]).toEqual([at, 'toaster {"simple":true}']);
    }
  });
});
