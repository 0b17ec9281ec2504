import { describe, expect, it } from '@jest/globals';
import { routeRequest } from './route-request.js';

const id = '00000000-0000-4000-8000-000000000000';

describe('the request of a route', () => {
  it('names parameters in the path and sends the body', () => {
    const body = { clientId: 'tab', sequence: 1, response: null };
    expect(routeRequest('attempts.save', { params: { id, position: 7 }, body })).toEqual({
      method: 'PUT',
      path: `/api/v1/attempts/${id}/answers/7`,
      body,
    });
  });

  it('writes the query and leaves out what is undefined', () => {
    const query = { limit: 20, kind: 'quiz', cursor: undefined } as const;
    expect(routeRequest('attempts.list', { query }).path).toBe(
      '/api/v1/attempts?limit=20&kind=quiz',
    );
    expect(routeRequest('attempts.list').path).toBe('/api/v1/attempts');
    const zone = routeRequest('progress.now', { query: { timeZone: 'America/New_York&x=1' } });
    expect(zone.path).toBe('/api/v1/progress?timeZone=America%2FNew_York%26x%3D1');
  });

  it('keeps a parameter in its place', () => {
    expect(routeRequest('admin.item', { params: { id: '../users?x=1#y' } }).path).toBe(
      '/api/v1/admin/items/..%2Fusers%3Fx%3D1%23y',
    );
  });

  it('is typed from the table', () => {
    // @ts-expect-error: no such route
    expect(() => routeRequest('attempts.nothing')).toThrow();
    // @ts-expect-error: the route needs an id
    expect(routeRequest('attempts.view').path).toContain('undefined');
    // @ts-expect-error: the route takes no body
    routeRequest('attempts.finish', { params: { id }, body: {} });
    // @ts-expect-error: no such kind
    routeRequest('attempts.start', { body: { kind: 'exam' } });
  });
});
