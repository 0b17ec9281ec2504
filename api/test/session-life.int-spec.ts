import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { TestApi, type TestSession } from './harness.js';
import { Links, newVerifier } from './links.js';

let api: TestApi;
let links: Links;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100', AUTH_MAIL_INTERVAL_SECONDS: '0' });
  links = new Links(api);
});
afterAll(() => api.stop());

const getUser = (token: string, on = api) => on.call('GET', '/auth/v1/user', { token });
const claim = (session: { access: string }, refreshToken: string) =>
  api.call('POST', '/api/v1/visitor/claim', { token: session.access, body: { refreshToken } });

describe('an access token', () => {
  it('is refused once it has expired', async () => {
    const brief = await TestApi.start({ AUTH_JWT_SECONDS: '2' });
    try {
      const { access } = await brief.student('brief@example.org');
      expect((await getUser(access, brief)).status).toBe(200);
      await sleep(3_000);
      const late = await getUser(access, brief);
      expect([late.status, late.body.code]).toEqual([403, 'bad_jwt']);
      expect((await brief.call('GET', '/api/v1/profile', { token: access })).status).toBe(401);
    } finally {
      await brief.stop();
    }
  });
});

describe('a session ends', () => {
  it.each([
    ['after 30 days without use', 'refreshed_at', '29 days', '30 days 1 minute'],
    ['after 180 days in all', 'created_at', '179 days', '180 days 1 minute'],
  ])('%s', async (name, column, before, after) => {
    const session = await api.student(`${column}@example.org`);
    const age = (time: string) =>
      api.sql(`UPDATE sessions SET ${column} = now() - $2::interval WHERE user_id = $1`, [
        session.userId,
        time,
      ]);
    await age(before);
    expect([name, (await getUser(session.access)).status]).toEqual([name, 200]);
    await age(after);
    expect((await getUser(session.access)).body.code).toBe('session_not_found');
    const refreshed = await api.refresh(session.refresh);
    expect([refreshed.status, refreshed.body.code]).toEqual([400, 'session_expired']);
    expect(await api.sql('SELECT 1 FROM sessions WHERE user_id = $1', [session.userId])).toEqual(
      [],
    );
  });
});

describe('two refreshes of one token that interleave', () => {
  it('wait for each other and make one child', async () => {
    const { userId, refresh } = await api.student('interleaved@example.org');
    const holder = new pg.Client({ connectionString: api.databaseUrl });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM sessions WHERE user_id = $1 FOR UPDATE', [userId]);
      const both = Promise.all([api.refresh(refresh), api.refresh(refresh)]);
      const waiting = async () =>
        (
          await api.sql<{ count: number }>(
            `SELECT count(*)::int FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )
        )[0]?.count;
      const deadline = Date.now() + 10_000;
      while ((await waiting()) !== 2 && Date.now() < deadline) await sleep(20);
      expect(await waiting()).toBe(2);
      await holder.query('COMMIT');
      const [one, two] = await both;
      expect([one.status, two.status]).toEqual([200, 200]);
      expect(two.body.refresh_token).toBe(one.body.refresh_token);
      const tokens = await api.sql(
        `SELECT 1 FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id
         WHERE s.user_id = $1`,
        [userId],
      );
      expect(tokens).toHaveLength(2);
    } finally {
      await holder.end();
    }
  });
});

describe('what a visitor did is claimed', () => {
  const refused = async (session: { access: string }, token: string) => {
    const answer = await claim(session, token);
    return [answer.status, answer.body.code];
  };
  const events = (visitor: TestSession) =>
    api.sql(
      `SELECT 1 FROM outbox_events WHERE name = 'visitor.claimed' AND payload ->> 'visitorId' = $1`,
      [visitor.userId],
    );

  it('by the refresh token of the visitor, once', async () => {
    const visitor = await api.visitor();
    const student = await api.student('claims@example.org');
    expect((await claim(student, visitor.refresh)).status).toBe(202);
    expect(await refused(student, visitor.refresh)).toEqual([400, 'VISITOR_SESSION_INVALID']);
    expect(await events(visitor)).toHaveLength(1);
  });

  it('not by the refresh token of an account', async () => {
    const victim = await api.student('victim@example.org');
    const thief = await api.student('thief@example.org');
    expect(await refused(thief, victim.refresh)).toEqual([400, 'VISITOR_SESSION_INVALID']);
    expect(await events(victim)).toEqual([]);
    expect((await getUser(victim.access)).status).toBe(200);
  });

  it('not by a token that was rotated twice: it ends the visitor session as reused', async () => {
    const visitor = await api.visitor();
    const second = await api.refresh(visitor.refresh);
    const third = await api.refresh(second.body.refresh_token);
    const student = await api.student('late-claim@example.org');
    expect(await refused(student, visitor.refresh)).toEqual([400, 'VISITOR_SESSION_INVALID']);
    expect(await events(visitor)).toEqual([]);
    expect((await getUser(third.body.access_token)).body.code).toBe('session_not_found');
    expect(await refused(student, third.body.refresh_token)).toEqual([
      400,
      'VISITOR_SESSION_INVALID',
    ]);
  });

  it('not in a session that a forwarded link opened, and by one begun in this browser', async () => {
    const visitor = await api.visitor();
    const email = 'attacker@example.org';
    const { verifier, asked } = newVerifier();
    const signUp = (extra: object) =>
      api.call('POST', '/auth/v1/signup', {
        body: { email, password: 'correct horse 7', ...extra },
      });
    await signUp({});
    const plain = await links.verify({ type: 'signup', token_hash: await links.of(email) });
    expect(await refused({ access: plain.body.access_token }, visitor.refresh)).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect(await events(visitor)).toEqual([]);

    const own = 'own-browser@example.org';
    await api.call('POST', '/auth/v1/signup', {
      body: { email: own, password: 'correct horse 7', ...asked },
    });
    const opened = await links.verify({
      type: 'signup',
      token_hash: await links.of(own),
      code_verifiers: [verifier],
    });
    expect((await claim({ access: opened.body.access_token }, visitor.refresh)).status).toBe(202);
  });
});
