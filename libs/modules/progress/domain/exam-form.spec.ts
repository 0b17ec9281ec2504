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

  it('averages the curves of what is drawn', () => {
    const expected =
      0.4 * responseTo({ type: 'multiple-choice', difficulty: 0 }, 0.7).right +
      0.4 * responseTo({ type: 'multiple-choice', difficulty: 1 }, 0.7).right +
      0.1 * responseTo({ type: 'supply', difficulty: 1 }, 0.7).right +
      0.1 * responseTo({ type: 'ordered', difficulty: 1 }, 0.7).right;
    expect(responseToArea(area('math.numbers'), 0.7).right).toBeCloseTo(expected, 10);
  });
});
