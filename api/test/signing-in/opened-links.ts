import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { LIMITS } from '../../../libs/modules/auth/auth.limits.js';
import { newToken, s256 } from '../../../libs/modules/auth/domain/tokens.js';
import {
  MailLinksService,
  type OpenedLink,
} from '../../../libs/modules/auth/mail-links.service.js';
import {
  ONE_TIME_KINDS,
  type OneTimeKind,
} from '../../../libs/modules/auth/one-time-token.entity.js';
import { OneTimeTokens } from '../../../libs/modules/auth/one-time-tokens.js';
import { UserRepository } from '../../../libs/modules/auth/user.repository.js';
import type { AccountServices } from './services.js';

export function openedLinks(services: AccountServices): void {
  describe('links that are opened', () => {
    const NOW = new Date('2026-06-30T12:00:00.250Z');
    const client = { ip: '192.0.2.1', userAgent: 'Browser', device: undefined };

    let links: MailLinksService;
    beforeAll(() => {
      links = services.get(MailLinksService);
    });

    let number = 0;
    let email: string;
    beforeEach(() => {
      services.setClock(NOW);
      number += 1;
      email = `opened-${number}@example.org`;
    });
    afterEach(() => services.setClock(undefined));

    const verified = (fields: object = {}) =>
      services.newUser({ email, email_confirmed_at: NOW, ...fields });
    const issue = (userId: string, kind: OneTimeKind, purpose: object = {}) =>
      services.get(OneTimeTokens).issue(userId, { kind, email, codeChallenge: null, ...purpose });
    const open = (type: string, token: string, change: Partial<OpenedLink> = {}) =>
      links.verify({ type, token, email: undefined, verifiers: undefined, client, ...change });
    const refused = (given: Promise<unknown>, code: string) =>
      expect(given).rejects.toMatchObject({ code });
    const methodOf = (answer: object) =>
      'access_token' in answer
        ? decodeJwt<{ amr: { method: string }[] }>(String(answer.access_token)).amr[0]?.method
        : answer;

    describe('a link', () => {
      it('is honored by the names that the protocol has for its kind, and no others', async () => {
        // A banned account: a link that is found is refused for the ban.
        const banned = { email, banned_until: new Date('2027-01-01') };
        const userId = await services.newUser(banned);
        const honored: Record<string, string[]> = {};
        const types = [
          'signup',
          'invite',
          'email',
          'magiclink',
          'recovery',
          'email_change',
          'other',
        ];
        for (const kind of ONE_TIME_KINDS) {
          const { token, code } = await issue(userId, kind);
          honored[kind] = [];
          for (const type of types) {
            const error = await open(type, token).catch(({ code: why }) => why);
            if (error === 'user_banned') honored[kind].push(type);
            const place = { ...client, ip: `198.51.100.${ONE_TIME_KINDS.indexOf(kind)}` };
            const typed = { email: ` ${email.toUpperCase()}`, client: place };
            await refused(open(type, code, typed), error);
          }
        }
        expect(honored).toEqual({
          confirmation: ['signup', 'invite', 'email'],
          recovery: ['recovery'],
          'email-change-current': ['email_change'],
          'email-change-new': ['email_change'],
          'email-change-undo': [],
          'sign-in': ['email', 'magiclink'],
          reauthentication: [],
        });
        const spent = await services.sql(
          'SELECT 1 FROM one_time_tokens WHERE user_id = $1 AND spent_at IS NOT NULL',
          [userId],
        );
        expect(spent).toEqual([]);
      });

      it('proves nothing once the account has another address', async () => {
        const userId = await verified();
        const former = { email: `former-${email}` };
        const { token } = await issue(userId, 'sign-in', former);
        await refused(open('magiclink', token), 'otp_expired');
        const confirmation = open('signup', (await issue(userId, 'confirmation', former)).token);
        await expect(confirmation).rejects.toThrow('Token has expired or is invalid');
        await services.sql('UPDATE users SET email = $2 WHERE id = $1', [
          userId,
          `former-${email}`,
        ]);
        expect(methodOf(await open('magiclink', token))).toBe('otp');
      });

      it('signs in in the browser that asked, as one that was clicked; of a sign-up, as begun here', async () => {
        const verifiers = [newToken(), newToken()];
        const codeChallenge = s256(verifiers[1] ?? '');
        const userId = await services.newUser({ email });
        const confirmation = await issue(userId, 'confirmation', { codeChallenge });
        expect(methodOf(await open('signup', confirmation.token, { verifiers }))).toBe(
          'email/signup',
        );
        const signIn = await issue(userId, 'sign-in', { codeChallenge });
        expect(methodOf(await open('magiclink', signIn.token, { verifiers }))).toBe('otp');
        const recovery = await issue(userId, 'recovery', { codeChallenge });
        expect(methodOf(await open('recovery', recovery.token, { verifiers }))).toBe('recovery');
        const elsewhere = await issue(userId, 'sign-in', { codeChallenge });
        expect(await open('magiclink', elsewhere.token, { verifiers: [newToken()] })).toEqual({
          msg: 'Your address is verified. Log in to continue.',
          code: '200',
        });
      });

      it('ends with the first of its kind that is opened, and leaves other kinds and accounts', async () => {
        const userId = await verified();
        const neighborId = await services.newUser({
          email: `next-${email}`,
          email_confirmed_at: NOW,
        });
        const [one, two] = [await issue(userId, 'sign-in'), await issue(userId, 'sign-in')];
        const recovery = await issue(userId, 'recovery');
        const theirs = await issue(neighborId, 'sign-in', { email: `next-${email}` });
        await open('magiclink', one.token);
        await refused(open('magiclink', two.token), 'otp_expired');
        expect(methodOf(await open('recovery', recovery.token))).toBe('recovery');
        expect(methodOf(await open('magiclink', theirs.token))).toBe('otp');
      });

      it('brings in no password where it belongs to no sign-up, and leaves none', async () => {
        const given = { password_hash: 'given', user_metadata: { first_name: 'Eve' } };
        const userId = await services.newUser({ email, ...given });
        await open('magiclink', (await issue(userId, 'sign-in')).token);
        const user = await services.get(UserRepository).findById(userId);
        expect([user?.passwordHash, user?.userMetadata]).toEqual([null, {}]);
        await services.sql(`UPDATE users SET password_hash = 'own' WHERE id = $1`, [userId]);
        await open('magiclink', (await issue(userId, 'sign-in')).token);
        const later = await services.get(UserRepository).findById(userId);
        expect(later?.passwordHash).toBe('own');
      });

      it('brings in the password and names of its sign-up, and verifies the account', async () => {
        const userId = await services.newUser({ email });
        await services.sql('INSERT INTO profiles (user_id, first_name) VALUES ($1, $2)', [
          userId,
          'Eve',
        ]);
        await services.insert('identities', {
          user_id: userId,
          provider: 'email',
          provider_id: userId,
          data: { sub: userId, email_verified: false },
        });
        await services.insert('identities', {
          user_id: userId,
          provider: 'https://id.example',
          provider_id: userId,
          data: {},
        });
        const names = { first_name: 'Ann', last_name: 'Lee' };
        const asked = { kind: 'sign-up', email, user_id: userId, user_metadata: names };
        const signUpId = await services.insert('link_requests', {
          ...asked,
          password_hash: 'hash',
        });
        await services.insert('link_requests', { ...asked, password_hash: 'another' });
        const { token } = await issue(userId, 'confirmation', { signUpId });
        await open('signup', token);
        const [row] = await services.sql(
          `SELECT u.password_hash, u.user_metadata, u.email_confirmed_at, p.first_name, p.last_name,
         (SELECT count(*)::int FROM link_requests r WHERE r.user_id = u.id) AS waiting,
         (SELECT jsonb_agg(i.data ORDER BY i.provider) FROM identities i
          WHERE i.user_id = u.id) AS identities
       FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = $1`,
          [userId],
        );
        expect(row).toEqual({
          password_hash: 'hash',
          user_metadata: names,
          email_confirmed_at: NOW,
          ...names,
          waiting: 0,
          identities: [{ sub: userId, email_verified: true }, {}],
        });
        expect(await services.events(userId)).toEqual(['user.verified']);
      });
    });

    describe('a change of address', () => {
      it('takes a link to each of the two, however many were sent to one', async () => {
        const newEmail = `new-${email}`;
        const userId = await verified({ new_email: newEmail });
        const toNew = () => issue(userId, 'email-change-new', { email: newEmail });
        const address = async () => (await services.get(UserRepository).findById(userId))?.email;
        for (const { token } of [await toNew(), await toNew()]) {
          await services.sql('UPDATE one_time_tokens SET spent_at = NULL WHERE user_id = $1', [
            userId,
          ]);
          expect(await open('email_change', token)).toMatchObject({ code: '200' });
          expect(await address()).toBe(email);
        }
        const toOld = await issue(userId, 'email-change-current');
        const stale = await issue(userId, 'email-change-current', { email: `stale-${email}` });
        await refused(open('email_change', stale.token), 'otp_expired');
        const other = await issue(userId, 'email-change-new', { email: `other-${email}` });
        await refused(open('email_change', other.token), 'otp_expired');
        expect(methodOf(await open('email_change', toOld.token))).toBe('otp');
        expect(await address()).toBe(newEmail);
      });
    });

    describe('a code that is typed', () => {
      it('forgets the tries before it when it is right', async () => {
        const userId = await verified();
        const { points } = LIMITS.emailCode.place;
        const type = (token: string) => open('email', token, { email });
        const { code } = await issue(userId, 'sign-in');
        const wrong = code === '000000' ? '111111' : '000000';
        for (let i = 1; i < points; i++) await refused(type(wrong), 'otp_expired');
        await type(code);
        for (let i = 0; i < points; i++) await refused(type(wrong), 'otp_expired');
        await refused(type(wrong), 'over_request_rate_limit');
      });
    });
  });
}
