import { describe, expect, it } from '@jest/globals';
import { distractorsFrom, factTable, rowsWith, rowsWithout } from './facts.js';
import { createRng } from './rng.js';

const table = factTable(
  'organs',
  ['organ', 'system', 'role'],
  [
    { organ: 'Pancreas', system: ['Digestive', 'Endocrine'], role: 'Makes insulin' },
    { organ: 'Liver', system: 'Digestive', role: 'Makes bile' },
    { organ: 'Thyroid', system: 'Endocrine', role: 'Sets the metabolic rate' },
    { organ: 'Kidney', system: 'Urinary', role: 'Filters blood' },
    { organ: 'Femur', system: 'Skeletal', role: 'Carries the thigh' },
  ],
);
const [pancreas] = table.rows;
if (!pancreas) throw new Error('no rows');

describe('fact tables', () => {
  it('never offers as wrong what is also true of the row', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const wrong = distractorsFrom(table, 'system', pancreas, 2, createRng(`facts:${seed}`));
      expect(wrong.map((w) => w.value).sort()).toEqual(['Skeletal', 'Urinary']);
    }
  });

  it('says of each wrong value where it is right, and can stay near the row', () => {
    const near = distractorsFrom(table, 'role', pancreas, 2, createRng('near'), { like: 'system' });
    expect(near.map((w) => w.row.organ).sort()).toEqual(['Liver', 'Thyroid']);
    expect(near.every((w) => w.row.role === w.value)).toBe(true);
  });

  it('does not count what another row says of the same thing as wrong', () => {
    const doubled = factTable(
      'muscles',
      ['muscle', 'action'],
      [
        { muscle: 'Biceps', action: 'Bends the elbow' },
        { muscle: 'Biceps', action: 'Turns the palm up' },
        { muscle: 'Triceps', action: 'Stretches the elbow' },
      ],
    );
    const [biceps] = doubled.rows;
    if (!biceps) throw new Error('no rows');
    const rng = createRng('muscles');
    const wrong = distractorsFrom(doubled, 'action', biceps, 1, rng, { same: ['muscle'] });
    expect(wrong.map((w) => w.value)).toEqual(['Stretches the elbow']);
    expect(() => distractorsFrom(doubled, 'action', biceps, 2, rng, { same: ['muscle'] })).toThrow(
      '1 wrong values of action, 2 asked for',
    );
  });

  it('splits the rows by what is true of them', () => {
    expect(rowsWith(table, 'system', 'endocrine').map((r) => r.organ)).toEqual([
      'Pancreas',
      'Thyroid',
    ]);
    expect(rowsWithout(table, 'system', 'Endocrine')).toHaveLength(3);
  });

  it('refuses a row that stands twice and an empty cell', () => {
    expect(() => factTable('t', ['a'], [{ a: 'x' }, { a: 'X ' }])).toThrow('stands twice');
    expect(() => factTable('t', ['a'], [{ a: [] }])).toThrow('empty a');
  });
});
