import { describe, expect, it } from '@jest/globals';
import type { ItemKey } from '@prepward/contracts/items';
import { isRight, percentRight } from './scoring.js';

const number = (answer: string, tolerance = 0): ItemKey => ({
  type: 'supply',
  answer,
  answerKind: 'number',
  tolerance,
  accepted: [],
});
const typed = (text: string) => ({ type: 'supply' as const, text });

describe('a number that is typed', () => {
  it.each([
    ['0.5', '1/2'],
    ['1/2', '.5'],
    ['1000', '1,000'],
    ['1.5', '1 1/2'],
    ['3/4', '6 / 8'],
    ['-3', '−3'],
    ['12.50', '$12.5'],
    ['45', '45%'],
    ['0.45', '45 %'],
    ['7', ' 7. '],
  ])('%s is met by "%s"', (answer, text) => {
    expect(isRight(number(answer), typed(text))).toBe(true);
  });

  it.each([
    ['0.5', '0.05'],
    ['1000', '1,00'],
    ['5', 'five'],
    ['5', ''],
    ['5', '5/0'],
    ['5', '5 or 6'],
    ['45', '0.45'],
    ['3', '3e0'],
  ])('%s is not met by "%s"', (answer, text) => {
    expect(isRight(number(answer), typed(text))).toBe(false);
  });

  it('is right within the tolerance of the item, its edge included', () => {
    expect(isRight(number('3.14', 0.01), typed('3.15'))).toBe(true);
    expect(isRight(number('3.14', 0.01), typed('3.151'))).toBe(false);
  });
});

describe('a word that is typed', () => {
  const key: ItemKey = {
    type: 'supply',
    answer: 'Aorta',
    answerKind: 'word',
    tolerance: 0,
    accepted: ['the aorta'],
  };
  it.each(['aorta', ' AORTA ', 'The  aorta'])('"%s" counts', (text) => {
    expect(isRight(key, typed(text))).toBe(true);
  });
  it('another does not', () => {
    expect(isRight(key, typed('aortas'))).toBe(false);
  });
});

describe('choices, regions and orders', () => {
  const select: ItemKey = { type: 'multiple-select', options: ['a', 'b'] };
  it('needs exactly the keys, in any order', () => {
    const given = (...options: string[]) => ({ type: 'multiple-select' as const, options });
    expect(isRight(select, given('b', 'a'))).toBe(true);
    expect(isRight(select, given('a'))).toBe(false);
    expect(isRight(select, given('a', 'b', 'c'))).toBe(false);
    expect(isRight(select, given('a', 'a'))).toBe(false);
  });

  it('needs the exact order', () => {
    const key: ItemKey = { type: 'ordered', order: ['a', 'b', 'c'] };
    expect(isRight(key, { type: 'ordered', order: ['a', 'b', 'c'] })).toBe(true);
    expect(isRight(key, { type: 'ordered', order: ['a', 'c', 'b'] })).toBe(false);
  });

  it('is wrong without an answer, and with one of another type', () => {
    expect(isRight(select, null)).toBe(false);
    expect(
      isRight({ type: 'hot-spot', region: 'a' }, { type: 'multiple-choice', option: 'a' }),
    ).toBe(false);
  });
});

describe('percentRight', () => {
  it.each([
    [0, 5, 0],
    [2, 3, 66.7],
    [1, 6, 16.7],
    [170, 170, 100],
    [0, 0, 0],
  ])('%d of %d is %d', (right, items, percent) => {
    expect(percentRight(right, items)).toBe(percent);
  });
});
