import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { TestApi, type TestSession } from './harness.js';
import { Links, newVerifier } from './links.js';

const PASSWORD = 'correct horse 7';
const LEAKED = 'a stapler in Reno';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

let api: TestApi;
let links: Links;
let lookup: Server;
/** How the leaked-password server answers. */
let answers: 'known' | 'padding' | 'error' | 'silence' = 'known';
const asked: string[] = [];

/** Answers as Have I Been Pwned's range search does: the remainders of hashes, with counts. */
function startLookup(): Promise<string> {
  lookup = createServer((request, response) => {
    asked.push(`${request.url}, padded: ${request.headers['add-padding']}`);
    if (answers === 'silence') return;
    response.statusCode = answers === 'error' ? 503 : 200;
    const count = answers === 'known' ? 7 : 0;
    response.end(`${'0'.repeat(35)}:3\r\n${sha1(LEAKED).slice(5)}:${count}\r\n`);
  });
  return new Promise((resolve) => {
    lookup.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(lookup.address() as AddressInfo).port}/range`);
    });
  });
}

beforeAll(async () => {
  api = await TestApi.start({
    RATE_LIMIT_FACTOR: '1',
    AUTH_MAIL_INTERVAL_SECONDS: '0',
    AUTH_ADMIN_TWO_STEP: 'true',
    AUTH_BREACHED_PASSWORDS_URL: await startLookup(),
    TRUST_PROXY: 'loopback',
  });
  links = new Links(api);
});
afterAll(async () => {
  lookup.closeAllConnections();
  lookup.close();
  await api.stop();
});

const events = async (name: string) =>
  (
    await api.sql<{ payload: Record<string, string> }>(
      'SELECT payload FROM outbox_events WHERE name = $1 ORDER BY created_at',
      [name],
    )
  ).map(({ payload }) => payload);

let network = 0;
/** Signs in with a password, each time from a different network. */
async function signIn(email: string, headers: Record<string, string> = {}, password = PASSWORD) {
  network += 1;
  const answer = await api.call('POST', '/auth/v1/token?grant_type=password', {
    body: { email, password },
    headers: { 'x-forwarded-for': `203.0.113.${network}`, ...headers },
  });
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return { ...answer, access: String(answer.body.access_token), cookie };
}

const sessions = (access: string) => api.call('GET', '/api/v1/account/sessions', { token: access });

describe('the devices of an account', () => {
  it('are listed by what they are, this one first, and signed out one by one', async () => {
    const email = 'devices@example.org';
    const student = await api.student(email);
    const phone = await signIn(email, { 'user-agent': PHONE });
    const { body } = await sessions(student.access);
    expect(body).toEqual([
      expect.objectContaining({ current: true }),
      {
        id: expect.any(String),
        current: false,
        browser: 'Chrome',
        system: 'Android',
        kind: 'phone',
        signedInAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
      },
    ]);
    const end = (id: string, token = student.access) =>
      api.call('DELETE', `/api/v1/account/sessions/${id}`, { token });
    const stranger = await api.student('devices-stranger@example.org');
    const refused = await end(body[1].id, stranger.access);
    expect([refused.status, refused.body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
    expect((await sessions(phone.access)).status).toBe(200);
    expect((await end(body[1].id)).status).toBe(204);
    expect((await sessions(phone.access)).status).toBe(401);
    expect((await end(body[1].id)).status).toBe(404);
    expect((await end('5')).body.code).toBe('VALIDATION_FAILED');
  });

  it('are not listed where their session is over, by whichever limit', async () => {
    const email = 'devices-over@example.org';
    const student = await api.student(email);
    for (const [column, days] of [
      ['refreshed_at', 31],
      ['created_at', 181],
    ] as const) {
      await signIn(email, { 'user-agent': PHONE });
      const [, phone] = (await sessions(student.access)).body;
      await api.sql(
        `UPDATE sessions SET ${column} = now() - make_interval(days => $2) WHERE id = $1`,
        [phone.id, days],
      );
      expect([column, (await sessions(student.access)).body]).toEqual([
        column,
        [expect.objectContaining({ current: true })],
      ]);
    }
  });

  it('that sign in for the first time are told of, and those that are known are not', async () => {
    const email = 'new-device@example.org';
    const student = await api.student(email);
    const told = async () =>
      (await events('sign-in.new-device')).filter(({ userId }) => userId === student.userId).length;
    const before = await told();
    const first = await signIn(email, { 'user-agent': PHONE });
    expect(await told()).toBe(before + 1);
    await signIn(email, { cookie: first.cookie });
    expect(await told()).toBe(before + 1);
  });

  it('include the browser in which the account was made', async () => {
    const email = 'made-here@example.org';
    await api.call('POST', '/auth/v1/signup', { body: { email, password: PASSWORD } });
    const answer = await links.verify({ type: 'signup', token_hash: await links.of(email) });
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(cookie).toMatch(/^prepward_device=/);
    await signIn(email, { cookie });
    const { id } = answer.body.user;
    expect((await events('sign-in.new-device')).filter(({ userId }) => userId === id)).toEqual([]);
  });
});

describe('very many wrong passwords', () => {
  it.each(['guessed@example.org', 'no-account@example.org'])(
    'at %s are told of once a day',
    async (email) => {
      if (email.startsWith('guessed')) await api.student(email);
      const before = (await events('sign-in.password-guessed')).length;
      const statuses: number[] = [];
      for (let tried = 0; tried < 22; tried += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${email.length}` };
        statuses.push((await signIn(email, headers, 'wrong horse 7')).status);
      }
      expect(statuses.slice(20)).toEqual([429, 429]);
      expect((await events('sign-in.password-guessed')).length).toBe(before + 1);
    },
  );
});

describe('a changed address', () => {
  const undo = (token: string) =>
    api.call('POST', '/api/v1/account/address/undo', { body: { token } });

  /** Changes the address as someone who knows the password does, with both links. */
  async function steal(email: string, newEmail: string): Promise<TestSession> {
    const owner = await api.student(email);
    const body = { email: newEmail, current_password: PASSWORD };
    await api.call('PUT', '/auth/v1/user', { token: owner.access, body });
    for (const [kind, to] of [
      ['email-change-new', newEmail],
      ['email-change-current', email],
    ] as const) {
      const token_hash = await links.make(owner.userId, kind, to);
      await links.verify({ type: 'email_change', token_hash });
    }
    return owner;
  }

  it('goes back by the link that the old one got: once, and everyone is signed out', async () => {
    const [email, newEmail] = ['robbed@example.org', 'robber@example.org'];
    const owner = await steal(email, newEmail);
    const [request] = await links.requests(email);
    expect(request).toMatchObject({ kind: 'address-changed', user_id: owner.userId });
    expect(await events('user.address-changed')).toContainEqual({ requestId: request?.id });
    const robber = await signIn(newEmail);
    const enrolled = await api.call('POST', '/auth/v1/factors', {
      token: robber.access,
      body: { factor_type: 'totp' },
    });
    const { id, totp } = enrolled.body;
    const challenge = await api.call('POST', `/auth/v1/factors/${id}/challenge`, {
      token: robber.access,
    });
    const code = await generate({ secret: totp.secret });
    await api.call('POST', `/auth/v1/factors/${id}/verify`, {
      token: robber.access,
      body: { challenge_id: challenge.body.id, code },
    });
    const week = 7 * 24 * 3600;
    const token = await links.make(owner.userId, 'email-change-undo', email, week);
    expect((await undo(token)).status).toBe(204);
    const [user] = await api.sql('SELECT email, password_hash FROM users WHERE id = $1', [
      owner.userId,
    ]);
    expect(user).toEqual({ email, password_hash: null });
    expect((await sessions(robber.access)).status).toBe(401);
    expect((await signIn(newEmail)).status).toBe(400);
    expect((await signIn(email)).status).toBe(400);
    // The second step that the attacker set up would keep the owner out.
    expect(await api.sql('SELECT 1 FROM mfa_factors WHERE user_id = $1', [owner.userId])).toEqual(
      [],
    );
    const again = await undo(token);
    expect([again.status, again.body.code]).toEqual([400, 'UNDO_LINK_INVALID']);
  });

  it('stays where the link is old or no one’s, or the old one has another account now', async () => {
    const owner = await steal('left@example.org', 'moved@example.org');
    const late = await links.make(owner.userId, 'email-change-undo', 'left@example.org', -1);
    expect((await undo(late)).body.code).toBe('UNDO_LINK_INVALID');
    expect((await undo('x'.repeat(43))).body.code).toBe('UNDO_LINK_INVALID');
    const recovery = await links.make(owner.userId, 'recovery', 'left@example.org');
    expect((await undo(recovery)).body.code).toBe('UNDO_LINK_INVALID');
    await api.student('left@example.org');
    const taken = await links.make(owner.userId, 'email-change-undo', 'left@example.org');
    expect((await undo(taken)).body.code).toBe('UNDO_LINK_INVALID');
    expect((await signIn('moved@example.org')).status).toBe(200);
  });

  it('goes back by the link of the first address after one of a later address was used', async () => {
    const [email, second, third] = ['first@example.org', 'second@example.org', 'third@example.org'];
    const { userId } = await steal(email, second);
    await api.sql('UPDATE users SET email = $2 WHERE id = $1', [userId, third]);
    const week = 7 * 24 * 3600;
    const ofOwner = await links.make(userId, 'email-change-undo', email, week - 60);
    const ofThief = await links.make(userId, 'email-change-undo', second, week);
    const later = await links.make(userId, 'email-change-undo', third, week + 60);
    const address = async () =>
      (await api.sql('SELECT email FROM users WHERE id = $1', [userId]))[0]?.email;
    expect((await undo(ofThief)).status).toBe(204);
    expect(await address()).toBe(second);
    expect((await undo(ofOwner)).status).toBe(204);
    expect(await address()).toBe(email);
    for (const spent of [ofThief, later, ofOwner]) {
      expect((await undo(spent)).body.code).toBe('UNDO_LINK_INVALID');
    }
  });

  it('takes a code for a session away that someone keeps from before', async () => {
    const [email, newEmail] = ['coded@example.org', 'coded-new@example.org'];
    const { userId } = await steal(email, newEmail);
    const { verifier, asked } = newVerifier();
    const code = randomUUID();
    await api.sql(
      `INSERT INTO flow_states (id, user_id, code_hash, code_challenge, method, expires_at)
       VALUES (gen_random_uuid(), $1, $2, $3, 'oauth', now() + interval '5 minutes')`,
      [userId, createHash('sha256').update(code).digest(), asked.code_challenge],
    );
    const token = await links.make(userId, 'email-change-undo', email, 7 * 24 * 3600);
    expect((await undo(token)).status).toBe(204);
    const exchanged = await api.call('POST', '/auth/v1/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: verifier },
    });
    expect([exchanged.status, exchanged.body.code]).toEqual([404, 'flow_state_not_found']);
  });

  it('takes all passkeys away, and the Google accounts that were added since, and no others', async () => {
    const [email, newEmail] = ['keys@example.org', 'keys-new@example.org'];
    const { userId } = await steal(email, newEmail);
    // The email left three days late: since counts from the change.
    await api.sql(
      `UPDATE link_requests SET created_at = now() - interval '3 days'
       WHERE user_id = $1 AND kind = 'address-changed'`,
      [userId],
    );
    // The owner had changed the address before, too, and changed it back.
    await api.sql(
      `INSERT INTO link_requests (id, kind, email, user_id, mailed, created_at)
       VALUES (gen_random_uuid(), 'address-changed', $2, $1, false, now() - interval '5 days')`,
      [userId, email],
    );
    for (const [name, age] of [
      ['before', '4 days'],
      ['since', '2 days'],
    ]) {
      await api.sql(
        `INSERT INTO passkeys (id, user_id, credential_id, public_key, friendly_name, created_at)
         VALUES (gen_random_uuid(), $1, 'key-' || $2, '', $2, now() - $3::interval)`,
        [userId, name, age],
      );
      await api.sql(
        `INSERT INTO identities (id, user_id, provider, provider_id, created_at)
         VALUES (gen_random_uuid(), $1, 'https://id.example', $2, now() - $3::interval)`,
        [userId, name, age],
      );
    }
    const token = await links.make(userId, 'email-change-undo', email, 7 * 24 * 3600);
    expect((await undo(token)).status).toBe(204);
    const left = await api.sql(
      `SELECT friendly_name AS name FROM passkeys WHERE user_id = $1
       UNION ALL SELECT provider_id FROM identities WHERE user_id = $1 AND provider <> 'email'`,
      [userId],
    );
    expect(left).toEqual([{ name: 'before' }]);
  });

  it('leaves the second step that its owner had before', async () => {
    const [email, newEmail] = ['careful@example.org', 'careful-new@example.org'];
    const owner = await steal(email, newEmail);
    await api.sql(
      `INSERT INTO mfa_factors (id, user_id, type, verified, created_at)
       VALUES (gen_random_uuid(), $1, 'totp', true, now() - interval '2 hours')`,
      [owner.userId],
    );
    const week = 7 * 24 * 3600;
    const token = await links.make(owner.userId, 'email-change-undo', email, week);
    expect((await undo(token)).status).toBe(204);
    expect(
      (await api.sql('SELECT 1 FROM mfa_factors WHERE user_id = $1', [owner.userId])).length,
    ).toBe(1);
  });
});

describe('a password that leaked elsewhere', () => {
  const signUp = (email: string, password: string) =>
    api.call('POST', '/auth/v1/signup', { body: { email, password } });

  it('is refused with its reason; the server learns five digits of its hash', async () => {
    answers = 'known';
    asked.length = 0;
    const refused = await signUp('leaked@example.org', LEAKED);
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        code: 'weak_password',
        message: 'This password appeared in a data breach elsewhere. Please choose another.',
        weak_password: { reasons: ['pwned'] },
      },
    ]);
    expect(asked).toEqual([`/range/${sha1(LEAKED).slice(0, 5)}, padded: true`]);
    expect((await signUp('not-leaked@example.org', PASSWORD)).status).toBe(200);
  });

  it.each(['padding', 'error', 'silence'] as const)('passes on %s', async (kind) => {
    answers = kind;
    const begun = Date.now();
    expect((await signUp(`${kind}@example.org`, LEAKED)).status).toBe(200);
    expect(Date.now() - begun).toBeLessThan(5_000);
    answers = 'known';
  });
});

describe('an admin where two-step sign-in is a must', () => {
  const me = (token: string) => api.call('GET', '/api/v1/me', { token });
  const users = (token: string) => api.call('GET', '/api/v1/admin/users', { token });

  it('sets it up before anything else', async () => {
    const admin = await api.admin('admin@example.org');
    expect((await me(admin.access)).body).toMatchObject({ isAdmin: true, mustSetUpTwoStep: true });
    const refused = await users(admin.access);
    expect([refused.status, refused.body.code]).toEqual([403, 'TWO_STEP_SETUP_REQUIRED']);
    const protocol = await api.call('GET', '/auth/v1/admin/users', { token: admin.access });
    expect([protocol.status, protocol.body.code]).toEqual([403, 'insufficient_aal']);
    const enrolled = await api.call('POST', '/auth/v1/factors', {
      token: admin.access,
      body: { factor_type: 'totp' },
    });
    const { id, totp } = enrolled.body;
    const challenge = await api.call('POST', `/auth/v1/factors/${id}/challenge`, {
      token: admin.access,
    });
    const { body } = await api.call('POST', `/auth/v1/factors/${id}/verify`, {
      token: admin.access,
      body: { challenge_id: challenge.body.id, code: await generate({ secret: totp.secret }) },
    });
    expect((await users(body.access_token)).status).toBe(200);
    expect((await me(body.access_token)).body.mustSetUpTwoStep).toBe(false);
  });

  it('is asked for as a must of no student', async () => {
    const student = await api.student('student@example.org');
    expect((await me(student.access)).body).toMatchObject({
      isAdmin: false,
      mustSetUpTwoStep: false,
    });
  });
});
