import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountService } from '@prepward/modules/auth';
import type { Principal } from '@prepward/platform/http';
import { Limiter } from '@prepward/platform/limits';
import type { AccountChange } from '../../../libs/modules/auth/account.service.js';
import { LIMITS } from '../../../libs/modules/auth/auth.limits.js';
import { OneTimeTokens } from '../../../libs/modules/auth/one-time-tokens.js';
import { SignInTries } from '../../../libs/modules/auth/sign-in-tries.js';
import type { Accounts, Person } from './services.js';

const PASSWORD = 'correct horse 7';
const CHALLENGE = 'c'.repeat(43);

export function ownAccount(started: () => Accounts): void {
  let all: Accounts;
  let person: Person;
  let other: Person;
  let session: Principal;
  beforeEach(async () => {
    all = started();
    [person, other] = [await newOwner(), await newOwner()];
    session = await all.newSession(person);
  });
  afterEach(() => {
    all.clock.at = undefined;
  });

  const service = () => all.get(AccountService);
  /** An owner who asked for another address before, and has a link of each kind. */
  const newOwner = async () => {
    const owner = await all.newPerson({
      ...{ password_hash: `hash of ${PASSWORD}`, new_email: `${Math.random()}@example.org` },
      new_email_confirmed_by: 'new',
    });
    for (const kind of KINDS) {
      const purpose = { kind, email: owner.email, codeChallenge: null };
      await all.get(OneTimeTokens).issue(owner.id, purpose);
    }
    return owner;
  };
  const KINDS = [
    ...(['confirmation', 'recovery', 'sign-in', 'reauthentication'] as const),
    ...(['email-change-current', 'email-change-new', 'email-change-undo'] as const),
  ];
  const change = (given: Partial<AccountChange>, by = session) =>
    service().change(by, { codeChallenge: null, redirectTo: null, ...given });
  const row = async ({ id }: Person) =>
    (
      await all.sql(
        'SELECT email, new_email, new_email_confirmed_by AS by, password_hash FROM users WHERE id = $1',
        [id],
      )
    )[0];
  const spent = async ({ id }: Person) => {
    const rows = await all.sql<{ kind: string }>(
      'SELECT kind FROM one_time_tokens WHERE user_id = $1 AND spent_at IS NOT NULL ORDER BY 1',
      [id],
    );
    return rows.map(({ kind }) => kind);
  };

  describe('a wish for another address', () => {
    it('starts over, for its account alone, and asks for the links where they were wanted', async () => {
      const [email, before] = [`new-${person.email}`, await row(other)];
      const asked = { codeChallenge: CHALLENGE, redirectTo: 'https://app.example/home' };
      await change({ email: ` ${email.toUpperCase()}`, currentPassword: PASSWORD, ...asked });
      expect(await row(person)).toMatchObject({ email: person.email, new_email: email, by: null });
      expect(await spent(person)).toEqual(['email-change-current', 'email-change-new']);
      expect([await row(other), await spent(other)]).toEqual([before, []]);
      const requests = await all.sql(
        `SELECT r.kind, r.email, r.code_challenge, r.redirect_to, r.mailed FROM link_requests r
         JOIN outbox_events e ON e.payload ->> 'requestId' = r.id::text
         WHERE r.user_id = $1 AND e.name = 'user.email-change-requested'`,
        [person.id],
      );
      expect(requests).toEqual([
        {
          ...{ kind: 'email-change', email, mailed: true },
          ...{ code_challenge: CHALLENGE, redirect_to: 'https://app.example/home' },
        },
      ]);
    });

    it('ends with the own address, which counts as no request', async () => {
      await change({ email: person.email.toUpperCase() });
      expect(await row(person)).toMatchObject({ new_email: null, by: null });
      expect(await spent(person)).toEqual(['email-change-current', 'email-change-new']);
      expect((await row(other))?.by).toBe('new');
      const { points, seconds } = LIMITS.emailChangePerAccount;
      const counted = await all.get(Limiter).use('email-change', person.id, points, seconds);
      expect(counted.used).toBe(1);
    });
  });

  describe('a new password', () => {
    it('ends the wish for another address and the links that could undo it, and is told of', async () => {
      const elsewhere = await all.newSession(other);
      await all.newSession(person);
      await change({ password: 'a better horse 8', currentPassword: PASSWORD });
      expect(await row(person)).toEqual({
        email: person.email,
        ...{ new_email: null, by: null, password_hash: 'hash of a better horse 8' },
      });
      expect(await spent(person)).toEqual(['email-change-current', 'email-change-new', 'recovery']);
      expect(await all.kept('sessions', person)).toEqual([session.sessionId]);
      expect(await all.told('password.changed', person)).toEqual([{}]);
      expect([await spent(other), await all.kept('sessions', other)]).toEqual([
        [],
        [elsewhere.sessionId],
      ]);
      expect((await row(other))?.password_hash).toBe(`hash of ${PASSWORD}`);
    });

    it('is longer for the staff, and no part of the address', async () => {
      const proof = { currentPassword: PASSWORD };
      await expect(change({ password: person.email, ...proof })).rejects.toMatchObject({
        code: 'weak_password',
      });
      await all.makeAdmin(person);
      await expect(change({ password: 'my horse 8', ...proof })).rejects.toMatchObject({
        code: 'weak_password',
      });
      await change({ password: 'a better horse 8', ...proof });
    });

    it('by a recovery link comes without another address', async () => {
      const recovered = await all.newSession(person, { method: 'recovery' });
      const both = { email: `new-${person.email}`, password: 'a better horse 8' };
      await expect(change(both, recovered)).rejects.toMatchObject({
        code: 'current_password_required',
      });
      // The address that the account already has is no change.
      await change({ email: person.email, password: 'a better horse 8' }, recovered);
    });
  });

  describe('what a student says of themselves', () => {
    it('changes the account’s own data alone, and needs no proof', async () => {
      await all.sql(`UPDATE users SET user_metadata = '{"first_name": "Ann", "seen": 1}'`);
      const view = await change({ data: { first_name: 'Ruth', seen: null } });
      expect(view.user_metadata).toEqual({ first_name: 'Ruth' });
      const [kept] = await all.sql('SELECT user_metadata FROM users WHERE id = $1', [other.id]);
      expect(kept).toEqual({ user_metadata: { first_name: 'Ann', seen: 1 } });
      expect((await row(person))?.by).toBe('new');
    });

    it('is repeated where the profile says so, name by name', async () => {
      await all.sql(`UPDATE users SET user_metadata = '{"first_name": "Ann", "seen": 1}'`);
      await all.run((tx) => service().repeatNames(tx, person.id, { lastName: 'Lee' }));
      const names = await all.run((tx) => service().namesOf(tx, person.id));
      expect(names).toEqual({ firstName: 'Ann', lastName: 'Lee' });
      const { user_metadata } = await service().view(person.id);
      expect(user_metadata).toEqual({ first_name: 'Ann', last_name: 'Lee', seen: 1 });
      expect(await all.run((tx) => service().namesOf(tx, other.id))).toMatchObject({
        lastName: '',
      });
    });
  });

  describe('the recipient of a mail', () => {
    it('is an account with the names that a mail may carry; a visitor is none', async () => {
      const names = { first_name: ' Ann ', last_name: 'see http://evil.example' };
      const named = await all.newPerson({ user_metadata: names });
      expect(await service().addressOf(named.id)).toEqual({
        ...{ email: named.email, firstName: 'Ann', lastName: '' },
      });
      const visitor = await all.newPerson({ email: null, is_anonymous: true });
      expect(await service().addressOf(visitor.id)).toBeNull();
      expect(await service().addressOf('00000000-0000-4000-8000-00000000dead')).toBeNull();
    });
  });

  describe('accounts that are closed', () => {
    it('are those before a moment, the first ones first, a hundred at most', async () => {
      await all.sql('DELETE FROM users WHERE deleted_at IS NOT NULL');
      const at = new Date('2026-05-01T00:00:00Z');
      const closed = [3, 1, 2, 0].map((minutes) => new Date(at.getTime() - minutes * 60_000));
      const ids: string[] = [];
      for (const deleted_at of closed) ids.push((await all.newPerson({ deleted_at })).id);
      const [third, first, second] = ids;
      expect(await service().closedBefore(at)).toEqual([third, second, first]);
      expect([await service().isClosed(ids[3] ?? ''), await service().isClosed(person.id)]).toEqual(
        [true, false],
      );
      await all.sql(
        `INSERT INTO users (id, deleted_at) SELECT gen_random_uuid(), $1 FROM generate_series(1, 98)`,
        [new Date('2026-04-01')],
      );
      const some = await service().closedBefore(at);
      expect([some.length, some.includes(third ?? ''), some.includes(first ?? '')]).toEqual([
        100,
        true,
        false,
      ]);
      await all.sql('DELETE FROM users WHERE deleted_at IS NOT NULL');
    });
  });

  describe('the proof of who is there', () => {
    const refusal = (by: Principal, proof: object) =>
      service()
        .proveOwner(by, proof)
        .then(
          () => 'none',
          (error) => error.code,
        );

    it('is refused in our own words', async () => {
      const { proof } = LIMITS.signIn;
      expect(await refusal(session, { currentPassword: PASSWORD })).toBe('none');
      expect(await refusal(session, {})).toBe('PROOF_REQUIRED');
      expect(await refusal(session, { currentPassword: 'a guess' })).toBe('PASSWORD_WRONG');
      expect(await refusal(session, { nonce: '000000' })).toBe('CODE_WRONG');
      const byGoogle = await all.newPerson();
      expect(await service().hasPassword(byGoogle.id)).toBe(false);
      expect(await service().hasPassword(person.id)).toBe(true);
      const theirs = await all.newSession(byGoogle);
      expect(await refusal(theirs, { currentPassword: PASSWORD })).toBe('PROOF_REQUIRED');
      const gone = { ...session, userId: '00000000-0000-4000-8000-00000000dead' };
      expect(await refusal(gone, { currentPassword: PASSWORD })).toBe('UNAUTHENTICATED');
      for (let i = 1; i < proof.points; i++) await all.get(SignInTries).beginProof(session);
      expect(await refusal(session, { currentPassword: PASSWORD })).toBe('RATE_LIMITED');
    });
  });
}
