import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@prepward/testing/ports';
import { ApiProcess, type TestSession } from './harness.js';
import { Links } from './links.js';

const PASSWORD = 'correct horse 7';
const IP = '203.0.113.77';
const AGENT = 'Danaphone/7.0';

let api: ApiProcess;
let metricsUrl: string;
let admin: TestSession;
let student: TestSession;
/** Everything secret or personal that a request or an answer of this file held. */
const secrets = new Set<string>([PASSWORD, IP, AGENT, 'Dana', 'Ortiz', 'dana', '202-555-0143']);

/** A call as a browser behind the gateway makes it; tokens of its answer are remembered. */
async function call(
  method: string,
  route: string,
  options: { token?: string; body?: unknown } = {},
) {
  const headers = { 'x-forwarded-for': IP, 'user-agent': AGENT };
  const answer = await api.call(method, route, { ...options, headers });
  if (options.token !== undefined) secrets.add(options.token);
  for (const token of [answer.body?.access_token, answer.body?.refresh_token]) {
    if (typeof token === 'string') secrets.add(token);
  }
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  if (cookie !== '') secrets.add(cookie.split('=')[1] ?? cookie);
  return answer;
}
const signIn = (email: string, password: string) =>
  call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });

beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  api = await ApiProcess.start({
    LOG_LEVEL: 'trace',
    API_METRICS_PORT: String(port),
    AUTH_MAIL_INTERVAL_SECONDS: '0',
  });
  admin = await api.admin('admin.dana@example.org');
  student = await api.student('dana@example.org', PASSWORD);
  for (const { access, refresh } of [admin, student]) secrets.add(access).add(refresh);
});
afterAll(() => api.stop());

type Line = Record<string, unknown>;
const lines = (): Line[] =>
  api.service
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const isOf = (line: Line, wanted: Line) =>
  Object.entries(wanted).every(([key, value]) => line[key] === value);

/** Waits for a line: a process writes its log a moment after it has answered. */
async function logged(wanted: Line): Promise<Line> {
  for (let i = 0; i < 100; i++) {
    const found = lines().find((line) => isOf(line, wanted));
    if (found !== undefined) return found;
    await sleep(20);
  }
  throw new Error(`Not logged: ${JSON.stringify(wanted)}\n${api.service.output().slice(-2000)}`);
}

async function counted(event: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const match = new RegExp(`security_events_total{event="${event}"} (\\d+)`).exec(text);
  return Number(match?.[1] ?? 0);
}

describe('security events are logged and counted', () => {
  it('a failed sign-in, with whose account it was', async () => {
    await signIn('dana@example.org', 'wrong horse 7');
    await logged({ event: 'sign-in.failed', userId: student.userId });
    await signIn('unknown.dana@example.org', 'wrong horse 7');
    expect(await counted('sign-in.failed')).toBe(2);
  });

  it('a limited sign-in, and another limited request', async () => {
    for (let i = 0; i < 21; i++) await signIn('limited.dana@example.org', `wrong horse ${i}`);
    await logged({ event: 'sign-in.limited', route: '/auth/v1/token' });
    for (let i = 0; i < 11; i++) await call('POST', '/api/v1/contacts', { body: {} });
    await logged({ event: 'request.limited', route: '/api/v1/contacts' });
    expect(await counted('sign-in.limited')).toBeGreaterThan(0);
    expect(await counted('request.limited')).toBe(1);
  });

  it('a refresh token that is used again', async () => {
    const session = (await signIn('dana@example.org', PASSWORD)).body;
    const refresh = (refresh_token: string) =>
      call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
    const next = (await refresh(session.refresh_token)).body;
    await refresh(next.refresh_token);
    expect((await refresh(session.refresh_token)).body.code).toBe('refresh_token_already_used');
    await logged({ event: 'refresh.reused' });
    expect(await counted('refresh.reused')).toBe(1);
  });

  it('a new password, a wrong current one, and a wish for another address', async () => {
    const change = (body: object) => call('PUT', '/auth/v1/user', { token: student.access, body });
    await change({ password: 'a better horse 8', current_password: 'no horse at all' });
    await logged({ event: 'password.refused', userId: student.userId });
    expect(
      (await change({ password: 'a better horse 8', current_password: PASSWORD })).status,
    ).toBe(200);
    await logged({ event: 'password.changed', userId: student.userId });
    await change({ email: 'new.dana@example.org', current_password: 'a better horse 8' });
    await logged({ event: 'address.change-requested', userId: student.userId });
  });

  it('another address, once both links are open, without either', async () => {
    const { userId, access: token } = await api.student('moves.dana@example.org', PASSWORD);
    const links = new Links(api);
    const email = 'moved.dana@example.org';
    await api.sql(`UPDATE link_requests SET created_at = created_at - interval '2 min'`);
    await call('PUT', '/auth/v1/user', { token, body: { email, current_password: PASSWORD } });
    const open = async (kind: string, to: string) =>
      call('POST', '/auth/v1/verify', {
        body: { type: 'email_change', token_hash: await links.make(userId, kind, to) },
      });
    await open('email-change-new', email);
    expect(await counted('address.changed')).toBe(0);
    expect((await open('email-change-current', 'moves.dana@example.org')).status).toBe(200);
    await logged({ event: 'address.changed', userId });
    expect(await counted('address.changed')).toBe(1);
  });

  it('and where the browser that opens the second link gets no session', async () => {
    const { userId, access: token } = await api.student('far.dana@example.org', PASSWORD);
    const email = 'farther.dana@example.org';
    const links = new Links(api);
    await call('PUT', '/auth/v1/user', { token, body: { email, current_password: PASSWORD } });
    for (const [kind, to] of [
      ['email-change-new', email],
      ['email-change-current', 'far.dana@example.org'],
    ] as const) {
      const token_hash = await links.make(userId, kind, to);
      const body = { type: 'email_change', token_hash, code_verifiers: [] };
      expect((await call('POST', '/auth/v1/verify', { body })).body.code).toBe('200');
    }
    expect((await api.signIn(email, PASSWORD)).userId).toBe(userId);
    await logged({ event: 'address.changed', userId });
  });

  it('what an admin reads, and who tried without being one', async () => {
    await call('GET', `/api/v1/admin/users/${student.userId}?x=dana@example.org`, {
      token: admin.access,
    });
    await call('GET', `/api/v1/admin/users/${student.userId}`, { token: admin.access });
    await logged({
      event: 'admin.read',
      userId: admin.userId,
      target: student.userId,
      route: '/api/v1/admin/users/:id',
    });
    const body = { reason: 'They asked' };
    await call('POST', `/api/v1/admin/users/${student.userId}/unban`, {
      token: admin.access,
      body,
    });
    await logged({
      event: 'admin.write',
      userId: admin.userId,
      target: student.userId,
      route: '/api/v1/admin/users/:id/unban',
    });
    const route = '/api/v1/admin/queues-session';
    await call('POST', route, { token: admin.access });
    await logged({ event: 'admin.write', userId: admin.userId, route });
    await call('GET', '/api/v1/admin/users', { token: student.access });
    await logged({ event: 'access.refused', userId: student.userId });
    expect(await counted('admin.read')).toBeGreaterThan(0);
  });
});

describe('the log of requests', () => {
  it.each([
    ['of Nest', 'GET', '/api/v1/me', '/api/v1/me'],
    ['with a parameter', 'GET', '/api/v1/attempts/dana@example.org', '/api/v1/attempts/:id'],
    ['of the auth protocol', 'GET', '/auth/v1/settings?apikey=Dana', '/auth/v1/settings'],
    ['of the queue board', 'GET', '/management_support/queues/', '/management_support/queues'],
    ['of no route', 'GET', '/api/v1/dana@example.org?q=Ortiz', 'unknown'],
    ['refused before any route', 'POST', '/api/v1/quotes', '/api/v1/quotes'],
  ])('has a line for a request %s, with the pattern alone', async (_, method, path, route) => {
    const body = method === 'POST' ? { body: '{"email":"dana@example.org' } : {};
    const answer = await call(method, path, body);
    const line = await logged({
      context: 'Request',
      requestId: answer.headers.get('x-request-id') ?? '',
    });
    expect(line).toMatchObject({ method, route, status: answer.status, ms: expect.any(Number) });
  });

  it('names the staff member, who looks at the site as a student, as the one who acts', async () => {
    const { userId } = student;
    const { id } = await api.startPractice(student, 'science');
    // Its time is over: looking at it would finish it, which a view may not.
    await api.sql(`UPDATE attempts SET started_at = now() - interval '3 days' WHERE id = $1`, [id]);
    const opened = await call('POST', `/api/v1/admin/users/${userId}/view`, {
      token: admin.access,
      body: { reason: 'They asked' },
    });
    const { token } = opened.body;
    secrets.add(token);
    expect((await call('GET', `/api/v1/attempts/${id}`, { token })).status).toBe(403);
    const route = '/api/v1/attempts/:id';
    const refused = { event: 'access.refused', userId: admin.userId, target: userId, route };
    await logged(refused);
    await logged({ context: 'Request', route, status: 403, userId: admin.userId });
  });

  it('names the caller by id alone', async () => {
    await call('GET', '/api/v1/me', { token: admin.access });
    await logged({ context: 'Request', route: '/api/v1/me', status: 200, userId: admin.userId });
  });

  it('holds nothing personal of all that this file did, at the most talkative level', async () => {
    const { userId } = student;
    for (const [method, route, body] of [
      ['POST', '/auth/v1/recover?redirect_to=https://dana.example', { email: 'dana@example.org' }],
      ['POST', '/auth/v1/resend', { email: 'dana@example.org', type: 'signup' }],
      ['POST', '/auth/v1/verify', { type: 'signup', token_hash: 'dana-token-hash' }],
      [
        'POST',
        '/auth/v1/signup',
        { email: 'd2.dana@example.org', password: 'abc', data: { n: 'Dana' } },
      ],
      ['PATCH', '/api/v1/profile', { firstName: 'Dana', lastName: 'Ortiz', phone: '202-555-0143' }],
      ['GET', '/api/v1/admin/users?filter={"q":"dana@example.org"}', undefined],
      ['GET', `/api/v1/admin/users/${userId}`, undefined],
      ['POST', '/api/v1/visitor/claim', { refreshToken: 'dana-refresh-token' }],
    ] as const) {
      const token = route.includes('admin') ? admin.access : student.access;
      await call(method, route, body === undefined ? { token } : { token, body });
    }
    // A database error quotes the value it refuses.
    await api.sql(`ALTER TABLE enquiries ADD CONSTRAINT no CHECK (name <> 'Dana Ortiz')`);
    const refused = await api.call('POST', '/api/v1/quotes', {
      body: {
        service: 'retake',
        name: 'Dana Ortiz',
        email: 'dana@example.org',
        message: 'Dana',
        consent: true,
      },
    });
    expect(refused.status).toBe(500);
    await logged({ errorId: refused.body.errorId });
    await sleep(200);
    const output = api.service.output();
    expect(lines().filter((line) => line.context === 'Request').length).toBeGreaterThan(40);
    for (const secret of secrets) {
      const at = output.indexOf(secret);
      expect([secret, at < 0 ? '' : output.slice(at - 200, at + 60)]).toEqual([secret, '']);
    }
    expect(output).not.toMatch(/example\.org|127\.0\.0\.1:\d+\/\?|dana/i);
  });
});
