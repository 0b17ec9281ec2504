import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, MINUTE_MS } from '@prepward/contracts/durations';
import type { AccountService, SessionsService } from '@prepward/modules/auth';
import type { AccountEndService } from '@prepward/modules/billing';
import type { RolesService } from '@prepward/modules/roles';
import type { Tx } from '@prepward/platform/database';
import type { Person } from '@prepward/platform/personal';
import { AccountDeletionRepository } from '../../libs/modules/privacy/account-deletion.repository.js';
import { DataExportRepository } from '../../libs/modules/privacy/data-export.repository.js';
import { Eraser } from '../../libs/modules/privacy/eraser.service.js';
import { PrivacyService } from '../../libs/modules/privacy/privacy.service.js';
import { heard, type OwnDatabase, SetClock } from './own-database.js';

const NOON = new Date('2026-11-23T12:00:00Z');
const at = (ms: number) => new Date(NOON.getTime() + ms);
const SILENCE = 30 * MINUTE_MS;

/** Accounts that are to be deleted: requested, kept after all, notified and erased. */
export function accountDeletions(database: () => OwnDatabase): void {
  const clock = new SetClock(NOON);
  /** What the other modules were asked, in order. */
  let did: string[];
  /** Whose rows were locked, in order. */
  let held: string[];
  let people: Person[];
  let staff: Set<string>;
  let closed: Set<string>;
  let broken: Set<string>;
  let names: Map<string, string>;
  let [ann, ben] = ['', ''];
  let deletions: AccountDeletionRepository;
  let privacy: PrivacyService;
  let eraser: Eraser;

  const note = (what: string) => async (_tx: unknown, id: string) => {
    did.push(`${what} ${names.get(id)}`);
  };
  const addressed = (id: string) => names.has(id) && !closed.has(`no address ${id}`);
  const accounts = {
    hasPassword: async () => true,
    proveOwner: async ({ userId }: { userId: string }, proof: object) => {
      did.push(`prove ${names.get(userId)} ${JSON.stringify(proof)}`);
      if (!('currentPassword' in proof) || proof.currentPassword !== 'right') {
        throw new Error('PASSWORD_WRONG');
      }
    },
    addressOf: async (id: string) =>
      addressed(id) ? { email: `${names.get(id)}@x.example` } : null,
    isClosed: async (id: string) => closed.has(id),
    closedBefore: async (before: Date) => {
      did.push(`closed before ${before.toISOString()}`);
      return [...closed].filter((id) => names.has(id));
    },
    hold: async (_tx: unknown, id: string) => void held.push(`account of ${names.get(id)}`),
  } as unknown as AccountService;
  const roles = { hasAny: async (_tx: unknown, id: string) => staff.has(id) };
  const money = {
    stopRenewal: async (id: string) => {
      did.push(`stop renewal ${names.get(id)}`);
      if (broken.has(id)) throw new Error('GATEWAY_UNAVAILABLE');
    },
    endNow: async (id: string) => {
      did.push(`end ${names.get(id)}`);
      if (broken.has(id)) throw new Error('GATEWAY_UNAVAILABLE');
    },
    hold: async (_tx: unknown, id: string) => void held.push(`money of ${names.get(id)}`),
  } as unknown as AccountEndService;
  const parts = {
    all: async () => [
      { tables: {}, exports: [] },
      {
        tables: {},
        exports: [],
        erasures: [
          async (tx: Tx, person: Person) => {
            people.push(person);
            await tx.query(`UPDATE users SET created_at = '2001-01-01' WHERE id = $1`, [person.id]);
          },
          async (_tx: Tx, { id }: Person) => {
            did.push(`erase ${names.get(id)}`);
            if (broken.has(`files ${id}`)) throw new Error('disk full');
          },
        ],
      },
    ],
  };

  beforeAll(() => {
    const { source, transactions, outbox, ids } = database();
    deletions = new AccountDeletionRepository(source);
    const sessions = { endAll: note('sign out') } as unknown as SessionsService;
    const holders = roles as unknown as RolesService;
    const shared = [transactions, outbox, clock, ids] as const;
    const requests = new DataExportRepository(source);
    privacy = new PrivacyService(requests, deletions, accounts, holders, money, ...shared);
    eraser = new Eraser(deletions, parts, accounts, sessions, holders, money, ...shared);
  });
  beforeEach(async () => {
    clock.at = NOON;
    [did, held, people] = [[], [], []];
    [staff, closed, broken] = [new Set(), new Set(), new Set()];
    await database().sql('DELETE FROM account_deletions');
    [ann, ben] = [await database().newUser(), await database().newUser()];
    names = new Map([
      [ann, 'ann'],
      [ben, 'ben'],
    ]);
  });
  const rows = () => database().sql('SELECT * FROM account_deletions ORDER BY requested_at, id');
  const ask = (password = 'right', userId = ann) =>
    privacy.requestDeletion({ userId } as never, { password });
  async function wish(userId: string, due: Date, told: Date | null = null): Promise<string> {
    const id = randomUUID();
    await deletions.insert(database().source.manager, id, userId, { asked: at(-DAY_MS), due });
    if (told !== null) await deletions.markTold(database().source.manager, id, told);
    return id;
  }
  const run = () => eraser.run(new AbortController().signal);

  describe('the wish that an account goes', () => {
    it('is noted once, when its owner is proven and the plan has stopped renewing', async () => {
      const events = await database().recorded(async () => {
        const view = await ask();
        expect(view).toEqual({
          export: null,
          deletionDueAt: at(14 * DAY_MS).toISOString(),
          proof: 'password',
        });
        clock.pass(DAY_MS);
        expect(await ask()).toEqual(view);
      });
      const [row] = await rows();
      expect(row).toMatchObject({ user_id: ann, requested_at: NOON, told_at: null });
      expect(events).toEqual([
        { name: 'deletion.requested', payload: { deletionId: row.id, userId: ann } },
      ]);
      expect(did.slice(0, 2)).toEqual([
        'prove ann {"currentPassword":"right"}',
        'stop renewal ann',
      ]);
      expect(await privacy.deletionDue(row.id)).toEqual(at(14 * DAY_MS));
      expect((await privacy.view(ben)).deletionDueAt).toBeNull();
      expect(await privacy.deletionDue(randomUUID())).toBeUndefined();
    });

    it('is noted in no other case: no proof, a role, or a plan that goes on', async () => {
      await expect(ask('wrong')).rejects.toThrow('PASSWORD_WRONG');
      staff.add(ann);
      await expect(ask()).rejects.toMatchObject({ code: 'ACCOUNT_HOLDS_ROLE' });
      expect(did.filter((what) => what.startsWith('stop'))).toEqual([]);
      broken.add(ben);
      const entries = await database().audited(() =>
        expect(privacy.requestDeletionFor(ben)).rejects.toThrow('GATEWAY_UNAVAILABLE'),
      );
      expect([entries, await rows()]).toEqual([[], []]);
    });

    it('is asked by staff for accounts alone, and leaves its entry in their log', async () => {
      const visitor = await database().newUser();
      closed.add(ben);
      for (const id of [visitor, ben]) {
        const asked = privacy.requestDeletionFor(id);
        await expect(asked).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
      }
      expect(await rows()).toEqual([]);
      expect(await database().audited(() => privacy.requestDeletionFor(ann))).toHaveLength(1);
      expect(await rows()).toHaveLength(1);
    });

    it('is taken back until it has begun, by its owner alone', async () => {
      expect(await heard(() => ask())).toEqual(['deletion.requested']);
      await ask('right', ben);
      const kept = await heard(async () => {
        expect((await privacy.keep(ann)).deletionDueAt).toBeNull();
      });
      expect(kept).toEqual(['deletion.taken-back']);
      expect((await rows()).map(({ user_id }) => user_id)).toEqual([ben]);
      const begun = await wish(ann, NOON, NOON);
      await expect(privacy.keep(ann)).rejects.toMatchObject({ code: 'DELETION_BEGUN' });
      expect((await rows()).map(({ id }) => id)).toContain(begun);
    });
  });

  describe('an account whose time is over', () => {
    it('is told of and signed out, and erased when the mail had its time', async () => {
      // Late, as if no worker had run: the email gets its full time anyway.
      const [id, other] = [await wish(ann, at(-2 * SILENCE)), await wish(ben, at(1))];
      const events = await database().recorded(run);
      expect(events).toEqual([
        { name: 'deletion.begun', payload: { deletionId: id, userId: ann } },
      ]);
      expect(did).toContain('sign out ann');
      clock.at = at(SILENCE - 1);
      expect(await database().recorded(run)).toHaveLength(1);
      expect(people).toEqual([]);
      [did, held] = [[], []];
      clock.at = at(SILENCE);
      expect(await heard(run)).toEqual(['account.erased']);
      expect(did.slice(1)).toEqual(['end ann', 'erase ann']);
      expect(held).toEqual(['account of ann', 'money of ann', 'account of ann']);
      expect(people).toEqual([{ id: ann, email: 'ann@x.example' }]);
      const erased = (await rows()).find((row) => row.id === id);
      expect(erased).toMatchObject({ user_id: null, erased_at: clock.at, told_at: NOON });
      expect((await rows()).find((row) => row.id === other)).toMatchObject({ erased_at: null });
      await run();
      expect(people).toHaveLength(1);
    });

    it('comes in its turn, and after those that could not be erased this time', async () => {
      await wish(ann, at(-5), at(-SILENCE - 2));
      await wish(ben, at(-9), at(-SILENCE - 1));
      broken.add(ann);
      await run();
      expect(people).toEqual([{ id: ben, email: 'ben@x.example' }]);
      expect(did.filter((what) => what.startsWith('end'))).toEqual(['end ann', 'end ben']);
      broken.clear();
      await run();
      expect(people.map(({ id }) => id)).toEqual([ben, ann]);
    });

    it('stays where its owner has a role by now, told or not, and others go', async () => {
      await wish(ann, at(-2));
      const begun = await wish(ben, at(-2), at(-SILENCE));
      const [carl, dora] = [await database().newUser(), await database().newUser()];
      names.set(carl, 'carl').set(dora, 'dora');
      for (const id of [carl, dora]) await wish(id, at(-1));
      staff.add(ann).add(ben);
      const told = await heard(async () => {
        const events = await database().recorded(run);
        expect(events.map(({ payload }) => payload.userId).sort()).toEqual([carl, dora].sort());
      });
      expect(told).toEqual(['deletion.ended-by-role', 'deletion.ended-by-role']);
      expect([people, (await rows()).length]).toEqual([[], 2]);
      expect(did.filter((what) => /^(sign|end)/.test(what)).sort()).toEqual([
        'sign out carl',
        'sign out dora',
      ]);
      expect(await deletions.lock(database().source.manager, begun)).toBe(false);
    });

    it('stays where the role came while the plan was ended', async () => {
      await wish(ann, at(-2), at(-SILENCE));
      const { endNow } = money;
      money.endNow = async (id) => void staff.add(id);
      await run();
      money.endNow = endNow;
      expect([people, await rows()]).toEqual([[], []]);
    });

    it('is erased whole or not at all, and by one worker', async () => {
      const [id, other] = [
        await wish(ann, at(-2), at(-SILENCE)),
        await wish(ben, at(-2), at(-SILENCE)),
      ];
      broken.add(`files ${ann}`);
      const { endNow } = money;
      // Another worker comes first.
      money.endNow = (of) =>
        of === ben ? deletions.markErased(database().source.manager, other, NOON) : endNow(of);
      await run();
      money.endNow = endNow;
      expect(people.map((one) => one.id)).toEqual([ann]);
      const users = await database().sql(
        'SELECT 1 FROM users WHERE id = ANY ($1) AND created_at > $2',
        [[ann, ben], '2002-01-01'],
      );
      expect(users).toHaveLength(2);
      expect((await rows()).find((row) => row.id === id)).toMatchObject({ erased_at: null });
    });

    it('waits where the worker ends', async () => {
      await wish(ann, NOON);
      await wish(ben, at(-2), at(-SILENCE));
      expect(await database().recorded(() => eraser.run(AbortSignal.abort()))).toEqual([]);
      expect(people).toEqual([]);
    });
  });

  describe('an account that was closed', () => {
    it('is erased at once, without a mail, also where it was to go later', async () => {
      const later = await wish(ann, at(DAY_MS));
      closed.add(ann);
      const events = await database().recorded(async () => {
        await eraser.eraseClosed(ann);
        await eraser.eraseClosed(ben);
      });
      expect(events).toEqual([]);
      expect(people.map(({ id }) => id)).toEqual([ann]);
      expect(await rows()).toEqual([
        expect.objectContaining({
          id: later,
          user_id: null,
          due_at: NOON,
          told_at: NOON,
          erased_at: NOON,
        }),
      ]);
    });

    it('is found half an hour later where its event was lost', async () => {
      closed.add(ann).add(ben).add(`no address ${ben}`);
      broken.add(ann);
      await run();
      expect(did[0]).toBe(`closed before ${at(-SILENCE).toISOString()}`);
      expect(people).toEqual([{ id: ben, email: '' }]);
    });
  });
}
