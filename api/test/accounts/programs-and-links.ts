import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@prepward/contracts/durations';
import type { RouteBody } from '@prepward/contracts/routes';
import { Audit } from '@prepward/platform/audit';
import { AccountsAdminService } from '../../../libs/modules/auth/admin/accounts-admin.service.js';
import { GeneratedLinksService } from '../../../libs/modules/auth/admin/generated-links.service.js';
import { hashToken } from '../../../libs/modules/auth/domain/tokens.js';
import type { Accounts, Person } from './services.js';

const NOW = new Date('2027-02-03T10:00:00Z');
const BEFORE = new Date('2026-01-02T03:04:05Z');

export function programsAndLinks(started: () => Accounts): void {
  let all: Accounts;
  let person: Person;
  let other: Person;
  beforeEach(async () => {
    all = started();
    [person, other] = [await all.newPerson(), await all.newPerson()];
    all.clock.at = NOW;
  });
  afterEach(() => {
    all.clock.at = undefined;
  });

  const service = () => all.get(AccountsAdminService);
  const change = (of: Person, given: object) =>
    service().change(of.id, given as RouteBody<'authAdmin.changeUser'>);
  const columns = async ({ id }: Person) =>
    (await all.sql('SELECT * FROM users WHERE id = $1', [id]))[0];
  const identities = ({ id }: Person) =>
    all.sql('SELECT provider, data FROM identities WHERE user_id = $1 ORDER BY 1', [id]);
  const withIdentities = async (row: Record<string, unknown>) => {
    const made = await all.newPerson(row);
    for (const provider of ['email', 'https://id.example']) {
      const data = { email: made.email, email_verified: false };
      await all.add('identities', { user_id: made.id, provider, provider_id: made.id, data });
    }
    return made;
  };
  const entryOf = async (work: () => Promise<unknown>) => {
    const action = `test.${randomUUID()}`;
    await all.get(Audit).during({ actorId: null, action }, {}, work);
    const [entry] = await all.sql(
      'SELECT resource_id, before, after FROM audit_entries WHERE action = $1',
      [action],
    );
    return entry;
  };

  describe('an account that a program changes', () => {
    it.each([
      ['1h30m', HOUR_MS + 30 * MINUTE_MS],
      ['1.5h', HOUR_MS + 30 * MINUTE_MS],
      ['90s', 90_000],
      ['20m5s', 20 * MINUTE_MS + 5_000],
    ])('is banned for %s, and signed out for good', async (ban_duration, ms) => {
      await all.newSession(person);
      const { sessionId } = await all.newSession(other);
      const view = await change(person, { ban_duration });
      expect(view.banned_until).toBe(new Date(NOW.getTime() + ms).toISOString());
      await change(person, { ban_duration: 'none' });
      expect((await columns(person))?.banned_until).toBeNull();
      expect(await all.kept('sessions', person)).toEqual([]);
      expect(await all.kept('sessions', other)).toEqual([sessionId]);
    });

    it('gets another password, is signed out, and told if it had one', async () => {
      for (const [before, told] of [
        [null, []],
        ['hash of before', [{}]],
      ] as const) {
        const owner = await all.newPerson({ password_hash: before });
        await all.newSession(owner);
        await change(owner, { password: 'another horse 8' });
        expect((await columns(owner))?.password_hash).toBe('hash of another horse 8');
        expect(await all.kept('sessions', owner)).toEqual([]);
        expect(await all.told('password.changed', owner)).toEqual(told);
      }
      expect((await columns(other))?.password_hash).toBeNull();
      const own = change(person, { password: person.email });
      await expect(own).rejects.toMatchObject({ code: 'weak_password' });
    });

    it('is signed out by nothing else', async () => {
      const { sessionId } = await all.newSession(person);
      await change(person, { email: `new-${person.email}`, user_metadata: { a: 1 } });
      await change(person, { email_confirm: true, ban_duration: 'none' });
      expect(await all.kept('sessions', person)).toEqual([sessionId]);
    });

    it('is verified once, with its email identity', async () => {
      const owner = await withIdentities({ email_confirmed_at: null });
      const waiting = await withIdentities({ email_confirmed_at: null });
      await change(owner, { email_confirm: false });
      expect((await columns(owner))?.email_confirmed_at).toBeNull();
      await change(owner, { email_confirm: true });
      await change(owner, { email_confirm: true });
      expect((await columns(owner))?.email_confirmed_at).toEqual(NOW);
      expect(await all.told('user.verified', owner)).toEqual([{}]);
      const verified = async (of: Person) =>
        (await identities(of)).map(({ data }) => (data as Record<string, unknown>).email_verified);
      expect([await verified(owner), await verified(waiting)]).toEqual([
        [true, false],
        [false, false],
      ]);
      const long = await all.newPerson({ email_confirmed_at: BEFORE });
      await change(long, { email_confirm: true });
      expect((await columns(long))?.email_confirmed_at).toEqual(BEFORE);
      expect(await all.told('user.verified', long)).toEqual([]);
    });

    it('has another address, its email identity too, unless someone has it', async () => {
      const [owner, neighbor] = [await withIdentities({}), await withIdentities({})];
      const email = `new-${owner.email}`;
      await change(owner, { email: ` ${email.toUpperCase()}` });
      expect((await columns(owner))?.email).toBe(email);
      const addresses = async (of: Person) =>
        (await identities(of)).map(({ data }) => (data as Record<string, unknown>).email);
      expect(await addresses(owner)).toEqual([email, owner.email]);
      expect(await addresses(neighbor)).toEqual([neighbor.email, neighbor.email]);
      const taken = change(owner, { email: neighbor.email });
      await expect(taken).rejects.toMatchObject({ code: 'email_exists' });
      expect(await all.told('user.verified', owner)).toEqual([]);
    });

    it('keeps what is said of it beside what changes, and the log says what did', async () => {
      const metadata = { user_metadata: { a: 1, b: 2 }, app_metadata: { c: 3, d: 4 } };
      const owner = await all.newPerson({ ...metadata, updated_at: BEFORE });
      const given = { user_metadata: { a: null, e: 5 }, app_metadata: { c: null, f: 6 } };
      expect(await entryOf(() => change(owner, given))).toEqual({
        ...{ resource_id: owner.id, before: null },
        after: expect.arrayContaining(['appMetadata', 'userMetadata']),
      });
      const row = await columns(owner);
      expect(row).toMatchObject({
        user_metadata: { b: 2, e: 5 },
        app_metadata: { d: 4, f: 6 },
      });
      expect(Number(row?.updated_at)).toBeGreaterThan(BEFORE.getTime());
      await change(owner, { user_metadata: null, app_metadata: null });
      expect(await columns(owner)).toMatchObject({ user_metadata: { b: 2, e: 5 } });
    });

    it('is closed with all that opens it, and told of to be erased', async () => {
      await all.newSession(person);
      const { sessionId } = await all.newSession(other);
      const key = { credential_id: 'of-closed', public_key: '', friendly_name: 'Phone' };
      await all.add('passkeys', { user_id: person.id, ...key });
      expect(await entryOf(() => service().delete(person.id))).toEqual({
        ...{ resource_id: person.id, after: null },
        before: { email: person.email.replace(/^(.).*@/, '$1***@') },
      });
      expect((await columns(person))?.deleted_at).toEqual(NOW);
      expect([await all.kept('sessions', person), await all.kept('passkeys', person)]).toEqual([
        [],
        [],
      ]);
      expect(await all.told('account.closed', person)).toEqual([{}]);
      expect(await all.kept('sessions', other)).toEqual([sessionId]);
      expect(await all.told('account.closed', other)).toEqual([]);
    });
  });

  describe('a link that a program makes', () => {
    const generate = (given: object, redirectTo?: string) =>
      all
        .get(GeneratedLinksService)
        .generate({ ...given } as RouteBody<'authAdmin.generateLink'>, redirectTo);
    const code = (made: Promise<unknown>) =>
      made.then(
        () => 'made',
        (error) => error.code,
      );
    const token = async (secret: string) =>
      (
        await all.sql('SELECT * FROM one_time_tokens WHERE token_hash = $1', [hashToken(secret)])
      )[0];

    it.each([
      ['invite', NOW],
      ['signup', null],
    ])('to make an account, %s, waits with what it brings', async (type, invitedAt) => {
      const owner = await all.newPerson({ email_confirmed_at: null });
      const given = { type, email: owner.email.toUpperCase(), password: 'correct horse 7' };
      const made = await generate({ ...given, data: { first_name: 'Ann' } });
      expect([made.id, made.user_metadata]).toEqual([owner.id, { first_name: 'Ann' }]);
      expect((await columns(owner))?.invited_at).toEqual(invitedAt);
      expect((await columns(owner))?.password_hash).toBeNull();
      const kept = await token(made.hashed_token);
      const requests = await all.sql('SELECT * FROM link_requests WHERE user_id = $1', [owner.id]);
      expect(requests).toEqual([
        expect.objectContaining({
          ...{ id: kept?.sign_up_id, kind: 'sign-up', email: owner.email, mailed: false },
          ...{ password_hash: 'hash of correct horse 7', user_metadata: { first_name: 'Ann' } },
        }),
      ]);
    });

    it('is of the kind that its name says, for where it is sent', async () => {
      const newEmail = `new-${person.email}`;
      const both = { email: person.email, new_email: newEmail.toUpperCase() };
      for (const [type, kind, email] of [
        ['recovery', 'recovery', person.email],
        ['magiclink', 'sign-in', person.email],
        ['email_change_current', 'email-change-current', person.email],
        ['email_change_new', 'email-change-new', newEmail],
      ]) {
        await all.sql(`UPDATE users SET new_email_confirmed_by = 'new' WHERE id = $1`, [person.id]);
        const made = await generate({ type, ...both });
        expect(await token(made.hashed_token)).toMatchObject({
          ...{ user_id: person.id, kind, email, sign_up_id: null, code_challenge: null },
        });
        expect(made.verification_type).toBe(type);
        const isChange = type?.startsWith('email_change');
        const { new_email, new_email_confirmed_by: by } = (await columns(person)) ?? {};
        expect([new_email, by]).toEqual(isChange ? [newEmail, null] : [null, 'new']);
      }
    });

    it('is refused where its account, password or new address is missing, or there is one', async () => {
      const [email, password] = [`none-${person.email}`, 'correct horse 7'];
      const proven = { email: person.email, password };
      expect(await code(generate({ type: 'signup', email }))).toBe('validation_failed');
      expect(await code(generate({ type: 'signup', email, password: '123' }))).toBe(
        'weak_password',
      );
      expect(await code(generate({ type: 'recovery', email }))).toBe('user_not_found');
      const change = { type: 'email_change_current', email, new_email: `n-${email}` };
      expect(await code(generate(change))).toBe('user_not_found');
      const nowhere = { type: 'email_change_new', email: person.email };
      expect(await code(generate(nowhere))).toBe('validation_failed');
      for (const type of ['signup', 'invite']) {
        expect(await code(generate({ type, ...proven }))).toBe('email_exists');
      }
      expect(await all.sql('SELECT 1 FROM users WHERE email = $1', [email])).toEqual([]);
    });

    it('leads where the body says, else where the address does', async () => {
      const wanted = { type: 'recovery', email: person.email };
      const [one, two] = ['https://app.example/one', 'https://app.example/two'];
      expect((await generate({ ...wanted, redirect_to: one }, two)).redirect_to).toBe(one);
      expect((await generate(wanted, two)).redirect_to).toBe(two);
    });
  });

  describe('an invitation that is mailed', () => {
    const invite = (email: string, redirectTo?: string) =>
      all.get(GeneratedLinksService).invite(email, { first_name: 'Ann' }, redirectTo);

    it('waits for its link, says when it was, and is not mailed twice at once', async () => {
      const email = `invited-${person.email}`;
      const view = await invite(` ${email.toUpperCase()}`, 'https://app.example/in');
      expect(view).toMatchObject({ email, invited_at: NOW.toISOString() });
      const asked = await all.sql(
        `SELECT r.user_id, r.redirect_to, r.mailed FROM link_requests r JOIN outbox_events e
           ON e.payload ->> 'requestId' = r.id::text AND e.name = 'user.verification-requested'
         WHERE r.email = $1`,
        [email],
      );
      expect(asked).toEqual([
        { user_id: view.id, redirect_to: 'https://app.example/in', mailed: true },
      ]);
      await expect(invite(email)).rejects.toMatchObject({ code: 'over_email_send_rate_limit' });
      await expect(invite(person.email)).rejects.toMatchObject({ code: 'email_exists' });
    });
  });
}
