/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { buildSite } from './build-site.js';

const ORIGIN = 'https://site.example';
const WEB = path.resolve(__dirname, '../../..');
const FONT_FILE = 'assets/figtree-latin-wght-normal-1a2b.woff2';

const mockFetch = (id: string) => {
  const report: unknown = Reflect.get(globalThis, '__prepwardImports');
  if (typeof report === 'function') report(id);
};
const head = (title: string, more = '') =>
  `<title>${title} · Prepward</title><meta name="description" content="About ${title}"/>${more}`;
const mockPages: Record<string, string> = {
  '/': `${head('Home')}<main><button>Go</button>Home</main>`,
  '/about': `${head('Q &amp; A')}<main><div id="static-page"><p>We are</p><div data-island="quote"></div></div></main>`,
  '/blog/x': `${head('Article')}<main><div id="static-page"><p>Read</p></div></main>`,
  '/login': `${head('Log in', '<meta name="robots" content="noindex"/>')}<main>Form</main>`,
  '/404': `${head('Gone', '<meta name="robots" content="noindex"/>')}<main>Nothing</main>`,
};
const mockFacts = {
  '/': { heading: 'Home', section: 'S', updated: '2026-11-01', faqs: [] },
  '/login': { heading: 'Log in', section: 'S', updated: '2026-11-01', faqs: [] },
  '/404': { heading: 'Gone', section: 'S', updated: '2026-11-01', faqs: [] },
  '/about': { heading: 'Questions', section: 'S', updated: '2026-11-02', faqs: [] },
  '/blog/x': {
    ...{ heading: 'An article', section: 'Blog', updated: '2026-11-03', faqs: [] },
    article: { excerpt: 'Short', categoryName: 'Science', published: '2026-10-03' },
  },
};
const mockDescribed: { path: string; title: string; shows: (text: string) => boolean }[] = [];

jest.mock(
  'file:///server/entry-server.js',
  () => ({
    siteMap: () => ({
      pages: ['/', '/about', '/blog/x', '/login'],
      drawn: ['/dashboard', '/profile/:section'],
      redirects: { '/privacy': '/privacy-policy' },
    }),
    preload: async (address: string) => mockFetch(`/src/page${address}`),
    preloadIslands: async (names: string[]) => {
      for (const name of names) mockFetch(`/src/island/${name}`);
    },
    prerender: async (address: string) => mockPages[address],
    factsOf: async (address: keyof typeof mockFacts) => mockFacts[address],
    structuredData: (page: (typeof mockDescribed)[number]) => {
      mockDescribed.push(page);
      return [{ at: page.path }];
    },
    jsonForScript: (data: object) => JSON.stringify(data),
  }),
  { virtual: true },
);

const chunk = (name: string, moduleIds: string[], change: object = {}) => ({
  ...{ type: 'chunk', fileName: `assets/${name}.js`, code: `// ${name}`.repeat(9), moduleIds },
  ...{ imports: [], dynamicImports: [], isEntry: false },
  ...change,
});
const css = (name: string) => ({ viteMetadata: { importedCss: new Set([`assets/${name}.css`]) } });
const lazy = ['home', 'about', 'article', 'login', 'dash', 'profile', 'quote', 'session'];
const asset = (fileName: string, source: string) => ({ type: 'asset', fileName, source });
const CLIENT = [
  chunk('entry', ['/src/entry.ts'], {
    ...{ isEntry: true, dynamicImports: lazy.map((name) => `assets/${name}.js`) },
    ...css('base'),
  }),
  chunk('home', ['/src/page/'], css('home')),
  chunk('about', ['/src/page/about'], css('about')),
  chunk('article', ['/src/page/blog/x']),
  chunk('login', ['/src/page/login']),
  chunk('dash', ['/src/page/dashboard']),
  chunk('profile', ['/src/page/profile/:section']),
  chunk('quote', ['/src/island/quote']),
  chunk('session', ['/src/lib/session/auth-server.ts', '/src/lib/session/new-auth-client.ts']),
  ...['base', 'home', 'about'].map((name) => asset(`assets/${name}.css`, `.${name}{}`)),
  asset(FONT_FILE, ''),
];
const DOCUMENT =
  '<html><head><link rel="stylesheet" href="/assets/base.css"><script type="module" src="/x.js"></script></head><body><div id="root"></div></body></html>';

describe('the build of the site', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  let built: Awaited<ReturnType<typeof buildSite>>;
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const links = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, name]) => name);
  const scripts = (file: string) => links(file, /(?:src|href)="\/assets\/(\w+)\.js"/g);

  beforeAll(async () => {
    writeFileSync(path.join(outDir, 'index.html'), DOCUMENT);
    built = await buildSite({
      ...{ root: WEB, outDir, origin: ORIGIN, serverEntry: '/server/entry-server.js' },
      client: CLIENT as never,
    });
  });
  afterAll(() => rmSync(outDir, { recursive: true, force: true }));

  it('writes each page with what it loads: a page that stands still has the code of its islands', () => {
    expect(scripts('index.html')).toEqual(['entry', 'home']);
    expect(scripts('about/index.html')).toEqual(['entry', 'quote']);
    expect(scripts('blog/x/index.html')).toEqual(['entry']);
    expect(scripts('404.html')).toEqual(['entry']);
    expect(read('login/index.html')).toContain('<main>Form</main>');
  });

  it('has the styles of a page within it; those of code that comes later are a link', () => {
    expect(read('about/index.html')).toContain('<style>.base{}.about{}</style>');
    expect(read('about/index.html')).not.toContain('about.css');
    expect(read('index.html')).toContain('<style>.base{}</style>');
    expect(links('index.html', /rel="stylesheet"[^>]*\/(\w+\.css)"/g)).toEqual(['home.css']);
  });

  it('says what a page is about where it may be found, and nothing where it may not', () => {
    expect(mockDescribed.map(({ path: at }) => at)).toEqual(['/', '/about', '/blog/x']);
    const [, about] = mockDescribed;
    expect(about?.title).toBe('Q & A');
    expect([about?.shows('We are'), about?.shows('We were')]).toEqual([true, false]);
    expect(read('about/index.html')).toContain('property="og:title" content="Q &amp; A"');
    expect(read('about/index.html')).toContain(`content="${ORIGIN}/og/about.png"`);
    expect(read('index.html')).toContain(`content="${ORIGIN}/og/home.png"`);
    expect(readdirSync(path.join(outDir, 'og')).sort()).toEqual([
      'about.png',
      'blog-x.png',
      'home.png',
    ]);
    expect(read('login/index.html')).not.toContain('og:title');
    expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(3);
    expect(read('rss.xml')).toContain('<title>An article</title>');
    expect(read('rss.xml').match(/<item>/g)).toHaveLength(1);
    expect(JSON.parse(read('site.webmanifest'))).toMatchObject({ start_url: '/dashboard' });
    expect(readdirSync(outDir)).toEqual(
      expect.arrayContaining(['favicon.ico', 'icon-512.png', 'robots.txt']),
    );
  });

  it('draws all other pages from one, which no one finds', () => {
    const shell = read('shell.html');
    expect(shell).toContain(
      '<title>Prepward</title><meta name="robots" content="noindex"><script>',
    );
    expect(shell).toContain('{"/dashboard":["dash"],"/profile/:":["profile"]}');
    expect(scripts('shell.html')).toEqual(['entry', 'session']);
    expect(shell).toContain('<div id="root"></div>');
    expect(JSON.parse(read('.routes.json'))).toEqual({
      pages: ['/', '/about', '/blog/x', '/login'],
      drawn: ['/dashboard', '/profile/:section'],
      redirects: { '/privacy': '/privacy-policy' },
    });
  });

  it('weighs its pages, and keeps what students’ pages need without texts and their islands', () => {
    expect(built.over).toEqual([]);
    const lines = built.table.split('\n').slice(1);
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(
      ['/', '/404', '/about', '/blog/x', '/login'].sort(),
    );
    expect(lines[0]).toMatch(/ {3}0\.1 \//);
    expect(built.offline.addresses.drawn).toEqual(['/dashboard', '/profile/:section']);
    expect(built.offline.files).toEqual([
      ...['icon.svg', FONT_FILE, 'assets/base.css', 'assets/home.css'],
      ...['entry', 'home', 'login', 'dash', 'profile', 'session'].map(
        (name) => `assets/${name}.js`,
      ),
    ]);
  });
});
