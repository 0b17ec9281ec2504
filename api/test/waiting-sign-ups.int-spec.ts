import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from './harness.js';
import { Links, newVerifier } from './links.js';

let api: TestApi;
let links: Links;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100', AUTH_MAIL_INTERVAL_SECONDS: '0' });
  links = new Links(api);
});
afterAll(() => api.stop());

const VICTIM = 'the right horse 1';
const THIEF = 'the wrong horse 2';

const signUp = (email: string, password: string, extra: object = {}) =>
  api.call('POST', '/auth/v1/signup', { body: { email, password, ...extra } });
const verify = (token_hash: string, extra: object = {}, type = 'signup') =>
  links.verify({ type, token_hash, ...extra });
const works = async (email: string, password: string) =>
  (await api.tryPassword(email, password)).status === 200;
const userRow = async (email: string) =>
  (
    await api.sql<{ password_hash: string | null; user_metadata: object }>(
      'SELECT * FROM users WHERE email = $1',
      [email],
    )
  )[0];

/** Two sign-ups with one address, and the link of each. */
async function signUpTwice(email: string): Promise<[string, string]> {
  await signUp(email, VICTIM, { data: { first_name: 'Ann' } });
  const first = await links.of(email);
  await signUp(email, THIEF, { data: { first_name: 'Eve' } });
  return [first, await links.of(email)];
}

describe('a second sign-up before the address is verified', () => {
  it('changes nothing of the account', async () => {
    await signUp('row@example.org', VICTIM, { data: { first_name: 'Ann' } });
    const before = await userRow('row@example.org');
    expect(before).toMatchObject({ password_hash: null, user_metadata: {} });
    await signUp('row@example.org', THIEF, { data: { first_name: 'Eve' } });
    expect(await userRow('row@example.org')).toEqual(before);
  });

  it('brings in nothing by the link of the first: then the second is dead', async () => {
    const email = 'first-second@example.org';
    const [first, second] = await signUpTwice(email);
    expect((await verify(first)).body.user.user_metadata).toEqual({ first_name: 'Ann' });
    expect((await verify(second)).status).toBe(403);
    expect(await works(email, VICTIM)).toBe(true);
    expect(await works(email, THIEF)).toBe(false);
    expect((await userRow(email))?.user_metadata).toEqual({ first_name: 'Ann' });
    expect(await links.requests(email)).toEqual([]);
  });

  it('counts by its own link: then the first is dead', async () => {
    const email = 'second-first@example.org';
    const [first, second] = await signUpTwice(email);
    expect((await verify(second)).body.user.user_metadata).toEqual({ first_name: 'Eve' });
    expect((await verify(first)).status).toBe(403);
    expect(await works(email, VICTIM)).toBe(false);
    expect(await works(email, THIEF)).toBe(true);
  });

  it('brings in no password by a link that was sent again: nothing tells whose it is', async () => {
    const email = 'again@example.org';
    await signUpTwice(email);
    await api.call('POST', '/auth/v1/resend', { body: { email, type: 'signup' } });
    expect((await verify(await links.of(email))).status).toBe(200);
    expect(await works(email, VICTIM)).toBe(false);
    expect(await works(email, THIEF)).toBe(false);
  });

  it('is gone once the owner of the address has reset the password', async () => {
    const email = 'squatted@example.org';
    const { id } = (await signUp(email, THIEF)).body;
    const squatters = await links.of(email);
    const reset = await links.make(id, 'recovery', email);
    expect((await verify(reset, {}, 'recovery')).status).toBe(200);
    expect(await works(email, THIEF)).toBe(false);
    expect((await verify(squatters)).status).toBe(403);
    expect(await works(email, THIEF)).toBe(false);
  });

  it('never touches an account that holds a role', async () => {
    const email = 'staff@example.org';
    const { id } = (await signUp(email, THIEF)).body;
    const link = await links.of(email);
    await api.sql(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [id]);
    const before = await userRow(email);
    await signUp(email, THIEF);
    expect((await verify(link)).status).toBe(403);
    expect((await verify(await links.of(email))).status).toBe(403);
    expect(await userRow(email)).toEqual(before);
  });

  it('tells that the address is not verified only to who knows the waiting password', async () => {
    await signUp('waits@example.org', VICTIM);
    expect((await api.tryPassword('waits@example.org', VICTIM)).body.code).toBe(
      'email_not_confirmed',
    );
    expect((await api.tryPassword('waits@example.org', THIEF)).body.code).toBe(
      'invalid_credentials',
    );
  });
});

/** The shape of an answer: which parts it has, and which of its texts are equal. */
function relations(body: object): string {
  const names = new Map<string, string>();
  return JSON.stringify(body, (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    const known = names.get(value) ?? `text ${names.size}`;
    names.set(value, known);
    return known;
  });
}

describe('the answer to a sign-up', () => {
  it('is the same for a new, a waiting and a verified address, in every relation of its fields', async () => {
    await api.student('verified@example.org');
    await signUp('waiting@example.org', VICTIM);
    const answers = await Promise.all(
      ['new@example.org', 'waiting@example.org', 'verified@example.org'].map(
        async (email) => (await signUp(email, VICTIM, { data: { first_name: 'Ann' } })).body,
      ),
    );
    const [fresh, waiting, verified] = answers.map(relations);
    expect(waiting).toBe(fresh);
    expect(verified).toBe(fresh);
    for (const body of answers) expect(body.identities[0].created_at).toBe(body.created_at);
  });
});

describe('a link opens a session only in the browser that asked for it', () => {
  it('that signed up', async () => {
    const { verifier, asked } = newVerifier();
    await signUp('mine@example.org', VICTIM, asked);
    const link = await links.of('mine@example.org');
    const other = newVerifier().verifier;
    const answer = await verify(link, { code_verifiers: [other, verifier] });
    expect(answer.body.user.email).toBe('mine@example.org');
    const claims = JSON.parse(
      Buffer.from(answer.body.access_token.split('.')[1], 'base64url').toString(),
    );
    expect(claims.amr[0].method).toBe('email/signup');
  });

  it.each([
    ['another browser of our site', { code_verifiers: [newVerifier().verifier] }],
    ['a browser of our site that asked for nothing', { code_verifiers: [] }],
    ['a client that keeps no verifier', {}],
  ])('and not in %s: there it verifies the address', async (name, extra) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`;
    await signUp(email, VICTIM, newVerifier().asked);
    const answer = await verify(await links.of(email), extra);
    expect([answer.status, answer.body]).toEqual([
      200,
      { msg: 'Your address is verified. Log in to continue.', code: '200' },
    ]);
    expect(await works(email, VICTIM)).toBe(true);
  });

  it('so a link that was asked for without a browser opens none in a browser of our site', async () => {
    await signUp('forwarded@example.org', THIEF);
    const link = await links.of('forwarded@example.org');
    const answer = await verify(link, { code_verifiers: [newVerifier().verifier] });
    expect([answer.status, answer.body.access_token]).toEqual([200, undefined]);
  });

  it('and a link to reset a password stays good for the browser that asked', async () => {
    const email = 'phone@example.org';
    await api.student(email);
    const { verifier, asked } = newVerifier();
    await api.call('POST', '/auth/v1/recover', { body: { email, ...asked } });
    const link = await links.of(email, 'recovery');
    for (const extra of [{}, { code_verifiers: [] }]) {
      const elsewhere = await verify(link, extra, 'recovery');
      expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'bad_code_verifier']);
    }
    const here = await verify(link, { code_verifiers: [verifier] }, 'recovery');
    expect(here.body.user.email).toBe(email);
  });

  describe('which a stranger who keeps asking cannot take from its owner', () => {
    let paced: TestApi;
    beforeAll(async () => {
      paced = await TestApi.start();
    });
    afterAll(() => paced.stop());

    it.each([
      ['recovery', 'recovery', '/auth/v1/recover'],
      ['sign-in', 'magiclink', '/auth/v1/otp'],
    ])('as a link of %s', async (kind, type, path) => {
      const email = `besieged-by-${kind}@example.org`;
      const { userId } = await paced.student(email);
      const pacedLinks = new Links(paced);
      const ask = (asked: object) => paced.call('POST', path, { body: { email, ...asked } });
      const open = (token_hash: string, verifier: string) =>
        pacedLinks.verify({ type, token_hash, code_verifiers: [verifier] });
      const [stranger, owner] = [newVerifier(), newVerifier()];
      expect((await ask(stranger.asked)).status).toBe(200);
      const link = await pacedLinks.of(email, kind);
      expect((await ask(owner.asked)).status).toBe(429);
      const here = await open(link, owner.verifier);
      expect(here.body.user.id).toBe(userId);
      const next = await pacedLinks.make(userId, kind, email);
      const elsewhere = await open(next, newVerifier().verifier);
      expect(elsewhere.body.access_token).toBeUndefined();
      // The note itself is no reason to wait longer.
      await paced.sql(
        `UPDATE link_requests SET created_at = created_at - interval '61 s' WHERE mailed`,
      );
      expect((await ask(owner.asked)).status).toBe(200);
    });
  });

  it('while a plain client that asked without a challenge gets its session', async () => {
    const email = 'plain@example.org';
    await api.student(email);
    await api.call('POST', '/auth/v1/recover', { body: { email } });
    const link = await links.of(email, 'recovery');
    expect((await verify(link, {}, 'recovery')).body.access_token).toEqual(expect.any(String));
  });
});

describe('names', () => {
  const long = 'x'.repeat(101);
  it.each([
    ['first_name', '   ', 'Enter your first name.'],
    ['last_name', '', 'Enter your last name.'],
    ['first_name', long, 'Use 100 characters or fewer.'],
    ['last_name', 'Lee\nYou won', 'Enter your last name on one line.'],
    ['first_name', 'Prize at https://evil.example', 'Leave out web addresses.'],
    ['last_name', 'www.evil', 'Leave out web addresses.'],
    ['first_name', 'go to evil.com', 'Leave out web addresses.'],
  ])('as %s may not be %j', async (field, name, words) => {
    const answer = await signUp('names@example.org', VICTIM, { data: { [field]: name } });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect(answer.body.errors).toEqual({ [`data.${field}`]: words });
    const { access: token } = await api.student(`named-${field}@example.org`);
    const change = await api.call('PUT', '/auth/v1/user', {
      token,
      body: { data: { [field]: name } },
    });
    expect(change.body.errors).toEqual({ [`data.${field}`]: words });
  });

  it('may be left out by clients of the protocol, and are kept trimmed', async () => {
    expect((await signUp('nameless@example.org', VICTIM)).status).toBe(200);
    const answer = await signUp('trimmed@example.org', VICTIM, { data: { first_name: ' Ann ' } });
    expect(answer.body.user_metadata).toEqual({ first_name: 'Ann' });
  });

  it('follow the same rule in the profile', async () => {
    const { access: token } = await api.student('profiled@example.org');
    const answer = await api.call('PATCH', '/api/v1/profile', {
      token,
      body: { firstName: 'see evil.com' },
    });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { firstName: 'Leave out web addresses.' },
    ]);
  });
});
