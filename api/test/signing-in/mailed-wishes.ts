import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addressChanged,
  emailChangeRequested,
  googleLinked,
  newDeviceUsed,
  passkeyChanged,
  passwordChanged,
  passwordGuessed,
  reauthenticationRequested,
  recoveryRequested,
  signInCodeRequested,
  twoStepChanged,
  userVerified,
  verificationRequested,
} from '@prepward/contracts/events';
import { SignUpService } from '@prepward/modules/auth';
import { hashToken } from '../../../libs/modules/auth/domain/tokens.js';
import { LinkRequests } from '../../../libs/modules/auth/link-requests.js';
import { UserRepository } from '../../../libs/modules/auth/user.repository.js';
import { type AccountServices, type SentMail, wordsOf } from './services.js';

export function mailedWishes(services: AccountServices): void {
  describe('wishes that are mailed', () => {
    const NOW = new Date('2026-06-30T12:00:00.250Z');

    let number = 0;
    let email: string;
    beforeEach(() => {
      services.setClock(NOW);
      number += 1;
      email = `mailed-${number}@example.org`;
    });
    afterEach(() => services.setClock(undefined));

    const newUser = (fields: object = {}) => services.newUser({ email, ...fields });
    const verified = (fields: object = {}) => newUser({ email_confirmed_at: NOW, ...fields });
    const wish = (kind: string, fields: object = {}) =>
      services.insert('link_requests', { kind, email, ...fields });
    const said = (mails: SentMail[]) => mails.map(({ template, to }) => `${template} to ${to}`);
    const asked = async (event: { name: string }, requestId: string) =>
      said(await services.mailsOf(event, { requestId }));
    const only = (mails: SentMail[]): SentMail => {
      const [mail] = mails;
      if (mail === undefined || mails.length > 1) throw new Error(`${mails.length} mails`);
      return mail;
    };

    describe('the mail that a sign-up brings', () => {
      const verification = async (kind: string, fields: object = {}) =>
        asked(verificationRequested, await wish(kind, fields));

      it('holds the link where the account waits for its address, also when it is sent again', async () => {
        const user_id = await newUser();
        const mail = [`verify-address to ${email}`];
        expect(await verification('sign-up', { user_id })).toEqual(mail);
        expect(await verification('resend')).toEqual(mail);
      });

      it.each(['is verified', 'holds a role'])(
        'tells the owner where the account %s',
        async (state) => {
          const user_id = state === 'is verified' ? await verified() : await newUser();
          if (state === 'holds a role') {
            await services.sql(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [
              user_id,
            ]);
          }
          expect(await verification('sign-up', { user_id })).toEqual([
            `account-exists to ${email}`,
          ]);
          expect(await verification('resend')).toEqual([]);
        },
      );

      it('goes to no one where the wish is forgotten, or no one has the address', async () => {
        expect(await verification('resend')).toEqual([]);
        expect(await asked(verificationRequested, randomUUID())).toEqual([]);
      });

      it('brings in the sign-up that asked, and sent again the one that waits', async () => {
        const user_id = await newUser();
        const signUps = async () =>
          (
            await services.sql<{ sign_up_id: string | null }>(
              'SELECT sign_up_id FROM one_time_tokens WHERE user_id = $1 ORDER BY expires_at',
              [user_id],
            )
          ).map((row) => row.sign_up_id);
        const mailAt = async (minute: number, kind: string, id: string) => {
          services.setClock(new Date(NOW.getTime() + minute * 60_000));
          await asked(verificationRequested, id);
          return kind;
        };
        const first = await wish('sign-up', { user_id });
        await mailAt(1, 'sign-up', first);
        await mailAt(2, 'resend', await wish('resend'));
        const second = await wish('sign-up', { user_id });
        await mailAt(3, 'sign-up', second);
        await mailAt(4, 'resend', await wish('resend'));
        expect(await signUps()).toEqual([first, first, second, null]);
      });
    });

    describe('a link in a mail', () => {
      const linkIn = async (mail: SentMail) => {
        const [href = ''] = /http\S+token_hash\S+/.exec(await wordsOf(mail)) ?? [];
        const { searchParams, origin, pathname } = new URL(href);
        const secret = hashToken(searchParams.get('token_hash') ?? '');
        const next = searchParams.get('next');
        const type = searchParams.get('type');
        return { to: mail.to, place: origin + pathname, type, next, secret };
      };
      const links = async (event: { name: string }, requestId: string) =>
        Promise.all((await services.mailsOf(event, { requestId })).map(linkIn));
      const kept = async (secret: Buffer | undefined) =>
        (
          await services.sql(
            'SELECT kind, email, user_id, code_challenge FROM one_time_tokens WHERE token_hash = $1',
            [secret],
          )
        )[0];
      const place = 'http://localhost:3000/auth/confirm';

      it('is of its kind, for the account and the browser, and leads where it was asked to', async () => {
        const user_id = await verified();
        const page = { code_challenge: 'challenge', redirect_to: 'http://localhost:3000/a?b=1' };
        const [event, request] = [recoveryRequested, await wish('recovery', page)];
        const [link] = await links(event, request);
        expect(link).toMatchObject({ to: email, place, type: 'recovery', next: '/a?b=1' });
        expect(await kept(link?.secret)).toEqual({
          kind: 'recovery',
          email,
          user_id,
          code_challenge: 'challenge',
        });
        const [code] = await links(signInCodeRequested, await wish('sign-in', { user_id }));
        expect(code).toMatchObject({ to: email, place, type: 'magiclink', next: null });
        expect(await kept(code?.secret)).toMatchObject({ kind: 'sign-in', code_challenge: null });
      });

      it('goes to both addresses of a change, unless another was wanted since', async () => {
        const newEmail = `new-${email}`;
        const user_id = await verified({ new_email: newEmail });
        const change = { email: newEmail, user_id };
        const found = await links(emailChangeRequested, await wish('email-change', change));
        expect(found.map(({ to, type }) => [to, type])).toEqual([
          [email, 'email_change'],
          [newEmail, 'email_change'],
        ]);
        expect(await kept(found[0]?.secret)).toMatchObject({ kind: 'email-change-current', email });
        expect(await kept(found[1]?.secret)).toMatchObject({
          kind: 'email-change-new',
          email: newEmail,
        });
        const former = { email: `former-${email}`, user_id };
        expect(await links(emailChangeRequested, await wish('email-change', former))).toEqual([]);
        await services.sql('UPDATE users SET new_email = NULL WHERE id = $1', [user_id]);
        expect(await links(emailChangeRequested, await wish('email-change', change))).toEqual([]);
      });

      it('goes to the address that an account had', async () => {
        const user_id = await verified();
        const former = `former-${email}`;
        const requestId = await wish('address-changed', { user_id, email: former });
        const [link] = await links(addressChanged, requestId);
        expect(link).toMatchObject({ to: former, type: 'undo_address' });
        expect(await kept(link?.secret)).toMatchObject({
          kind: 'email-change-undo',
          email: former,
        });
      });
    });

    describe('what owners are told of', () => {
      it('is many wrong passwords, where the address is that of a verified account', async () => {
        const requestId = await wish('password-guessed');
        expect(await asked(passwordGuessed, requestId)).toEqual([]);
        const userId = await newUser();
        expect(await asked(passwordGuessed, requestId)).toEqual([]);
        await services.sql('UPDATE users SET email_confirmed_at = $2 WHERE id = $1', [userId, NOW]);
        expect(await asked(passwordGuessed, requestId)).toEqual([`password-guessed to ${email}`]);
      });

      it('is a device that is new, also when it signed out again', async () => {
        const userId = await verified();
        const created_at = new Date('2026-06-29T22:05:00Z');
        const device = { user_id: userId, amr: [], user_agent: 'curl/8.5.0', created_at };
        const sessionId = await services.insert('sessions', device);
        const mail = async () => only(await services.mailsOf(newDeviceUsed, { userId, sessionId }));
        const words = await wordsOf(await mail());
        expect(words).toContain('a device that we don’t know on June 29, 2026 at 10:05 PM UTC');
        expect(words).toContain('http://localhost:3000/profile/security');
        await services.sql('DELETE FROM sessions WHERE id = $1', [sessionId]);
        expect(await wordsOf(await mail())).toContain('and signed out again');
      });

      it('is a new password, a second step, a passkey and an account of Google’s', async () => {
        const userId = await verified();
        expect(said(await services.mailsOf(passwordChanged, { userId }))).toEqual([
          `password-changed to ${email}`,
        ]);
        const titles = [];
        for (const change of ['on', 'off'] as const) {
          titles.push(only(await services.mailsOf(twoStepChanged, { userId, change })).subject);
        }
        for (const change of ['added', 'removed'] as const) {
          titles.push(only(await services.mailsOf(passkeyChanged, { userId, change })).subject);
        }
        titles.push(only(await services.mailsOf(googleLinked, { userId })).subject);
        expect(titles).toEqual([
          'Two-step sign-in is on',
          'Two-step sign-in is off',
          'A passkey was added to your account',
          'A passkey was removed from your account',
          'You can now log in to Prepward with Google',
        ]);
      });

      it('is no visitor and no account that is gone', async () => {
        const userId = await services.newUser({ is_anonymous: true });
        for (const id of [userId, randomUUID()]) {
          const payload = { userId: id, sessionId: id, change: 'on' };
          for (const event of [userVerified, passwordChanged, twoStepChanged, newDeviceUsed]) {
            expect(await services.mailsOf(event, payload)).toEqual([]);
          }
          for (const event of [recoveryRequested, reauthenticationRequested, signInCodeRequested]) {
            expect(await asked(event, await wish('sign-in', { email: id }))).toEqual([]);
          }
        }
      });

      it.each([
        [{ first_name: ' Ann ' }, 'Hi Ann, your'],
        [{}, 'Hi, your'],
        [{ first_name: 'see evil.example' }, 'Hi, your'],
      ])('is their welcome, by name: %j', async (user_metadata, greeting) => {
        const userId = await verified({ user_metadata });
        const mail = only(await services.mailsOf(userVerified, { userId }));
        expect(await wordsOf(mail)).toContain(greeting);
      });
    });

    describe('a sign-up', () => {
      const asking = { codeChallenge: 'challenge', redirectTo: 'http://localhost:3000/a' };
      const password = 'correct horse 7';
      const signUp = (change: object = {}) => {
        const data = { first_name: 'Mirabel' };
        const request = { email, password, data, ...asking, userAgent: 'Browser', ...change };
        return services.get(SignUpService).signUp(request);
      };
      const user = () => services.get(UserRepository).findByEmail(email);

      it('keeps what was typed with its wish, and tells of the new account once', async () => {
        await signUp({ email: ` ${email.toUpperCase()}` });
        const account = await user();
        expect(account).toMatchObject({ passwordHash: null, lastSignInAt: null });
        expect(account?.userMetadata).toEqual({});
        const [row] = await services.sql<{ id: string }>(
          'SELECT id FROM link_requests WHERE email = $1',
          [email],
        );
        expect(await services.get(LinkRequests).find(row?.id ?? '')).toMatchObject({
          kind: 'sign-up',
          userId: account?.id,
          userMetadata: { first_name: 'Mirabel' },
          passwordHash: expect.stringMatching(/^\$argon2id\$/),
          ...asking,
        });
        expect(await services.events(account?.id ?? '')).toEqual(['user.registered']);
        expect(await services.events(row?.id ?? '')).toEqual(['user.verification-requested']);
        services.setClock(new Date(NOW.getTime() + 60_000));
        await signUp();
        expect(await services.events(account?.id ?? '')).toEqual(['user.registered']);
        const own = 'SELECT user_id AS id FROM link_requests WHERE email = $1';
        expect(await services.sql(own, [email])).toEqual(Array(2).fill({ id: account?.id }));
      });

      it('is refused with a password of its own name or address', async () => {
        for (const words of ['Mirabel12', email.replace('@example.org', '!')]) {
          const refused = signUp({ password: words });
          await expect(refused).rejects.toMatchObject({ code: 'weak_password' });
        }
        expect(await user()).toBe(null);
      });

      it('is whole at once where addresses are not verified', async () => {
        await services.having({ autoconfirm: true }, async () => {
          const session = await signUp();
          expect(session).toMatchObject({ token_type: 'bearer' });
          await expect(signUp()).rejects.toMatchObject({ code: 'user_already_exists' });
        });
        const account = await user();
        expect(account).toMatchObject({ emailConfirmedAt: NOW, lastSignInAt: NOW });
        expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
        const told = await services.events(account?.id ?? '');
        expect(told.toSorted()).toEqual(['user.registered', 'user.verified']);
        const identities = await services.sql('SELECT data FROM identities WHERE user_id = $1', [
          account?.id,
        ]);
        expect(identities).toEqual([{ data: { sub: account?.id, email, email_verified: true } }]);
      });
    });
  });
}
