import { expect, it } from '@jest/globals';
import type { MeasuredItem } from '../questions/index.js';
import { itemRestCorrelation, shareOf } from './domain/item-statistics.js';
import type { ItemSums } from './item-measures.repository.js';
import { ItemMeasures } from './item-measures.service.js';

const NOW = new Date('2026-11-23T04:00:00Z');

const sums = (itemId: string, more: Partial<ItemSums> = {}): ItemSums => ({
  itemId,
  subject: 'math',
  type: 'multiple-choice',
  key: { type: 'multiple-choice', option: 'a' },
  ids: ['a', 'b', 'c'],
  answers: 50,
  right: 20,
  medianMs: 60_000,
  rated: 40,
  ratedRight: 16,
  rest: 22,
  restSquares: 14,
  rightRest: 7,
  strong: 10,
  choices: [
    { id: 'b', all: 30, strong: 8 },
    { id: 'a', all: 20, strong: 2 },
  ],
  ...more,
});

/** What is stored for these sums. */
async function measured(...list: ItemSums[]): Promise<readonly MeasuredItem[]> {
  const kept: unknown[] = [];
  const service = new ItemMeasures(
    { sums: async () => list } as never,
    { setStatistics: async (...given: unknown[]) => kept.push(given) } as never,
    { now: () => NOW },
  );
  await service.measure();
  expect(kept).toEqual([[expect.any(Array), NOW]]);
  return (kept[0] as [MeasuredItem[]])[0];
}

it('an item’s statistics are the shares of its sums, with what is suspect of them', async () => {
  expect(await measured(sums('one'))).toEqual([
    {
      itemId: 'one',
      answers: 50,
      pValue: shareOf(20, 50),
      discrimination: itemRestCorrelation({
        n: 40,
        right: 16,
        rest: 22,
        restSquares: 14,
        rightRest: 7,
      }),
      medianMs: 60_000,
      options: [
        { id: 'a', share: shareOf(20, 50), strong: 0.2 },
        { id: 'b', share: shareOf(30, 50), strong: 0.8 },
        // No one chose it.
        { id: 'c', share: shareOf(0, 50), strong: 0 },
      ],
      suspicions: ['negative-discrimination', 'distractor-above-key'],
    },
  ]);
});

it('discrimination needs enough answers of students who are rated', async () => {
  const few = { rated: 29, ratedRight: 10, rest: 15, restSquares: 10 };
  const [none, some] = await measured(sums('few', few), sums('enough', { ...few, rated: 30 }));
  expect(none?.discrimination).toBeNull();
  expect(some?.discrimination).not.toBeNull();
});

it('what no one chose from has no shares, and without strong students there are none of theirs', async () => {
  const [typed, weak] = await measured(
    sums('typed', { choices: null, type: 'ordered' }),
    sums('weak', { strong: 0, choices: [{ id: 'a', all: 20, strong: 0 }] }),
  );
  expect(typed?.options).toEqual([]);
  expect(weak?.options.map(({ strong }) => strong)).toEqual([0, 0, 0]);
});

it('the time on an item is judged beside those of its subject and type', async () => {
  const group = Array.from({ length: 12 }, (_, i) =>
    sums(`math:${i}`, { medianMs: 50_000 + i * 2_000, rated: 0, strong: 0 }),
  );
  const slow = { medianMs: 400_000, rated: 0, strong: 0 };
  const found = await measured(
    ...group,
    sums('slow', slow),
    sums('other subject', { ...slow, subject: 'reading' }),
    sums('other type', { ...slow, type: 'supply', choices: null }),
  );
  const suspects = found.filter(({ suspicions }) => suspicions.length > 0);
  expect(suspects.map(({ itemId, suspicions }) => [itemId, suspicions])).toEqual([
    ['slow', ['too-slow']],
  ]);
});
