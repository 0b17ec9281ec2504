import { articles, blog, categories, pages } from 'virtual:site';
import { describe, expect, it, jest } from '@jest/globals';
import { BRAND } from '@prepward/contracts/brand';
import { PUBLIC_PAPERS, paperHref } from '@prepward/contracts/papers';
import { PLANS } from '@prepward/contracts/plans';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { beginHydration, isHydrating } from '../hydrate/hydration.js';
import { landingPath } from '../lib/next-path.js';
import { GivenSession } from '../test/session.js';
import { App } from './app.js';
import { FOOTER_GROUPS, PRACTICE_LINKS, SERVICE_LINKS } from './navigation.js';
import { PAGES } from './pages.js';
import TextPages from './routes/text-pages.js';

/** The public routes of the specification that have a text; the exam's own pages are elsewhere. */
const SPECIFIED = [
  ...['exam-practice', 'how-it-works', 'teas-exam-help', 'buy-test-bank', 'do-my-teas-exam'],
  ...['take-my-teas-test', 'pay-someone-teas-exam', 'remote-teas-assistance', 'msn-expert-tutors'],
  ...['downloads/english', 'downloads/math', 'downloads/science', 'downloads/reading', 'faqs'],
  ...['privacy-policy', 'terms', 'money-back', 'about', 'features', 'pricing', 'contact', 'blog'],
  ...['teas-registration', 'teas-exam-near-me'],
  ...['quiz/math', 'quiz/science', 'quiz/reading', 'quiz/english'],
  ...[
    'blog/teas-exam-preparation',
    'blog/free-teas-practice-test',
    'blog/how-to-register-study-teas',
  ],
  ...[
    'blog/heart-anatomy-teas-exam',
    'blog/how-to-prepare-ati-teas',
    'blog/how-to-study-pass-teas',
  ],
  ...['blog/what-to-expect-ati-teas-exam', 'blog/ati-pn-exit-exam-test-bank'],
  'blog/teas-exam-with-proctorio',
];

/** Routes outside the texts that their links may lead to. */
const ELSEWHERE = new Set([
  ...['/', '/signup', '/login', '/dashboard'],
  ...PUBLIC_PAPERS.map(({ slug }) => paperHref(slug)),
  ...['/practice/reading', '/practice/math', '/practice/science', '/practice/english'],
  ...['/checkout', '/subscription', '/billing-history', '/my-purchases', '/profile'],
]);

function open(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <TextPages /> }], {
    initialEntries: [path],
  });
  const { container } = render(
    <GivenSession>
      <RouterProvider router={router} />
    </GivenSession>,
  );
  return { router, container, user: userEvent.setup() };
}

const heading = () => screen.findByRole('heading', { level: 1 });

/** The heading in the text's source. */
async function expectedHeading(path: string): Promise<string> {
  const page = pages[`/${path}`] ?? articles[path.replace('blog/', '')];
  if (!page) {
    throw new Error(`No text for ${path}`);
  }
  return (await page()).default.heading;
}

describe('pages of text', () => {
  it('are registered for every public route of the specification', () => {
    const registered = PAGES.map(({ path }) => path);
    expect(SPECIFIED.filter((path) => !registered.includes(path))).toEqual([]);
    expect(new Set(registered).size).toBe(registered.length);
  });

  it.each(SPECIFIED)('/%s shows its heading, its title and no placeholder', async (path) => {
    const { container } = open(`/${path}`);
    expect((await heading()).textContent).toBe(await expectedHeading(path));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toContain(BRAND.name);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `https://site.example/${path}`,
    );
    expect(container.innerHTML).not.toMatch(/\{\{|\}\}/);
  });

  it.each(SPECIFIED)('/%s links only to pages that exist', async (path) => {
    const { container } = open(`/${path}`);
    await heading();
    const known = new Set([...PAGES.map((page) => `/${page.path}`), ...ELSEWHERE]);
    const targets = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const dead = targets.filter((href) => {
      if (href?.startsWith('/')) {
        return !known.has(href.split(/[?#]/)[0] ?? '');
      }
      if (href?.startsWith('#')) {
        return container.querySelector(`[id="${href.slice(1)}"]`) === null;
      }
      return !/^(?:https:|mailto:|tel:)/.test(href ?? '');
    });
    expect(targets.length).toBeGreaterThan(0);
    expect(dead).toEqual([]);
  });

  it('are all that the menu and the footer lead to', () => {
    const known = new Set([...PAGES.map((page) => `/${page.path}`), ...ELSEWHERE]);
    const links = [...FOOTER_GROUPS.flatMap((group) => group.links), ...PRACTICE_LINKS];
    const targets = [...links, ...SERVICE_LINKS].map(({ to }) => to);
    expect(targets.filter((to) => !known.has(to))).toEqual([]);
  });

  it.each(['/blog/category/gossip', '/blog/no-such-article', '/quiz/history', '/downloads'])(
    '%s is the not-found page',
    async (path) => {
      open(path);
      expect((await heading()).textContent).toBe('There is no page at this address');
      const robots = document.querySelector('meta[name="robots"]');
      expect(robots?.getAttribute('content')).toBe('noindex');
      const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(ways).toEqual(['/', '/practice/reading']);
    },
  );

  it('follow a link inside the text by the router, but leave a changed click to the browser', async () => {
    const { router, container, user } = open('/about');
    await heading();
    const link = within(container).getByRole('link', { name: 'tutoring' });
    let taken: boolean | undefined;
    const last = (event: Event): void => {
      taken = event.defaultPrevented;
      // jsdom can't open a second tab.
      event.preventDefault();
    };
    document.addEventListener('click', last, { once: true });
    const changed = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    act(() => void link.dispatchEvent(changed));
    expect(taken).toBe(false);
    expect(router.state.location.pathname).toBe('/about');
    await user.click(link);
    expect(router.state.location.pathname).toBe('/teas-exam-help');
  });
});

describe('the blog', () => {
  it.each(categories)('lists the articles of %s and no others', async (slug) => {
    const { container } = open(`/blog/category/${slug}`);
    const index = (await blog()).default;
    await heading();
    const expected = index.articles.filter((article) => article.category === slug);
    const shown = [...container.querySelectorAll('h2 a')].map((link) => link.textContent);
    expect(shown).toEqual(expected.map((article) => article.heading));
    expect(shown.length).toBeGreaterThan(0);
  });

  it('shows every article with a way into its category', async () => {
    const { container } = open('/blog');
    await heading();
    const { articles: all } = (await blog()).default;
    const hrefs = [...container.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(all.map(({ slug }) => `/blog/${slug}`));
    const named = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole(
      'link',
    );
    expect(named).toHaveLength(categories.length + 1);
  });

  it('leads from an article to practice and to what to read next', async () => {
    open('/blog/heart-anatomy-teas-exam');
    await heading();
    const aside = screen.getByRole('complementary', { name: 'Practice' });
    expect(within(aside).getByRole('link').getAttribute('href')).toBe('/practice/science');
    const next = screen.getByRole('region', { name: 'Read next' });
    expect(within(next).getAllByRole('link')).toHaveLength(3);
    const head = screen.getByRole('heading', { level: 1 }).closest('header');
    expect(head?.textContent).toContain('November 21, 2026·7 min read');
  });
});

describe('prices', () => {
  it('are those of the plans, each with its guarantee and its way to pay', async () => {
    open('/pricing');
    await heading();
    const cards = within(screen.getByRole('region', { name: 'The plans' }))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'));
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
      PLANS.map(({ id }) => `/signup?next=${encodeURIComponent(`/checkout?plan=${id}`)}`),
    );
    const [weekly = '', monthly = '', quarterly = ''] = cards.map((card) => card.textContent ?? '');
    expect(weekly).toContain('Last-Minute Prep$19.99 per 7 days$2.86 a day');
    expect(monthly).toContain('Most Popular$49.99 per 30 days$1.67 a daySave 20% vs weekly');
    expect(quarterly).toContain('$139.99 per 90 days$1.56 a daySave 30% vs monthly');
    for (const card of cards) {
      const benefits = within(within(card).getByRole('list', { name: 'What you get' }));
      expect(benefits.getAllByRole('listitem')).toHaveLength(5);
      expect(benefits.getByText('30-day money-back guarantee')).toBeTruthy();
    }
  });
});

describe('the whole app', () => {
  function openApp(path: string) {
    render(
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>,
    );
  }

  it('sends /privacy to the privacy policy, in its place', async () => {
    const router = createMemoryRouter([{ path: '*', element: <App /> }], {
      initialEntries: ['/privacy'],
    });
    render(<RouterProvider router={router} />);
    expect((await heading()).textContent).toBe('Privacy policy');
    expect([router.state.location.pathname, router.state.historyAction]).toEqual([
      '/privacy-policy',
      'REPLACE',
    ]);
  });

  it('repeats an early press, and hydrates no page again once another one was open', async () => {
    const pressed = jest.fn();
    const button = document.body.appendChild(document.createElement('button'));
    button.onclick = pressed;
    window.earlyPress = button;
    beginHydration('/about');
    const router = createMemoryRouter([{ path: '*', element: <App /> }], {
      initialEntries: ['/about'],
    });
    render(<RouterProvider router={router} />);
    await heading();
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    button.remove();
    await act(() => router.navigate('/about?again'));
    expect(isHydrating('/about')).toBe(true);
    await act(() => router.navigate('/terms'));
    expect(isHydrating('/about')).toBe(false);
  });

  it.each([
    ['/PRICING', 'heading', /Pricing|plans/i],
    ['/Login', 'button', 'Sign In'],
  ] as const)('leads %s to its page in lower case', async (path, role, name) => {
    const router = createMemoryRouter([{ path: '*', element: <App /> }], {
      initialEntries: [{ pathname: path, search: '?from=Poster', hash: '#Top', state: 'kept' }],
    });
    render(<RouterProvider router={router} />);
    expect((await screen.findAllByRole(role, { name })).length).toBeGreaterThan(0);
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(`${path.toLowerCase()}?from=Poster#Top`);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.location.state).toBe('kept');
  });

  it('shows pages of text inside the common layout', async () => {
    openApp('/about');
    expect((await heading()).textContent).toBe(`About ${BRAND.name}`);
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  it('asks a visitor who wants to pay to sign in, and remembers the plan', async () => {
    openApp('/checkout?plan=monthly');
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(landingPath()).toBe('/checkout?plan=monthly');
  });
});
