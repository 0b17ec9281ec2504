import { describe, expect, it } from '@jest/globals';
import { bankOf, progressOf } from '../../test/student-data.js';
import { bankTree, summaryOf } from './bank-tree.js';

describe('the bank', () => {
  it('adds up what a topic holds', () => {
    const { counts, atOnce, objectives } = summaryOf('math.data', bankOf(), undefined);
    const many = objectives.length;
    expect(counts).toEqual({
      ...{ all: many * 10, unseen: many * 6, wrong: many * 2, flagged: many, due: 0 },
    });
    expect(atOnce).toBe(many * 4);
    expect(objectives[0]?.mastery).toBeUndefined();
    const due = bankOf().objectives.map((one) => ({ ...one, counts: { ...one.counts, due: 2 } }));
    expect(summaryOf('math.data', { ...bankOf(), objectives: due }, undefined).counts.due).toBe(
      many * 2,
    );
  });

  it('is in the order of the exam, without areas that have nothing', () => {
    const objectives = bankOf().objectives.filter(({ area }) => area === 'math.data');
    const tree = bankTree({ ...bankOf(), objectives }, progressOf());
    expect(tree.map(({ subject, areas }) => [subject, areas.length])).toEqual([
      ['reading', 0],
      ['math', 1],
      ['science', 0],
      ['english', 0],
    ]);
    expect(tree[1]?.areas[0]?.objectives[0]?.mastery?.state).toBe('new');
  });
});
