import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '@prepward/platform/config';
import { Limiter, sharedStore } from '@prepward/platform/limits';
import { startRedis } from '@prepward/testing/redis';
import { type Answer, TestApi, type TestSession } from './harness.js';

const PASSWORD = 'correct horse 7';

/** Everything here counts toward limits: a separate API, with production's limits. */
let api: TestApi;
let student: TestSession;
beforeAll(async () => {
  // Two connections: a limit that waited for one of them would wait for itself.
  api = await TestApi.start({ DATABASE_POOL_MAX: '2' });
  student = await api.student('student@example.org', PASSWORD);
});
afterAll(() => api.stop());

const from = (ip: string, cookie?: string) => ({
  'x-forwarded-for': ip,
  ...(cookie === undefined ? {} : { cookie }),
});
const signIn = (ip: string, password: string, email: string, cookie?: string) =>
  api.call('POST', '/auth/v1/token?grant_type=password', {
    body: { email, password },
    headers: from(ip, cookie),
  });
const deviceOf = (answer: Answer) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

async function guess(count: number, ip: string, email: string): Promise<Answer | undefined> {
  let last: Answer | undefined;
  for (let i = 0; i < count; i++) last = await signIn(ip, `wrong horse ${i}`, email);
  return last;
}

/** Two limiters that count in Redis: before they reach it, each counts in its own memory. */
async function connected(url: string, made: Limiter[]): Promise<[Limiter, Limiter]> {
  const config = loadConfig({
    DATABASE_URL: api.databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    AUTH_SIGNING_KEYS_FILE: api.keyFile,
    REDIS_URL: url,
  });
  const limiter = () => new Limiter(config, sharedStore(config));
  const pair: [Limiter, Limiter] = [limiter(), limiter()];
  made.push(...pair);
  const [one, other] = pair;
  const key = randomUUID();
  const count = async (by: Limiter) => (await by.use('probe', key, 1_000, 300)).used;
  for (let tries = 0; tries < 1_000; tries++) {
    const first = await count(one);
    if ((await count(other)) === first + 1 && (await count(one)) === first + 2) return pair;
    await sleep(25);
  }
  throw new Error('The limiters did not reach Redis.');
}

describe('wrong passwords from elsewhere', () => {
  it('don’t keep the owner out, at home or at a new place', async () => {
    await api.student('owner@example.org', PASSWORD);
    const limited = await guess(21, '198.51.100.1', 'owner@example.org');
    expect([limited?.status, limited?.body.code]).toEqual([429, 'over_request_rate_limit']);
    expect((await signIn('192.0.2.1', PASSWORD, 'owner@example.org')).status).toBe(200);
  });

  it('count for a whole /64, and for no other', async () => {
    await api.student('six@example.org', PASSWORD);
    await guess(20, '2001:db8:1:2::1', 'six@example.org');
    expect((await signIn('2001:db8:1:2:9:9:9:9', PASSWORD, 'six@example.org')).status).toBe(429);
    expect((await signIn('2001:db8:1:3::1', PASSWORD, 'six@example.org')).status).toBe(200);
  });

  it('leave a known device alone, even from the same network in the middle of an attack', async () => {
    await api.student('known@example.org', PASSWORD);
    await api.student('neighbor@example.org', PASSWORD);
    const cookie = deviceOf(await signIn('192.0.2.7', PASSWORD, 'known@example.org'));
    const neighbor = deviceOf(await signIn('192.0.2.7', PASSWORD, 'neighbor@example.org'));
    await guess(21, '192.0.2.7', 'known@example.org');
    const tryWith = async (pass?: string) =>
      (await signIn('192.0.2.7', PASSWORD, 'known@example.org', pass)).status;
    expect(await tryWith()).toBe(429);
    expect(await tryWith(neighbor)).toBe(429);
    expect(await tryWith(cookie.slice(0, -4))).toBe(429);
    expect(await tryWith(`prepward_device=${student.access}`)).toBe(429);
    expect(await tryWith(cookie)).toBe(200);
  });
});

describe('counts', () => {
  /** Calls another process, which hasn't counted anything itself: the same as after a restart. */
  const elsewhere = async (url: string, route: string, ip: string, body: object) => {
    const { status, headers } = await fetch(url + route, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(ip) },
      body: JSON.stringify(body),
    });
    return { status, wait: Number(headers.get('retry-after')) };
  };

  it('of an account and of an address are one for all processes, and outlive each', async () => {
    const email = 'twins@example.org';
    const weak = { email: 'weak@example.org', password: 'abc' };
    await api.student(email, PASSWORD);
    await guess(21, '198.51.100.40', email);
    for (let i = 0; i < 30; i++) {
      await api.call('POST', '/auth/v1/signup', { body: weak, headers: from('198.51.100.41') });
    }
    const twin = await api.startTwin();
    try {
      const signInThere = (ip: string) =>
        elsewhere(twin.url, '/auth/v1/token?grant_type=password', ip, {
          email,
          password: PASSWORD,
        });
      const refused = await signInThere('198.51.100.40');
      expect(refused.status).toBe(429);
      expect(refused.wait).toBeGreaterThan(0);
      expect(refused.wait).toBeLessThanOrEqual(300);
      expect((await signInThere('198.51.100.42')).status).toBe(200);
      const signUpThere = (ip: string) => elsewhere(twin.url, '/auth/v1/signup', ip, weak);
      expect((await signUpThere('198.51.100.41')).status).toBe(429);
      expect((await signUpThere('198.51.100.42')).status).toBe(422);
    } finally {
      await twin.service.stop();
    }
  });

  it('are taken while every connection of the product waits for the same row', async () => {
    const { access } = await api.student('at-once@example.org', PASSWORD);
    const body = { password: 'another horse 9', current_password: 'wrong horse 1' };
    const tries = Array.from({ length: 6 }, () =>
      api.call('PUT', '/auth/v1/user', { token: access, body, headers: from('192.0.2.77') }),
    );
    const codes = (await Promise.all(tries)).map((answer) => answer.body.code);
    expect(new Set(codes)).toEqual(new Set(['current_password_invalid']));
  });

  it('are kept by no one’s address and no one’s id, nor by what anyone can compute', async () => {
    await guess(1, '198.51.100.45', 'hidden@example.org');
    const rows = await api.sql<{ key: string }>('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^limit:[\w:-]+:[\w-]{43}$/);
    const guessed = createHash('sha256').update('hidden@example.org\n198.51.100.45');
    const bare = `limit:sign-in-stranger:${guessed.digest('base64url')}`;
    expect(rows.map(({ key }) => key)).not.toContain(bare);
  });

  it('are shared through Redis where there is one, and outlive it', async () => {
    const redis = await startRedis();
    if (redis === null) throw new Error('redis-server is missing: npm test finds or installs it');
    const made: Limiter[] = [];
    const growing = { points: 2, seconds: 300, longestWait: 3600 };
    const use = (by: Limiter) => by.countGrowing('growing', 'ann', growing);
    try {
      const [one, other] = await connected(redis.url, made);
      expect([(await use(one)).used, (await use(other)).used]).toEqual([1, 2]);
      expect(await use(one)).toEqual({ allowed: false, used: 3, resetMs: 300_000 });
      await redis.restart();
      const [later, last] = await connected(redis.url, made);
      for (const each of [later, last]) expect(await use(each)).toMatchObject({ allowed: false });
      // Counts and waits are forgotten, even those of the other limiter: the next wait is the shortest.
      await last.forget('growing', 'ann');
      const again = [await use(later), await use(later), await use(later)];
      expect(again.map(({ used }) => used)).toEqual([1, 2, 3]);
      expect(again[2]?.resetMs).toBe(300_000);
    } finally {
      for (const each of made) await each.onApplicationShutdown();
      await redis.stop();
    }
  });
});

describe('the pass of a device', () => {
  it('is a cookie that only the sign-in routes see, and opens nothing', async () => {
    const answer = await signIn('192.0.2.8', PASSWORD, 'student@example.org');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^prepward_device=[\w.-]+; Path=\/auth\/v1; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const pass = deviceOf(answer).split('=')[1] ?? '';
    expect((await api.call('GET', '/auth/v1/user', { token: pass })).body.code).toBe('bad_jwt');
    expect(Buffer.from(pass.split('.')[1] ?? '', 'base64url').toString()).not.toContain('@');
  });

  it('is given to no one who failed', async () => {
    const answer = await signIn('192.0.2.9', 'wrong horse 7', 'student@example.org');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is kept for several accounts of one browser', async () => {
    const first = deviceOf(await signIn('192.0.2.10', PASSWORD, 'student@example.org'));
    await api.student('sibling@example.org', PASSWORD);
    const both = deviceOf(await signIn('192.0.2.10', PASSWORD, 'sibling@example.org', first));
    await guess(21, '192.0.2.10', 'student@example.org');
    expect((await signIn('192.0.2.10', PASSWORD, 'student@example.org', both)).status).toBe(200);
  });
});

describe('right passwords', () => {
  it('are no tries: twenty-five sign-ins in a row', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 25; i++) {
      statuses.add((await signIn('192.0.2.20', PASSWORD, 'student@example.org')).status);
    }
    expect([...statuses]).toEqual([200]);
  });
});

describe('limits by address', () => {
  it('count an IPv6 /64 as one caller, on every route that has one', async () => {
    const contact = { name: 'D', email: 'd@example.org', message: 'Help.', consent: true };
    const routes: [string, object, number][] = [
      ['/api/v1/contacts', contact, 10],
      ['/auth/v1/recover', { email: 'nobody@example.org' }, 30],
      ['/auth/v1/signup', { email: 'weak@example.org', password: 'abc' }, 30],
    ];
    for (const [route, body, limit] of routes) {
      const send = async (ip: string) =>
        (await api.call('POST', route, { body, headers: from(ip) })).headers.get(
          'x-ratelimit-remaining',
        );
      expect(await send('2001:db8:5:1::1')).toBe(String(limit - 1));
      expect(await send('2001:db8:5:1:ffff::2')).toBe(String(limit - 2));
      expect(await send('2001:db8:5:2::1')).toBe(String(limit - 1));
    }
  });

  it('let visitors be more than new accounts, and not without end', async () => {
    const visitors: number[] = [];
    for (let i = 0; i < 121; i++) {
      const answer = await api.call('POST', '/auth/v1/signup', {
        body: {},
        headers: from('203.0.113.50'),
      });
      visitors.push(answer.status);
    }
    expect(new Set(visitors.slice(0, 120))).toEqual(new Set([200]));
    expect(visitors[120]).toBe(429);
    // Visitors don't keep anyone on their network from creating an account.
    const account = await api.call('POST', '/auth/v1/signup', {
      body: { email: 'weak@example.org', password: 'abc' },
      headers: from('203.0.113.50'),
    });
    expect(account.status).toBe(422);
  });

  it('say when to come back', async () => {
    const body = { email: 'weak@example.org', password: 'abc' };
    let answer: Answer | undefined;
    for (let i = 0; i < 31; i++) {
      answer = await api.call('POST', '/auth/v1/signup', { body, headers: from('203.0.113.51') });
    }
    expect(answer?.status).toBe(429);
    const seconds = Number(answer?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(200);
    expect(seconds).toBeLessThanOrEqual(300);
  });
});

describe('refused requests', () => {
  type Refuse = (tight: TestApi, headers: Record<string, string>) => Promise<Answer>;
  const refusals: [string, Refuse][] = [
    ['without a token', (tight, headers) => tight.call('GET', '/api/v1/profile', { headers })],
    [
      'with a bad token',
      (tight, headers) => tight.call('GET', '/api/v1/me', { token: 'no.good', headers }),
    ],
    [
      'with a body that is no JSON',
      (tight, headers) => tight.call('POST', '/api/v1/contacts', { body: '{"', headers }),
    ],
    [
      'with what no column takes',
      (tight, headers) =>
        tight.call('POST', '/api/v1/contacts', { body: { name: '\u0000' }, headers }),
    ],
    [
      'with too large a body',
      (tight, headers) =>
        tight.call('POST', '/api/v1/contacts', { body: 'x'.repeat(70_000), headers }),
    ],
    ['of unknown addresses', (tight, headers) => tight.call('GET', '/api/v1/nothing', { headers })],
    ['of the auth protocol', (tight, headers) => tight.call('GET', '/auth/v1/user', { headers })],
  ];

  describe('count for the network', () => {
    let tight: TestApi;
    beforeAll(async () => {
      tight = await TestApi.start({ RATE_LIMIT_FACTOR: '0.01' });
    });
    afterAll(() => tight.stop());

    const rows = refusals.map(([name, refuse], i) => ({ name, refuse, i }));
    it.each(rows)('$name', async ({ refuse, i }) => {
      // Each kind comes from networks of its own.
      const ask = (ip: string) => refuse(tight, from(ip));
      const network = `203.0.113.${2 * i}`;
      const statuses: number[] = [];
      for (let n = 0; n < 8; n++) statuses.push((await ask(network)).status);
      expect(new Set(statuses.slice(0, 6))).not.toContain(429);
      expect(statuses.slice(6)).toEqual([429, 429]);
      const answer = await ask(network);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask(`203.0.113.${2 * i + 1}`)).status).not.toBe(429);
    });
  });

  it('by the schema of a route count for the route', async () => {
    const send = () =>
      api.call('POST', '/api/v1/quotes', { body: {}, headers: from('203.0.113.60') });
    for (let i = 0; i < 10; i++) expect((await send()).status).toBe(400);
    expect((await send()).status).toBe(429);
  });

  it('don’t keep those out who share the network and are signed in', async () => {
    for (let i = 0; i < 601; i++) {
      await api.call('GET', '/api/v1/me', { headers: from('203.0.113.61') });
    }
    const stranger = await api.call('GET', '/api/v1/me', { headers: from('203.0.113.61') });
    expect(stranger.status).toBe(429);
    const mine = await api.call('GET', '/api/v1/me', {
      token: student.access,
      headers: from('203.0.113.61'),
    });
    expect(mine.status).toBe(200);
  });
});
