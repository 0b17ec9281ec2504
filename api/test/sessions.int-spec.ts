import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { TestApi, type TestSession } from './harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => api.stop());

const getUser = (token: string) => api.call('GET', '/auth/v1/user', { token });

function parts(token: string): [string, string, string] {
  const [header = '', claims = '', signature = ''] = token.split('.');
  return [header, claims, signature];
}
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());

/** Moves the active token of a session this many seconds into the past. */
const age = (userId: string, seconds: number) =>
  api.sql(
    `UPDATE refresh_tokens SET created_at = created_at - make_interval(secs => $2)
     WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1)`,
    [userId, seconds],
  );

describe('signing in', () => {
  it('opens a session whose token says who it is', async () => {
    const session = await api.student('claims@example.org');
    const [header, claims] = parts(session.access);
    expect(decode(header)).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
    expect(decode(claims)).toMatchObject({
      sub: session.userId,
      aud: 'authenticated',
      iss: 'http://localhost:3000/auth/v1',
      role: 'authenticated',
      email: 'claims@example.org',
      aal: 'aal1',
      is_anonymous: false,
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
    });
    expect(decode(claims).exp - decode(claims).iat).toBe(3600);
    expect((await getUser(session.access)).body.email).toBe('claims@example.org');
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await api.student('known@example.org', 'correct horse 7');
    const wrong = await api.tryPassword('known@example.org', 'wrong horse 7');
    const unknown = await api.tryPassword('unknown@example.org', 'wrong horse 7');
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it('tells only who knows the password that the address is not verified, or the account blocked', async () => {
    const body = { email: 'fresh@example.org', password: 'correct horse 7' };
    await api.call('POST', '/auth/v1/signup', { body });
    expect((await api.tryPassword(body.email, 'wrong horse 7')).body.code).toBe(
      'invalid_credentials',
    );
    expect((await api.tryPassword(body.email, body.password)).body.code).toBe(
      'email_not_confirmed',
    );
    const banned = await api.student('banned@example.org');
    await api.sql(`UPDATE users SET banned_until = now() + interval '1 day' WHERE id = $1`, [
      banned.userId,
    ]);
    expect((await api.tryPassword('banned@example.org', 'correct horse 7')).body.code).toBe(
      'user_banned',
    );
    // A ban takes effect immediately for the current token.
    expect((await getUser(banned.access)).body.code).toBe('user_banned');
    expect((await api.refresh(banned.refresh)).body.code).toBe('user_banned');
  });
});

describe('refreshing', () => {
  it('rotates the token on every use', async () => {
    const session = await api.student('rotate@example.org');
    const first = await api.refresh(session.refresh);
    expect(first.status).toBe(200);
    expect(first.body.refresh_token).not.toBe(session.refresh);
    const second = await api.refresh(first.body.refresh_token);
    expect(second.status).toBe(200);
    expect((await getUser(second.body.access_token)).status).toBe(200);
  });

  it('gives two tabs that refresh at once the same token', async () => {
    const session = await api.student('tabs@example.org');
    const answers = await Promise.all([1, 2, 3, 4].map(() => api.refresh(session.refresh)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
  });

  it('ends the session when a token is used again after the grace time', async () => {
    const session = await api.student('late@example.org');
    const next = await api.refresh(session.refresh);
    await age(session.userId, 11);
    const reused = await api.refresh(session.refresh);
    expect([reused.status, reused.body.code]).toEqual([400, 'refresh_token_already_used']);
    expect((await api.refresh(next.body.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect((await getUser(next.body.access_token)).body.code).toBe('session_not_found');
  });

  it('ends the session when an older token than the last is used, even at once', async () => {
    const session = await api.student('older@example.org');
    const second = await api.refresh(session.refresh);
    const third = await api.refresh(second.body.refresh_token);
    expect((await api.refresh(session.refresh)).body.code).toBe('refresh_token_already_used');
    expect((await getUser(third.body.access_token)).status).toBe(403);
  });

  it('does not know a made-up token', async () => {
    const answer = await api.refresh(randomBytes(32).toString('base64url'));
    expect([answer.status, answer.body.code]).toEqual([400, 'refresh_token_not_found']);
  });

  it('keeps only hashes', async () => {
    const session = await api.student('hashed@example.org');
    const rows = await api.sql('SELECT * FROM refresh_tokens');
    expect(JSON.stringify(rows)).not.toContain(session.refresh);
  });

  it('never answers 429 to a refresh, which would sign the student out', async () => {
    const tight = await TestApi.start();
    try {
      const statuses = new Set<number>();
      for (let i = 0; i < 152; i++) statuses.add((await tight.refresh('x'.repeat(43))).status);
      expect([...statuses].sort()).toEqual([400, 503]);
    } finally {
      await tight.stop();
    }
  });
});

describe('a bearer token is refused', () => {
  let session: TestSession;
  beforeAll(async () => {
    session = await api.student('tampered@example.org');
  });
  const refused = async (token: string) => {
    const answer = await getUser(token);
    return [answer.status, answer.body.code];
  };

  it('when there is none', async () => {
    const answer = await api.call('GET', '/auth/v1/user');
    expect([answer.status, answer.body.code]).toEqual([401, 'no_authorization']);
    const other = await api.call('GET', '/api/v1/profile');
    expect([other.status, other.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('unless it comes by the scheme Bearer, in any case and with any space', async () => {
    const statusOf = async (authorization: string) =>
      (await api.call('GET', '/auth/v1/user', { headers: { authorization } })).status;
    const { access } = session;
    const taken = [`Bearer ${access}`, `bearer  ${access}`, `BEARER\t${access}`];
    expect(await Promise.all(taken.map(statusOf))).toEqual([200, 200, 200]);
    const others = [access, `Basic ${access}`, `Bearer${access}`, 'Bearer'];
    expect(await Promise.all(others.map(statusOf))).toEqual([403, 403, 403, 403]);
  });

  it('when a claim was changed', async () => {
    const [header, claims, signature] = parts(session.access);
    const forged = encode({ ...decode(claims), sub: randomUUID() });
    expect(await refused([header, forged, signature].join('.'))).toEqual([403, 'bad_jwt']);
  });

  it('when it claims to need no signature', async () => {
    const [, claims] = parts(session.access);
    expect(await refused(`${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`)).toEqual([
      403,
      'bad_jwt',
    ]);
  });

  it('when it is signed with the public key as if that were a secret', async () => {
    const [header, claims] = parts(session.access);
    const jwks = await api.call('GET', '/auth/v1/.well-known/jwks.json');
    const confused = encode({ ...decode(header), alg: 'HS256' });
    const signature = createHmac('sha256', JSON.stringify(jwks.body.keys[0]))
      .update(`${confused}.${claims}`)
      .digest('base64url');
    expect(await refused(`${confused}.${claims}.${signature}`)).toEqual([403, 'bad_jwt']);
  });

  /** Signs other claims with our own token key. */
  async function signed(change: object): Promise<string> {
    const [header, claims] = parts(session.access);
    const [jwk] = JSON.parse(readFileSync(api.keyFile, 'utf8'));
    const key = await importJWK(jwk, 'ES256');
    return new SignJWT({ ...decode(claims), ...change })
      .setProtectedHeader(decode(header))
      .sign(key);
  }

  it('when it never ends, or has ended', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect((await getUser(await signed({ exp: now + 60 }))).status).toBe(200);
    expect(await refused(await signed({ exp: undefined }))).toEqual([403, 'bad_jwt']);
    expect((await getUser(await signed({ exp: now - 1 }))).body).toEqual({
      code: 'bad_jwt',
      message: 'invalid JWT: unable to parse or verify signature, token is expired',
    });
  });

  it('when another issuer made it, or it is for something else', async () => {
    for (const change of [{ iss: 'https://else.example/auth/v1' }, { aud: 'device' }]) {
      expect(await refused(await signed(change))).toEqual([403, 'bad_jwt']);
    }
  });

  it('when it is not a token at all', async () => {
    expect(await refused('garbage')).toEqual([403, 'bad_jwt']);
  });

  it('after signing out', async () => {
    const mine = await api.student('leaving@example.org');
    const other = await api.signIn('leaving@example.org', 'correct horse 7');
    // As the auth client sends it: JSON by its header, and nothing in the body.
    const out = await api.call('POST', '/auth/v1/logout?scope=local', {
      token: mine.access,
      body: '',
    });
    expect(out.status).toBe(204);
    expect(await refused(mine.access)).toEqual([403, 'session_not_found']);
    expect((await getUser(other.access)).status).toBe(200);
    await api.call('POST', '/auth/v1/logout?scope=global', { token: other.access });
    expect(await refused(other.access)).toEqual([403, 'session_not_found']);
    const wrong = await api.call('POST', '/auth/v1/logout?scope=some', { token: session.access });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('signing keys', () => {
  it('rotate without a restart: old tokens hold while their key is published', async () => {
    const before = await api.student('keys@example.org');
    const [old] = JSON.parse(readFileSync(api.keyFile, 'utf8'));
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const fresh = { ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'fresh' };
    writeFileSync(api.keyFile, JSON.stringify([fresh, old]));
    await sleep(2_200);
    const after = await api.signIn('keys@example.org', 'correct horse 7');
    expect(decode(parts(after.access)[0]).kid).toBe('fresh');
    expect((await getUser(before.access)).status).toBe(200);
    const jwks = await api.call('GET', '/auth/v1/.well-known/jwks.json');
    expect(jwks.headers.get('cache-control')).toContain('max-age=600');
    expect(jwks.body.keys.map((key: { kid: string }) => key.kid)).toEqual(['fresh', old.kid]);
    expect(jwks.text).not.toContain('"d"');
    writeFileSync(api.keyFile, JSON.stringify([fresh]));
    await sleep(2_200);
    expect((await getUser(before.access)).body.code).toBe('bad_jwt');
  });
});

describe('the code exchange', () => {
  const verifier = randomBytes(32).toString('base64url');
  const exchange = (code: string, given = verifier) =>
    api.call('POST', '/auth/v1/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: given },
    });
  async function issue(ageSeconds = 0): Promise<string> {
    const { userId } = await api.visitor();
    const code = randomBytes(32).toString('base64url');
    await api.sql(
      `INSERT INTO flow_states (id, user_id, code_hash, code_challenge, method, expires_at)
       VALUES ($1, $2, $3, $4, 'oauth', now() + interval '300 s' - make_interval(secs => $5))`,
      [
        randomUUID(),
        userId,
        createHash('sha256').update(code).digest(),
        createHash('sha256').update(verifier).digest('base64url'),
        ageSeconds,
      ],
    );
    return code;
  }

  it('gives a session once', async () => {
    const code = await issue();
    const session = await exchange(code);
    expect(session.body.access_token).toEqual(expect.any(String));
    // From now on the browser is one that the account knows.
    expect(session.headers.get('set-cookie')).toMatch(/^prepward_device=/);
    const again = await exchange(code);
    expect([again.status, again.body.code]).toEqual([404, 'flow_state_not_found']);
  });

  it('refuses another verifier, and destroys the code', async () => {
    const code = await issue();
    const wrong = await exchange(code, 'another verifier');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'bad_code_verifier']);
    expect((await exchange(code)).status).toBe(404);
  });

  it('refuses an old code', async () => {
    const late = await exchange(await issue(301));
    expect([late.status, late.body.code]).toEqual([422, 'flow_state_expired']);
  });
});
