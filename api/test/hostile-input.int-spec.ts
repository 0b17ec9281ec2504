import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi, type TestSession } from './harness.js';

let api: TestApi;
let admin: TestSession;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '10000' });
  admin = await api.admin('admin@example.org');
});
afterAll(() => api.stop());

const UUID = '00000000-0000-4000-8000-000000000000';
/** Bodies that no route expects. */
const BODIES: unknown[] = [
  undefined,
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  {},
  [],
  { email: { $ne: 1 }, password: ['x'] },
  { email: "' OR 1=1 --@example.org", password: "'; DROP TABLE users; --" },
  { email: 'nul\u0000@example.org', password: 'nul\u0000' },
  { email: 'a@example.org', password: 'x'.repeat(900), data: { deep: 'y'.repeat(3000) } },
  { email: 'a@example.org', password: 'correct horse 7', data: { name: 'nul\u0000' } },
  { refresh_token: 'x'.repeat(301) },
  { type: 'signup', token_hash: '\u0000' },
  { kind: 'free-practice', subject: 'math', count: 1e308 },
  { kind: 'free-practice', subject: '__proto__', objectives: Array(1000).fill('x') },
  { clientId: '\u0000', sequence: 2 ** 31, response: null },
  { clientId: 'x', sequence: 1, response: { type: 'supply', text: '\u0000\ud800' } },
  `{"__proto__":{"admin":true},"email":"a@example.org"}`,
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
];
const QUERIES = [
  '',
  '?limit=-1',
  '?cursor=%00',
  '?range=[0,1e9]',
  '?filter=%7B%22q%22%3A%22%00%22%7D',
  '?filter=%7B%22q%22%3A%22%5Cu0000%22%7D',
  '?sort=[%22id;--%22,%22ASC%22]',
  '?x[]=1&x[]=2',
];

describe('malformed and oversized input', () => {
  it('is refused with a clear error, and never breaks anything', async () => {
    const { body: description } = await api.call('GET', '/api/v1/openapi.json');
    const failures: string[] = [];
    for (const [pattern, methods] of Object.entries<object>(description.paths)) {
      for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
        if (pattern.endsWith('/logout')) continue;
        for (const id of [UUID, 'not-a-uuid', '%00', '..%2f..%2fetc']) {
          const route = pattern.replace('{id}', id).replace('{position}', '1');
          for (const [i, body] of (method === 'GET' ? QUERIES : BODIES).entries()) {
            const answer = await api.call(method, method === 'GET' ? route + body : route, {
              token: admin.access,
              ...(method === 'GET' ? {} : { body }),
            });
            const clear = answer.status < 400 || typeof answer.body?.message === 'string';
            if (answer.status >= 500 || !clear) {
              failures.push(
                `${method} ${route} #${i}: ${answer.status} ${answer.text.slice(0, 120)}`,
              );
            }
          }
          if (!pattern.includes('{id}')) break;
        }
      }
    }
    expect(failures).toEqual([]);
    expect(api.service.output()).not.toContain('Unexpected error');
  });

  it('is refused by size and type before it is read', async () => {
    const big = await api.call('POST', '/api/v1/attempts', {
      token: admin.access,
      body: { kind: 'x'.repeat(70_000) },
    });
    expect([big.status, big.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const xml = await api.call('POST', '/api/v1/attempts', {
      token: admin.access,
      body: '<a/>',
      headers: { 'content-type': 'application/xml' },
    });
    expect([xml.status, xml.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('finds nothing at unknown addresses, and says so', async () => {
    const answer = await api.call('GET', '/api/v1/nothing');
    expect([answer.status, answer.body]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
    ]);
  });
});

describe('headers', () => {
  it('keep browsers from guessing, framing and caching', async () => {
    const { headers } = await api.call('GET', '/api/v1/me', { token: admin.access });
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('let only our own origin read answers from a browser', async () => {
    const from = async (origin: string) =>
      (await api.call('GET', '/auth/v1/settings', { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await from('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await from('http://localhost:3000.evil.example')).toBeNull();
    expect(await from('null')).toBeNull();
  });
});
