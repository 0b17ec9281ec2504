import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALREADY_VERIFIED } from '@prepward/contracts/sign-in-rules';
import { TestApi } from './harness.js';
import { Links } from './links.js';

let api: TestApi;
let links: Links;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100', AUTH_MAIL_INTERVAL_SECONDS: '0' });
  links = new Links(api);
});
afterAll(() => api.stop());

const verify = (body: object) => links.verify(body);
const link = (userId: string, kind: string, email: string, lifeSeconds?: number) =>
  links.make(userId, kind, email, lifeSeconds);

async function signUp(email: string, extra: object = {}): Promise<string> {
  const body = { email, password: 'correct horse 7', ...extra };
  return (await api.call('POST', '/auth/v1/signup', { body })).body.id;
}

const expired = {
  code: 'otp_expired',
  message: 'Token has expired or is invalid',
};

describe('the link of a verification mail', () => {
  it('verifies the address and signs in, once', async () => {
    const userId = await signUp('first@example.org');
    const token_hash = await links.of('first@example.org');
    const answer = await verify({ type: 'signup', token_hash });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ id: userId, email_confirmed_at: expect.any(String) });
    expect((await api.tryPassword('first@example.org', 'correct horse 7')).status).toBe(200);
    const again = await verify({ type: 'signup', token_hash });
    expect([again.status, again.body]).toEqual([
      403,
      { code: 'otp_expired', message: ALREADY_VERIFIED },
    ]);
    const told = await api.sql(
      `SELECT payload FROM outbox_events WHERE name = 'user.verified' AND payload ->> 'userId' = $1`,
      [userId],
    );
    expect(told).toHaveLength(1);
  });

  it('is given to one of two who open it at the same time', async () => {
    const userId = await signUp('race@example.org');
    const token_hash = await link(userId, 'confirmation', 'race@example.org');
    const answers = await Promise.all([1, 2, 3].map(() => verify({ type: 'signup', token_hash })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403, 403]);
  });

  it('is refused when it is old, unknown, of another kind, or sent to another address', async () => {
    const userId = await signUp('old@example.org');
    const old = await link(userId, 'confirmation', 'old@example.org', -1);
    expect((await verify({ type: 'signup', token_hash: old })).body).toEqual(expired);
    expect((await verify({ type: 'signup', token_hash: 'x'.repeat(43) })).body).toEqual(expired);
    const recovery = await link(userId, 'recovery', 'old@example.org');
    expect((await verify({ type: 'signup', token_hash: recovery })).body).toEqual(expired);
    const good = await link(userId, 'confirmation', 'old@example.org');
    const wrong = await verify({ type: 'signup', token: good, email: 'other@example.org' });
    expect(wrong.body).toEqual(expired);
  });

  it('dies with the first of two that is opened', async () => {
    const { userId } = await api.student('two-links@example.org');
    const first = await link(userId, 'recovery', 'two-links@example.org');
    const second = await link(userId, 'recovery', 'two-links@example.org');
    expect((await verify({ type: 'recovery', token_hash: first })).status).toBe(200);
    expect((await verify({ type: 'recovery', token_hash: second })).body).toEqual(expired);
  });

  it('is not spent by opening an address', async () => {
    const userId = await signUp('scanned@example.org');
    const token_hash = await link(userId, 'confirmation', 'scanned@example.org');
    await api.call('GET', `/auth/v1/verify?type=signup&token_hash=${token_hash}`);
    expect((await verify({ type: 'signup', token_hash })).status).toBe(200);
  });

  it('needs a link to verify', async () => {
    const answer = await verify({ type: 'signup' });
    expect([answer.status, answer.body.message]).toEqual([400, 'Verify requires a token']);
  });
});

describe('a forgotten password', () => {
  const recover = (email: string) => api.call('POST', '/auth/v1/recover', { body: { email } });

  it('does the same work for a known and an unknown address: only the worker looks', async () => {
    await api.student('forgot@example.org');
    const known = await recover('forgot@example.org');
    const unknown = await recover('stranger@example.org');
    expect([known.status, known.body]).toEqual([200, {}]);
    expect([unknown.status, unknown.body]).toEqual([200, {}]);
    for (const address of ['forgot@example.org', 'stranger@example.org']) {
      const [request, ...older] = (await links.requests(address)).filter(
        ({ kind }) => kind === 'recovery',
      );
      expect([request?.user_id, older]).toEqual([null, []]);
      const events = await api.sql(
        `SELECT payload FROM outbox_events
         WHERE name = 'password.recovery-requested' AND payload ->> 'requestId' = $1`,
        [request?.id],
      );
      expect(events).toEqual([{ payload: { requestId: request?.id } }]);
    }
  });

  it('sets a new password from the link without the old one, and ends the other sessions', async () => {
    const before = await api.student('reset@example.org');
    const token_hash = await link(before.userId, 'recovery', 'reset@example.org');
    const opened = await verify({ type: 'recovery', token_hash });
    const token = opened.body.access_token;
    const change = (password: string) =>
      api.call('PUT', '/auth/v1/user', { token, body: { password } });
    expect((await change('correct horse 7')).body.code).toBe('same_password');
    expect((await change('123456')).body.code).toBe('weak_password');
    expect((await change('a better horse 8')).status).toBe(200);
    const old = await api.call('GET', '/auth/v1/user', { token: before.access });
    expect(old.body.code).toBe('session_not_found');
    expect((await api.call('GET', '/auth/v1/user', { token })).status).toBe(200);
    expect((await api.tryPassword('reset@example.org', 'a better horse 8')).status).toBe(200);
    expect((await api.tryPassword('reset@example.org', 'correct horse 7')).status).toBe(400);
  });

  it('asks for the current password in an ordinary session', async () => {
    const { access: token } = await api.student('careful@example.org');
    const change = (body: object) => api.call('PUT', '/auth/v1/user', { token, body });
    const password = 'a better horse 8';
    expect((await change({ password })).body.code).toBe('current_password_required');
    expect((await change({ password, current_password: 'no' })).body.code).toBe(
      'current_password_invalid',
    );
    expect((await change({ password, current_password: 'correct horse 7' })).status).toBe(200);
  });
});

describe('a change of address', () => {
  it('counts once both addresses have confirmed', async () => {
    const student = await api.student('moving@example.org');
    const token = student.access;
    await api.call('PUT', '/auth/v1/user', {
      token,
      body: { email: 'moved@example.org', current_password: 'correct horse 7' },
    });
    const toNew = await link(student.userId, 'email-change-new', 'moved@example.org');
    const toOld = await link(student.userId, 'email-change-current', 'moving@example.org');
    const half = await verify({ type: 'email_change', token_hash: toNew });
    expect([half.status, half.body.code]).toEqual([200, '200']);
    expect((await api.tryPassword('moved@example.org', 'correct horse 7')).status).toBe(400);
    const whole = await verify({ type: 'email_change', token_hash: toOld });
    expect(whole.body.user.email).toBe('moved@example.org');
    expect((await api.tryPassword('moved@example.org', 'correct horse 7')).status).toBe(200);
  });

  it('to an address that another account takes at the same moment is refused in words', async () => {
    const student = await api.student('late@example.org');
    const rival = await api.student('rival@example.org');
    const wanted = 'wanted@example.org';
    await api.sql(
      `UPDATE users SET new_email = $2, new_email_confirmed_by = 'current' WHERE id = $1`,
      [student.userId, wanted],
    );
    const token_hash = await link(student.userId, 'email-change-new', wanted);
    await api.sql('BEGIN');
    await api.sql('UPDATE users SET email = $2 WHERE id = $1', [rival.userId, wanted]);
    const answer = verify({ type: 'email_change', token_hash });
    // It has found the address free, and waits until the other's row is decided.
    for (let waits = false; !waits; ) {
      const rows = await api.sql(`SELECT 1 FROM pg_locks WHERE NOT granted`);
      waits = rows.length > 0;
    }
    await api.sql('COMMIT');
    expect([(await answer).status, (await answer).body.code]).toEqual([422, 'email_exists']);
  });
});

describe('asking for mails too often', () => {
  it('is answered alike for known and unknown addresses', async () => {
    const paced = await TestApi.start();
    try {
      await paced.call('POST', '/auth/v1/signup', {
        body: { email: 'slow@example.org', password: 'correct horse 7' },
      });
      const resend = (email: string) =>
        paced.call('POST', '/auth/v1/resend', { body: { email, type: 'signup' } });
      const known = await resend('slow@example.org');
      await resend('nobody@example.org');
      const unknown = await resend('nobody@example.org');
      expect([known.status, known.body.code]).toEqual([429, 'over_email_send_rate_limit']);
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    } finally {
      await paced.stop();
    }
  });
});
