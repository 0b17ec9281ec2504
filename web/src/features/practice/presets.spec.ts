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

const [NODE] = objectives();
if (!NODE) throw new Error('The bank is empty');
const MASTERY = { objective: NODE.slug, answers: 9, right: 8, mastery: 88.4 };

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

  it('say how much there is', () => {
    const nodes = (wrong: number, due: number) => [
      { ...NODE, counts: { ...NODE.counts, wrong, due } },
    ];
    const [, mistakes, due] = presetsOf(nodes(1, 1));
    expect(mistakes?.hint).toBe('1 question you missed last time');
    expect([due?.hint, due?.change]).toEqual([
      '1 question to review',
      { pool: 'due', count: '5', mode: 'tutor' },
    ]);
    expect(presetsOf(nodes(1200, 0))[1]?.hint).toBe('1,200 questions you missed last time');
    expect(presetsOf(nodes(12, 40))[1]?.change).toMatchObject({ pool: 'wrong', count: '12' });
    expect(presetsOf(nodes(12, 40))[2]).toMatchObject({
      hint: '40 questions to review',
      change: { count: '20' },
    });
    expect(presetsOf(nodes(0, 0))[2]).toMatchObject({ hint: "You're up to date", change: null });
    const mastery = { ...MASTERY, state: 'learning' as const };
    expect(presetsOf([{ ...NODE, mastery }])[0]?.hint).toBe(NODE.name);
    const unanswered = { ...mastery, answers: 0 };
    expect(presetsOf([{ ...NODE, mastery: unanswered }])[0]?.change).toBeNull();
    const empty = { ...NODE.counts, all: 0 };
    expect(presetsOf([{ ...NODE, mastery, counts: empty }])[0]?.change).toBeNull();
  });
});
