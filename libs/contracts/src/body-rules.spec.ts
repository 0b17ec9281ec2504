import { describe, expect, it } from '@jest/globals';
import { BODY_RULES, pathPattern, unusualRules } from './body-rules.js';
import { BODY_LIMIT } from './http-limits.js';
import { ROUTES, type RouteContract } from './routes.js';

/** How much of one request a server may hold in memory, bytes; files are streamed. */
const MOST_IN_MEMORY = 1024 * 1024;
const rows: [string, RouteContract][] = Object.entries(ROUTES);

describe('the body of a route', () => {
  it('is at most what others are, unless its row says more', () => {
    const save = BODY_RULES.find(({ path }) => path === '/api/v1/attempts/:id/answers/:position');
    expect(save).toMatchObject({ method: 'PUT', limit: BODY_LIMIT, form: 'parsed' });
    expect(BODY_RULES).toHaveLength(rows.length);
    const asBytes = BODY_RULES.filter(({ form }) => form !== 'parsed');
    expect(asBytes.map(({ path, form, limit }) => [path, form, limit])).toEqual([
      ['/api/v1/unsubscribe', 'bytes', BODY_LIMIT],
      ['/api/v1/webhooks/:gateway', 'bytes', 1024 * 1024],
      ['/api/v1/admin/file-uploads/:id/chunks/:n', 'bytes', 1024 * 1024],
    ]);
  });

  it.each(rows)('of %s has a schema or is raw, never both', (_name, row) => {
    expect(row.raw !== undefined && row.body !== undefined).toBe(false);
    expect(row.bodyLimit !== undefined && row.raw === undefined && row.body === undefined).toBe(
      false,
    );
  });

  it.each(BODY_RULES)('$method $path fits in memory, or is streamed', ({ limit, form }) => {
    expect(limit).toBeGreaterThan(0);
    if (form !== 'stream') expect(limit).toBeLessThanOrEqual(MOST_IN_MEMORY);
  });

  it('is told to the servers in front where it is unusual', () => {
    const usual = { method: 'POST', path: '/a', limit: BODY_LIMIT, form: 'bytes' } as const;
    const large = { ...usual, limit: BODY_LIMIT + 1 };
    const streamed = { ...usual, form: 'stream' } as const;
    expect(unusualRules([usual, large, streamed])).toEqual([large, streamed]);
  });

  it('is known by a pattern of its path', () => {
    const pattern = new RegExp(pathPattern('/files/:id/v1.5'));
    expect(pattern.test('/files/a-b/v1.5')).toBe(true);
    for (const other of ['/files/a/b/v1.5', '/files//v1.5', '/files/a/v1x5', '/x/files/a/v1.5']) {
      expect(pattern.test(other)).toBe(false);
    }
  });
});
