import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi, type TestSession } from './harness.js';
import { Links, newVerifier } from './links.js';

const PASSWORD = 'correct horse 7';

let api: TestApi;
let links: Links;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100', AUTH_MAIL_INTERVAL_SECONDS: '0' });
  links = new Links(api);
});
afterAll(() => api.stop());

const change = (session: Pick<TestSession, 'access'>, body: object, on = api) =>
  on.call('PUT', '/auth/v1/user', { token: session.access, body });

describe('a change of address', () => {
  it('needs the current password, and mails no one without', async () => {
    const student = await api.student('stolen@example.org');
    const email = 'stranger-1@example.org';
    expect((await change(student, { email })).body.code).toBe('current_password_required');
    expect((await change(student, { email, current_password: 'a guess' })).body.code).toBe(
      'current_password_invalid',
    );
    expect(await links.requests(email)).toEqual([]);
    const right = await change(student, { email, current_password: PASSWORD });
    expect([right.status, right.body.new_email]).toEqual([200, email]);
    expect(await links.requests(email)).toHaveLength(1);
  });

  it('is paced: one a minute for an account, whatever the addresses, and five an hour', async () => {
    const paced = await TestApi.start();
    try {
      const student = await paced.student('spammer@example.org');
      const ask = (email: string) => change(student, { email, current_password: PASSWORD }, paced);
      const later = () =>
        paced.sql(`UPDATE link_requests SET created_at = created_at - interval '61 s'`);
      await later();
      expect((await ask('stranger-0@example.org')).status).toBe(200);
      const second = await ask('stranger-1@example.org');
      expect([second.status, second.body.code]).toEqual([429, 'over_email_send_rate_limit']);
      const statuses: number[] = [];
      for (let i = 2; i < 7; i++) {
        await later();
        statuses.push((await ask(`stranger-${i}@example.org`)).status);
      }
      // The limit is five an hour; the request refused above doesn't count.
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
    } finally {
      await paced.stop();
    }
  });

  it('opens a session by its links only in the browser that asked', async () => {
    const student = await api.student('changing@example.org');
    const { asked } = newVerifier();
    const email = 'changed@example.org';
    await change(student, { email, current_password: PASSWORD, ...asked });
    const [request] = await links.requests(email);
    expect(request?.code_challenge).toBe(asked.code_challenge);
  });

  it('is refused to the second of two accounts that confirm one address', async () => {
    const email = 'contested@example.org';
    const confirm = async (name: string) => {
      const student = await api.student(`${name}@example.org`);
      await change(student, { email, current_password: PASSWORD });
      const toNew = await links.make(student.userId, 'email-change-new', email);
      const toOld = await links.make(student.userId, 'email-change-current', `${name}@example.org`);
      await links.verify({ type: 'email_change', token_hash: toNew });
      return toOld;
    };
    const last = [await confirm('one'), await confirm('two'), await confirm('three')];
    // All three get as far as the address's lock, which is held here, before any of them continues.
    await api.sql('SELECT pg_advisory_lock(hashtextextended($1, 0))', [email]);
    const opened = Promise.all(
      last.map((token_hash) => links.verify({ type: 'email_change', token_hash })),
    );
    const waiting = async () =>
      (await api.sql(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).length;
    const deadline = Date.now() + 10_000;
    while ((await waiting()) < last.length && Date.now() < deadline) await sleep(20);
    expect(await waiting()).toBe(last.length);
    await api.sql('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [email]);
    const answers = await opened;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(answers.filter(({ status }) => status === 422).map(({ body }) => body.code)).toEqual([
      'email_exists',
      'email_exists',
    ]);
  });
});

/** Asks for another address; returns the links to both. */
async function wish(name: string, email: string) {
  const student = await api.student(`${name}@example.org`);
  expect((await change(student, { email, current_password: PASSWORD })).status).toBe(200);
  return {
    student,
    toNew: await links.make(student.userId, 'email-change-new', email),
    toOld: await links.make(student.userId, 'email-change-current', `${name}@example.org`),
  };
}
const openChange = (token_hash: string) => links.verify({ type: 'email_change', token_hash });

describe('a wish for another address', () => {
  it('ends with a new password: who wished it may not be the owner', async () => {
    const { student, toNew, toOld } = await wish('robbed', 'robber@example.org');
    expect((await openChange(toNew)).status).toBe(200);
    const body = { password: 'a better horse 8', current_password: PASSWORD };
    const changed = await change(student, body);
    expect([changed.status, changed.body.new_email]).toEqual([200, undefined]);
    expect((await openChange(toOld)).body.code).toBe('otp_expired');
    const [row] = await api.sql('SELECT email, new_email FROM users WHERE id = $1', [
      student.userId,
    ]);
    expect(row).toEqual({ email: 'robbed@example.org', new_email: null });
  });

  it('is taken back by asking for the address that the account has', async () => {
    const { student, toNew, toOld } = await wish('undecided', 'decided@example.org');
    expect((await openChange(toNew)).status).toBe(200);
    const kept = await change(student, { email: 'undecided@example.org' });
    expect([kept.status, kept.body.new_email]).toEqual([200, undefined]);
    for (const link of [toOld, toNew])
      expect((await openChange(link)).body.code).toBe('otp_expired');
    const [row] = await api.sql('SELECT email FROM users WHERE id = $1', [student.userId]);
    expect(row).toEqual({ email: 'undecided@example.org' });
  });

  it('is not stopped by a stranger who signed up with it and never verified it', async () => {
    const email = 'squatted-wish@example.org';
    const squatter = await api.call('POST', '/auth/v1/signup', {
      body: { email, password: 'the wrong horse 2' },
    });
    const { student, toNew, toOld } = await wish('moving', email);
    await openChange(toOld);
    const answer = await openChange(toNew);
    expect([answer.status, answer.body.user?.email]).toEqual([200, email]);
    expect(answer.body.user.id).toBe(student.userId);
    expect((await api.signIn(email, PASSWORD)).userId).toBe(student.userId);
    expect(await api.sql('SELECT 1 FROM users WHERE id = $1', [squatter.body.id])).toEqual([]);
  });

  it('is refused where the unverified account holds a role', async () => {
    const email = 'granted-wish@example.org';
    const { id } = (
      await api.call('POST', '/auth/v1/signup', { body: { email, password: 'the wrong horse 2' } })
    ).body;
    await api.sql(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [id]);
    const { toNew, toOld } = await wish('hoping', email);
    await openChange(toOld);
    expect((await openChange(toNew)).body.code).toBe('email_exists');
    expect(await api.sql('SELECT email FROM users WHERE id = $1', [id])).toEqual([{ email }]);
  });
});

describe('a new password', () => {
  it('ends all other sessions at once, and goes on in this one', async () => {
    const here = await api.student('two-places@example.org');
    const there = await api.signIn('two-places@example.org', PASSWORD);
    const isOpen = async (session: TestSession) =>
      (await api.call('GET', '/auth/v1/user', { token: session.access })).status === 200;
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, true]);
    const body = { password: 'another horse 8', current_password: PASSWORD };
    expect((await change(here, body)).status).toBe(200);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    expect((await api.refresh(there.refresh)).status).toBe(400);
    expect((await api.refresh(here.refresh)).status).toBe(200);
  });
});

describe('guesses at the current password', () => {
  let tight: TestApi;
  beforeAll(async () => {
    tight = await TestApi.start();
  });
  afterAll(() => tight.stop());

  it('are limited for the session that makes them, also where one brings no change', async () => {
    const stolen = await tight.student('guessed@example.org');
    const codes: string[] = [];
    for (let i = 0; i < 21; i++) {
      const body = { password: 'a better horse 8', current_password: `guess number ${i}` };
      // A change that needs no proof proves nothing: the count isn't reset.
      await change(stolen, { data: { i }, ...(i === 19 ? { current_password: 'x' } : {}) }, tight);
      codes.push((await change(stolen, body, tight)).body.code);
    }
    expect(codes.slice(0, 19)).toEqual(Array(19).fill('current_password_invalid'));
    expect(codes.slice(19)).toEqual(Array(2).fill('over_request_rate_limit'));
    const owner = await tight.signIn('guessed@example.org', PASSWORD);
    const body = { password: 'a better horse 8', current_password: PASSWORD };
    expect((await change(owner, body, tight)).status).toBe(200);
  });

  it('are not used up by tries to sign in from the same network', async () => {
    const owner = await tight.student('neighbor@example.org');
    const signIns: number[] = [];
    for (let i = 0; i < 21; i++) {
      signIns.push((await tight.tryPassword('neighbor@example.org', `guess ${i}`)).status);
    }
    expect(signIns.at(-1)).toBe(429);
    const body = { password: 'a better horse 8', current_password: PASSWORD };
    expect((await change(owner, body, tight)).status).toBe(200);
  });

  it('use up none of the requests for another address', async () => {
    const owner = await tight.student('mistypes@example.org');
    for (let i = 0; i < 6; i++) {
      const body = { email: `elsewhere-${i}@example.org`, current_password: 'mistyped' };
      expect((await change(owner, body, tight)).body.code).toBe('current_password_invalid');
    }
    const body = { email: 'elsewhere@example.org', current_password: PASSWORD };
    expect((await change(owner, body, tight)).status).toBe(200);
  });
});

describe('a session of a recovery link', () => {
  async function recovered(email: string): Promise<{ access: string; userId: string }> {
    const { userId } = await api.student(email);
    const token_hash = await links.make(userId, 'recovery', email);
    const { body } = await links.verify({ type: 'recovery', token_hash });
    return { access: body.access_token, userId };
  }

  it('sets a password without the current one, once', async () => {
    const session = await recovered('once@example.org');
    expect((await change(session, { password: 'a better horse 8' })).status).toBe(200);
    const again = await change(session, { password: 'a third horse 9' });
    expect(again.body.code).toBe('current_password_required');
  });

  it('sets it once of two that try at the same time', async () => {
    const session = await recovered('racing@example.org');
    const answers = await Promise.all(
      ['a better horse 8', 'a third horse 9'].map((password) => change(session, { password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('sets it for ten minutes', async () => {
    const session = await recovered('slow@example.org');
    const age = (seconds: number) =>
      api.sql(
        `UPDATE sessions SET amr = jsonb_set(amr, '{0,timestamp}',
           to_jsonb(extract(epoch FROM now())::int - $2::int)) WHERE user_id = $1`,
        [session.userId, seconds],
      );
    await age(601);
    expect((await change(session, { password: 'a better horse 8' })).body.code).toBe(
      'current_password_required',
    );
    await age(580);
    expect((await change(session, { password: 'a better horse 8' })).status).toBe(200);
  });

  it('does not change the address without a password', async () => {
    const session = await recovered('address@example.org');
    expect((await change(session, { email: 'other@example.org' })).body.code).toBe(
      'current_password_required',
    );
  });
});

describe('user_metadata', () => {
  it('is bounded after merging, in keys and in characters', async () => {
    const student = await api.student('hoarder@example.org');
    const put = (data: object) => change(student, { data });
    const keys = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${from + i}`, 'x']));
    expect((await put(keys(0, 20))).status).toBe(200);
    const more = await put(keys(20, 1));
    expect([more.status, more.body.message]).toEqual([400, 'data: expected at most 20 keys']);
    expect((await put({ key0: null, key20: 'x' })).status).toBe(200);
    const long = 'x'.repeat(2_500);
    expect((await put({ key1: long })).status).toBe(200);
    const longer = await put({ key2: long });
    expect([longer.status, longer.body.message]).toEqual([
      400,
      'data: expected at most 4000 characters',
    ]);
  });

  it('goes into tokens by its names alone', async () => {
    const student = await api.student('lean@example.org');
    await change(student, { data: { first_name: 'Ann', last_name: 'Lee', notes: 'long' } });
    const { access } = await api.signIn('lean@example.org', PASSWORD);
    const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.user_metadata).toEqual({ first_name: 'Ann', last_name: 'Lee' });
    const { body } = await api.call('GET', '/auth/v1/user', { token: access });
    expect(body.user_metadata.notes).toBe('long');
  });
});
