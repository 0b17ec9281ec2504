import { describe, expect, it } from '@jest/globals';
import { siteMap } from '../app/site-map.js';
import { showsSite, wayOf } from './rules.js';

const ORIGIN = 'https://site.example';
const SITE = siteMap();

function way(address: string, { mode = 'navigate', method = 'GET' } = {}) {
  return wayOf({ method, mode, url: new URL(address, ORIGIN), origin: ORIGIN }, SITE);
}

describe('the service worker', () => {
  it.each([
    '/dashboard',
    '/dashboard/',
    '/test-bank?subject=math',
    '/practice/attempt/6f8f6f0e-0000-4000-8000-000000000001',
    '/practice/mock',
    '/profile/security#devices',
  ])('opens %s with the shell that it keeps', (address) => {
    expect(way(address)).toBe('shell');
  });

  it.each(['/', '/pricing', '/practice/math', '/blog/heart-anatomy-teas-exam', '/login'])(
    'asks the network for %s first',
    (address) => {
      expect(way(address)).toBe('page');
    },
  );

  it('keeps files with a hashed name, and no other', () => {
    expect(way('/assets/index-1a2b3c4d.js', { mode: 'cors' })).toBe('file');
    expect(way('/assets/KaTeX_Main-Regular-1a2b.woff2', { mode: 'no-cors' })).toBe('file');
    for (const other of ['/icon-512.png', '/rss.xml', '/management_support/assets/index-1a2b.js']) {
      expect(way(other, { mode: 'no-cors' })).toBe('leave');
    }
  });

  it.each([
    '/api/v1/progress?timeZone=UTC',
    '/api/v1/attempts/1',
    '/auth/v1/token',
    '/auth/v1/user',
    '/functions/v1/check-subscription',
    '/papers/1/download',
  ])('has no part in %s, however it is asked', (address) => {
    for (const mode of ['navigate', 'cors', 'same-origin', 'no-cors']) {
      expect(way(address, { mode })).toBe('leave');
    }
  });

  it.each([
    '/auth/confirm?token_hash=secret&type=signup',
    '/unsubscribe?token=secret',
    '/staff-frame',
    '/management_support',
    '/management_support/queues',
    '/admin',
    '/dev/inbox',
    '/nowhere',
    '/DASHBOARD',
  ])('leaves the page %s to the network', (address) => {
    expect(way(address)).toBe('leave');
  });

  it('leaves what is sent, and other origins', () => {
    expect(way('/dashboard', { method: 'POST' })).toBe('leave');
    expect(way('https://elsewhere.example/assets/index-1a2b.js', { mode: 'cors' })).toBe('leave');
    expect(way('https://elsewhere.example/dashboard')).toBe('leave');
  });

  it('counts only windows that run a release of the student site', () => {
    expect(showsSite(`${ORIGIN}/pricing`, SITE)).toBe(true);
    expect(showsSite(`${ORIGIN}/practice/attempt/1`, SITE)).toBe(true);
    expect(showsSite(`${ORIGIN}/management_support/users`, SITE)).toBe(false);
  });
});
