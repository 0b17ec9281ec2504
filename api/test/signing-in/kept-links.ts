import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@prepward/contracts/durations';
import type { Tx } from '@prepward/platform/database';
import { hashToken, s256 } from '../../../libs/modules/auth/domain/tokens.js';
import { LinkRequests } from '../../../libs/modules/auth/link-requests.js';
import {
  ONE_TIME_KINDS,
  type OneTimeKind,
} from '../../../libs/modules/auth/one-time-token.entity.js';
import { isCode, OneTimeTokens } from '../../../libs/modules/auth/one-time-tokens.js';
import type { AccountServices } from './services.js';

export function keptLinks(services: AccountServices): void {
  describe('links that are kept', () => {
    const NOW = new Date('2026-06-30T12:00:00.250Z');
    const ago = (ms: number) => new Date(NOW.getTime() - ms);

    let requests: LinkRequests;
    let tokens: OneTimeTokens;
    beforeAll(() => {
      requests = services.get(LinkRequests);
      tokens = services.get(OneTimeTokens);
    });

    let number = 0;
    let email: string;
    let userId: string;
    let neighborId: string;
    beforeEach(async () => {
      services.setClock(NOW);
      number += 1;
      email = `link-${number}@example.org`;
      userId = await services.newUser({ email });
      neighborId = await services.newUser();
    });
    afterEach(() => services.setClock(undefined));

    /** A request that was made `age` milliseconds ago. */
    const wish = (age: number, fields: object = {}) =>
      services.insert('link_requests', { kind: 'sign-up', email, created_at: ago(age), ...fields });
    const inTx = <T>(work: (tx: Tx) => Promise<T>) => services.inTx(work);

    describe('the pace of mails to an address', () => {
      const isOpen = async (kind: 'resend' | 'sign-up' | 'recovery', to: object = {}) => {
        const look = (id: string | undefined) => id !== undefined;
        let opened = false;
        await services.after(
          async (tx) => {
            opened = look(await requests.open(tx, { kind, email, ...to }));
          },
          async () => undefined,
        );
        return opened;
      };

      it('counts mails of the kind in less than a minute, to the address or the account', async () => {
        const elsewhere = { email: `else-${email}` };
        for (const [age, fields, free] of [
          [MINUTE_MS, { kind: 'recovery' }, true],
          [MINUTE_MS - 1, { kind: 'recovery' }, false],
          [1, { kind: 'recovery', mailed: false }, true],
          [1, { kind: 'sign-in' }, true],
          [1, { kind: 'recovery', ...elsewhere }, true],
          [1, { kind: 'recovery', ...elsewhere, user_id: neighborId }, true],
        ] as const) {
          const id = await wish(age, fields);
          expect([age, fields, await isOpen('recovery', { userId })]).toEqual([age, fields, free]);
          await services.sql('DELETE FROM link_requests WHERE id = $1', [id]);
        }
        await wish(1, { kind: 'recovery', ...elsewhere, user_id: userId });
        expect(await isOpen('recovery', { userId })).toBe(false);
        expect(await isOpen('recovery')).toBe(true);
        await services.having({ mailIntervalSeconds: 0 }, async () => {
          expect(await isOpen('recovery', { userId })).toBe(true);
        });
      });

      it('is one for sign-ups and links sent again, and the first sign-up keeps none', async () => {
        await wish(1, { kind: 'resend' });
        await wish(1, { kind: 'sign-up', email: `else-${email}` });
        expect([await isOpen('sign-up'), await isOpen('resend')]).toEqual([true, false]);
        await services.sql('DELETE FROM link_requests WHERE email = $1', [email]);
        await wish(HOUR_MS);
        expect([await isOpen('sign-up'), await isOpen('resend')]).toEqual([true, true]);
        await wish(1, { kind: 'resend' });
        expect(await isOpen('sign-up')).toBe(false);
      });
    });

    describe('wishes', () => {
      it('tell which browser asked in the last hour for such a link to the address', async () => {
        const code_challenge = 'mine';
        for (const [age, fields] of [
          [HOUR_MS, { kind: 'recovery', code_challenge: 'an hour ago' }],
          [HOUR_MS - 1, { kind: 'recovery', code_challenge: 'within the hour' }],
          [1, { kind: 'sign-in', code_challenge }],
          [1, { kind: 'recovery', code_challenge, email: `else-${email}` }],
          [1, { kind: 'recovery', code_challenge: null, mailed: false }],
        ] as const) {
          await wish(age, fields);
        }
        const asked = (...challenges: string[]) =>
          inTx((tx) => requests.askedBy(tx, { kind: 'recovery', email }, challenges));
        expect(await asked('within the hour')).toBe(true);
        expect(await asked('another', 'within the hour')).toBe(true);
        expect(await asked('an hour ago')).toBe(false);
        expect(await asked(code_challenge)).toBe(false);
        expect(await asked()).toBe(false);
      });

      it('hold the password of the newest sign-up of the address', async () => {
        expect(await requests.waitingPassword(email)).toBe(null);
        await wish(2, { password_hash: 'newest' });
        await wish(3, { password_hash: 'older' });
        await wish(1, { kind: 'recovery' });
        await wish(1, { email: `else-${email}`, password_hash: 'another’s' });
        expect(await requests.waitingPassword(email)).toBe('newest');
      });

      it('hold the one sign-up that waits for an account, where there is one', async () => {
        await wish(1, { user_id: neighborId });
        await wish(1, { kind: 'sign-in', user_id: userId });
        expect(await requests.onlySignUp(userId)).toBe(undefined);
        const id = await wish(2, { user_id: userId });
        expect(await requests.onlySignUp(userId)).toBe(id);
        await wish(1, { user_id: userId });
        expect(await requests.onlySignUp(userId)).toBe(undefined);
      });

      it('tell when the address was last changed from one, up to a moment', async () => {
        const kind = 'address-changed';
        const own = { kind, user_id: userId };
        for (const age of [9, 5, 3]) await wish(age * HOUR_MS, own);
        await wish(4 * HOUR_MS, { ...own, email: `else-${email}` });
        await wish(4 * HOUR_MS, { kind, user_id: neighborId });
        await wish(4 * HOUR_MS, { kind: 'email-change', user_id: userId });
        const changed = (until: number) =>
          inTx((tx) => requests.addressChangedAt(tx, userId, email, ago(until)));
        expect(await changed(5 * HOUR_MS)).toEqual(ago(5 * HOUR_MS));
        expect(await changed(3 * HOUR_MS + 1)).toEqual(ago(5 * HOUR_MS));
        expect(await changed(0)).toEqual(ago(3 * HOUR_MS));
        expect(await changed(10 * HOUR_MS)).toBe(undefined);
      });

      it('are kept as they were asked for, and forgotten with their account alone', async () => {
        const asking = { codeChallenge: 'challenge', redirectTo: 'http://localhost:3000/pricing' };
        const whole = { email, userId, passwordHash: 'hash', userMetadata: { a: 1 }, ...asking };
        const id = await inTx((tx) => requests.open(tx, { kind: 'sign-up', ...whole }));
        await inTx((tx) => requests.note(tx, { kind: 'recovery', email }));
        const theirs = await wish(1, { user_id: neighborId });
        const expected = { id, kind: 'sign-up', ...whole, mailed: true, createdAt: NOW };
        expect(await requests.find(id ?? '')).toEqual(expected);
        await inTx((tx) => requests.forget(tx, userId));
        const left = await services.sql(
          'SELECT kind, mailed FROM link_requests WHERE email = $1 AND id <> $2',
          [email, theirs],
        );
        expect(left).toEqual([{ kind: 'recovery', mailed: false }]);
        expect(await requests.find(id ?? '')).toBe(null);
        expect(await requests.find(theirs)).not.toBe(null);
      });
    });

    const issue = (kind: OneTimeKind, of = userId, to = email) =>
      tokens.issue(of, { kind, email: to, codeChallenge: null });
    const find = (token: string, kinds: readonly OneTimeKind[] = ONE_TIME_KINDS) =>
      inTx((tx) => tokens.find(tx, token, kinds));
    const typed = (code: string, kinds: readonly OneTimeKind[] = ONE_TIME_KINDS, to = email) =>
      inTx((tx) => tokens.findCode(tx, to, code, kinds));

    describe('a link in a mail', () => {
      it.each([
        ['confirmation', HOUR_MS],
        ['recovery', 10 * MINUTE_MS],
        ['email-change-current', HOUR_MS],
        ['email-change-new', HOUR_MS],
        ['email-change-undo', 7 * DAY_MS],
        ['sign-in', HOUR_MS],
        ['reauthentication', 10 * MINUTE_MS],
      ] as const)('of %s is good for %d ms, and for nothing else', async (kind, life) => {
        const { token, code } = await issue(kind);
        const row = await find(token, [kind]);
        if (row === null) throw new Error('no link');
        expect(row).toMatchObject({ userId, email, expiresAt: ago(-life), spentAt: null });
        expect(tokens.issuedAt(row)).toEqual(NOW);
        expect(code).toMatch(/^\d{6}$/);
        const others = ONE_TIME_KINDS.filter((one) => one !== kind);
        expect([await find(token, others), await typed(code, others)]).toEqual([null, null]);
        expect((await typed(code, [kind]))?.id).toBe(row.id);
        expect(await typed(code, [kind], `else-${email}`)).toBe(null);
        services.setClock(ago(1 - life));
        expect(tokens.isGood(row)).toBe(true);
        services.setClock(ago(-life));
        expect(tokens.isGood(row)).toBe(false);
      });

      it('is told from a code by its form', () => {
        expect(isCode('012345')).toBe(true);
        for (const other of ['12345', '1234567', '12345a', '12345 '])
          expect(isCode(other)).toBe(false);
      });

      it('belongs to its browser and its sign-up', async () => {
        const signUpId = await wish(1);
        const purpose = {
          kind: 'confirmation' as const,
          email,
          codeChallenge: s256('mine'),
          signUpId,
        };
        const { token } = await tokens.issue(userId, purpose);
        expect(await find(token)).toMatchObject({ signUpId, codeChallenge: s256('mine') });
      });

      it('has a code until the next of its kind is sent to its account', async () => {
        const first = await issue('sign-in');
        const others = [
          await issue('recovery'),
          await issue('sign-in', neighborId, `else-${email}`),
        ] as const;
        await issue('sign-in');
        expect(await typed(first.code, ['sign-in'])).toBe(null);
        expect(await find(first.token)).not.toBe(null);
        expect(await typed(others[0].code)).not.toBe(null);
        expect(await typed(others[1].code, ['sign-in'], `else-${email}`)).not.toBe(null);
      });
    });

    describe('links that are spent', () => {
      const link = (name: string, fields: object = {}) =>
        services.insert('one_time_tokens', {
          user_id: userId,
          kind: 'email-change-undo',
          token_hash: hashToken(`${name} ${number}`),
          code_hash: hashToken(name),
          email: name,
          expires_at: ago(-HOUR_MS),
          ...fields,
        });
      const SPENT = ago(HOUR_MS);

      /** Names of the links of the account and its neighbor that are spent now. */
      const spent = (work: (tx: Tx) => Promise<unknown>) =>
        services.after(work, async (tx) => {
          const rows: { email: string }[] = await tx.query(
            'SELECT email FROM one_time_tokens WHERE user_id IN ($1, $2) AND spent_at = $3 ORDER BY email',
            [userId, neighborId, NOW],
          );
          return rows.map((row) => row.email);
        });
      beforeEach(async () => {
        await link('earlier', { expires_at: ago(1 - HOUR_MS) });
        await link('this');
        await link('at once');
        await link('later', { expires_at: ago(-HOUR_MS - 1) });
        await link('spent before', { expires_at: ago(-HOUR_MS - 1), spent_at: SPENT });
        await link('recovery', { kind: 'recovery', expires_at: ago(-2 * HOUR_MS) });
        await link('theirs', { user_id: neighborId, expires_at: ago(-2 * HOUR_MS) });
      });

      it('are all of their kinds and their account', async () => {
        expect(await spent((tx) => tokens.spend(tx, userId, ['email-change-undo']))).toEqual([
          'at once',
          'earlier',
          'later',
          'this',
        ]);
        const two = ['recovery', 'email-change-undo'] as const;
        expect(await spent((tx) => tokens.spend(tx, userId, two))).toContain('recovery');
      });

      it('are one and those that came after it, and earlier ones stay good', async () => {
        const row = await find(`this ${number}`);
        if (row === null) throw new Error('no link');
        expect(await spent((tx) => tokens.spendFrom(tx, row))).toEqual([
          'at once',
          'later',
          'this',
        ]);
      });

      it('are found as links, and can no longer be typed', async () => {
        const code = '135790';
        const code_hash = hashToken(`${email}\n${code}`);
        const id = await link('typed', { code_hash });
        expect((await typed(code))?.id).toBe(id);
        await inTx((tx) => tokens.spend(tx, userId, ['email-change-undo']));
        expect(await typed(code)).toBe(null);
        const row = await find(`typed ${number}`);
        expect(row).toMatchObject({ id, spentAt: NOW });
        expect(row && tokens.isGood(row)).toBe(false);
        expect(await find(`spent before ${number}`)).toMatchObject({ spentAt: SPENT });
        await inTx((tx) => tokens.forget(tx, userId));
        expect(await find(`typed ${number}`)).toBe(null);
        expect(await find(`theirs ${number}`)).not.toBe(null);
        expect(await find(randomUUID())).toBe(null);
      });
    });
  });
}
