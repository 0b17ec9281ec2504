import { beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@prepward/contracts/durations';
import { FlowStateRepository } from '../../../libs/modules/auth/flow-state.repository.js';
import { LinkRequestRepository } from '../../../libs/modules/auth/link-request.repository.js';
import { AUTH_PERSONAL_DATA } from '../../../libs/modules/auth/personal-data.repository.js';
import { SessionRepository } from '../../../libs/modules/auth/session.repository.js';
import { UserRepository } from '../../../libs/modules/auth/user.repository.js';
import type { Accounts, Person } from './services.js';

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Statements that reach one person's rows leave everyone else's alone. */
export function ownRows(started: () => Accounts): void {
  let all: Accounts;
  let person: Person;
  let other: Person;
  beforeEach(async () => {
    all = started();
    [person, other] = [await all.newPerson(), await all.newPerson()];
  });

  /** By the address alone, as a sign-up by someone who has no account yet. */
  const signUp = (of: Person, hash: string, createdAt = new Date()) =>
    all.add('link_requests', {
      ...{ kind: 'sign-up', email: of.email },
      ...{ password_hash: hash, created_at: createdAt },
    });

  it('removes visitors whose sessions are old, and never accounts', async () => {
    const visitor = (days: number) =>
      all.newPerson({ email: null, is_anonymous: true, created_at: ago(days) });
    const usedAgo = (of: Person, days: number) =>
      all.add('sessions', { user_id: of.id, aal: 'aal1', amr: '[]', refreshed_at: ago(days) });
    const [gone, left, back, young] = [
      await visitor(91),
      await visitor(91),
      await visitor(91),
      await visitor(89),
    ];
    await usedAgo(left, 91);
    await usedAgo(back, 89);
    const account = await all.newPerson({ created_at: ago(91) });
    await all.get(UserRepository).purgeVisitors(90);
    const ids = [gone, left, back, young, account].map(({ id }) => id);
    const rows = await all.sql<{ id: string }>('SELECT id FROM users WHERE id = ANY($1)', [ids]);
    expect(rows.map(({ id }) => id).sort()).toEqual([back.id, young.id, account.id].sort());
  });

  it('finds a session only with its own user, and tells whether that user is banned', async () => {
    const { sessionId } = await all.newSession(person);
    const since = { usedSince: ago(1), begunSince: ago(1) };
    const find = ({ id }: Person) => all.get(SessionRepository).findLive(sessionId, id, since);
    expect(await find(other)).toBeUndefined();
    expect(await find(person)).toMatchObject({ email: person.email, banned: false });
    await all.sql('UPDATE users SET banned_until = $1 WHERE id = $2', [ago(-1), person.id]);
    expect(await find(person)).toMatchObject({ banned: true });
    await all.sql('UPDATE users SET banned_until = $1 WHERE id = $2', [ago(1), person.id]);
    expect(await find(person)).toMatchObject({ banned: false });
  });

  it('forgets the sign-in codes of one user only', async () => {
    for (const { id } of [person, other]) {
      await all.add('flow_states', {
        ...{ user_id: id, code_hash: Buffer.from(id), code_challenge: 'c', method: 'pkce' },
        expires_at: new Date(Date.now() + HOUR_MS),
      });
    }
    await all.run((tx) => all.get(FlowStateRepository).forget(tx, person.id));
    expect(await all.kept('flow_states', person)).toEqual([]);
    expect(await all.kept('flow_states', other)).toHaveLength(1);
  });

  it('takes the waiting password from the newest sign-up with the address', async () => {
    await signUp(person, 'older', ago(2));
    await signUp(person, 'newest', ago(1));
    await signUp(person, 'oldest', ago(3));
    await signUp(other, "someone else's");
    const requests = all.get(LinkRequestRepository);
    expect(await requests.findWaitingPassword(person.email)).toBe('newest');
    expect(await requests.findWaitingPassword(other.email)).toBe("someone else's");
  });

  describe('the erasure of an account', () => {
    it('removes the requests with its address, and no others', async () => {
      await signUp(person, 'own');
      await signUp(other, 'kept');
      for (const erase of AUTH_PERSONAL_DATA.erasures ?? [])
        await all.run((tx) => erase(tx, person));
      const rows = await all.sql('SELECT email FROM link_requests WHERE email = ANY($1)', [
        [person.email, other.email],
      ]);
      expect(rows).toEqual([{ email: other.email }]);
    });
  });
}
