import { gzipSync } from 'node:zlib';
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { papersMade } from '../../support/papers-made.js';
import { runAxe } from '../../support/run-axe.js';

/** The public routes in the specification; the account pages are in ACCOUNT. */
const PUBLIC = [
  ...['/', '/exam-practice', '/how-it-works', '/teas-exam-help', '/buy-test-bank'],
  ...['/do-my-teas-exam', '/take-my-teas-test', '/pay-someone-teas-exam'],
  ...['/remote-teas-assistance', '/msn-expert-tutors', '/faqs', '/privacy-policy', '/terms'],
  ...['/money-back', '/about', '/features', '/pricing', '/contact', '/blog'],
  ...['/teas-registration', '/teas-exam-near-me'],
  ...['reading', 'math', 'science', 'english'].flatMap((subject) => [
    `/practice/${subject}`,
    `/downloads/${subject}`,
    `/quiz/${subject}`,
  ]),
  ...['teas-exam-preparation', 'free-teas-practice-test', 'how-to-register-study-teas'].map(
    (slug) => `/blog/${slug}`,
  ),
  ...['heart-anatomy-teas-exam', 'how-to-prepare-ati-teas', 'how-to-study-pass-teas'].map(
    (slug) => `/blog/${slug}`,
  ),
  ...['what-to-expect-ati-teas-exam', 'ati-pn-exit-exam-test-bank', 'teas-exam-with-proctorio'].map(
    (slug) => `/blog/${slug}`,
  ),
];
const ACCOUNT = ['/login', '/signup', '/forgot-password'];
/** Pages for one person: a visitor is asked to sign in. */
const PERSONAL = [
  ...['/dashboard', '/free-trial-bank', '/test-bank', '/test-bank-practice/science'],
  ...['/track-progress', '/profile', '/billing-history', '/subscription', '/checkout'],
  ...['/my-purchases', '/practice/mock', '/practice/any-category'],
];

/** Gzipped bytes of scripts that a page may load before anyone acts on it. */
const MARKETING_LIMIT = 98_000;
const EXAM_LIMIT = 140_000;
const isMarketing = (path: string): boolean =>
  !/^\/(?:practice|quiz)\//.test(path) && ![...ACCOUNT, '/contact'].includes(path);

interface Visit {
  path: string;
  title: string;
  description: string;
  noindex: boolean;
  /** Addresses on this site that the page links to, without query and hash. */
  targets: string[];
}

async function sitemap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

/** The document's metadata and links, and what is wrong with it. */
async function inspect(page: Page): Promise<Omit<Visit, 'path'> & { problems: string[] }> {
  return page.evaluate(() => {
    const content = (selector: string): string =>
      document.querySelector(selector)?.getAttribute('content') ?? '';
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const own = links.filter(({ origin }) => origin === window.location.origin);
    const here = own.filter(({ pathname }) => pathname === window.location.pathname);
    const dead = here.filter(({ hash }) => hash && !document.getElementById(hash.slice(1)));
    const problems = [
      ...dead.map(({ hash }) => `nothing at ${hash}`),
      ...[...document.querySelectorAll('img:not([alt])')].map(({ outerHTML }) => outerHTML),
    ];
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    const noindex = content('meta[name="robots"]') === 'noindex';
    const h1 = document.querySelectorAll('h1').length;
    if (h1 !== 1) problems.push(`${h1} h1`);
    if (!noindex && (!canonical || new URL(canonical).pathname !== window.location.pathname)) {
      problems.push(`canonical ${canonical}`);
    }
    if (!noindex && !content('meta[property="og:image"]')) problems.push('no og:image');
    for (const block of document.querySelectorAll('script[type="application/ld+json"]')) {
      JSON.parse(block.textContent ?? '');
    }
    return {
      title: document.title,
      description: content('meta[name="description"]'),
      noindex,
      targets: [...new Set(own.map(({ pathname }) => pathname))],
      problems,
    };
  });
}

/** Articles, quizzes, practice pages: pages of one kind have the same structure with different text. */
function kindOf(path: string): string {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent === '' ? path : `${parent}/…`;
}

/**
 * Runs axe on the page's own content; header and footer are checked only if `whole`. In dark mode only
 * the colors differ, and pages of one kind share them.
 */
async function violations(page: Page, whole: boolean, inTheDark: boolean): Promise<string[]> {
  const exclude = whole ? [] : ['header.fixed', '#foot'];
  const found = await runAxe(page, { exclude });
  if (inTheDark) {
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await runAxe(page, { exclude, rules: ['color-contrast'] })));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return found.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

/** Gzipped bytes of the scripts that the open page has loaded. */
async function scriptBytes(page: Page, known: Map<string, number>): Promise<number> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  let sum = 0;
  for (const address of new Set(loaded)) {
    const bytes =
      known.get(address) ??
      gzipSync(await (await page.request.get(address)).body(), { level: 9 }).length;
    known.set(address, bytes);
    sum += bytes;
  }
  return sum;
}

/** How many pages are open at once: each mostly waits for its network to be idle. */
const TABS = 3;

/** Opens tabs, and gives each path to one of them; `visit` may add paths. */
async function inTabs(
  context: BrowserContext,
  waiting: string[],
  visit: (path: string, page: Page) => Promise<void>,
): Promise<void> {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  while (waiting.length > 0) {
    const paths = waiting.splice(0, TABS);
    await Promise.all(
      tabs.flatMap((page, i) => {
        const path = paths[i];
        return path === undefined ? [] : [visit(path, page)];
      }),
    );
  }
  await Promise.all(tabs.map((page) => page.close()));
}

/** Content types that links may lead to besides pages: papers, and pictures of their pages. */
const FILES = ['application/pdf', 'image/webp'];

test.describe.configure({ mode: 'serial' });

test.describe('every page that links lead to', () => {
  const visits: Visit[] = [];

  test('is there, in order, accessible and within its weight', async ({ context, request }) => {
    test.setTimeout(360_000);
    await papersMade(request);
    const noises = new Map<Page, string[]>();
    context.on('page', (page) => {
      const noise: string[] = [];
      noises.set(page, noise);
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
    });
    const listed = new Set([...(await sitemap(request)), ...ACCOUNT]);
    const waiting = ['/'];
    const seen = new Set(waiting);
    const firstOfKind = new Map<string, string>();
    for (const path of [...listed].reverse()) firstOfKind.set(kindOf(path), path);
    const weights = new Map<string, number>();
    const wrong: string[] = [];
    await inTabs(context, waiting, async (path, page) => {
      if (!listed.has(path)) {
        const answer = await request.get(path, { maxRedirects: 0 });
        const { 'x-robots-tag': robots, 'content-type': type } = answer.headers();
        const known = robots === 'noindex' || FILES.includes(type ?? '');
        if (answer.status() !== 200 || !known) wrong.push(`${path}: ${answer.status()}`);
        return;
      }
      const noise = noises.get(page) ?? [];
      noise.length = 0;
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      if (answer?.status() !== 200) wrong.push(`${path}: ${answer?.status()}`);
      // Otherwise axe could measure a color in the middle of its transition to the other theme.
      await page.addStyleTag({ content: '* { transition: none !important; }' });
      const { problems, ...visit } = await inspect(page);
      visits.push({ path, ...visit });
      const bytes = await scriptBytes(page, weights);
      const limit = isMarketing(path) ? MARKETING_LIMIT : EXAM_LIMIT;
      if (bytes > limit) problems.push(`${bytes} bytes of scripts`);
      const isFirst = firstOfKind.get(kindOf(path)) === path;
      problems.push(...(await violations(page, path === '/', isFirst)), ...noise);
      wrong.push(...problems.map((problem) => `${path}: ${problem}`));
      for (const target of visit.targets) {
        if (!seen.has(target)) {
          seen.add(target);
          waiting.push(target);
        }
      }
    });
    expect(wrong).toEqual([]);
  });

  test('has a title and a description of its own', () => {
    const titles = visits.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    const described = visits.filter(({ noindex }) => !noindex);
    expect(described.filter(({ description }) => description === '')).toEqual([]);
    const texts = described.map(({ description }) => description);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('is what the sitemap lists, and all that is specified', async ({ request }) => {
    const listed = await sitemap(request);
    const reached = visits.filter(({ noindex }) => !noindex).map(({ path }) => path);
    expect(listed.filter((path) => !reached.includes(path))).toEqual([]);
    expect(PUBLIC.filter((path) => !listed.includes(path))).toEqual([]);
    expect(visits.filter(({ path }) => ACCOUNT.includes(path)).every((one) => one.noindex)).toBe(
      true,
    );
  });
});

test('pages for one person are there, and left out by search engines', async ({ request }) => {
  for (const path of PERSONAL) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['x-robots-tag']]).toEqual([
      path,
      200,
      'noindex',
    ]);
  }
});

test('an address that is no page says so, and the old one leads on', async ({ page, request }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no page at this address',
  );
  const old = await request.get('/privacy', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/privacy-policy']);
});

test('links inside a hydrated page are followed without loading it again', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(() => Reflect.set(window, 'same', true));
  await page.getByRole('main').getByRole('link', { name: 'tutoring', exact: true }).click();
  await expect(page).toHaveURL('/teas-exam-help');
  await expect(page).toHaveTitle(/tutor/i);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
  await expect(page).toHaveTitle(/^About us/);
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
  expect(await page.locator('title').count()).toBeGreaterThan(0);
  expect(await page.locator('head > title').count()).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page shows its text and its links', async ({ context, request }) => {
    test.setTimeout(240_000);
    const empty: string[] = [];
    // Only the text matters here, and pictures take most of the time.
    await context.route(/\.(?:webp|avif|png|jpe?g|svg|woff2?)$/, (route) => route.abort());
    await inTabs(context, [...(await sitemap(request)), ...ACCOUNT], async (path, page) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const text = await page.getByRole('main').innerText();
      const links = await page.getByRole('link').count();
      const heading = await page.getByRole('heading', { level: 1 }).isVisible();
      if (!heading || text.length < 100 || links < 3 || text.includes('Loading')) empty.push(path);
    });
    expect(empty).toEqual([]);
  });
});
