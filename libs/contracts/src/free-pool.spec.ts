import { describe, expect, it } from '@jest/globals';
import { FREE_POOL, freePool, type PoolCandidate } from './free-pool.js';

type Item = PoolCandidate & { passage?: string | null };

const passageOf = ({ passage }: Item) => passage;

function itemsOf(count: number, change: Partial<Item> = {}, prefix = 'i'): Item[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${prefix}-${at}`,
    subject: 'math',
    area: 'math.data',
    type: 'supply',
    ...change,
  }));
}

const shareOf = (items: readonly Item[], of: readonly Item[]) =>
  items.filter((item) => of.includes(item)).length;

describe('the free part of a subject', () => {
  it('is a tenth of a large one, rounded up in each area and type', () => {
    const data = itemsOf(1_005);
    const choices = itemsOf(995, { type: 'multiple-choice' }, 'c');
    const numbers = itemsOf(100, { area: 'math.numbers' }, 'n');
    const free = freePool([...data, ...choices, ...numbers], passageOf);
    expect([shareOf(free, data), shareOf(free, choices), shareOf(free, numbers)]).toEqual([
      101, 100, 10,
    ]);
  });

  it('is what was promised: a tenth, and 110 at least', () => {
    expect(FREE_POOL).toEqual({ share: 0.1, least: 110 });
  });

  it('is as many as the fixed sets need of a small one, and all where there are no more', () => {
    expect(freePool(itemsOf(440), passageOf)).toHaveLength(FREE_POOL.least);
    expect(freePool(itemsOf(50), passageOf)).toHaveLength(50);
  });

  it('takes a passage with all its questions or with none, beside single questions', () => {
    const about = (name: string) => itemsOf(5, { passage: name, area: 'math.numbers' }, name);
    const passages = Array.from({ length: 100 }, (_, at) => about(`p${at}`));
    const single = itemsOf(1_500, { passage: null });
    const free = freePool([...passages.flat(), ...single], passageOf);
    const taken = passages.map((questions) => shareOf(free, questions));
    expect(taken.filter((count) => count !== 0)).toEqual(Array(10).fill(5));
    expect(shareOf(free, single)).toBe(150);
  });

  it('stays what it was in any order, and loses hardly any when the bank grows', () => {
    const items = itemsOf(2_000);
    const free = freePool(items, passageOf).map(({ id }) => id);
    const reversed = freePool(items.toReversed(), passageOf).map(({ id }) => id);
    expect(reversed).toEqual(free);
    const grown = new Set(
      freePool([...items, ...itemsOf(20, {}, 'new')], passageOf).map(({ id }) => id),
    );
    expect(free.filter((id) => !grown.has(id)).length).toBeLessThanOrEqual(3);
    // Items with neighboring numbers don't have neighboring ranks.
    expect(free).not.toEqual(items.slice(0, free.length).map(({ id }) => id));
  });

  it('is the same in every release: who practices free meets the questions they know', () => {
    const free = freePool(itemsOf(2_000), passageOf).map(({ id }) => id);
    expect(free.slice(0, 4)).toEqual(['i-1589', 'i-1879', 'i-623', 'i-842']);
  });
});
