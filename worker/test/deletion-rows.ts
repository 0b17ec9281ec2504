import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { AccountDeletionRepository } from '../../libs/modules/privacy/account-deletion.repository.js';
import type { OwnDatabase } from './own-database.js';

const NOON = new Date('2026-11-23T12:00:00Z');
const at = (ms: number) => new Date(NOON.getTime() + ms);

/** The rows of accounts that are to be deleted. */
export function deletionRows(database: () => OwnDatabase): void {
  let deletions: AccountDeletionRepository;
  let [ann, ben] = ['', ''];
  beforeAll(() => {
    deletions = new AccountDeletionRepository(database().source);
  });
  beforeEach(async () => {
    await database().sql('DELETE FROM account_deletions');
    [ann, ben] = [await database().newUser(), await database().newUser()];
  });
  const tx = () => database().source.manager;
  const third = () => database().newUser();
  const rows = () => database().sql('SELECT * FROM account_deletions ORDER BY requested_at, id');
  async function wish(userId: string, due: Date, told: Date | null = null): Promise<string> {
    const id = randomUUID();
    await deletions.insert(tx(), id, userId, { asked: at(-DAY_MS), due });
    if (told !== null) await deletions.markTold(tx(), id, told);
    return id;
  }

  describe('the accounts', () => {
    it('that are due are taken longest due first, untold and unerased', async () => {
      await wish(await third(), at(-9), NOON);
      const [second, first] = [await wish(ann, NOON), await wish(ben, at(-1))];
      await wish(await third(), at(1));
      expect((await deletions.takeDue(tx(), NOON))?.id).toBe(first);
      await deletions.markTold(tx(), first, at(5));
      expect((await deletions.takeDue(tx(), NOON))?.id).toBe(second);
      await deletions.markErased(tx(), second, NOON);
      expect(await deletions.takeDue(tx(), NOON)).toBeUndefined();
      expect((await deletions.of(ben))?.told_at).toEqual(at(5));
      expect(await deletions.insert(tx(), randomUUID(), ben, { asked: NOON, due: NOON })).toBe(
        false,
      );
    });

    it('that are due are taken by one worker at a time', async () => {
      const [first, second] = [await wish(ann, at(-2)), await wish(ben, at(-1))];
      const { transactions } = database();
      await transactions.run(async (one) => {
        expect((await deletions.takeDue(one, NOON))?.id).toBe(first);
        await transactions.run(async (two) => {
          expect((await deletions.takeDue(two, NOON))?.id).toBe(second);
        });
      });
    });

    it('that begin keep what they were before, and end unless they are erased', async () => {
      const early = await wish(ann, at(-DAY_MS), at(-3));
      expect(await deletions.begin(tx(), randomUUID(), ann, NOON)).toBe(early);
      expect((await rows())[0]).toMatchObject({ due_at: at(-DAY_MS), told_at: at(-3) });
      const fresh = randomUUID();
      expect(await deletions.begin(tx(), fresh, ben, NOON)).toBe(fresh);
      expect(await deletions.of(ben)).toMatchObject({ due_at: NOON, told_at: NOON });
      await deletions.markErased(tx(), early, NOON);
      for (const id of [early, fresh]) await deletions.end(tx(), id);
      expect((await rows()).map(({ id }) => id)).toEqual([early]);
    });
  });
}
