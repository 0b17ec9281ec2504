import { describe, expect, it } from '@jest/globals';
import { API_CONNECTIONS, GATEWAY_LIMITS } from './limits.js';
import { lowerCaseAddress, matchesRoute } from './site-routes.js';

describe('an address', () => {
  it.each([
    ['/practice/:category', '/practice/math', true],
    ['/practice/:category', '/practice/', false],
    ['/practice/:category', '/practice', false],
    ['/practice/:category', '/practice/math/2', false],
    ['/practice/:category', '/quizzes/math', false],
    ['/a/:b/c', '/a/x/c', true],
    ['/a/:b/c', '/a/x/d', false],
  ])('is of a route or not: %s, %s', (route, address, is) => {
    expect(matchesRoute(route, address)).toBe(is);
  });

  const routes = {
    pages: ['/about'],
    drawn: ['/attempts/:id/result', '/dashboard'],
    redirects: { '/privacy': '/privacy-policy' },
  };
  it.each([
    ['/ABOUT', '/about'],
    ['/Privacy', '/privacy'],
    ['/Attempts/aB1/Result', '/attempts/aB1/result'],
    ['/about', undefined],
    ['/dashboard', undefined],
    ['/Attempts/a b/result', undefined],
    ['/Attempts/aB1', undefined],
    ['/Nowhere', undefined],
  ])('means a page with small letters, names aside: %s, %s', (address, page) => {
    expect(lowerCaseAddress(routes, address)).toBe(page);
  });
});

it('one visitor takes neither all connections nor all that reach the api', () => {
  const { connections, connectionsPerAddress, inFlightPerAddress } = GATEWAY_LIMITS;
  expect(connectionsPerAddress).toBeLessThan(connections);
  expect(inFlightPerAddress * 2).toBeLessThan(API_CONNECTIONS);
  const { headersMs, requestMs, stillMs, fileMs } = GATEWAY_LIMITS;
  expect([headersMs, requestMs, stillMs, fileMs]).toEqual([10_000, 15_000, 60_000, 600_000]);
});
