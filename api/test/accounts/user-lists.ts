import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AdminUsersQuery } from '@prepward/contracts/admin';
import { Actors, UsersAdminService } from '@prepward/modules/auth';
import { Audit } from '@prepward/platform/audit';
import { AccountsAdminService } from '../../../libs/modules/auth/admin/accounts-admin.service.js';
import { GeneratedLinksService } from '../../../libs/modules/auth/admin/generated-links.service.js';
import { ServiceTokens } from '../../../libs/modules/auth/admin/service-tokens.js';
import type { Factor } from '../../../libs/modules/auth/factors/factor.entity.js';
import { ProtocolAdminController } from '../../../libs/modules/auth/http/protocol-admin.controller.js';
import type { User } from '../../../libs/modules/auth/user.entity.js';
import { toUserView } from '../../../libs/modules/auth/user-view.js';
import type { Accounts } from './services.js';

const ID = (n: number) => `00000000-0000-4000-8000-00000000a00${n}`;

export function userLists(started: () => Accounts): void {
  let all: Accounts;

  describe('lists of users', () => {
    beforeAll(async () => {
      all = started();
      // Newer than all others in this database, so that they come first; two have the same time.
      const user = (n: number, created: string, row: object) =>
        all.add('users', {
          ...{
            id: ID(n),
            email: `listed-${n}@lists.example`,
            created_at: `2099-01-0${created}T00:00Z`,
          },
          ...row,
        });
      await user(1, '2', {
        last_sign_in_at: '2026-03-03T00:00Z',
        user_metadata: { first_name: 'Ann', last_name: 'Zq-Lee' },
      });
      await user(2, '2', {
        last_sign_in_at: '2026-03-05T00:00Z',
        user_metadata: { first_name: 7 },
      });
      await user(3, '1', {
        ...{ email_confirmed_at: '2026-02-02T00:00Z', banned_until: '2026-04-04T00:00Z' },
        last_sign_in_at: '2026-03-04T00:00Z',
      });
      await user(4, '3', { email: null, is_anonymous: true });
      await user(5, '4', { deleted_at: '2026-05-05T00:00Z' });
      for (const [n, provider, at] of [
        [1, 'https://id.example', '2026-02-01'],
        [1, 'email', '2026-01-01'],
        [2, 'email', '2026-01-01'],
      ] as const) {
        await all.add('identities', {
          ...{ user_id: ID(n), provider, provider_id: `${provider} ${n}` },
          created_at: at,
        });
      }
      for (const [n, friendly_name, at, verified] of [
        [2, 'later', '2026-02-01', false],
        [2, 'first', '2026-01-01', true],
        [3, 'begun', '2026-01-01', false],
      ] as const) {
        await all.add('mfa_factors', {
          ...{ user_id: ID(n), type: 'totp', friendly_name, verified, created_at: at },
        });
      }
      await all.sql(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [ID(3)]);
    });

    const numbers = (rows: readonly { id: string }[]) => rows.map(({ id }) => Number(id.slice(-1)));
    const list = (query: AdminUsersQuery) => all.get(UsersAdminService).list(query);
    const listed = async (query: AdminUsersQuery) =>
      numbers(
        (await list({ ...query, filter: { id: [1, 2, 3, 4, 5].map(ID), ...query.filter } })).rows,
      );

    it('of the back-office leave closed accounts out, newest first or as asked', async () => {
      expect(await listed({})).toEqual([4, 2, 1, 3]);
      expect(await listed({ sort: ['createdAt', 'ASC'] })).toEqual([3, 1, 2, 4]);
      expect(await listed({ sort: ['email', 'DESC'] })).toEqual([3, 2, 1, 4]);
      expect(await listed({ sort: ['email', 'ASC'] })).toEqual([1, 2, 3, 4]);
      expect(await listed({ sort: ['lastSignInAt', 'DESC'] })).toEqual([2, 3, 1, 4]);
      expect(await listed({ sort: ['lastSignInAt', 'ASC'] })).toEqual([1, 3, 2, 4]);
    });

    it('of the back-office are searched, all conditions together', async () => {
      expect(await listed({ filter: { isAnonymous: true } })).toEqual([4]);
      expect(await listed({ filter: { isAnonymous: false } })).toEqual([2, 1, 3]);
      expect(await listed({ filter: { id: [ID(3), ID(5)] } })).toEqual([3]);
      expect(await listed({ filter: { q: 'LISTED-3@' } })).toEqual([3]);
      expect(await listed({ filter: { q: 'ann zq' } })).toEqual([1]);
      expect(await listed({ filter: { q: 'ann zq', isAnonymous: true } })).toEqual([]);
      const page = await list({ filter: { q: 'lists.example' }, range: [1, 1] });
      expect([numbers(page.rows), page.total, page.from]).toEqual([[1], 3, 1]);
    });

    it('of the back-office show each as it is', async () => {
      const { rows } = await list({ filter: { id: [1, 2, 3].map(ID) } });
      const empty = { emailConfirmedAt: null, bannedUntil: null, isAnonymous: false };
      const day = (text: string) => `${text}T00:00:00.000Z`;
      expect(rows).toEqual([
        {
          ...{ ...empty, id: ID(2), email: 'listed-2@lists.example', firstName: '', lastName: '' },
          ...{ roles: [], twoStep: true, lastSignInAt: day('2026-03-05') },
          createdAt: day('2099-01-02'),
        },
        {
          ...{ ...empty, id: ID(1), email: 'listed-1@lists.example' },
          ...{ firstName: 'Ann', lastName: 'Zq-Lee' },
          ...{ roles: [], twoStep: false, lastSignInAt: day('2026-03-03') },
          createdAt: day('2099-01-02'),
        },
        {
          ...{ ...empty, id: ID(3), email: 'listed-3@lists.example', firstName: '', lastName: '' },
          ...{ roles: ['admin'], twoStep: false, lastSignInAt: day('2026-03-04') },
          ...{ emailConfirmedAt: day('2026-02-02'), bannedUntil: day('2026-04-04') },
          createdAt: day('2099-01-01'),
        },
      ]);
    });

    it('of the protocol go on page by page, each user with what is theirs', async () => {
      const accounts = all.get(AccountsAdminService);
      const [first, second] = [await accounts.list(1, 2), await accounts.list(2, 2)];
      expect(numbers([...first.users, ...second.users])).toEqual([4, 2, 1, 3]);
      const [{ count } = { count: 0 }] = await all.sql<{ count: number }>(
        'SELECT count(*)::int FROM users WHERE deleted_at IS NULL',
      );
      expect([first.total, second.total]).toEqual([count, count]);
      const shown = [...first.users, ...second.users].map(({ identities, factors }) => [
        identities.map(({ provider, id }) => `${provider} ${id}`),
        factors?.map(({ friendly_name }) => friendly_name),
      ]);
      expect(shown).toEqual([
        [[], undefined],
        [['email email 2'], ['first', 'later']],
        [['email email 1', 'google https://id.example 1'], undefined],
        [[], ['begun']],
      ]);
    });

    it('of the protocol say where they go on, and where they end', async () => {
      const [accounts, header] = [all.get(AccountsAdminService), jest.fn()];
      const controller = new ProtocolAdminController(accounts, all.get(GeneratedLinksService));
      const { total } = await accounts.list(1, 1);
      const linksOn = async (page: number, per_page: number) => {
        header.mockClear();
        await controller.list({ page, per_page }, { header });
        return Object.fromEntries(header.mock.calls as [string, string][]);
      };
      const to = (page: number, per: number, rel: string) =>
        `</auth/v1/admin/users?page=${page}&per_page=${per}>; rel="${rel}"`;
      const count = { 'X-Total-Count': String(total) };
      expect(await linksOn(1, total - 1)).toEqual({
        ...count,
        Link: `${to(2, total - 1, 'next')}, ${to(2, total - 1, 'last')}`,
      });
      expect(await linksOn(2, total - 1)).toEqual({ ...count, Link: to(2, total - 1, 'last') });
      expect(await linksOn(1, total)).toEqual({ ...count, Link: to(1, total, 'last') });
    });

    it('of those who act name people and programs, and no one else', async () => {
      const program = await all.get(ServiceTokens).issue('Nightly export');
      const actors = all.get(Actors);
      const names = await actors.namesOf([ID(1), ID(1), null, program.id, ID(9)]);
      expect([...names].sort()).toEqual(
        [
          [ID(1), 'listed-1@lists.example'],
          [program.id, 'Nightly export'],
        ].sort(),
      );
      expect((await actors.find('LISTS.EXAMPLE')).sort()).toEqual([1, 2, 3, 5].map(ID));
      expect(await actors.find('_ists.example')).toEqual([]);
    });

    it('of programs’ rights say which were taken away, and when', async () => {
      const tokens = all.get(ServiceTokens);
      const [one, two] = [await tokens.issue('One'), await tokens.issue('Two')];
      const subject = { actorId: null, action: 'test.service-tokens' };
      const third = await all.get(Audit).during(subject, {}, () => tokens.issue('Third'));
      await all.get(Audit).during(subject, {}, () => tokens.revoke(third.id));
      const entries = await all.sql(
        'SELECT resource_id, after FROM audit_entries WHERE action = $1 ORDER BY created_at',
        [subject.action],
      );
      expect(entries).toEqual([
        { resource_id: third.id, after: { name: 'T***' } },
        { resource_id: third.id, after: null },
      ]);
      await all.sql('DELETE FROM service_tokens WHERE id = $1', [third.id]);
      expect(await tokens.holderOf(one.token)).toBe(one.id);
      all.clock.at = new Date('2027-02-03T10:00:00Z');
      expect([await tokens.revoke(one.id), await tokens.revoke(one.id)]).toEqual([true, false]);
      expect(await tokens.revoke(ID(1))).toBe(false);
      const [last, before] = await tokens.list();
      expect(last).toMatchObject({ id: two.id, name: 'Two', revokedAt: null });
      expect(before).toMatchObject({ id: one.id, name: 'One', revokedAt: all.clock.at });
      all.clock.at = undefined;
      expect(await tokens.holderOf(one.token)).toBeUndefined();
      expect(await tokens.holderOf(two.token)).toBe(two.id);
    });
  });

  describe('a user, as the protocol shows one', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const text = (day: number) => at(day).toISOString();
    const user: User = {
      ...{ id: ID(1), email: 'ann@example.org', passwordHash: 'hash', newEmail: 'new@example.org' },
      ...{ newEmailConfirmedBy: null, userMetadata: { a: 1 }, appMetadata: { team: 'b' } },
      ...{ isAnonymous: false, emailConfirmedAt: at(1), invitedAt: at(2), bannedUntil: at(3) },
      ...{ deletedAt: at(4), lastMailAt: at(5), lastSignInAt: at(6) },
      ...{ createdAt: at(7), updatedAt: at(8) },
    };
    const factor = {
      ...{ id: ID(2), userId: ID(1), type: 'totp', friendlyName: 'Phone', verified: true },
      ...{ secret: 'secret', lastStep: 1, lastChallengedAt: at(9) },
      ...{ createdAt: at(10), updatedAt: at(11) },
    } as Factor;

    it('has each time in its place, and nothing secret', () => {
      const identity = { id: ID(3), userId: ID(1), provider: 'https://id.example' };
      const google = { ...identity, providerId: 'sub', data: { c: 2 }, createdAt: at(12) };
      const begun = { ...factor, verified: false, lastChallengedAt: null };
      const shown = {
        ...{ id: ID(2), created_at: text(10), updated_at: text(11), status: 'verified' },
        ...{ friendly_name: 'Phone', factor_type: 'totp', last_challenged_at: text(9) },
      };
      const { last_challenged_at: _, ...unasked } = shown;
      expect(toUserView(user, [google, google], [factor, begun])).toEqual({
        ...{ id: ID(1), aud: 'authenticated', role: 'authenticated', email: 'ann@example.org' },
        ...{ phone: '', email_confirmed_at: text(1), confirmed_at: text(1) },
        ...{ last_sign_in_at: text(6), invited_at: text(2), banned_until: text(3) },
        ...{ new_email: 'new@example.org', user_metadata: { a: 1 } },
        app_metadata: { provider: 'google', providers: ['google'], team: 'b' },
        identities: Array(2).fill({
          ...{ identity_id: ID(3), id: 'sub', user_id: ID(1), identity_data: { c: 2 } },
          ...{ provider: 'google', created_at: text(12), updated_at: text(12) },
        }),
        factors: [shown, { ...unasked, status: 'unverified' }],
        ...{ created_at: text(7), updated_at: text(8), is_anonymous: false },
      });
    });

    it('leaves out what is not there', () => {
      const none = { newEmail: null, lastSignInAt: null, invitedAt: null, bannedUntil: null };
      const bare = toUserView({ ...user, ...none }, [], []);
      expect(JSON.parse(JSON.stringify(bare))).not.toHaveProperty('invited_at');
      for (const name of ['new_email', 'factors']) expect(bare).not.toHaveProperty(name);
      expect(bare.app_metadata).toEqual({ provider: 'email', providers: ['email'], team: 'b' });
      const visitor = toUserView({ ...user, email: null, isAnonymous: true }, [], []);
      expect([visitor.email, visitor.app_metadata]).toEqual(['', { team: 'b' }]);
    });
  });
}
