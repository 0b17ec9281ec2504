import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isBroken } from './broken.js';
import { ApiProcess, type TestSession } from './harness.js';

let api: ApiProcess;
let admin: TestSession;
beforeAll(async () => {
  api = await ApiProcess.start({ RATE_LIMIT_FACTOR: '10000' });
  admin = await api.admin('admin@example.org');
});
afterAll(() => api.stop());

const UUID = '00000000-0000-4000-8000-000000000000';
/** Values of a route's parameters: one for ids, one for numbers. */
const PARAMETERS = [
  [UUID, '1'],
  ['not-a-uuid', '0'],
  ['%00', '99999999999'],
  ['..%2f..%2fetc', '-1'],
  ['%E0%A4%A', '1e3'],
  [UUID.toUpperCase(), '9007199254740993'],
  ['x'.repeat(1500), 'NaN'],
] as const;
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
/** A cursor with a time that JavaScript reads and PostgreSQL doesn't. */
const cursor = (startedAt: string, id = UUID) =>
  Buffer.from(`${startedAt}|${id}`).toString('base64url');

const QUERIES = [
  '',
  `?cursor=${cursor('Sun, 22 Nov 2026 02:10:07 GMT (or so)')}`,
  `?cursor=${cursor('+275760-09-13T00:00:00.000Z')}`,
  `?cursor=${cursor('2026-02-30 00:00:00+00')}`,
  `?cursor=${cursor('2026-11-22 02:10:07+00', '-'.repeat(36))}`,
  '?limit=1e3&limit=2',
  '?limit=99999999999999999999',
  '?range=[1000000,1000000]',
  '?range=[1.5,2]',
  '?sort=[%22createdAt%22]',
  `?filter={%22id%22:[%22${'x'.repeat(1800)}%22]}`,
  '?filter={%22q%22:%22%25%5C%5C_%22}',
  '?filter=null&range=null&sort=null',
  '?%00=1&__proto__[x]=1&constructor=1',
  '?redirect_to=%ff%fe',
  '?days=-1&from=9999-99-99&timeZone=Mars/Olympus&zone=%00',
  `?state=open&kind=${'k'.repeat(3000)}`,
  '?limit=-1',
  '?cursor=%00',
  '?range=[0,1e9]',
  '?filter=%7B%22q%22%3A%22%00%22%7D',
  '?filter=%7B%22q%22%3A%22%5Cu0000%22%7D',
  '?sort=[%22id;--%22,%22ASC%22]',
  '?x[]=1&x[]=2',
];

/** Of both lists: nothing, and one that its route reads. */
const FEW: unknown[] = [
  '',
  QUERIES[1],
  undefined,
  BODIES.find((body) => body?.constructor === Object),
];

describe('malformed and oversized input', () => {
  it('is refused with a clear error, and never breaks anything', async () => {
    const { body: description } = await api.call('GET', '/api/v1/openapi.json');
    const failures: string[] = [];
    for (const [pattern, methods] of Object.entries<object>(description.paths)) {
      for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
        if (pattern.endsWith('/logout')) continue;
        for (const [id, number] of PARAMETERS) {
          const route = pattern.replace(/{(position|n)}/, number).replaceAll(/{\w+}/g, id);
          const all = [...(method === 'GET' ? QUERIES : BODIES).entries()];
          // A hostile parameter is refused before the rest is read: nothing and something are enough.
          const some = id === UUID ? all : all.filter(([, one]) => FEW.includes(one));
          const tries = some.map(async ([i, body]) => {
            const answer = await api.call(method, method === 'GET' ? route + body : route, {
              token: admin.access,
              ...(method === 'GET' ? {} : { body }),
            });
            const clear = answer.status < 400 || typeof answer.body?.message === 'string';
            if (isBroken(answer) || !clear) {
              failures.push(
                `${method} ${route} #${i}: ${answer.status} ${answer.text.slice(0, 120)}`,
              );
            }
          });
          await Promise.all(tries);
          if (!pattern.includes('{')) break;
        }
      }
    }
    expect(failures).toEqual([]);
    expect(api.service.output()).not.toContain('Unexpected error');
  }, 300_000);

  it('in headers is refused as well', async () => {
    const { body: description } = await api.call('GET', '/api/v1/openapi.json');
    const headers: Record<string, string>[] = [
      { authorization: 'Bearer' },
      { authorization: `Bearer ${'x'.repeat(5000)}` },
      { authorization: 'Basic YTpi' },
      {
        authorization: `Bearer ${Buffer.from('{"alg":"ES256","kid":{}}').toString('base64url')}.e30.x`,
      },
      { 'content-type': 'application/json; charset=klingon' },
      { 'content-type': 'x'.repeat(300) },
      { 'content-encoding': 'gzip' },
      { 'idempotency-key': '\u00e9'.repeat(100) },
      { cookie: 'prepward_device=..; prepward_queues=%00;;;=' },
      { range: 'bytes=-1', 'if-none-match': '*', accept: 'nothing/at-all' },
      { 'x-forwarded-for': 'not-an-address, ::::, 999.1.1.1' },
      { 'x-request-id': '\u00e9'.repeat(60) },
      { 'user-agent': 'x'.repeat(8000) },
    ];
    const failures: string[] = [];
    let routes = 0;
    for (const [pattern, methods] of Object.entries<object>(description.paths)) {
      for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
        if (pattern.endsWith('/logout')) continue;
        const route = pattern.replace(/{(position|n)}/, '1').replaceAll(/{\w+}/g, UUID);
        // All routes read their headers in the same place: each gets a third of them, in turn.
        const third = routes++ % 3;
        const tries = [...headers.entries()]
          .filter(([i]) => i % 3 === third)
          .map(async ([i, header]) => {
            const answer = await api.call(method, route, {
              headers: { authorization: `Bearer ${admin.access}`, ...header },
              ...(method === 'GET' ? {} : { body: {} }),
            });
            if (isBroken(answer)) failures.push(`${method} ${route} header #${i}: ${answer.text}`);
          });
        await Promise.all(tries);
      }
    }
    expect(failures).toEqual([]);
  }, 180_000);

  it('in a device pass or a board’s address is refused as well', async () => {
    const student = { email: 'pass@example.org', password: 'correct horse 7' };
    await api.student(student.email);
    for (const pass of ['', '...', 'a.b.c', `${Buffer.from('{}').toString('base64url')}..`]) {
      const answer = await api.call('POST', '/auth/v1/token?grant_type=password', {
        body: student,
        headers: { cookie: `prepward_device=${pass}` },
      });
      expect([pass, answer.status]).toEqual([pass, 200]);
    }
    const opened = await api.call('POST', '/api/v1/admin/queues-session', { token: admin.access });
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
    for (const [method, path] of [
      ['GET', 'api/queues?activeQueue=%00&status=x&page=-1&jobsPerPage=1e9'],
      ['GET', 'api/queues/none/x'],
      ['GET', 'api/queues/mail/%00'],
      ['PUT', 'api/queues/mail/none/retry'],
      ['GET', 'static/..%2f..%2fpackage.json'],
    ] as const) {
      const answer = await api.call(method, `/management_support/queues/${path}`, {
        headers: { cookie },
      });
      expect([path, answer.status < 500]).toEqual([path, true]);
      expect(answer.text).not.toContain('"dependencies"');
    }
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
      { code: 'NOT_FOUND', message: "There's nothing at this address." },
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

  it('answer an OPTIONS request that is no whole preflight with an empty 204', async () => {
    const callers: Record<string, string>[] = [{}, { origin: 'https://evil.example' }];
    for (const headers of callers) {
      const answer = await api.call('OPTIONS', '/api/v1/me', { headers });
      expect([
        answer.status,
        answer.text,
        answer.headers.get('access-control-allow-origin'),
      ]).toEqual([204, '', null]);
    }
  });
});
