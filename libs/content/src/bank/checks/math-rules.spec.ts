import { beforeAll, describe, expect, it } from '@jest/globals';
import { type GeneratedItem, generateModel } from '../kit/generate.js';
import { createRng } from '../kit/rng.js';
import { mathBank } from '../math/index.js';
import { checkMath } from './math-rules.js';
import { wrongOrders } from './order-of-operations.js';
import { plantInto } from './planted-faults.js';
import { MATH } from './planted-math.js';
import { checkTeaching } from './teaching.js';
import type { CheckedBank } from './types.js';

let items: GeneratedItem[];

beforeAll(() => {
  items = mathBank.models.flatMap((model) => generateModel(model));
});

const check = (list: GeneratedItem[]) => {
  const bank: CheckedBank = { subjects: [], items: list, passages: [] };
  return [...checkMath(bank), ...checkTeaching(bank)];
};

describe('rules for math', () => {
  it('find nothing in the bank', () => {
    expect(check(items)).toEqual([]);
  });

  it.each(MATH.map((fault) => [fault.name, fault] as const))('find: %s', (_, fault) => {
    const rng = createRng(`math:${fault.name}`);
    const planted = rng
      .shuffle(items)
      .flatMap((generated) => plantInto(generated, fault, rng) ?? [])
      .slice(0, 6);
    expect(planted.length).toBeGreaterThanOrEqual(3);
    for (const changed of planted) {
      const rules = check([changed]).map((f) => f.rule);
      expect(fault.rules.some((rule) => rules.includes(rule))).toBe(true);
    }
  });

  it('find a model with too many items', () => {
    const [first] = items;
    if (!first) throw new Error('the bank is empty');
    const many = Array.from({ length: 26 }, () => first);
    expect(check(many).filter((f) => f.rule === 8)).toHaveLength(1);
    expect(check(many.slice(1)).filter((f) => f.rule === 8)).toEqual([]);
  });
});

describe('wrong orders of operations', () => {
  it('are worked out as a student would', () => {
    expect(wrongOrders('What is $30 - 4 \\times (9 - 6) + 5^2$?')).toEqual([
      { way: 'from left to right', value: 103 },
      { way: 'without the parentheses', value: 13 },
    ]);
    expect(wrongOrders('What is $\\frac{8 + 4}{3} \\times 2 - 5$?')).toEqual([
      { way: 'without the parentheses', value: 8 + 8 / 3 - 5 },
    ]);
  });

  it('are none where the order does not matter', () => {
    expect(wrongOrders('What is $-3 - (-4) + (-5)$?')).toEqual([]);
    expect(wrongOrders('What is $4x + 3 \\times 2$?')).toEqual([]);
    expect(wrongOrders('It costs \\$4 and then \\$5.')).toEqual([]);
  });
});
