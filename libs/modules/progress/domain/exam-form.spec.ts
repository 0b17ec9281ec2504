import { describe, expect, it } from '@jest/globals';
import { BLUEPRINT } from '@prepward/contracts/exam';
import { examForm, responseToArea } from './exam-form.js';
import { responseTo } from './rasch.js';

const bank = [
  { area: 'math.numbers', type: 'multiple-choice', difficulty: 0 },
  { area: 'math.numbers', type: 'multiple-choice', difficulty: 1 },
  { area: 'math.numbers', type: 'supply', difficulty: 1 },
  { area: 'math.numbers', type: 'ordered', difficulty: 1 },
  { area: 'math.data', type: 'supply', difficulty: -1 },
] as const;
const form = examForm(BLUEPRINT, bank);
const area = (slug: string) => {
  const found = form.find((one) => one.area === slug);
  if (found === undefined) throw new Error(`no area ${slug}`);
  return found;
};

describe('examForm', () => {
  it('has the blueprint’s 170 items in twelve areas', () => {
    expect(form).toHaveLength(12);
    expect(form.reduce((sum, one) => sum + one.items, 0)).toBe(170);
    expect(area('math.numbers')).toMatchObject({ subject: 'math', items: 20 });
  });

  it('draws four of five plain, the fifth evenly over the other types there are', () => {
    const { pool } = area('math.numbers');
    expect(pool.map(({ type, share }) => [type, Number(share.toFixed(6))])).toEqual([
      ['multiple-choice', 0.4],
      ['multiple-choice', 0.4],
      ['supply', 0.1],
      ['ordered', 0.1],
    ]);
  });

  it.each(['math.data', 'science.biology', 'reading.craft'])('draws all of %s', (slug) => {
    expect(area(slug).pool.reduce((sum, cell) => sum + cell.share, 0)).toBeCloseTo(1, 12);
  });

  it('draws items alike as often as there are of them', () => {
    const many = [0, 0, 0, 1].map((difficulty) => ({
      area: 'math.data',
      type: 'multiple-choice' as const,
      difficulty,
    }));
    const [found] = examForm(BLUEPRINT, many).filter((one) => one.area === 'math.data');
    expect(found?.pool).toEqual([
      { type: 'multiple-choice', difficulty: 0, share: 0.75 },
      { type: 'multiple-choice', difficulty: 1, share: 0.25 },
    ]);
  });

  it('takes an area without items for plain ones in the middle', () => {
    expect(area('science.biology').pool).toEqual([
      { type: 'multiple-choice', difficulty: 0, share: 1 },
    ]);
  });

  it('is steep where its items are: the slope is that of the chance', () => {
    const step = 1e-5;
    for (const ability of [-1, 0, 2]) {
      const of = (at: number) => responseToArea(area('math.numbers'), at);
      const slope = (of(ability + step).right - of(ability - step).right) / (2 * step);
      expect(of(ability).slope).toBeCloseTo(slope, 6);
      expect(slope).toBeGreaterThan(0);
    }
  });

  it('averages the curves of what is drawn', () => {
    const expected =
      0.4 * responseTo({ type: 'multiple-choice', difficulty: 0 }, 0.7).right +
      0.4 * responseTo({ type: 'multiple-choice', difficulty: 1 }, 0.7).right +
      0.1 * responseTo({ type: 'supply', difficulty: 1 }, 0.7).right +
      0.1 * responseTo({ type: 'ordered', difficulty: 1 }, 0.7).right;
    expect(responseToArea(area('math.numbers'), 0.7).right).toBeCloseTo(expected, 10);
  });
});
