import { execFileSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GoTrueClient } from '@supabase/auth-js';
import { generate } from 'otplib';
import { Authenticator, type Misdeeds } from './authenticator.js';
import { type Answer, TestApi, type TestSession } from './harness.js';
import { Links } from './links.js';

/** The origin that the device signs for, as a browser would. Journeys use Chromium's own device. */
const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'correct horse 7';

let api: TestApi;
let student: TestSession;
let device: Authenticator;
let email: string;
let number = 0;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  number += 1;
  email = `passkey-${number}@example.org`;
  student = await api.student(email, PASSWORD);
  device = new Authenticator(ORIGIN);
});

const passkeys = (method: string, path: string, body?: unknown, token?: string) =>
  api.call(method, `/auth/v1/passkeys${path}`, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });
const said = ({ status, body }: Answer) => [status, body.code, body.message];
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const askToAdd = (token = student.access) => passkeys('POST', '/registration/options', {}, token);
const ask = () => passkeys('POST', '/authentication/options', {});

async function add(with_ = device, token = student.access, misdeeds: Misdeeds = {}) {
  const { body } = await askToAdd(token);
  const credential = with_.create(body.options, misdeeds);
  const answer = { challenge_id: body.challenge_id, credential };
  return passkeys('POST', '/registration/verify', answer, token);
}

async function signIn(misdeeds: Misdeeds = {}, with_ = device) {
  const { body } = await ask();
  const credential = with_.get(body.options, misdeeds);
  return passkeys('POST', '/authentication/verify', {
    challenge_id: body.challenge_id,
    credential,
  });
}

const newDevices = () =>
  api.sql(
    `SELECT 1 FROM outbox_events WHERE name = 'sign-in.new-device' AND payload ->> 'userId' = $1`,
    [student.userId],
  );

const FAILED = [400, 'webauthn_verification_failed', 'Credential verification failed'];

describe('a passkey', () => {
  it('that signs in from a browser never seen before is told of by mail', async () => {
    await add();
    const before = (await newDevices()).length;
    expect((await signIn()).status).toBe(200);
    expect(await newDevices()).toHaveLength(before + 1);
  });

  it('is asked for as one that finds itself, and asks for a finger, face or PIN', async () => {
    const { body } = await askToAdd();
    expect(body.options).toMatchObject({
      rp: { id: 'localhost', name: 'Prepward' },
      user: { name: email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(body.options.user.id, 'base64url').toString()).toBe(student.userId);
    expect(body.expires_at - Date.now() / 1000).toBeGreaterThan(290);
    const sign = (await ask()).body.options;
    expect(sign).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(sign.allowCredentials ?? []).toEqual([]);
  });

  it('is listed with its name and last use, renamed, and removed', async () => {
    const added = await add();
    expect(added.body).toMatchObject({ friendly_name: 'Passkey 1' });
    expect(Object.keys(added.body)).not.toContain('last_used_at');
    const path = `/${added.body.id}`;
    const named = await passkeys('PATCH', path, { friendly_name: '  Phone ' }, student.access);
    expect(named.body.friendly_name).toBe('Phone');
    await signIn();
    const { body: list } = await passkeys('GET', '', undefined, student.access);
    expect(list).toMatchObject([{ id: added.body.id, friendly_name: 'Phone' }]);
    expect(Date.parse(list[0].last_used_at)).toBeGreaterThan(Date.now() - 60_000);
    const fresh = (await signIn()).body.access_token;
    expect((await passkeys('DELETE', path, undefined, fresh)).status).toBe(204);
    expect(said(await signIn())).toEqual(FAILED);
    const again = await passkeys('DELETE', path, undefined, fresh);
    expect(said(again)).toEqual([404, 'passkey_not_found', 'Passkey not found']);
    const events = await api.sql(
      `SELECT payload ->> 'change' AS change FROM outbox_events
       WHERE name = 'passkey.changed' AND payload ->> 'userId' = $1 ORDER BY created_at`,
      [student.userId],
    );
    expect(events).toEqual([{ change: 'added' }, { change: 'removed' }]);
  });

  it('is one of several, up to ten, each known to the next', async () => {
    await add();
    const token = (await signIn()).body.access_token;
    for (let count = 2; count <= 10; count += 1) {
      const added = await add(new Authenticator(ORIGIN), token);
      expect(added.body.friendly_name).toBe(`Passkey ${count}`);
      const next = await askToAdd(token);
      if (count < 10) expect(next.body.options.excludeCredentials).toHaveLength(count);
      else expect(said(next)[1]).toBe('too_many_passkeys');
    }
  });

  it('is of one account only, whose owner alone sees and changes it', async () => {
    const { body } = await add();
    const other = await api.student(`other-${email}`, PASSWORD);
    const twice = await add(device, other.access);
    expect(said(twice)).toEqual([
      422,
      'webauthn_credential_exists',
      'Credential already registered',
    ]);
    expect((await passkeys('GET', '', undefined, other.access)).body).toEqual([]);
    const renamed = await passkeys('PATCH', `/${body.id}`, { friendly_name: 'x' }, other.access);
    expect(renamed.status).toBe(404);
    expect((await passkeys('DELETE', `/${body.id}`, undefined, other.access)).status).toBe(404);
  });

  it('needs a name of its own to be renamed', async () => {
    const { body } = await add();
    for (const friendly_name of ['', '   ', 'x'.repeat(121), 7]) {
      const answer = await passkeys('PATCH', `/${body.id}`, { friendly_name }, student.access);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    }
  });
});

describe('signing in with a passkey', () => {
  it('is both steps at once', async () => {
    await add();
    const { body } = await signIn();
    expect(body.user).toMatchObject({ id: student.userId, email });
    const { aal, amr } = claimsOf(body.access_token);
    expect([aal, amr[0].method]).toEqual(['aal2', 'passkey']);
  });

  it('does what the code of an app does, where two-step sign-in is on', async () => {
    await add();
    const first = (await signIn()).body.access_token;
    const { body: made } = await api.call('POST', '/auth/v1/factors', {
      token: first,
      body: { factor_type: 'totp', friendly_name: 'Phone' },
    });
    const path = `/auth/v1/factors/${made.id}`;
    const asked = await api.call('POST', `${path}/challenge`, { token: first });
    const code = await generate({ secret: made.totp.secret });
    const body = { challenge_id: asked.body.id, code };
    expect((await api.call('POST', `${path}/verify`, { token: first, body })).status).toBe(200);
    const half = await api.signIn(email, PASSWORD);
    const refused = await api.call('GET', '/api/v1/profile', { token: half.access });
    expect(refused.body.code).toBe('SECOND_STEP_REQUIRED');
    // Nor can the password alone add a passkey, which would make the code unnecessary.
    expect(said(await askToAdd(half.access)).slice(0, 2)).toEqual([401, 'insufficient_aal']);
    const { access_token: token } = (await signIn()).body;
    expect((await api.call('GET', '/api/v1/profile', { token })).status).toBe(200);
  });

  it('is refused to accounts that are banned', async () => {
    await add();
    await api.sql(`UPDATE users SET banned_until = now() + interval '1 day' WHERE id = $1`, [
      student.userId,
    ]);
    expect(said(await signIn())[1]).toBe('user_banned');
  });

  it('moves what a visitor did before to the account', async () => {
    await add();
    const visitor = await api.visitor();
    const { access_token: token } = (await signIn()).body;
    const body = { refreshToken: visitor.refresh };
    expect((await api.call('POST', '/api/v1/visitor/claim', { token, body })).status).toBe(202);
  });
});

describe('a session that proved too little', () => {
  const path = '/auth/v1/factors';
  const codeOf = (answer: Answer) => [answer.status, answer.body.code];
  /** Dates the sign-in steps of the student's sessions this many seconds back from now. */
  const age = (seconds: number) =>
    api.sql(
      `UPDATE sessions SET amr = (
         SELECT jsonb_agg(jsonb_set(entry, '{timestamp}', to_jsonb(extract(epoch FROM now())::int - $2::int)))
         FROM jsonb_array_elements(amr) entry) WHERE user_id = $1`,
      [student.userId, seconds],
    );

  it('adds no passkey 15 minutes after its sign-in', async () => {
    await age(901);
    expect(codeOf(await askToAdd())).toEqual([400, 'reauthentication_needed']);
    await age(840);
    expect((await askToAdd()).status).toBe(200);
  });

  it('adds and removes none 15 minutes after its second step', async () => {
    const { body } = await add();
    const token = (await signIn()).body.access_token;
    await age(901);
    expect(codeOf(await askToAdd(token))).toEqual([403, 'insufficient_aal']);
    const removed = await passkeys('DELETE', `/${body.id}`, undefined, token);
    expect(codeOf(removed)).toEqual([403, 'insufficient_aal']);
    const fresh = (await signIn()).body.access_token;
    expect((await askToAdd(fresh)).status).toBe(200);
    expect((await passkeys('DELETE', `/${body.id}`, undefined, fresh)).status).toBe(204);
  });

  it('removes one that is lost by a mailed code, unless an app does for it', async () => {
    const { body: lost } = await add();
    const own = `/${lost.id}`;
    const remove = (nonce: string) => passkeys('DELETE', own, { nonce }, student.access);
    const mailed = await new Links(api).proofCode(student.userId, email);
    const notValid = [422, 'reauthentication_not_valid'];
    expect(codeOf(await remove('000000'))).toEqual(notValid);
    const [app] = await api.sql<{ id: string }>(
      `INSERT INTO mfa_factors (id, user_id, type, verified)
       VALUES (gen_random_uuid(), $1, 'totp', true) RETURNING id`,
      [student.userId],
    );
    await api.sql(`UPDATE sessions SET aal = 'aal2' WHERE user_id = $1`, [student.userId]);
    expect(codeOf(await remove(mailed))).toEqual([403, 'insufficient_aal']);
    await api.sql('DELETE FROM mfa_factors WHERE id = $1', [app?.id]);
    expect((await remove(mailed)).status).toBe(204);
    const { body: next } = await add();
    const again = await passkeys('DELETE', `/${next.id}`, { nonce: mailed }, student.access);
    expect(codeOf(again)).toEqual(notValid);
  });

  it('by the password alone adds no passkey or app beside a passkey', async () => {
    const { access: token } = student;
    const asked = await askToAdd();
    const app = await api.call('POST', path, { token, body: { factor_type: 'totp' } });
    const challenge = await api.call('POST', `${path}/${app.body.id}/challenge`, { token });
    const { body: passkey } = await add();
    expect(codeOf(await askToAdd())).toEqual([403, 'insufficient_aal']);
    const removed = await passkeys('DELETE', `/${passkey.id}`, undefined, token);
    expect(codeOf(removed)).toEqual([403, 'insufficient_aal']);
    const another = { factor_type: 'totp', friendly_name: 'Another' };
    const enrolled = await api.call('POST', path, { token, body: another });
    expect(codeOf(enrolled)).toEqual([403, 'insufficient_aal']);
    // Nor can it finish what it began before.
    const { challenge_id } = asked.body;
    const credential = new Authenticator(ORIGIN).create(asked.body.options);
    const late = await passkeys(
      'POST',
      '/registration/verify',
      { challenge_id, credential },
      token,
    );
    expect(codeOf(late)).toEqual([403, 'insufficient_aal']);
    const code = await generate({ secret: app.body.totp.secret });
    const body = { challenge_id: challenge.body.id, code };
    const verified = await api.call('POST', `${path}/${app.body.id}/verify`, { token, body });
    expect(codeOf(verified)).toEqual([403, 'insufficient_aal']);
  });

  it('makes no recovery codes without an app', async () => {
    await add();
    const token = (await signIn()).body.access_token;
    const made = await api.call('POST', `${path}/recovery-codes`, { token });
    expect(codeOf(made)).toEqual([404, 'mfa_factor_not_found']);
    const again = await api.call('POST', `${path}/recovery-codes/regenerate`, { token });
    expect(codeOf(again)).toEqual([404, 'mfa_factor_not_found']);
    expect(await api.sql('SELECT 1 FROM mfa_factors WHERE user_id = $1', [student.userId])).toEqual(
      [],
    );
  });
});

describe('a device is not believed', () => {
  it.each<[string, Misdeeds]>([
    ['that answers another site', { origin: 'https://evil.example' }],
    ['that was asked for another host', { host: 'evil.example' }],
    ['that signs another challenge', { challenge: 'AAAA' }],
    ['that asked for no finger, face or PIN', { unverified: true }],
  ])('%s, when it is added and when it signs in', async (_, misdeeds) => {
    expect(said(await add(device, student.access, misdeeds))).toEqual(FAILED);
    await add();
    expect(said(await signIn(misdeeds))).toEqual(FAILED);
    expect((await signIn()).status).toBe(200);
  });

  it('that brings a certificate, which may name any address; one that signs for itself is', async () => {
    const subject = '/C=US/O=Maker/OU=Authenticator Attestation/CN=Maker';
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const extension = ['-addext', 'basicConstraints=critical,CA:FALSE'];
    const kept = ['-keyout', '-', '-out', '-'];
    const pem = execFileSync(
      'openssl',
      ['req', '-x509', ...curve, '-subj', subject, ...extension, ...kept],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const maker = { certificate: new X509Certificate(pem).raw, key: createPrivateKey(pem) };
    expect(said(await add(device, student.access, { maker }))).toEqual(FAILED);
    expect((await add(device, student.access, { signsItself: true })).status).toBe(200);
  });

  it('whose count does not grow: someone has a copy', async () => {
    await add();
    expect((await signIn({ counter: 8 })).status).toBe(200);
    expect(said(await signIn({ counter: 8 }))).toEqual(FAILED);
    expect(said(await signIn({ counter: 3 }))).toEqual(FAILED);
    expect((await signIn({ counter: 9 })).status).toBe(200);
  });

  it('that counts not at all is taken', async () => {
    await add();
    expect((await signIn({ counter: 0 })).status).toBe(200);
    expect((await signIn({ counter: 0 })).status).toBe(200);
  });

  it('that has another key, or says another account', async () => {
    await add();
    const other = new Authenticator(ORIGIN);
    Object.assign(other, { id: device.id });
    const userHandle = Buffer.from(student.userId).toString('base64url');
    expect(said(await signIn({ userHandle }, other))).toEqual(FAILED);
    expect(said(await signIn({ userHandle: Buffer.from('x').toString('base64url') }))).toEqual(
      FAILED,
    );
  });

  it('by credentials that are none', async () => {
    const { body } = await ask();
    const part = 'AAAA';
    const credential = {
      id: part,
      rawId: part,
      type: 'public-key',
      response: { clientDataJSON: part, authenticatorData: part, signature: part },
    };
    const { challenge_id } = body;
    const answer = await passkeys('POST', '/authentication/verify', { challenge_id, credential });
    expect(said(answer)).toEqual(FAILED);
    const bad = { challenge_id, credential: { ...credential, id: '<script>' } };
    const refused = await passkeys('POST', '/authentication/verify', bad);
    expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('what a device is asked', () => {
  const USED = [400, 'webauthn_challenge_not_found', 'Challenge not found or already used'];

  it('is answered once', async () => {
    await add();
    const { body } = await ask();
    const answer = { challenge_id: body.challenge_id, credential: device.get(body.options) };
    expect((await passkeys('POST', '/authentication/verify', answer)).status).toBe(200);
    expect(said(await passkeys('POST', '/authentication/verify', answer))).toEqual(USED);
  });

  it('is answered by the account that was asked, and for what it was asked', async () => {
    const { body } = await askToAdd();
    const answer = { challenge_id: body.challenge_id, credential: device.create(body.options) };
    const other = await api.student(`asked-${email}`, PASSWORD);
    const foreign = await passkeys('POST', '/registration/verify', answer, other.access);
    expect(said(foreign)).toEqual(USED);
    const signed = { ...answer, credential: device.get(body.options) };
    expect(said(await passkeys('POST', '/authentication/verify', signed))).toEqual(USED);
  });

  it('is answered within five minutes', async () => {
    await add();
    const { body } = await ask();
    await api.sql(`UPDATE passkey_challenges SET expires_at = now() - interval '1 second'`);
    const answer = { challenge_id: body.challenge_id, credential: device.get(body.options) };
    const late = [400, 'webauthn_challenge_expired', 'Challenge has expired'];
    expect(said(await passkeys('POST', '/authentication/verify', answer))).toEqual(late);
  });
});

describe('the protocol’s own client', () => {
  it('adds, lists, renames, signs in with and removes a passkey', async () => {
    const kept = new Map<string, string>();
    const client = new GoTrueClient({
      url: `${api.url}/auth/v1`,
      autoRefreshToken: false,
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    });
    await client.signInWithPassword({ email, password: PASSWORD });
    const asked = await client.passkey.startRegistration();
    const added = await client.passkey.verifyRegistration({
      challengeId: asked.data?.challenge_id ?? '',
      credential: device.create(asked.data?.options as never) as never,
    });
    expect(added.error).toBeNull();
    const passkeyId = added.data?.id ?? '';
    await client.passkey.update({ passkeyId, friendlyName: 'Key ring' });
    expect((await client.passkey.list()).data).toMatchObject([{ friendly_name: 'Key ring' }]);
    await client.signOut();
    const sign = await client.passkey.startAuthentication();
    const opened = await client.passkey.verifyAuthentication({
      challengeId: sign.data?.challenge_id ?? '',
      credential: device.get(sign.data?.options as never) as never,
    });
    expect(opened.data?.user?.email).toBe(email);
    expect((await client.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.passkey.list()).data).toEqual([]);
  });
});
