import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@prepward/contracts/durations';
import type { AccountService } from '@prepward/modules/auth';
import type { PersonalData } from '@prepward/platform/personal';
import type { Storage } from '@prepward/platform/storage';
import { strFromU8, unzipSync } from 'fflate';
import { AccountDeletionRepository } from '../../libs/modules/privacy/account-deletion.repository.js';
import { DataExportRepository } from '../../libs/modules/privacy/data-export.repository.js';
import { ExportMaker } from '../../libs/modules/privacy/export-maker.service.js';
import { AdminPrivacyController } from '../../libs/modules/privacy/http/admin-privacy.controller.js';
import { PRIVACY_PERSONAL_DATA } from '../../libs/modules/privacy/personal-data.repository.js';
import { PrivacyService } from '../../libs/modules/privacy/privacy.service.js';
import { type OwnDatabase, SetClock } from './own-database.js';

const NOON = new Date('2026-11-23T12:00:00Z');
const at = (ms: number) => new Date(NOON.getTime() + ms);

/** Archives of people's own data: asked for, made, fetched and removed. */
export function dataArchives(database: () => OwnDatabase): void {
  const clock = new SetClock(NOON);
  const files = new Map<string, Uint8Array>();
  let isolation: unknown;
  const parts: PersonalData[] = [
    {
      tables: {},
      exports: [
        { name: 'things', about: 'Your things.', rows: async (_on, { id }) => [{ id, n: 1 }] },
        {
          name: 'none',
          about: 'Nothing.',
          rows: async (on) => {
            isolation = await on.query('SHOW transaction_isolation');
            return [];
          },
        },
      ],
    },
    {
      tables: {},
      exports: [{ name: 'mails', about: 'To you.', rows: async (_on, { email }) => [{ email }] }],
    },
  ];
  let exports: DataExportRepository;
  let privacy: PrivacyService;
  let maker: ExportMaker;
  let [ann, ben] = ['', ''];
  beforeAll(() => {
    const { source, transactions, outbox, ids } = database();
    exports = new DataExportRepository(source);
    const accounts = {
      hasPassword: async () => false,
      isClosed: async () => false,
      addressOf: async (id: string) => {
        const [user] = await database().sql('SELECT email FROM users WHERE id = $1', [id]);
        return user?.email == null ? null : { email: user.email };
      },
    } as unknown as AccountService;
    const none = {} as never;
    privacy = new PrivacyService(
      exports,
      new AccountDeletionRepository(source),
      accounts,
      none,
      none,
      transactions,
      outbox,
      clock,
      ids,
    );
    const storage = {
      put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
      delete: async (key: string) => void files.delete(key),
    } as unknown as Storage;
    const personal = { all: async () => parts };
    maker = new ExportMaker(exports, personal, accounts, storage, transactions, outbox, clock);
  });
  beforeEach(async () => {
    clock.at = NOON;
    files.clear();
    await database().sql('DELETE FROM data_exports');
    const mark = randomUUID().slice(0, 8);
    ann = await database().newUser(`ann-${mark}@x.example`);
    ben = await database().newUser(`ben-${mark}@x.example`);
  });
  const tx = () => database().source.manager;
  /** An archive that was requested and, if `made` is given, made. */
  async function archive(
    userId: string | null,
    requested: Date,
    made?: { hash?: string; bytes?: number; expiresAt: Date },
  ): Promise<string> {
    const id = randomUUID();
    await exports.insert(tx(), id, userId ?? ann, requested);
    if (made) {
      const whole = { hash: 'h', bytes: 5, madeAt: requested, ...made };
      expect(await exports.save(tx(), id, whole)).toBe(true);
    }
    if (userId === null) {
      await database().sql('UPDATE data_exports SET user_id = NULL WHERE id = $1', [id]);
    }
    return id;
  }
  const left = async () =>
    (await database().sql('SELECT id FROM data_exports')).map(({ id }) => id);

  describe('an archive that is asked for', () => {
    it('is being made for hours, and may be asked for again when it failed', async () => {
      const events = await database().recorded(async () => {
        const asked = await privacy.requestExport(ann);
        expect(asked).toEqual({
          export: {
            id: expect.any(String),
            state: 'making',
            requestedAt: NOON.toISOString(),
            expiresAt: null,
            bytes: null,
            nextAt: at(24 * HOUR_MS).toISOString(),
          },
          deletionDueAt: null,
          proof: 'code',
        });
        clock.at = at(3 * HOUR_MS - 1);
        expect(await privacy.requestExport(ann)).toEqual(asked);
      });
      const [first] = await left();
      expect(events).toEqual([
        { name: 'export.requested', payload: { exportId: first, userId: ann } },
      ]);
      clock.at = at(3 * HOUR_MS);
      const failed = (await privacy.view(ann)).export;
      expect(failed).toMatchObject({ state: 'failed', nextAt: NOON.toISOString() });
      const again = (await privacy.requestExport(ann)).export;
      expect(again).toMatchObject({ state: 'making', requestedAt: clock.at.toISOString() });
      expect(await left()).toHaveLength(2);
    });

    it('is the only one within a day of the newest', async () => {
      await archive(ann, at(-30 * HOUR_MS), { expiresAt: at(1) });
      const newest = await archive(ann, at(-24 * HOUR_MS + 1), { expiresAt: at(1), bytes: 7 });
      await archive(ann, at(-40 * HOUR_MS));
      await archive(ben, at(-1), { expiresAt: at(1) });
      expect((await privacy.view(ann)).export).toMatchObject({
        id: newest,
        state: 'ready',
        bytes: 7,
        expiresAt: at(1).toISOString(),
      });
      await expect(privacy.requestExport(ann)).rejects.toMatchObject({ code: 'EXPORT_TOO_SOON' });
      clock.pass(1);
      expect((await privacy.requestExport(ann)).export?.state).toBe('making');
    });
  });

  describe('an archive that staff ask for', () => {
    it('is of an account, and theirs to ask for but not to have', async () => {
      const staff = new AdminPrivacyController(privacy);
      const visitor = await database().newUser();
      const unknown = { code: 'USER_NOT_FOUND' };
      const reason = { reason: 'By phone' };
      await expect(staff.view({ id: visitor })).rejects.toMatchObject(unknown);
      await expect(staff.keep({ id: visitor }, reason)).rejects.toMatchObject(unknown);
      await expect(staff.requestExport({ id: visitor }, reason)).rejects.toMatchObject(unknown);
      expect(await left()).toEqual([]);
      const id = (await staff.requestExport({ id: ann }, reason)).export?.id;
      expect(await left()).toEqual([id]);
      expect(await staff.view({ id: ann })).toEqual({
        export: expect.objectContaining({ id, state: 'making' }),
        deletionDueAt: null,
      });
    });
  });

  describe('the file of an archive', () => {
    it('is its owner’s until its time is over', async () => {
      const own = await archive(ann, NOON, { hash: 'own', bytes: 3, expiresAt: at(1) });
      const waiting = await archive(ann, NOON);
      expect(await privacy.readyExport(ann, own)).toEqual({ id: own, hash: 'own', bytes: 3 });
      expect(await privacy.exportEnd(own)).toEqual(at(1));
      expect(await privacy.exportEnd(waiting)).toBeUndefined();
      expect(await privacy.exportEnd(randomUUID())).toBeUndefined();
      const refused = (of: string, id: string) =>
        expect(privacy.readyExport(of, id)).rejects.toMatchObject({ code: 'EXPORT_NOT_FOUND' });
      await refused(ben, own);
      await refused(ann, waiting);
      await refused(ann, randomUUID());
      clock.pass(1);
      await refused(ann, own);
    });

    it('holds each list twice, but an empty one once, and says what they are', async () => {
      const id = await archive(ann, NOON);
      const events = await database().recorded(async () => {
        await maker.make(id);
        clock.pass(1);
        await maker.make(id);
      });
      expect(events).toEqual([{ name: 'export.ready', payload: { exportId: id, userId: ann } }]);
      const bytes = files.get(`exports/${id}.zip`) ?? new Uint8Array();
      const [row] = await database().sql('SELECT * FROM data_exports WHERE id = $1', [id]);
      expect(row).toMatchObject({
        hash: createHash('sha256').update(bytes).digest('hex'),
        bytes: bytes.length,
        made_at: NOON,
        expires_at: at(7 * DAY_MS),
      });
      const zip = unzipSync(bytes);
      const names = ['README.txt', 'things.json', 'things.csv', 'none.json', 'mails.json'];
      expect(Object.keys(zip)).toEqual([...names, 'mails.csv']);
      // All lists show the same moment.
      expect(isolation).toEqual([{ transaction_isolation: 'repeatable read' }]);
      const text = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
      expect(JSON.parse(text('things.json'))).toEqual([{ id: ann, n: 1 }]);
      const [user] = await database().sql('SELECT email FROM users WHERE id = $1', [ann]);
      expect(JSON.parse(text('mails.json'))).toEqual([user]);
      expect(text('README.txt')).toContain(`for ${user.email}, as of ${NOON.toISOString()}.`);
      expect(text('README.txt')).toContain('things: Your things.\r\nnone: Nothing.\r\n');
    });

    it('is made for no one who is gone, or whose address is', async () => {
      const visitor = await archive(await database().newUser(), NOON);
      const gone = await archive(null, NOON);
      const events = await database().recorded(async () => {
        for (const id of [visitor, gone, randomUUID()]) await maker.make(id);
      });
      expect([events, files.size]).toEqual([[], 0]);
    });

    it('is not told of where its owner went while it was made', async () => {
      const id = await archive(ann, NOON);
      const [part] = parts;
      const erased: PersonalData = {
        tables: {},
        exports: [
          {
            name: 'late',
            about: 'Late.',
            rows: async () => {
              await database().sql('UPDATE data_exports SET user_id = NULL WHERE id = $1', [id]);
              return [];
            },
          },
        ],
      };
      parts[0] = erased;
      const events = await database().recorded(() => maker.make(id));
      if (part) parts[0] = part;
      expect(events).toEqual([]);
      expect((await exports.find(id))?.made_at).toBeNull();
    });
  });

  describe('archives that are over', () => {
    it('go with their files: too old, no one’s, or never made', async () => {
      const week = 7 * DAY_MS;
      const kept = [
        await archive(ann, at(-2 * week), { expiresAt: at(1) }),
        await archive(ann, at(-week + 1)),
        await archive(ben, NOON),
      ];
      const over = [
        await archive(ann, NOON, { expiresAt: NOON }),
        await archive(ben, at(-week)),
        await archive(null, NOON, { expiresAt: at(week) }),
      ];
      for (const id of [...kept, ...over]) files.set(`exports/${id}.zip`, new Uint8Array());
      await maker.removeOver();
      expect((await left()).sort()).toEqual(kept.toSorted());
      expect([...files.keys()].sort()).toEqual(kept.map((id) => `exports/${id}.zip`).sort());
    });

    it('are told of in the next archive, oldest first', async () => {
      await archive(ann, NOON);
      await archive(ben, at(-2));
      await archive(ann, at(-1), { expiresAt: at(9) });
      const [file] = PRIVACY_PERSONAL_DATA.exports;
      const person = { id: ann, email: 'ann@x.example' };
      expect(await file?.rows(database().source, person)).toEqual([
        { requested_at: at(-1), made_at: at(-1) },
        { requested_at: NOON, made_at: null },
      ]);
    });
  });
}
