import { describe, expect, it } from '@jest/globals';
import { siteMap } from './site-map.js';

describe('the addresses of the site', () => {
  const { pages, drawn, redirects } = siteMap();

  it('hold every public page once, and none with a gap in it', () => {
    expect(pages).toEqual(expect.arrayContaining(['/', '/login', '/practice/math', '/blog']));
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.filter((path) => /[:*]/.test(path))).toEqual([]);
  });

  it("keep students' pages apart, those with a name in the address too", () => {
    const personal = [
      '/dashboard',
      '/checkout',
      '/profile',
      '/profile/:section',
      '/practice/:category',
      '/auth/confirm',
      '/unsubscribe',
      '/staff-frame',
    ];
    expect(drawn).toEqual(expect.arrayContaining(personal));
    expect(drawn.filter((path) => pages.includes(path))).toEqual([]);
  });

  it('lead the old address of the privacy policy on', () => {
    expect(redirects).toEqual({ '/privacy': '/privacy-policy' });
  });
});
