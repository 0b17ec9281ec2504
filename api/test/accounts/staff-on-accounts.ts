import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, MINUTE_MS } from '@prepward/contracts/durations';
import { VIEW_MINUTES } from '@prepward/contracts/staff-frame';
import { StaffSessions, UsersAdminService } from '@prepward/modules/auth';
import { Audit } from '@prepward/platform/audit';
import { StaffActionsService } from '../../../libs/modules/auth/admin/staff-actions.service.js';
import { StudentViews } from '../../../libs/modules/auth/admin/student-views.js';
import { UserRepository } from '../../../libs/modules/auth/user.repository.js';
import { RolesService } from '../../../libs/modules/roles/index.js';
import type { Accounts, Person } from './services.js';

const NO_ONE = '00000000-0000-4000-8000-00000000dead';

export function staffOnAccounts(started: () => Accounts): void {
  let all: Accounts;
  let person: Person;
  let other: Person;
  beforeEach(async () => {
    all = started();
    [person, other] = [await all.newPerson(), await all.newPerson()];
  });
  afterEach(() => {
    all.clock.at = undefined;
    all.config.auth.adminTwoStep = false;
  });

  const actions = () => all.get(StaffActionsService);
  /** Does it as a staff route would. @returns what the log says about it */
  async function logged(work: () => Promise<unknown>) {
    const action = `test.${randomUUID()}`;
    await all.get(Audit).during({ actorId: null, action }, {}, work);
    const [entry] = await all.sql('SELECT before, after FROM audit_entries WHERE action = $1', [
      action,
    ]);
    return entry;
  }
  const columns = async ({ id }: Person) =>
    (await all.sql('SELECT * FROM users WHERE id = $1', [id]))[0];

  describe('what staff see of sessions', () => {
    it('is how each began and what it proved, the last used first', async () => {
      for (const [user_agent, aal, created_at, refreshed_at, methods] of [
        ['old', 'aal1', '2026-03-04', '2026-03-05', ['password']],
        ['new', 'aal2', '2026-03-01', '2026-03-09', ['totp', 'oauth']],
      ] as const) {
        const amr = JSON.stringify(methods.map((method) => ({ method, timestamp: 1 })));
        const times = {
          created_at: `${created_at}T00:00Z`,
          refreshed_at: `${refreshed_at}T00:00Z`,
        };
        await all.add('sessions', { user_id: person.id, user_agent, aal, amr, ...times });
      }
      await all.newSession(other);
      const [first, second, ...more] = await actions().sessionsOf(person.id);
      expect(first).toEqual({
        ...{ id: expect.any(String), userAgent: 'new', secondStep: true },
        methods: ['totp', 'oauth'],
        ...{ createdAt: '2026-03-01T00:00:00.000Z', lastUsedAt: '2026-03-09T00:00:00.000Z' },
      });
      expect(second).toMatchObject({ userAgent: 'old', methods: ['password'], secondStep: false });
      expect(more).toEqual([]);
    });
  });

  describe('a closed account', () => {
    it('is found by no act of the staff', async () => {
      const closed = (await all.newPerson({ deleted_at: new Date() })).id;
      const view = { userId: other.id, sessionId: NO_ONE } as never;
      for (const work of [
        () => actions().sessionsOf(closed),
        () => actions().grantRole(closed, 'admin'),
        () => actions().unban(closed),
        () => actions().signOut(closed),
        () => all.get(StudentViews).open(view, closed),
        () => all.get(UsersAdminService).get(closed),
      ]) {
        await expect(work()).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
      }
    });
  });

  describe('a role that staff give', () => {
    it.each([
      ['unverified', { email_confirmed_at: null }],
      ['a visitor’s', { is_anonymous: true }],
    ])('is refused where the account is %s, and so is a view', async (_, row) => {
      const { id } = await all.newPerson(row);
      const refused = { code: 'VERIFIED_ACCOUNT_REQUIRED' };
      await expect(actions().grantRole(id, 'admin')).rejects.toMatchObject(refused);
      const view = all.get(StudentViews).open({ userId: other.id } as never, id);
      await expect(view).rejects.toMatchObject(refused);
    });

    it('is logged with what was before, given twice and taken twice', async () => {
      await all.makeAdmin(other);
      const [none, role] = [{ roles: [] }, { roles: ['admin'] }];
      const grant = () => logged(() => actions().grantRole(person.id, 'admin'));
      const remove = () => logged(() => actions().removeRole(person.id, 'admin'));
      expect(await grant()).toEqual({ before: none, after: role });
      expect(await grant()).toEqual({ before: role, after: role });
      expect(await remove()).toEqual({ before: role, after: none });
      expect(await remove()).toEqual({ before: none, after: none });
      const roles = all.get(RolesService);
      expect([await roles.isAdmin(person.id), await roles.isAdmin(other.id)]).toEqual([
        false,
        true,
      ]);
    });

    it('is the last one’s no more than another’s, no matter who is asked about', async () => {
      await all.sql('DELETE FROM user_roles');
      const roles = all.get(RolesService);
      expect(await roles.hasAnyAdmin()).toBe(false);
      await all.makeAdmin(other);
      expect(await roles.hasAnyAdmin()).toBe(true);
      const remove = ({ id }: Person) => all.run((tx) => roles.remove(tx, id, 'admin'));
      expect([await remove(person), await remove(other)]).toEqual([true, false]);
      expect(await all.run((tx) => roles.hasAny(tx, person.id))).toBe(false);
    });
  });

  describe('a ban by staff', () => {
    it('is for life unless it ends, and ends the sessions of its account alone', async () => {
      const begin = new Date('2027-02-03T10:00:00Z');
      all.clock.at = begin;
      await all.newSession(person);
      const { sessionId } = await all.newSession(other);
      const forLife = new Date(begin.getTime() + 100 * 365 * DAY_MS).toISOString();
      expect(await logged(() => actions().ban(person.id, null, other.id))).toEqual({
        before: { bannedUntil: null },
        after: { bannedUntil: forLife },
      });
      expect((await columns(person))?.banned_until).toEqual(new Date(forLife));
      expect(await all.kept('sessions', person)).toEqual([]);
      expect(await all.kept('sessions', other)).toEqual([sessionId]);
      expect((await columns(other))?.banned_until).toBeNull();
      expect(await logged(() => actions().unban(person.id))).toEqual({
        before: { bannedUntil: forLife },
        after: { bannedUntil: null },
      });
    });

    it('is for a moment to come', async () => {
      const now = new Date('2027-02-03T10:00:00Z');
      all.clock.at = now;
      expect(() => actions().ban(person.id, now, other.id)).toThrow(
        expect.objectContaining({ code: 'VALIDATION_FAILED' }),
      );
      await actions().ban(person.id, new Date(now.getTime() + 1), other.id);
    });
  });

  describe('two-step sign-in that staff reset', () => {
    const factor = (of: Person, type: string, verified = true) =>
      all.add('mfa_factors', { user_id: of.id, type, friendly_name: type + verified, verified });
    const passkey = (of: Person, credential_id: string) =>
      all.add('passkeys', {
        ...{ user_id: of.id, credential_id, public_key: '', friendly_name: 'Phone' },
      });

    it('is gone whole, with the sessions, and told of once for each kind', async () => {
      for (const who of [person, other]) {
        await factor(who, 'totp');
        await factor(who, 'totp', false);
        await factor(who, 'recovery_code');
        for (const key of ['a', 'b']) await passkey(who, `${who.id} ${key}`);
        await all.newSession(who, { aal: 'aal2' });
      }
      expect(await logged(() => actions().resetTwoStep(person.id))).toEqual({
        before: { apps: 2, passkeys: 2 },
        after: { apps: 0, passkeys: 0 },
      });
      for (const [table, left] of [
        ['mfa_factors', 3],
        ['passkeys', 2],
        ['sessions', 1],
      ] as const) {
        expect([table, await all.kept(table, person)]).toEqual([table, []]);
        expect([table, await all.kept(table, other)]).toEqual([
          table,
          Array(left).fill(expect.any(String)),
        ]);
      }
      expect(await all.told('passkey.changed', person)).toEqual([{ change: 'removed' }]);
      expect(await all.told('two-step.changed', person)).toEqual([{ change: 'off' }]);
    });

    it('tells nothing of what was not there', async () => {
      await factor(person, 'totp', false);
      await actions().resetTwoStep(person.id);
      expect(await all.kept('mfa_factors', person)).toEqual([]);
      expect(await all.told('passkey.changed', person)).toEqual([]);
      expect(await all.told('two-step.changed', person)).toEqual([]);
    });
  });

  describe('an admin’s pass', () => {
    it('holds while the session, its second step and the role do', async () => {
      await all.makeAdmin(person);
      const [plain, full] = [
        await all.newSession(person),
        await all.newSession(person, { aal: 'aal2', method: 'totp' }),
      ];
      const students = await all.newSession(other, { aal: 'aal2' });
      const hold = async () => {
        const held = [];
        for (const { sessionId, userId } of [plain, full, students]) {
          held.push(await all.get(StaffSessions).holds(sessionId, userId));
        }
        return held;
      };
      expect(await hold()).toEqual([true, true, false]);
      all.config.auth.adminTwoStep = true;
      expect(await hold()).toEqual([false, true, false]);
      all.config.auth.adminTwoStep = false;
      const step = { user_id: person.id, type: 'totp', verified: true };
      await all.add('mfa_factors', step);
      expect(await hold()).toEqual([false, true, false]);
      expect(await all.get(StaffSessions).holds(full.sessionId, other.id)).toBe(false);
    });

    it('to view the site as a student says whose view it is, and when it ends', async () => {
      const names = { first_name: ' Ann', last_name: 'Lee' };
      const student = await all.newPerson({ user_metadata: names });
      const begin = Date.now();
      const admin = { userId: person.id, sessionId: NO_ONE } as never;
      let view = { student: {}, expiresAt: '' };
      const entry = await logged(async () => {
        view = await all.get(StudentViews).open(admin, student.id);
      });
      expect(entry).toEqual({ before: null, after: { until: view.expiresAt } });
      expect(view.student).toEqual({
        ...{ id: student.id, email: student.email, firstName: 'Ann', lastName: 'Lee' },
      });
      const minutes = (Date.parse(view.expiresAt) - begin) / MINUTE_MS;
      expect(minutes).toBeGreaterThanOrEqual(VIEW_MINUTES);
      expect(minutes).toBeLessThan(VIEW_MINUTES + 1);
    });
  });

  describe('an admin who is made at the command line', () => {
    const PASSWORD = 'the password of the owner';
    const make = (address: string) => all.get(UsersAdminService).createAdmin(address, PASSWORD);

    it('keeps names and date of an account that was proven, which opens again', async () => {
      const since = new Date('2026-01-02T03:04:05Z');
      const kept = await all.newPerson({
        ...{ email_confirmed_at: since, user_metadata: { first_name: 'Ann' } },
        ...{ deleted_at: new Date(), new_email: 'n@example.org', new_email_confirmed_by: 'new' },
      });
      await all.add('identities', { user_id: kept.id, provider: 'email', provider_id: kept.id });
      const { sessionId } = await all.newSession(other);
      await all.newSession(kept);
      expect(await make(` ${kept.email.toUpperCase()}`)).toBe('changed');
      expect(await columns(kept)).toMatchObject({
        ...{ email_confirmed_at: since, user_metadata: { first_name: 'Ann' } },
        ...{ deleted_at: null, new_email: null, new_email_confirmed_by: null },
        password_hash: `hash of ${PASSWORD}`,
      });
      expect(await all.kept('identities', kept, 'provider')).toEqual(['email']);
      expect(await all.told('password.changed', kept)).toEqual([{}]);
      expect(await all.kept('sessions', kept)).toEqual([]);
      expect(await all.kept('sessions', other)).toEqual([sessionId]);
      expect(await make(kept.email)).toBe('unchanged');
    });

    it('is made where there is none, under the address in lower case', async () => {
      const email = `${randomUUID()}@example.org`;
      all.clock.at = new Date('2027-02-03T10:00:00Z');
      expect(await make(email.toUpperCase())).toBe('created');
      const user = await all.get(UserRepository).findByEmail(email);
      const id = user?.id ?? '';
      expect(user).toMatchObject({ emailConfirmedAt: all.clock.at, isAnonymous: false });
      const identities = await all.sql('SELECT * FROM identities WHERE user_id = $1', [id]);
      expect(identities).toEqual([
        expect.objectContaining({
          ...{ provider: 'email', provider_id: id },
          data: { sub: id, email, email_verified: true },
        }),
      ]);
      const admins = all.get(UsersAdminService);
      expect([await admins.isAdmin(email), await admins.isAdmin(person.email)]).toEqual([
        true,
        false,
      ]);
      expect(await admins.idOf(email.toUpperCase())).toBe(id);
      await all.sql('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [id]);
      expect(await make(email)).toBe('changed');
    });
  });
}
