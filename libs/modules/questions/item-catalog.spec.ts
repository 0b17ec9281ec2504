import { beforeEach, describe, expect, it } from '@jest/globals';
import { freePool } from '@prepward/contracts/free-pool';
import type { Subject } from '@prepward/contracts/subjects';
import type { ItemRepository } from './item.repository.js';
import { ItemCatalog } from './item-catalog.js';

const rows = Array.from({ length: 400 }, (_, i) => ({
  ...{ id: `item-${i}`, version: 1, model: 'm', family: 'm', area: 'a', objective: 'o' },
  ...{ subject: 'math' as const, type: 'supply' as const, difficulty: 0 },
  ...{ passage: i % 4 === 0 ? `text-${i % 16}` : null, passageWords: 0, words: 9 },
  isLive: true,
}));
const POOL = freePool(rows, ({ passage }) => passage).map(({ id }) => id);

let now: number;
let read: Subject[];
let hidden: Set<string>;
let isAway: boolean;
let catalog: ItemCatalog;
beforeEach(() => {
  [now, read, hidden, isAway] = [1_000_000, [], new Set(), false];
  const bank = {
    ofSubject: async (subject: Subject) => {
      read.push(subject);
      if (isAway) throw new Error('The database is away');
      return rows.map((row) => ({ ...row, isLive: !hidden.has(row.id) }));
    },
    hasKeptBack: async (ids: string[]) => ids.some((id) => hidden.has(id)),
  } as unknown as ItemRepository;
  catalog = new ItemCatalog(bank, { now: () => new Date(now) });
});

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const liveOf = (ids: string[]) => ids.filter((id) => !hidden.has(id));

describe('the live items of a subject', () => {
  it('are free or not; one that is kept from students is neither, and moves no other', async () => {
    expect(POOL.length).toBeGreaterThan(50);
    hidden = new Set([POOL[0] ?? '', rows.find(({ id }) => !POOL.includes(id))?.id ?? '']);
    const paid = rows.map(({ id }) => id).filter((id) => !POOL.includes(id));
    expect(idsOf(await catalog.live('math'))).toEqual(liveOf(idsOf(rows)));
    expect(idsOf(await catalog.free('math')).sort()).toEqual(liveOf(POOL).sort());
    expect(idsOf(await catalog.freeNow('math')).sort()).toEqual(liveOf(POOL).sort());
    expect(idsOf(await catalog.paidNow('math'))).toEqual(liveOf(paid));
    expect((await catalog.live('math'))[0]).not.toHaveProperty('isLive');
  });

  it('are read once in half a minute, each subject by itself', async () => {
    const first = await catalog.live('math');
    now += 29_999;
    expect(await catalog.live('math')).toBe(first);
    await catalog.free('science');
    expect(read).toEqual(['math', 'science']);
    // Work that can't wait reads the items as they are now.
    await catalog.freeNow('math');
    await catalog.paidNow('math');
    expect(read).toHaveLength(4);
    now += 1;
    await catalog.free('math');
    expect(read).toHaveLength(5);
  });

  it('are read again after a failure', async () => {
    isAway = true;
    await expect(catalog.live('math')).rejects.toThrow('away');
    isAway = false;
    expect(await catalog.live('math')).toHaveLength(rows.length);
  });

  it('are forgotten as soon as one that was named isn’t live', async () => {
    await catalog.live('math');
    expect(await catalog.areLive(['item-1', 'item-2'], {} as never)).toBe(true);
    await catalog.live('math');
    expect(read).toHaveLength(1);
    hidden.add('item-2');
    expect(await catalog.areLive(['item-1', 'item-2'], {} as never)).toBe(false);
    expect(idsOf(await catalog.live('math'))).not.toContain('item-2');
  });
});
