import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DAY_MS } from '@prepward/contracts/durations';
import { ProfilesService } from '@prepward/modules/profiles';
import { Audit, AuditInterceptor } from '@prepward/platform/audit';
import type { Person as Exported } from '@prepward/platform/personal';
import { lastValueFrom, of } from 'rxjs';
import { DataSource } from 'typeorm';
import { AuditLogService } from '../../../libs/modules/audit/audit-log.service.js';
import { ServiceTokens } from '../../../libs/modules/auth/admin/service-tokens.js';
import { AUTH_PERSONAL_DATA } from '../../../libs/modules/auth/personal-data.repository.js';
import { PROFILES_PERSONAL_DATA } from '../../../libs/modules/profiles/personal-data.repository.js';
import { ROLES_PERSONAL_DATA } from '../../../libs/modules/roles/personal-data.repository.js';
import { Audited } from '../../../libs/platform/src/audit/audit.interceptor.js';
import { PLATFORM_PERSONAL_DATA } from '../../../libs/platform/src/personal/platform-personal.repository.js';
import type { Accounts, Person } from './services.js';

/** Everything but Date, the only thing that is faked. */
const TIMERS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
  ...(['setTimeout', 'clearTimeout'] as const),
];

export function profilesAndLog(started: () => Accounts): void {
  let all: Accounts;
  let person: Person;
  let other: Person;
  beforeEach(async () => {
    all = started();
    const metadata = { user_metadata: { first_name: 'Ann', last_name: 'Lee' } };
    [person, other] = [await all.newPerson(metadata), await all.newPerson(metadata)];
  });

  const profiles = () => all.get(ProfilesService);

  describe('a profile', () => {
    const WHOLE = {
      ...{ examDate: '2027-03-14', targetScore: 70, accommodation: 1.5 as const },
      ...{ schoolProgram: 'BSN', timeZone: 'America/Denver' },
    };

    it('is made once, and changes by what is named, for its student alone', async () => {
      for (const { id } of [person, other]) await profiles().update(id, WHOLE);
      await profiles().create(person.id);
      const names = { firstName: 'Ann', lastName: 'Lee' };
      const free = { subscriptionStatus: 'free', subscriptionEndDate: null };
      const view = { userId: person.id, ...names, ...free, ...WHOLE };
      expect(await profiles().view(person.id)).toEqual(view);
      let expected: object = view;
      for (const change of [
        { firstName: 'Ruth' },
        { lastName: 'Reed' },
        { examDate: null },
        { targetScore: null },
        { accommodation: 2 as const },
        { schoolProgram: '' },
        { timeZone: 'Etc/UTC' },
      ]) {
        expected = { ...expected, ...change };
        expect(await profiles().update(person.id, change)).toEqual(expected);
      }
      await profiles().create(person.id);
      expect(await profiles().view(person.id)).toEqual(expected);
      expect(await profiles().view(other.id)).toEqual({ ...view, userId: other.id });
      expect(await profiles().goal(other.id)).toEqual({
        ...{ examDate: '2027-03-14', targetScore: 70, timeZone: 'America/Denver' },
      });
      const none = await profiles().goal((await all.newPerson()).id);
      expect(none).toEqual({ examDate: null, targetScore: null, timeZone: null });
    });

    it('has an exam from 2020 on', async () => {
      const set = (examDate: string) => profiles().update(person.id, { examDate });
      await expect(set('2019-12-31')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      expect((await set('2020-01-01')).examDate).toBe('2020-01-01');
    });

    it('has an exam in two years at most, seen from where the day begins first', async () => {
      const set = (examDate: string) => profiles().update(person.id, { examDate });
      try {
        jest.useFakeTimers({ now: Date.parse('2026-06-01T09:59:59Z'), doNotFake: TIMERS });
        await expect(set('2028-06-02')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
        expect((await set('2028-06-01')).examDate).toBe('2028-06-01');
        jest.setSystemTime(Date.parse('2026-06-01T10:00:00Z'));
        expect((await set('2028-06-02')).examDate).toBe('2028-06-02');
      } finally {
        jest.useRealTimers();
      }
    });

    it.each([
      ['paid', 1, {}, 'active'],
      ['in its days of grace', 1, { renews: true, failed_at: new Date() }, 'active'],
      ['over', -1, {}, 'free'],
    ])(
      'is of a subscriber or not, and says until when, where the plan is %s',
      async (_, days, row, status) => {
        const ago = (count: number) => new Date(Date.now() - count * DAY_MS);
        const ends_at = ago(-days);
        await all.add('subscriptions', {
          ...{ user_id: person.id, plan: 'monthly', source: 'payment', source_id: person.id },
          ...{ starts_at: ago(30), paid_until: ago(2), ends_at, ...row },
        });
        expect(await profiles().view(person.id)).toMatchObject({
          ...{ subscriptionStatus: status, subscriptionEndDate: ends_at.toISOString() },
        });
      },
    );

    it('with an exam ahead is found from its day on, in the order of ids, some at a time', async () => {
      await all.sql('UPDATE profiles SET exam_date = NULL');
      const made: string[] = [];
      for (const exam_date of ['2027-05-01', '2027-04-30', '2027-05-02', null, '2027-05-03']) {
        const { id } = await all.newPerson();
        await all.sql(
          `INSERT INTO profiles (user_id, exam_date, time_zone, created_at)
           VALUES ($1, $2, 'America/Denver', '2026-06-01T10:00Z')`,
          [id, exam_date],
        );
        made.push(id);
      }
      const ahead = [made[0], made[2], made[4]].toSorted() as [string, string, string];
      const find = async (after: string | undefined, most: number) =>
        (await profiles().beforeExam('2027-05-01', after, most)).map(({ userId }) => userId);
      expect(await find(undefined, 9)).toEqual(ahead);
      expect(await find(undefined, 2)).toEqual(ahead.slice(0, 2));
      expect(await find(ahead[0], 9)).toEqual(ahead.slice(1));
      const [first] = await profiles().beforeExam('2027-05-03', undefined, 9);
      expect(first).toEqual({
        ...{ userId: made[4], examDate: '2027-05-03', timeZone: 'America/Denver' },
        since: new Date('2026-06-01T10:00:00Z'),
      });
    });
  });

  describe('the own data of a person', () => {
    const part = (who: Exported) => async (name: string) => {
      const parts = [
        ...[AUTH_PERSONAL_DATA, ROLES_PERSONAL_DATA],
        ...[PROFILES_PERSONAL_DATA, PLATFORM_PERSONAL_DATA],
      ].flatMap(({ exports }) => exports);
      const found = parts.find((each) => each.name === name);
      return (await found?.rows(all.get(DataSource), who)) as Record<string, unknown>[];
    };

    it('is theirs alone, the oldest first', async () => {
      for (const [i, { id, email }] of [person, other].entries()) {
        await all.makeAdmin({ id, email });
        await profiles().update(id, { schoolProgram: `Program ${i}` });
        for (const day of ['02', '01']) {
          const mark = `${i} of ${day}`;
          const created_at = `2026-01-${day}T00:00Z`;
          const mine = { user_id: id, created_at };
          await all.add('sessions', { ...mine, user_agent: mark, amr: '[]' });
          await all.add('identities', { ...mine, provider: mark, provider_id: id });
          await all.add('mfa_factors', { ...mine, friendly_name: mark, type: 'totp' });
          await all.add('passkeys', {
            ...{ ...mine, friendly_name: mark, credential_id: randomUUID(), public_key: '' },
          });
          await all.add('audit_entries', { resource_id: id, action: mark, created_at });
          await all.sql(
            `INSERT INTO mail_deliveries (key, template, job, recipient, created_at)
             VALUES (gen_random_uuid()::text, $1, 'job', $2, $3)`,
            [mark, email, created_at],
          );
        }
      }
      const get = part(other);
      const column = async (name: string, of: string) => (await get(name)).map((row) => row[of]);
      const both = ['1 of 01', '1 of 02'];
      expect(await column('account', 'email')).toEqual([other.email]);
      expect(await column('sessions', 'user_agent')).toEqual(both);
      expect(await column('sign-in-methods', 'provider')).toEqual(both);
      expect(await column('two-step-devices', 'friendly_name')).toEqual(both);
      expect(await column('passkeys', 'friendly_name')).toEqual(both);
      expect(await column('staff-changes', 'action')).toEqual(both);
      expect(await column('emails', 'template')).toEqual(both);
      expect(await column('profile', 'school_program')).toEqual(['Program 1']);
      expect(await column('roles', 'role')).toEqual(['admin']);
    });
  });

  describe('the log of the staff', () => {
    const MOMENTS = ['2098-01-01', '2098-01-02', '2098-01-03'].map((day) => `${day}T00:00:00.000Z`);
    let ids: string[];
    let program: string;
    let admin: Person;
    beforeAll(async () => {
      all = started();
      program = (await all.get(ServiceTokens).issue('Nightly')).id;
      admin = await all.newPerson({ email: `keeper.of.log-${randomUUID()}@example.org` });
      ids = [];
      for (const [i, actor_id] of [program, admin.id, null].entries()) {
        const row = { actor_id, action: 'log.test', created_at: MOMENTS[i] };
        ids.push(await all.add('audit_entries', row));
      }
    });
    const list = async (filter: object, sort?: ['createdAt', 'ASC' | 'DESC']) => {
      const whole = { action: 'log.test', ...filter };
      const { rows } = await all.get(AuditLogService).list({ filter: whole, sort });
      return rows.map(({ id }) => ids.indexOf(id));
    };

    it('is read newest first, or as asked, within two moments', async () => {
      expect(await list({})).toEqual([2, 1, 0]);
      expect(await list({}, ['createdAt', 'ASC'])).toEqual([0, 1, 2]);
      expect(await list({ from: MOMENTS[1] })).toEqual([2, 1]);
      expect(await list({ to: MOMENTS[1] })).toEqual([1, 0]);
      expect(await list({ from: MOMENTS[1], to: MOMENTS[1] })).toEqual([1]);
      expect(await list({ id: [ids[0], ids[2]] })).toEqual([2, 0]);
    });

    it('is searched by who acted: by words, by id, and by both', async () => {
      expect(await list({ person: 'KEEPER.of.log' })).toEqual([1]);
      expect(await list({ actorId: program })).toEqual([0]);
      expect(await list({ person: 'keeper.of', actorId: admin.id })).toEqual([1]);
      expect(await list({ person: 'keeper.of', actorId: program })).toEqual([]);
    });

    it('names people, programs and no one', async () => {
      const { rows } = await all.get(AuditLogService).list({ filter: { action: 'log.test' } });
      expect(rows.map(({ actor }) => actor)).toEqual([null, admin.email, 'Nightly']);
      expect(await all.get(AuditLogService).get(ids[0] ?? '')).toMatchObject({ actor: 'Nightly' });
    });

    /** The entry that a staff write leaves where no service adds details. */
    async function entryOf(request: object, action: string | undefined) {
      const handler = () => undefined;
      if (action !== undefined) Audited(action)(handler);
      const user = { userId: admin.id };
      const context = {
        getHandler: () => handler,
        switchToHttp: () => ({ getRequest: () => ({ user, ...request }) }),
      } as unknown as ExecutionContext;
      const interceptor = new AuditInterceptor(all.get(Audit), new Reflector());
      const answer = interceptor.intercept(context, { handle: () => of('the answer') });
      expect(await lastValueFrom(answer)).toBe('the answer');
      const rows = await all.sql(
        'SELECT resource_id, before, after, reason FROM audit_entries WHERE action = $1',
        [action],
      );
      return rows[0];
    }

    it('holds what a request asked for, without the person, where no one says more', async () => {
      const action = () => `log.${randomUUID()}`;
      const body = { reason: 'Asked by dana@example.org', firstName: 'Dana', days: 7 };
      expect(await entryOf({ params: { id: 'one', part: 'two' }, body }, action())).toEqual({
        ...{ resource_id: 'one/two', before: null, reason: 'Asked by d***@example.org' },
        after: { reason: 'Asked by d***@example.org', firstName: 'D***', days: 7 },
      });
      const nothing = { resource_id: null, before: null, after: null, reason: null };
      expect(await entryOf({}, action())).toEqual(nothing);
      expect(await entryOf({ body: { reason: 7 } }, action())).toEqual({
        ...{ ...nothing, after: { reason: 7 } },
      });
      expect(await entryOf({}, undefined)).toBeUndefined();
    });
  });
}
