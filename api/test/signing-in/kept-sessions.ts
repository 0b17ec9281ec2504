import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { SessionsService } from '@prepward/modules/auth';
import type { Tx } from '@prepward/platform/database';
import type { Principal } from '@prepward/platform/http';
import { decodeJwt } from 'jose';
import { hashToken } from '../../../libs/modules/auth/domain/tokens.js';
import type { AuthenticationMethod } from '../../../libs/modules/auth/session.entity.js';
import { UserRepository } from '../../../libs/modules/auth/user.repository.js';
import type { AccountServices } from './services.js';

export function keptSessions(services: AccountServices): void {
  describe('sessions that are kept', () => {
    const NOW = new Date('2026-06-30T12:00:00.250Z');
    const SECONDS = 1_782_820_800;
    const ago = (ms: number) => new Date(NOW.getTime() - ms);
    const PHONE =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

    let sessions: SessionsService;
    let userId: string;
    let neighborId: string;
    beforeAll(() => {
      sessions = services.get(SessionsService);
    });
    beforeEach(async () => {
      services.setClock(NOW);
      userId = await services.newUser();
      neighborId = await services.newUser();
    });
    afterEach(() => services.setClock(undefined));

    interface SessionFields {
      /** Milliseconds since it was used, and since it was begun. */
      used?: number;
      begun?: number;
      aal?: 'aal1' | 'aal2';
      amr?: AuthenticationMethod[];
      agent?: string;
    }

    function session(of: string, fields: SessionFields = {}): Promise<string> {
      const { used = 0, begun = used, aal = 'aal1', amr = [], agent = null } = fields;
      return services.insert('sessions', {
        user_id: of,
        aal,
        amr,
        user_agent: agent,
        created_at: ago(begun),
        refreshed_at: ago(used),
      });
    }
    const by = (method: string, secondsAgo = 0) => ({ method, timestamp: SECONDS - secondsAgo });
    const as = (sessionId: string, of = userId): Principal => ({
      userId: of,
      sessionId,
      email: null,
      isAnonymous: false,
      aal: 'aal1',
      awaitsSecondStep: false,
      methods: [],
    });
    const user = async (id = userId) => {
      const found = await services.get(UserRepository).findById(id);
      if (found === null) throw new Error('no user');
      return found;
    };
    const open = async (...args: [agent?: string, how?: object]) => {
      const one = await user();
      return services.inTx((tx) => sessions.open(tx, one, 'password', ...(args as [string])));
    };

    describe('a session', () => {
      it('is listed and let in within 30 days of its use and 180 of its beginning, whose it is', async () => {
        const fresh = await session(userId, { begun: 3 * DAY_MS });
        const [one, two] = [
          await session(userId, { used: DAY_MS, begun: 2 * DAY_MS, agent: PHONE }),
          await session(userId, { used: DAY_MS, begun: 4 * DAY_MS }),
        ].toSorted() as [string, string];
        const unused = await session(userId, { used: 30 * DAY_MS });
        const old = await session(userId, { used: 2 * DAY_MS, begun: 180 * DAY_MS });
        const over = [
          await session(userId, { used: 30 * DAY_MS + 1 }),
          await session(userId, { used: 5 * DAY_MS, begun: 180 * DAY_MS + 1 }),
        ];
        const foreign = await session(neighborId);
        const listed = await sessions.list(as(old));
        expect(listed.map(({ id }) => id)).toEqual([old, fresh, one, two, unused]);
        expect(listed.map(({ current }) => current)).toEqual([true, false, false, false, false]);
        expect(listed[0]).toMatchObject({
          signedInAt: ago(180 * DAY_MS).toISOString(),
          lastUsedAt: ago(2 * DAY_MS).toISOString(),
        });
        for (const { id } of listed) await sessions.authenticate(id, userId);
        for (const id of [...over, foreign]) {
          const refused = sessions.authenticate(id, userId);
          await expect(refused).rejects.toMatchObject({ code: 'session_not_found' });
        }
      });

      it('says who it is, how it was opened, and whether its second step is awaited', async () => {
        const email = 'who@example.org';
        const id = await services.newUser({ email });
        const [first, both] = [
          await session(id, { amr: [by('otp'), by('oauth')] }),
          await session(id, { aal: 'aal2' }),
        ];
        const awaits = async (of = first) => (await sessions.authenticate(of, id)).awaitsSecondStep;
        for (const [of, verified] of [
          [id, false],
          [neighborId, true],
        ] as const) {
          await services.insert('mfa_factors', { user_id: of, type: 'totp', verified });
        }
        expect(await sessions.authenticate(first, id)).toEqual({
          userId: id,
          sessionId: first,
          email,
          isAnonymous: false,
          aal: 'aal1',
          awaitsSecondStep: false,
          methods: ['otp', 'oauth'],
        });
        await services.sql('UPDATE mfa_factors SET verified = true WHERE user_id = $1', [id]);
        expect([await awaits(), await awaits(both)]).toEqual([true, false]);
        expect(await sessions.authenticate(both, id)).toMatchObject({ aal: 'aal2' });
      });

      it('is let in again once a ban is over, and not while the account is banned or deleted', async () => {
        const id = await session(userId);
        const set = (column: string, value: string) =>
          services.sql(`UPDATE users SET ${column} = ${value} WHERE id = $1`, [userId]);
        await set('banned_until', `now() - interval '1 second'`);
        await sessions.authenticate(id, userId);
        await set('banned_until', `now() + interval '1 minute'`);
        const banned = { code: 'user_banned' };
        await expect(sessions.authenticate(id, userId)).rejects.toMatchObject(banned);
        await set('banned_until', 'NULL');
        await set('deleted_at', 'now()');
        await expect(sessions.authenticate(id, userId)).rejects.toMatchObject(banned);
      });

      it('is told of by its device and when it signed in, until it ends', async () => {
        const id = await session(userId, { used: DAY_MS, begun: 2 * DAY_MS, agent: PHONE });
        const told = { device: 'Chrome on Android', at: ago(2 * DAY_MS).toISOString() };
        expect(await sessions.deviceOf(id)).toEqual(told);
        await sessions.endOne(as(id), id);
        expect(await sessions.deviceOf(id)).toBe(undefined);
      });
    });

    describe('sessions end', () => {
      it('as far as each way says, and never a neighbor’s', async () => {
        const ids: Record<string, string> = {};
        for (const [name, of, aal] of [
          ['here', userId, 'aal1'],
          ['weak', userId, 'aal1'],
          ['strong', userId, 'aal2'],
          ['theirs', neighborId, 'aal1'],
          ['their strong', neighborId, 'aal2'],
        ] as const) {
          ids[name] = await session(of, { aal });
        }
        const here = as(ids.here ?? '');
        const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id);
        const left = async (tx: Tx) => {
          const found: { id: string; aal: string }[] = await tx.query(
            'SELECT id, aal FROM sessions WHERE user_id IN ($1, $2) ORDER BY array_position($3, id)',
            [userId, neighborId, Object.values(ids)],
          );
          return found.map(({ id, aal }) => `${nameOf(id)} ${aal}`).join(', ');
        };
        const after = (work: (tx: Tx) => Promise<unknown>) => services.after(work, left);
        const theirs = 'theirs aal1, their strong aal2';
        const own = 'here aal1, weak aal1, strong aal2';
        expect(await after((tx) => sessions.end(tx, here, 'local'))).toBe(
          `weak aal1, strong aal2, ${theirs}`,
        );
        expect(await after((tx) => sessions.end(tx, here, 'others'))).toBe(`here aal1, ${theirs}`);
        expect(await after((tx) => sessions.end(tx, here, 'global'))).toBe(theirs);
        expect(await after((tx) => sessions.endWeaker(tx, here))).toBe(
          `here aal1, strong aal2, ${theirs}`,
        );
        expect(await after((tx) => sessions.lower(tx, userId))).toBe(
          `here aal1, weak aal1, strong aal1, ${theirs}`,
        );
        const refused = sessions.endOne(here, ids.theirs ?? '');
        await expect(refused).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
        expect(await services.inTx(left)).toBe(`${own}, ${theirs}`);
      });
    });

    describe('signing in', () => {
      it('opens a session that says when, how and for how long, and keeps when it was', async () => {
        const answer = await open('x'.repeat(301));
        expect(answer).toMatchObject({
          token_type: 'bearer',
          expires_in: 3600,
          expires_at: SECONDS + 3600,
          user: { id: userId, last_sign_in_at: NOW.toISOString() },
        });
        const [row] = await services.sql('SELECT * FROM sessions WHERE user_id = $1', [userId]);
        expect(row).toMatchObject({
          aal: 'aal1',
          amr: [by('password')],
          user_agent: 'x'.repeat(300),
        });
        expect((await user()).lastSignInAt).toEqual(NOW);
        expect(decodeJwt(answer.access_token)).toEqual({
          iss: 'http://localhost:3000/auth/v1',
          sub: userId,
          aud: 'authenticated',
          iat: SECONDS,
          exp: SECONDS + 3600,
          email: '',
          phone: '',
          app_metadata: { provider: 'email', providers: ['email'] },
          user_metadata: {},
          role: 'authenticated',
          aal: 'aal1',
          amr: [by('password')],
          session_id: row?.id,
          is_anonymous: false,
        });
        await open();
        const agents = await services.sql(
          'SELECT 1 FROM sessions WHERE user_id = $1 AND user_agent IS NULL',
          [userId],
        );
        expect(agents).toHaveLength(1);
      });

      it('on a new device is told of from the second sign-in on', async () => {
        await open(undefined, { isNewDevice: true });
        await open(undefined, { isNewDevice: false });
        expect(await services.events(userId)).toEqual([]);
        const answer = await open(undefined, { isNewDevice: true });
        const told = await services.sql(
          `SELECT payload FROM outbox_events WHERE name = 'sign-in.new-device' AND payload ->> 'userId' = $1`,
          [userId],
        );
        const { session_id: sessionId } = decodeJwt(answer.access_token);
        expect(told).toEqual([{ payload: { userId, sessionId } }]);
      });
    });

    describe('a refresh', () => {
      const row = async () =>
        (await services.sql('SELECT * FROM sessions WHERE user_id = $1', [userId]))[0];

      it('is a use of the session, once for each token', async () => {
        const { refresh_token: first } = await open();
        services.setClock(ago(-DAY_MS));
        const { refresh_token: second } = await sessions.refresh(first);
        expect((await row())?.refreshed_at).toEqual(ago(-DAY_MS));
        services.setClock(ago(-DAY_MS - 10_000));
        expect((await sessions.refresh(first)).refresh_token).toBe(second);
        services.setClock(ago(-DAY_MS - 10_001));
        const late = sessions.refresh(first);
        await expect(late).rejects.toMatchObject({ code: 'refresh_token_already_used' });
        expect(await row()).toBe(undefined);
      });

      it('goes on from the token that came, and opens nothing of a deleted account', async () => {
        const { refresh_token: first } = await open();
        const { refresh_token: second } = await sessions.refresh(first);
        const chain = await services.sql(
          `SELECT p.token_hash AS parent, t.token_hash AS child, t.created_at FROM refresh_tokens t
       JOIN refresh_tokens p ON p.id = t.parent_id WHERE t.session_id = $1`,
          [(await row())?.id],
        );
        const [parent, child] = [hashToken(first), hashToken(second)];
        expect(chain).toEqual([{ parent, child, created_at: NOW }]);
        await services.sql('UPDATE users SET deleted_at = now() WHERE id = $1', [userId]);
        await expect(sessions.refresh(second)).rejects.toMatchObject({ code: 'user_banned' });
      });
    });
  });
}
