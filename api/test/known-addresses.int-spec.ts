import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { differ, inTurns } from './equal-times.js';
import { ApiProcess } from './harness.js';

/*
 * What a stranger learns by asking several things about one address, one after another: no single
 * answer reveals anything, but what the first leaves behind may show in the next.
 */

let api: ApiProcess;
beforeAll(async () => {
  api = await ApiProcess.start({ RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => api.stop());

const STRANGERS = 'the wrong horse 2';

type Step = 'sign up' | 'sign up again' | 'recover' | 'resend' | 'sign in' | 'wait';

const calls: Record<Exclude<Step, 'wait'>, [route: string, body: object]> = {
  'sign up': ['signup', { password: STRANGERS }],
  'sign up again': ['signup', { password: 'yet another horse 3' }],
  recover: ['recover', {}],
  resend: ['resend', { type: 'signup' }],
  'sign in': ['token?grant_type=password', { password: STRANGERS }],
};

/** Status and code of each answer. */
async function walk(email: string, steps: Step[]): Promise<string[]> {
  const told: string[] = [];
  for (const step of steps) {
    if (step === 'wait') {
      await api.sql(`UPDATE link_requests SET created_at = created_at - interval '50 s'`);
      continue;
    }
    const [route, body] = calls[step];
    const answer = await api.call('POST', `/auth/v1/${route}`, { body: { email, ...body } });
    told.push(`${step}: ${answer.status} ${answer.body.code ?? ''}`);
  }
  return told;
}

describe('whether an address has an account shows nowhere', () => {
  it.each<[string, Step[]]>([
    ['in a sign-in after a sign-up', ['sign up', 'sign in']],
    ['in the pace of mails after a sign-up', ['sign up', 'recover', 'resend']],
    ['where a sign-up follows a recovery', ['recover', 'sign up', 'wait', 'wait', 'recover']],
    [
      'where it follows so soon that one of the two is still recent',
      ['recover', 'wait', 'sign up', 'wait', 'recover', 'resend'],
    ],
    ['where it follows a link sent again', ['resend', 'wait', 'sign up', 'wait', 'resend']],
    [
      'in a second sign-up, too soon or not',
      ['sign up', 'sign up again', 'sign in', 'wait', 'wait', 'sign up again', 'sign in'],
    ],
  ])('%s', async (name, steps) => {
    const place = name.replaceAll(/\W+/g, '-');
    const [known, fresh] = [`known-${place}@example.org`, `fresh-${place}@example.org`];
    await api.student(known);
    const told = await walk(fresh, steps);
    expect(told.length).toBeGreaterThan(1);
    expect(await walk(known, steps)).toEqual(told);
  });

  it('and a stranger’s waiting password opens nothing of a verified account', async () => {
    const { userId } = await api.student('owned@example.org');
    const row = () => api.sql('SELECT password_hash FROM users WHERE id = $1', [userId]);
    const before = await row();
    await walk('owned@example.org', ['sign up', 'sign in']);
    expect(await row()).toEqual(before);
    expect((await api.tryPassword('owned@example.org', STRANGERS)).status).toBe(400);
    expect((await api.tryPassword('owned@example.org', 'correct horse 7')).status).toBe(200);
  });
});

describe('whether an address has an account shows in no time that an answer takes', () => {
  const TRIES = 60;
  const STEPS = ['sign in', 'sign up', 'recover'] as const;
  const placeOf = (step: string) => step.replace(' ', '-');

  beforeAll(async () => {
    const { userId } = await api.student('timed@example.org');
    await api.sql(
      `INSERT INTO users (id, email, password_hash, email_confirmed_at)
       SELECT gen_random_uuid(), step || '-known-' || n || '@example.org', u.password_hash, now()
       FROM users u, generate_series(0, $2::int - 1) n, unnest($3::text[]) step WHERE u.id = $1`,
      [userId, TRIES, STEPS.map(placeOf)],
    );
  });

  it('is told apart where one of two answers does more', () => {
    const many = Array.from({ length: TRIES }, (_, i) => 10 + ((i * 7919) % 100) / 10);
    const longer = many.map((ms) => ms + 6);
    expect(differ(many, longer)).toBe(true);
    expect(differ(many, many.toReversed())).toBe(false);
  });

  it.each(STEPS)(
    '%s',
    async (step) => {
      const [route, body] = calls[step];
      const place = placeOf(step);
      const told: [Set<string>, Set<string>] = [new Set(), new Set()];
      const ask = async (kind: 0 | 1, email: string) => {
        const answer = await api.call('POST', `/auth/v1/${route}`, { body: { email, ...body } });
        told[kind].add(`${answer.status} ${answer.body.code ?? ''}`);
      };
      const times = await inTurns(TRIES, [
        (i) => ask(0, `${place}-known-${i}@example.org`),
        (i) => ask(1, `${place}-new-${i}@example.org`),
      ]);
      expect(told[0]).toEqual(told[1]);
      expect(told[0].size).toBe(1);
      expect(differ(...times)).toBe(false);
    },
    300_000,
  );
});
