import { describe, expect, it } from '@jest/globals';
import { resolveSiteFile } from './site-files.js';
import type { SiteRoutes } from './site-routes.js';

const ROUTES: SiteRoutes = {
  pages: ['/', '/about', '/practice/math'],
  drawn: ['/dashboard', '/practice/:category'],
  redirects: { '/privacy': '/privacy-policy' },
};
const FILES = [
  ...['index.html', 'about/index.html', 'practice/math/index.html', 'shell.html', '404.html'],
  ...['assets/app-1.js', 'favicon.ico', 'a b.txt', 'og/about.png'],
];

function resolve(pathname: string, routes: SiteRoutes | undefined = ROUTES) {
  return resolveSiteFile(pathname, (file) => FILES.includes(file), routes);
}

describe('a prerendered site', () => {
  it.each([
    ['/', 'index.html'],
    ['', 'index.html'],
    ['/about', 'about/index.html'],
    ['/about/', 'about/index.html'],
    ['/practice/math', 'practice/math/index.html'],
    ['/favicon.ico', 'favicon.ico'],
    ['/og/about.png', 'og/about.png'],
    ['/a%20b.txt', 'a b.txt'],
  ])('answers %j with %s', (pathname, file) => {
    expect(resolve(pathname)).toEqual({ file, status: 200, immutable: false });
  });

  it.each(['/dashboard', '/dashboard/', '/practice/mock'])(
    'answers %s, which is drawn for one person, with the shell',
    (pathname) => {
      expect(resolve(pathname)).toMatchObject({ file: 'shell.html', status: 200, personal: true });
    },
  );

  it.each([
    ...['/nowhere', '/about/more', '/practice', '/practice/mock/2', '/dashboard/x', '/robots.txt'],
    // Pages have one address; their file's name isn't a second one.
    ...['/index.html', '/about/index.html', '/shell.html', '/404.html', '/about.html'],
  ])('says 404 for %s, with the not-found page', (pathname) => {
    expect(resolve(pathname)).toEqual({ file: '404.html', status: 404, immutable: false });
  });

  it('leads an old address on', () => {
    const moved = { file: undefined, status: 301, immutable: false, location: '/privacy-policy' };
    expect(resolve('/privacy')).toEqual(moved);
    expect(resolve('/About')).toMatchObject({ location: '/about', keepsQuery: true });
  });

  it('keeps hashed files forever, and never answers a missing one with a page', () => {
    expect(resolve('/assets/app-1.js').immutable).toBe(true);
    expect(resolve('/assets/app-0.js')).toEqual({ file: undefined, status: 404, immutable: false });
  });

  it.each([
    ...['/../secret', '/%2e%2e/secret', '/.env', '/.routes.json', '/a/.git/config'],
    ...['/%5c..%5cx', '/%00', '/%'],
  ])('refuses %s', (pathname) => {
    const everything = resolveSiteFile(pathname, () => true, ROUTES);
    expect(everything).toEqual({ file: undefined, status: 404, immutable: false });
  });

  it('does not offer the compressed copies themselves', () => {
    for (const name of ['/assets/app-1.js.br', '/favicon.ico.gz']) {
      expect(resolveSiteFile(name, () => true, ROUTES).status).toBe(404);
    }
  });
});

describe('a site that is one page', () => {
  const single = (pathname: string) =>
    resolveSiteFile(pathname, (file) => FILES.includes(file), undefined);

  it('answers every path that is no file with that page', () => {
    expect(single('/users/7')).toEqual({ file: 'index.html', status: 200, immutable: false });
    expect(single('/favicon.ico').file).toBe('favicon.ico');
    expect(single('/assets/app-0.js').status).toBe(404);
    expect(single('/assets/app-1.js').immutable).toBe(true);
    expect(single('/about').file).toBe('about/index.html');
  });

  it('answers nothing where it was not built, as one without a not-found page', () => {
    const nothing = { file: undefined, status: 404, immutable: false };
    expect(resolveSiteFile('/users', () => false, undefined)).toEqual(nothing);
    expect(resolveSiteFile('/nowhere', () => false, ROUTES)).toEqual(nothing);
  });
});
