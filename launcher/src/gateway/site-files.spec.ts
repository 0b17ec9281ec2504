import { describe, expect, it } from '@jest/globals';
import { resolveSiteFile } from './site-files.js';

const FILES = ['index.html', 'about/index.html', 'assets/app-1.js', 'favicon.ico', 'a b.txt'];

function resolve(pathname: string, files: readonly string[] = FILES) {
  return resolveSiteFile(pathname, (file) => files.includes(file));
}

describe('resolveSiteFile', () => {
  it.each([
    ['/', 'index.html'],
    ['', 'index.html'],
    ['/about', 'about/index.html'],
    ['/about/', 'about/index.html'],
    ['/favicon.ico', 'favicon.ico'],
    ['/a%20b.txt', 'a b.txt'],
    ['/practice/12', 'index.html'],
  ])('answers %j with %s', (pathname, file) => {
    expect(resolve(pathname)).toEqual({ file, status: 200, immutable: false });
  });

  it('keeps hashed files for ever, and never answers a missing one with a page', () => {
    expect(resolve('/assets/app-1.js').immutable).toBe(true);
    expect(resolve('/assets/app-0.js')).toEqual({ file: undefined, status: 404, immutable: false });
  });

  it('says 404 for unknown paths where the site has a page for that', () => {
    expect(resolve('/nowhere', [...FILES, '404.html'])).toMatchObject({
      file: '404.html',
      status: 404,
    });
  });

  it.each(['/../secret', '/%2e%2e/secret', '/.env', '/a/.git/config', '/%5c..%5cx', '/%00', '/%'])(
    'refuses %s',
    (pathname) => {
      const everything = resolveSiteFile(pathname, () => true);
      expect(everything).toEqual({ file: undefined, status: 404, immutable: false });
    },
  );

  it('does not offer the compressed copies themselves', () => {
    expect(resolveSiteFile('/assets/app-1.js.br', () => true).status).toBe(404);
  });
});
