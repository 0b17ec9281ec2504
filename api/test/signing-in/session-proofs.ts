import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { SessionsService, VisitorsService } from '@prepward/modules/auth';
import type { Tx } from '@prepward/platform/database';
import type { Principal } from '@prepward/platform/http';
import { decodeJwt } from 'jose';
import { hashToken, newToken, s256 } from '../../../libs/modules/auth/domain/tokens.js';
import { KnownDevices } from '../../../libs/modules/auth/known-devices.js';
import type { AuthenticationMethod } from '../../../libs/modules/auth/session.entity.js';
import { SignInService } from '../../../libs/modules/auth/sign-in.service.js';
import { UserRepository } from '../../../libs/modules/auth/user.repository.js';
import type { AccountServices } from './services.js';

export function sessionProofs(services: AccountServices): void {
  describe('what a session has proven', () => {
    const NOW = new Date('2026-06-30T12:00:00.250Z');
    const SECONDS = 1_782_820_800;
    const at = (ms: number) => new Date(NOW.getTime() + ms);
    const VERIFIER = newToken();

    let sessions: SessionsService;
    let userId: string;
    beforeAll(() => {
      sessions = services.get(SessionsService);
    });
    beforeEach(async () => {
      services.setClock(NOW);
      userId = await services.newUser();
    });
    afterEach(() => services.setClock(undefined));

    const by = (method: string, secondsAgo = 0) => ({ method, timestamp: SECONDS - secondsAgo });
    function session(amr: AuthenticationMethod[], fields: object = {}): Promise<string> {
      const row = {
        user_id: userId,
        amr,
        created_at: at(-9_000_000),
        refreshed_at: at(-8_000_000),
      };
      return services.insert('sessions', { ...row, ...fields });
    }
    const as = (sessionId: string, aal: 'aal1' | 'aal2' = 'aal1'): Principal => ({
      userId,
      sessionId,
      email: null,
      isAnonymous: false,
      aal,
      awaitsSecondStep: false,
      methods: ['password'],
    });
    const token = (sessionId: string, parent: string | null = null) =>
      services.insert('refresh_tokens', {
        session_id: sessionId,
        token_hash: hashToken(newToken()),
        parent_id: parent,
        created_at: at(-60_000),
      });

    describe('the second step of a session', () => {
      it('stands before the first one, replaces one of its kind, and ends its refresh tokens', async () => {
        const id = await session([by('totp', 5_000), by('password', 9_000)]);
        const other = await session([by('password')]);
        await token(id, await token(id));
        const kept = await token(other);
        const answer = await services.inTx((tx) => sessions.raise(tx, as(id), 'totp'));
        const rows = await services.sql(
          `SELECT s.id, aal, amr, refreshed_at, array_agg(t.id) AS tokens,
         array_agg(t.token_hash) AS hashes FROM sessions s
       JOIN refresh_tokens t ON t.session_id = s.id WHERE s.user_id = $1
       GROUP BY s.id ORDER BY aal DESC`,
          [userId],
        );
        const amr = [by('totp'), by('password', 9_000)];
        const hashes = [hashToken(answer.refresh_token)];
        expect(rows).toMatchObject([
          { id, aal: 'aal2', amr, refreshed_at: NOW, hashes },
          { id: other, aal: 'aal1', amr: [by('password')], tokens: [kept] },
        ]);
        expect(decodeJwt(answer.access_token)).toMatchObject({ aal: 'aal2', amr, session_id: id });
        await services.sql('DELETE FROM sessions WHERE id = $1', [id]);
        const gone = services.inTx((tx) => sessions.raise(tx, as(id), 'totp'));
        await expect(gone).rejects.toMatchObject({ code: 'session_not_found' });
      });

      it('was done lately in its own session, at its level, for 15 minutes', async () => {
        const lately = (id: string, aal: 'aal1' | 'aal2') =>
          services.inTx((tx) => sessions.didSecondStepLately(tx, as(id, aal)));
        const [fresh, late] = [await session([by('totp')]), await session([by('totp', 901)])];
        expect(await lately(fresh, 'aal2')).toBe(true);
        expect(await lately(fresh, 'aal1')).toBe(false);
        expect(await lately(late, 'aal2')).toBe(false);
        const within = (id: string, seconds: number) =>
          services.inTx((tx) => sessions.signedInWithin(tx, as(id), seconds));
        expect([await within(late, 902), await within(late, 900)]).toEqual([true, false]);
      });

      it('stays when what a recovery link allowed is used up', async () => {
        const id = await session([by('recovery', 500), by('totp', 400)]);
        const untouched = await session([by('recovery', 500)]);
        await services.inTx((tx) => sessions.endRecovery(tx, id));
        const amr = (of: string) => services.inTx((tx) => sessions.methodsOf(tx, of));
        expect(await amr(id)).toEqual([by('password'), by('totp', 400)]);
        expect(await amr(untouched)).toEqual([by('recovery', 500)]);
      });
    });

    describe('the code of a redirect', () => {
      const signIn = () => services.get(SignInService);
      const issue = (method = 'oauth') =>
        services.inTx((tx) => signIn().issueCode(tx, userId, s256(VERIFIER), method));
      const exchange = (code: string, device?: string, verifier = VERIFIER) =>
        signIn().withCode(code, verifier, { ip: '192.0.2.1', userAgent: 'Browser', device });
      const refused = (given: Promise<unknown>, code: string) =>
        expect(given).rejects.toMatchObject({ code });

      it('is good for less than five minutes, once', async () => {
        const [early, late] = [await issue(), await issue()];
        services.setClock(at(299_999));
        const { access_token: access } = await exchange(early);
        expect(decodeJwt(access)).toMatchObject({ sub: userId, amr: [{ method: 'oauth' }] });
        await refused(exchange(early), 'flow_state_not_found');
        services.setClock(at(300_000));
        await refused(exchange(late), 'flow_state_expired');
        await refused(exchange(late), 'flow_state_not_found');
      });

      it('opens nothing of an account that was banned since', async () => {
        const code = await issue();
        await services.sql('UPDATE users SET banned_until = $2 WHERE id = $1', [userId, at(1)]);
        await refused(exchange(code), 'user_banned');
        await refused(exchange(code), 'flow_state_not_found');
      });

      it('tells of a device that is new to the account, unless a mail brought it', async () => {
        const devices = services.get(KnownDevices);
        const told = async () => (await services.events(userId)).length;
        await exchange(await issue());
        await exchange(await issue(), await devices.remember(undefined, userId));
        await exchange(await issue('magiclink'));
        expect(await told()).toBe(0);
        await exchange(await issue(), await devices.remember(undefined, await services.newUser()));
        expect(await told()).toBe(1);
      });

      it('is forgotten with the sessions of its account, and no other is', async () => {
        const own = await issue();
        const owner = userId;
        userId = await services.newUser();
        const theirs = await issue();
        await services.inTx((tx) => sessions.endAll(tx, owner));
        await refused(exchange(own), 'flow_state_not_found');
        expect((await exchange(theirs)).user.id).toBe(userId);
      });
    });

    describe('a visitor’s session', () => {
      const claim = (refreshToken: string, methods = ['otp', 'password']) =>
        services.get(VisitorsService).claim({ ...as('none'), methods }, refreshToken);
      const invalid = { code: 'VISITOR_SESSION_INVALID' };

      async function visit() {
        const visitorId = await services.newUser({ is_anonymous: true });
        const secret = newToken();
        const id = await session([], { user_id: visitorId, refreshed_at: NOW });
        await services.insert('refresh_tokens', {
          session_id: id,
          token_hash: hashToken(secret),
          created_at: NOW,
        });
        return { visitorId, secret, id };
      }

      it('is given to an account by its last refresh token while it goes on', async () => {
        const { visitorId, secret } = await visit();
        await session([], { user_id: visitorId });
        await expect(claim(secret, ['otp'])).rejects.toMatchObject({ code: 'FORBIDDEN' });
        const eventId = await claim(secret);
        const events = await services.sql('SELECT name, payload FROM outbox_events WHERE id = $1', [
          eventId,
        ]);
        expect(events).toEqual([{ name: 'visitor.claimed', payload: { visitorId, userId } }]);
        const left = await services.sql('SELECT 1 FROM sessions WHERE user_id = $1', [visitorId]);
        expect(left).toEqual([]);
        await expect(claim(secret)).rejects.toMatchObject(invalid);
      });

      it('is given to none once it is over, and ends then', async () => {
        const { secret, id } = await visit();
        services.setClock(at(31 * DAY_MS));
        await expect(claim(secret)).rejects.toMatchObject(invalid);
        expect(await services.sql('SELECT 1 FROM sessions WHERE id = $1', [id])).toEqual([]);
        const told = await services.sql(
          `SELECT 1 FROM outbox_events WHERE name = 'visitor.claimed' AND payload ->> 'userId' = $1`,
          [userId],
        );
        expect(told).toEqual([]);
      });
    });

    describe('what belongs to an account', () => {
      it('is the way in by its address alone, where that is verified, changed or given up', async () => {
        const users = services.get(UserRepository);
        const [neighborId, other] = [await services.newUser(), 'https://id.example'];
        for (const [user_id, provider, age] of [
          [userId, other, 3],
          [userId, 'email', 2],
          [neighborId, 'email', 2],
        ] as const) {
          const provider_id = `${user_id} ${provider}`;
          const data = { email: 'old@example.org', email_verified: false };
          await services.insert('identities', {
            ...{ user_id, provider, provider_id, data },
            created_at: at(-age),
          });
        }
        const old = [other, 'old@example.org', false];
        const theirs = [['email', 'old@example.org', false]];
        const look = async (tx: Tx) => {
          const ways = async (id: string) =>
            (await users.identitiesOf(id, tx)).map(({ provider, data }) => [
              provider,
              data.email,
              data.email_verified,
            ]);
          return [await ways(userId), await ways(neighborId)];
        };
        const after = (work: (tx: Tx) => Promise<void>) => services.after(work, look);
        const verified = [old, ['email', 'old@example.org', true]];
        expect(await after((tx) => users.verifyIdentity(tx, userId))).toEqual([verified, theirs]);
        const changed = [old, ['email', 'new@example.org', false]];
        expect(await after((tx) => users.setIdentityEmail(tx, userId, 'new@example.org'))).toEqual([
          changed,
          theirs,
        ]);
        expect(await after((tx) => users.deleteEmailIdentity(tx, userId))).toEqual([[old], theirs]);
        expect(await after((tx) => users.unlinkAll(tx, userId))).toEqual([theirs, theirs]);
      });

      it('is erased in the order in which accounts were deleted, once the time has come', async () => {
        const [late, early] = [
          await services.newUser({ deleted_at: at(-1) }),
          await services.newUser({ deleted_at: at(-2) }),
        ];
        await services.newUser({ deleted_at: NOW });
        expect(await services.get(UserRepository).closedBefore(NOW)).toEqual([early, late]);
      });
    });

    describe('the hourly purge', () => {
      it('forgets codes, questions to devices and wishes that are over, and keeps the others', async () => {
        const made = new Date();
        const since = (minutes: number) => new Date(made.getTime() - minutes * 60_000);
        const days = (n: number) => n * 24 * 60;
        for (const [name, minutes] of [
          ['over', 1],
          ['good', -1],
        ] as const) {
          const expires_at = since(minutes);
          await services.insert('flow_states', {
            user_id: userId,
            code_hash: hashToken(name),
            code_challenge: name,
            method: 'oauth',
            expires_at,
          });
          await services.insert('passkey_challenges', { challenge: name, expires_at });
          await services.insert('google_flows', {
            state_hash: hashToken(name),
            browser_hash: hashToken(name),
            nonce: name,
            code_verifier: name,
            code_challenge: name,
            expires_at: since(60 + minutes),
          });
        }
        for (const [kind, limit] of [
          ['sign-up', days(7)],
          ['address-changed', days(8)],
          ['email-change', days(1)],
          ['password-guessed', days(1)],
        ] as const) {
          for (const [name, minutes] of [
            ['over', limit + 1],
            ['good', limit - 1],
          ] as const) {
            await services.insert('link_requests', {
              kind,
              email: name,
              created_at: since(minutes),
            });
          }
        }
        services.setClock(undefined);
        await services.get(VisitorsService).purge();
        const left = async (table: string, of: string, column = of) =>
          (
            await services.sql(
              `SELECT DISTINCT ${column} AS name FROM ${table} WHERE ${of} IN ('over', 'good')`,
            )
          ).map(({ name }) => name);
        expect(await left('flow_states', 'code_challenge')).toEqual(['good']);
        expect(await left('passkey_challenges', 'challenge')).toEqual(['good']);
        expect(await left('google_flows', 'nonce')).toEqual(['good']);
        expect(await left('link_requests', 'email')).toEqual(['good']);
        expect(await left('link_requests', 'email', 'kind')).toHaveLength(4);
      });
    });
  });
}
