import { describe, expect, it } from '@jest/globals';
import type { ObjectiveMastery } from '@prepward/contracts/progress';
import { bankOf, progressOf } from '../../test/student-data.js';
import { bankTree } from './bank-tree.js';
import { presetsOf } from './presets.js';

function objectives(mastery: readonly Partial<ObjectiveMastery>[] = []) {
  const known = progressOf().objectives;
  const changed = known.map((one) => ({
    ...one,
    ...mastery.find(({ objective }) => objective === one.objective),
  }));
  return bankTree(bankOf(), progressOf({ objectives: changed })).flatMap((node) => node.objectives);
}

const presetOf = (nodes: ReturnType<typeof objectives>, id: string) =>
  presetsOf(nodes).find((preset) => preset.id === id);

describe('the presets', () => {
  it('take the weakest from at most five practiced topics, lowest mastery first', () => {
    const slugs = [
      'math.data.units',
      'math.numbers.convert',
      'reading.craft.purpose',
      'science.anatomy.nervous',
      'science.anatomy.skeletal',
      'english.conventions.spelling',
    ];
    const nodes = objectives(
      slugs.map((objective, at) => ({ objective, answers: 4, mastery: 90 - at * 10 })),
    );
    const weakest = presetOf(nodes, 'weakest');
    expect(weakest?.change).toMatchObject({
      objectives: slugs.toReversed().slice(0, 5),
      count: '10',
    });
    expect(weakest?.hint).toMatch(/ and 4 more$/);
  });

  it('know no weakest topic before the first answer', () => {
    expect(presetOf(objectives(), 'weakest')).toMatchObject({
      change: null,
      hint: 'Answer a few questions first',
    });
  });

  it('ask for no more questions than went wrong, and not for fewer than a practice has', () => {
    const some = objectives().slice(0, 1);
    expect(presetOf(some, 'mistakes')).toMatchObject({
      hint: '2 questions you missed last time',
      change: { pool: 'wrong', count: '5' },
    });
    expect(presetOf(objectives(), 'mistakes')?.change).toMatchObject({ count: '20' });
    expect(presetOf([], 'mistakes')).toMatchObject({ change: null, hint: 'None right now' });
  });

  it('time a set at the pace of the exam', () => {
    expect(presetOf(objectives(), 'timed')).toMatchObject({
      hint: 'Exam pace, 25 min, answers at the end',
      change: { count: '20', mode: 'exam' },
    });
  });
});
