import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { type Answer, TestApi, type TestSession } from './harness.js';

const PASSWORD = 'correct horse 7';

let api: TestApi;
let student: TestSession;
let email: string;
let number = 0;
beforeAll(async () => {
  api = await TestApi.start({
    RATE_LIMIT_FACTOR: '100',
    AUTH_ENCRYPTION_KEY: 'thirty-two characters, or more of them',
  });
});
afterAll(() => api.stop());
beforeEach(async () => {
  number += 1;
  email = `student-${number}@example.org`;
  student = await api.student(email, PASSWORD);
});

const factors = (method: string, path: string, token: string, body?: unknown) =>
  api.call(method, `/auth/v1/factors${path}`, {
    token,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });
const said = ({ status, body }: Answer) => [status, body.code, body.message];
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
/** The code for the time step that is this many steps after the current one. */
const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

async function enroll(token: string, name = 'My phone') {
  const answer = await factors('POST', '', token, { factor_type: 'totp', friendly_name: name });
  if (answer.status !== 200) throw new Error(answer.text);
  return { id: answer.body.id as string, secret: answer.body.totp.secret as string, answer };
}

async function verify(token: string, id: string, code: string): Promise<Answer> {
  const challenge = await factors('POST', `/${id}/challenge`, token);
  return factors('POST', `/${id}/verify`, token, { challenge_id: challenge.body.id, code });
}

/** A student whose second step is on, and a session that passed both. */
async function withTwoSteps() {
  const { id, secret } = await enroll(student.access);
  const code = await codeOf(secret);
  const { body } = await verify(student.access, id, code);
  const { access_token: access, refresh_token: refresh } = body;
  return { id, secret, code, access, refresh };
}

describe('setting up an app', () => {
  it('gives a secret, its address and its picture, and keeps the secret sealed', async () => {
    const { id, secret, answer } = await enroll(student.access);
    expect(answer.body).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    expect(answer.body.totp.qr_code).toMatch(/^<svg/);
    expect(answer.body.totp.uri).toContain(`secret=${secret}`);
    expect(answer.body.totp.uri).toMatch(/^otpauth:\/\/totp\/Prepward:/);
    const [row] = await api.sql<{ secret: string }>(
      'SELECT secret FROM mfa_factors WHERE id = $1',
      [id],
    );
    expect(row?.secret).toMatch(/^v1:/);
    expect(row?.secret).not.toContain(secret);
  });

  it('comes into force with its first right code, and ends the other sessions', async () => {
    const elsewhere = await api.signIn(email, PASSWORD);
    const { id, secret } = await enroll(student.access);
    expect((await api.call('GET', '/api/v1/profile', { token: student.access })).status).toBe(200);
    const { status, body } = await verify(student.access, id, await codeOf(secret));
    expect(status).toBe(200);
    expect(claimsOf(body.access_token)).toMatchObject({
      aal: 'aal2',
      session_id: claimsOf(student.access).session_id,
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
    expect(body.user.factors).toEqual([
      expect.objectContaining({ id, status: 'verified', factor_type: 'totp' }),
    ]);
    expect((await api.call('GET', '/auth/v1/user', { token: elsewhere.access })).status).toBe(403);
    expect(
      await api.sql(
        `SELECT payload FROM outbox_events WHERE name = 'two-step.changed' AND payload ->> 'userId' = $1`,
        [student.userId],
      ),
    ).toEqual([{ payload: { userId: student.userId, change: 'on' } }]);
  });

  it('is refused with a name that is taken, too often, and for what there is not', async () => {
    await enroll(student.access, 'Phone');
    const again = await factors('POST', '', student.access, {
      factor_type: 'totp',
      friendly_name: 'Phone',
    });
    expect(said(again).slice(0, 2)).toEqual([422, 'mfa_factor_name_conflict']);
    for (let more = 1; more < 10; more += 1) await enroll(student.access, `Phone ${more}`);
    const eleventh = await factors('POST', '', student.access, { factor_type: 'totp' });
    expect(said(eleventh).slice(0, 2)).toEqual([422, 'too_many_enrolled_mfa_factors']);
    const phone = await factors('POST', '', student.access, { factor_type: 'phone', phone: '1' });
    expect(said(phone)).toEqual([
      422,
      'mfa_phone_enroll_disabled',
      'MFA enroll is disabled for Phone',
    ]);
    const none = await factors('POST', '', student.access, { factor_type: 'rune' });
    expect(none.body.code).toBe('validation_failed');
  });
});

describe('a code', () => {
  it('is taken once, and none before it', async () => {
    // The code from before, not one made now: the next time step may have begun since.
    const { id, secret, code, access } = await withTwoSteps();
    expect(said(await verify(access, id, code))).toEqual([
      422,
      'mfa_verification_failed',
      'Invalid TOTP code entered',
    ]);
    expect((await verify(access, id, await codeOf(secret, -1))).status).toBe(422);
    expect((await verify(access, id, await codeOf(secret, 1))).status).toBe(200);
  });

  it('of two tries at once is taken by one', async () => {
    const { id, secret } = await enroll(student.access);
    const code = await codeOf(secret);
    const tries = await Promise.all([1, 2, 3].map(() => verify(student.access, id, code)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('answers a challenge once, of its own factor, and not an old one', async () => {
    const { id, secret } = await enroll(student.access);
    const { body } = await factors('POST', `/${id}/challenge`, student.access);
    expect(body.expires_at - Date.now() / 1000).toBeGreaterThan(200);
    await api.sql(`UPDATE mfa_challenges SET expires_at = now() WHERE id = $1`, [body.id]);
    const answer = { challenge_id: body.id, code: await codeOf(secret) };
    expect((await factors('POST', `/${id}/verify`, student.access, answer)).body.code).toBe(
      'mfa_challenge_expired',
    );
    const unknown = { ...answer, challenge_id: '5d6d4f0a-31b8-4a54-a4a2-3f3a50bb7f3e' };
    expect((await factors('POST', `/${id}/verify`, student.access, unknown)).body.code).toBe(
      'mfa_factor_not_found',
    );
  });

  it('of another student’s app is not taken', async () => {
    const { id, secret } = await enroll(student.access);
    const other = await api.student(`other-${number}@example.org`);
    expect((await factors('POST', `/${id}/challenge`, other.access)).status).toBe(404);
    const { body } = await factors('POST', `/${id}/challenge`, student.access);
    const stolen = await factors('POST', `/${id}/verify`, other.access, {
      challenge_id: body.id,
      code: await codeOf(secret),
    });
    expect(stolen.status).toBe(404);
    expect((await factors('DELETE', `/${id}`, other.access)).status).toBe(404);
  });
});

describe('signing in with two steps', () => {
  it('opens nothing with the password alone', async () => {
    const { id, secret } = await withTwoSteps();
    const first = await api.signIn(email, PASSWORD);
    expect(claimsOf(first.access).aal).toBe('aal1');
    const refused = await api.call('GET', '/api/v1/profile', { token: first.access });
    expect(said(refused).slice(0, 2)).toEqual([403, 'SECOND_STEP_REQUIRED']);
    const change = await api.call('PUT', '/auth/v1/user', {
      token: first.access,
      body: { password: 'another horse 8', current_password: PASSWORD },
    });
    expect(said(change).slice(0, 2)).toEqual([401, 'insufficient_aal']);
    // Clients need this to ask for the code.
    expect((await api.call('GET', '/auth/v1/user', { token: first.access })).status).toBe(200);
    const { body } = await verify(first.access, id, await codeOf(secret, 1));
    const opened = await api.call('GET', '/api/v1/profile', { token: body.access_token });
    expect(opened.status).toBe(200);
  });

  it('leaves a refresh token from before the second step worth nothing', async () => {
    const { id, secret } = await withTwoSteps();
    const first = await api.signIn(email, PASSWORD);
    await verify(first.access, id, await codeOf(secret, 1));
    expect((await api.refresh(first.refresh)).body.code).toBe('refresh_token_not_found');
  });

  it('ends the sessions that lack it, and no other', async () => {
    const { id, secret, access } = await withTwoSteps();
    const [weaker, other] = [await api.signIn(email, PASSWORD), await api.signIn(email, PASSWORD)];
    expect((await verify(other.access, id, await codeOf(secret, 1))).status).toBe(200);
    expect((await api.call('GET', '/auth/v1/user', { token: weaker.access })).status).toBe(403);
    expect((await api.call('GET', '/api/v1/profile', { token: access })).status).toBe(200);
  });

  it('keeps its level when it is refreshed', async () => {
    const { refresh } = await withTwoSteps();
    expect(claimsOf((await api.refresh(refresh)).body.access_token).aal).toBe('aal2');
  });

  it('limits tries', async () => {
    const strict = await TestApi.start();
    try {
      const one = await strict.student('limited@example.org', PASSWORD);
      const call = (path: string, body: unknown) =>
        strict.call('POST', `/auth/v1/factors${path}`, { token: one.access, body });
      const { body: factor } = await call('', { factor_type: 'totp' });
      const { body: challenge } = await call(`/${factor.id}/challenge`, {});
      const answers = [];
      for (let tried = 0; tried < 16; tried += 1) {
        const code = { challenge_id: challenge.id, code: '000000' };
        answers.push((await call(`/${factor.id}/verify`, code)).status);
      }
      expect(answers.slice(0, 15).every((status) => status === 422)).toBe(true);
      expect(answers[15]).toBe(429);
    } finally {
      await strict.stop();
    }
  });
});

describe('taking an app away', () => {
  it('takes the second step, and then leaves the password', async () => {
    const { id, access } = await withTwoSteps();
    const first = await api.signIn(email, PASSWORD);
    expect(said(await factors('DELETE', `/${id}`, first.access))).toEqual([
      422,
      'insufficient_aal',
      'AAL2 required to unenroll verified factor',
    ]);
    expect((await factors('DELETE', `/${id}`, access)).body).toEqual({ id });
    expect((await api.call('GET', '/api/v1/profile', { token: first.access })).status).toBe(200);
  });

  it('takes a code of just now, as new recovery codes do, and not a session left open', async () => {
    const { id, secret, access } = await withTwoSteps();
    await factors('POST', '/recovery-codes', access);
    await api.sql(
      `UPDATE sessions SET amr = jsonb_build_array(jsonb_build_object(
         'method', 'totp', 'timestamp', extract(epoch FROM now())::int - 901)) WHERE user_id = $1`,
      [student.userId],
    );
    expect(said(await factors('DELETE', `/${id}`, access)).slice(0, 2)).toEqual([
      422,
      'insufficient_aal',
    ]);
    const renewed = await factors('POST', '/recovery-codes/regenerate', access);
    expect(said(renewed).slice(0, 2)).toEqual([403, 'insufficient_aal']);
    expect((await factors('DELETE', '/recovery-codes', access)).status).toBe(403);
    const { body } = await verify(access, id, await codeOf(secret, 1));
    expect((await factors('DELETE', `/${id}`, body.access_token)).status).toBe(200);
  });

  it('needs the second step to bring in one that was set up before', async () => {
    const early = await enroll(student.access, 'Early');
    await api.sql(
      `INSERT INTO mfa_factors (id, user_id, type, friendly_name, verified)
       VALUES (gen_random_uuid(), $1, 'totp', 'In force', true)`,
      [student.userId],
    );
    const refused = await verify(student.access, early.id, await codeOf(early.secret));
    expect(said(refused).slice(0, 2)).toEqual([403, 'insufficient_aal']);
  });

  it('needs the second step to set up another', async () => {
    await withTwoSteps();
    const first = await api.signIn(email, PASSWORD);
    const answer = await factors('POST', '', first.access, { factor_type: 'totp' });
    expect(said(answer)).toEqual([403, 'insufficient_aal', 'AAL2 required to enroll a new factor']);
  });
});

describe('the queue board', () => {
  it('asks for the second step on every request, as the routes of the staff do', async () => {
    const admin = await api.admin(`admin-${number}@example.org`);
    const token = admin.access;
    const pass = await api.call('POST', '/api/v1/admin/queues-session', { token });
    const cookie = pass.headers.get('set-cookie')?.split(';')[0] ?? '';
    const open = async () =>
      (
        await fetch(`${api.url}/management_support/queues/`, {
          headers: { cookie },
          redirect: 'manual',
        })
      ).status;
    expect(await open()).toBe(200);
    await api.sql(
      `INSERT INTO mfa_factors (id, user_id, type, friendly_name, verified)
       VALUES (gen_random_uuid(), $1, 'totp', 'Phone', true)`,
      [admin.userId],
    );
    expect(await open()).toBe(303);
    await api.sql(`UPDATE sessions SET aal = 'aal2' WHERE user_id = $1`, [admin.userId]);
    expect(await open()).toBe(200);
  });
});

describe('recovery codes', () => {
  it('are ten, shown once, kept as hashes, and need the second step', async () => {
    expect(said(await factors('POST', '/recovery-codes', student.access)).slice(0, 2)).toEqual([
      403,
      'insufficient_aal',
    ]);
    const { access } = await withTwoSteps();
    const { body } = await factors('POST', '/recovery-codes', access);
    expect(body).toMatchObject({ type: 'recovery_code', total: 10 });
    expect(new Set(body.codes).size).toBe(10);
    const status = await factors('GET', '/recovery-codes', access);
    expect(status.body).toEqual({ id: body.id, type: 'recovery_code', total: 10, remaining: 10 });
    const again = await factors('POST', '/recovery-codes', access);
    expect(again.body.code).toBe('mfa_factor_name_conflict');
  });

  it('stand in for the phone once each, however they are typed', async () => {
    const { access } = await withTwoSteps();
    const { codes } = (await factors('POST', '/recovery-codes', access)).body;
    const first = await api.signIn(email, PASSWORD);
    const typed = ` ${codes[3].toLowerCase().replace('-', ' ')}`;
    const { status, body } = await factors('POST', '/recovery-codes/verify', first.access, {
      code: typed,
    });
    expect([status, claimsOf(body.access_token).aal]).toEqual([200, 'aal2']);
    expect(claimsOf(body.access_token).amr[0].method).toBe('mfa/recovery_code');
    const second = await api.signIn(email, PASSWORD);
    const again = await factors('POST', '/recovery-codes/verify', second.access, {
      code: codes[3],
    });
    expect(said(again)).toEqual([422, 'mfa_verification_failed', 'Invalid recovery code entered']);
    const left = await factors('GET', '/recovery-codes', body.access_token);
    expect(left.body.remaining).toBe(9);
  });

  it('are replaced by new ones, and go with the last app', async () => {
    const { id, access } = await withTwoSteps();
    const old = (await factors('POST', '/recovery-codes', access)).body.codes[0];
    const made = await factors('POST', '/recovery-codes/regenerate', access);
    expect(made.body.codes).not.toContain(old);
    const first = await api.signIn(email, PASSWORD);
    const refused = await factors('POST', '/recovery-codes/verify', first.access, { code: old });
    expect(refused.status).toBe(422);
    await factors('DELETE', `/${id}`, access);
    expect(await api.sql('SELECT 1 FROM mfa_factors WHERE user_id = $1', [student.userId])).toEqual(
      [],
    );
  });

  it('can be taken away', async () => {
    const { access } = await withTwoSteps();
    const { body } = await factors('POST', '/recovery-codes', access);
    expect((await factors('DELETE', '/recovery-codes', access)).body).toEqual({ id: body.id });
    expect((await factors('GET', '/recovery-codes', access)).status).toBe(404);
    expect((await factors('POST', '/recovery-codes/regenerate', access)).status).toBe(404);
  });
});
