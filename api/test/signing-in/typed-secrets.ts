import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SignUpService } from '@prepward/modules/auth';
import { EmailCodesService } from '../../../libs/modules/auth/email-codes.service.js';
import { MailLinksService } from '../../../libs/modules/auth/mail-links.service.js';
import type { OneTimeKind } from '../../../libs/modules/auth/one-time-token.entity.js';
import { OneTimeTokens } from '../../../libs/modules/auth/one-time-tokens.js';
import { NO_ONES_PASSWORD, PasswordHasher } from '../../../libs/modules/auth/password-hasher.js';
import { SignInService } from '../../../libs/modules/auth/sign-in.service.js';
import { UserRepository } from '../../../libs/modules/auth/user.repository.js';
import type { AccountServices } from './services.js';

export function typedSecrets(services: AccountServices): void {
  describe('secrets that are typed', () => {
    const NOW = new Date('2026-06-30T12:00:00.250Z');
    const client = { ip: '192.0.2.2', userAgent: 'Browser', device: undefined };

    let codes: EmailCodesService;
    beforeAll(() => {
      codes = services.get(EmailCodesService);
    });

    let number = 0;
    let email: string;
    beforeEach(() => {
      services.setClock(NOW);
      number += 1;
      email = `typed-${number}@example.org`;
    });
    afterEach(() => services.setClock(undefined));

    const verified = () => services.newUser({ email, email_confirmed_at: NOW });
    const issue = (userId: string, kind: OneTimeKind) =>
      services.get(OneTimeTokens).issue(userId, { kind, email, codeChallenge: null });
    const refused = (given: Promise<unknown>, code: string) =>
      expect(given).rejects.toMatchObject({ code });

    describe('a code that proves who is there', () => {
      const prove = async (userId: string, code: string) => {
        const user = await services.get(UserRepository).findById(userId);
        if (user === null) throw new Error('no user');
        await services.inTx((tx) => codes.prove(tx, user, code));
      };
      const invalid = 'reauthentication_not_valid';

      it('is the account’s own, of that kind, for ten minutes, once', async () => {
        const userId = await verified();
        const neighborId = await services.newUser();
        const signIn = await issue(userId, 'sign-in');
        await refused(prove(userId, signIn.code), invalid);
        const theirs = await issue(neighborId, 'reauthentication');
        await refused(prove(userId, theirs.code), invalid);
        const { code } = await issue(userId, 'reauthentication');
        services.setClock(new Date(NOW.getTime() + 600_000));
        await refused(prove(userId, code), invalid);
        services.setClock(new Date(NOW.getTime() + 599_999));
        await prove(userId, code);
        await refused(prove(userId, code), invalid);
        const links = services.get(MailLinksService);
        const opened = { type: 'magiclink', token: signIn.token, email, verifiers: undefined };
        const session = await links.verify({ ...opened, client });
        expect(session).toMatchObject({ user: { id: userId } });
      });
    });

    describe('a code to sign in', () => {
      const wish = { create: true, data: {}, codeChallenge: null, redirectTo: null };
      const ask = (change: object = {}) => codes.askToSignIn({ ...wish, email, ...change });
      const known = async () => (await services.get(UserRepository).findByEmail(email)) !== null;
      const requests = () =>
        services.sql(
          `SELECT user_id IS NOT NULL AS known, user_metadata, code_challenge, redirect_to, mailed
       FROM link_requests WHERE email = $1 ORDER BY mailed DESC`,
          [email],
        );

      it('makes an account of the address where sign-ups are open', async () => {
        await services.having({ disableSignup: true }, () => ask());
        expect([await known(), await requests()]).toMatchObject([false, [{ known: false }]]);
        await services.sql('DELETE FROM link_requests WHERE email = $1', [email]);
        const asking = { codeChallenge: 'challenge', redirectTo: 'http://localhost:3000/a' };
        await ask({ ...asking, email: ` ${email.toUpperCase()}`, data: { first_name: 'Ann' } });
        await refused(ask({ ...asking, codeChallenge: 'another' }), 'over_email_send_rate_limit');
        const row = { known: true, redirect_to: asking.redirectTo };
        expect(await requests()).toEqual([
          {
            ...row,
            user_metadata: { first_name: 'Ann' },
            code_challenge: 'challenge',
            mailed: true,
          },
          { ...row, user_metadata: {}, code_challenge: 'another', mailed: false },
        ]);
        const user = await services.get(UserRepository).findByEmail(email);
        expect(user).toMatchObject({ passwordHash: null, emailConfirmedAt: null });
        expect(user?.userMetadata).toEqual({});
        expect(await services.events(user?.id ?? '')).toEqual(['user.registered']);
      });

      it('names an unknown address only where addresses are no secret', async () => {
        await services.having({ autoconfirm: true, disableSignup: true }, () =>
          refused(ask(), 'otp_disabled'),
        );
        await services.having({ autoconfirm: true }, () =>
          refused(ask({ create: false }), 'otp_disabled'),
        );
        expect(await requests()).toEqual([]);
        await verified();
        await services.having({ autoconfirm: true, disableSignup: true }, () => ask());
        expect(await requests()).toMatchObject([{ known: true }]);
        email = `open-${email}`;
        await services.having({ autoconfirm: true }, () => ask());
        expect(await requests()).toMatchObject([{ known: true }]);
      });
    });

    describe('wishes for mails to one address', () => {
      it('wait for each other, whatever the mail', async () => {
        const userId = await verified();
        const from = { codeChallenge: null, redirectTo: null };
        const principal = { userId, sessionId: userId, isAnonymous: false, aal: 'aal1' as const };
        const signUp = { email, password: 'correct horse 7', data: {}, userAgent: undefined };
        const [mails, signUps] = [services.get(MailLinksService), services.get(SignUpService)];
        const lock = 'hashtextextended($1, 0)';
        await services.sql(`SELECT pg_advisory_lock(${lock})`, [email]);
        // Some may be too soon after another; which ones depends on the order.
        const asked = Promise.allSettled([
          mails.recover(email, from),
          mails.resend(email, from),
          codes.askToSignIn({ email, create: true, data: {}, ...from }),
          codes.askToProve({ ...principal, email, awaitsSecondStep: false, methods: [] }),
          signUps.signUp({ ...signUp, ...from }),
        ]);
        const waiting = async () =>
          (
            await services.sql(
              `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
               WHERE d.datname = current_database() AND locktype = 'advisory' AND NOT granted`,
            )
          ).length;
        const deadline = Date.now() + 20_000;
        while ((await waiting()) < 5 && Date.now() < deadline) await sleep(10);
        const found = await waiting();
        await services.sql(`SELECT pg_advisory_unlock(${lock})`, [email]);
        await asked;
        expect(found).toBe(5);
      });
    });

    describe('a password', () => {
      it('opens an account that is verified and not deleted', async () => {
        const signIn = services.get(SignInService);
        const address = ` ${email.toUpperCase()}`;
        const enter = () => signIn.withPassword(address, 'correct horse 7', client);
        const password_hash = await services.get(PasswordHasher).hash('correct horse 7');
        const userId = await services.newUser({ email, password_hash });
        await refused(enter(), 'email_not_confirmed');
        const set = (column: string) =>
          services.sql(`UPDATE users SET ${column} = $2 WHERE id = $1`, [userId, NOW]);
        await set('email_confirmed_at');
        expect(await enter()).toMatchObject({ user: { id: userId } });
        await set('deleted_at');
        await refused(enter(), 'user_banned');
      });

      it('is none of an account that has none, whatever is typed', async () => {
        const hasher = services.get(PasswordHasher);
        for (const none of [null, undefined]) {
          expect(await hasher.verify(none, NO_ONES_PASSWORD)).toBe(false);
        }
      });
    });
  });
}
