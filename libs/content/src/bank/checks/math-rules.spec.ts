import { describe, expect, it } from '@jest/globals';
import { type GeneratedItem, generateModel } from '../kit/generate.js';
import { mathBank } from '../math/index.js';
import { checkMath } from './math-rules.js';
import { wrongOrders } from './order-of-operations.js';

// What these rules find in the bank, and in sound items with a fault, is in `bank.spec.ts`.
describe('rules for math', () => {
  it('find a model with too many items', () => {
    const [model] = mathBank.models;
    const [first] = model === undefined ? [] : generateModel(model);
    if (!first) throw new Error('the bank is empty');
    const check = (items: GeneratedItem[]) =>
      checkMath({ subjects: [], items, passages: [] }).filter((f) => f.rule === 8);
    const many = Array.from({ length: 26 }, () => first);
    expect(check(many)).toHaveLength(1);
    expect(check(many.slice(1))).toEqual([]);
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
