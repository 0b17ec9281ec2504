import { describe, expect, it } from '@jest/globals';
import type { ItemResponse } from '@prepward/contracts/attempts';
import type { ItemKey } from '@prepward/contracts/items';
import { isRight } from './scoring.js';

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
    ['0.4', '40 % '],
    ['12 3/8', '12  3/8'],
    ['99/8', '12 3/8'],
    ['25/12', '25  /  12'],
    ['12/25', '12 / 25'],
    ['12', '12.'],
    ['1234567', '1,234,567'],
    ['+4', '4'],
    ['-4.5', '-$4.50'],
    ['-4.5', '$-4.50'],
    ['4.5', '4.50 $'],
    ['-3', '- 3'],
    ['-3', '-   3'],
    ['1.5', '1 10/20'],
    ['1', '5/05'],
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
    ['0.45', '45'],
    ['5', '5/00'],
    ['45', '4%5'],
    ['45', '4$5'],
    ['45', '$$45'],
    ['5', '--5'],
    ['3', '.'],
  ])('%s is not met by "%s"', (answer, text) => {
    expect(isRight(number(answer), typed(text))).toBe(false);
  });

  it('in percent is not divided where the answer itself is in percent, nor without a sign', () => {
    expect(isRight(number('45%'), typed('45%'))).toBe(true);
    expect(isRight(number('0.45%'), typed('45%'))).toBe(false);
  });

  it('may be any of those that are accepted', () => {
    const key: ItemKey = {
      type: 'supply',
      answer: '12',
      answerKind: 'number',
      tolerance: 0,
      accepted: ['144/12', '13'],
    };
    expect(isRight(key, typed('13'))).toBe(true);
    expect(isRight(key, typed('14'))).toBe(false);
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
  it.each(['aorta', ' AORTA ', 'The  aorta', 'the aorta'])('"%s" counts', (text) => {
    expect(isRight(key, typed(text))).toBe(true);
  });
  it.each(['aortas', 'theaorta', 'a orta', ''])('"%s" does not', (text) => {
    expect(isRight(key, typed(text))).toBe(false);
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
    expect(isRight(select, given('a', 'c'))).toBe(false);
  });

  it('needs the one option, and the one region', () => {
    const option: ItemKey = { type: 'multiple-choice', option: 'a' };
    expect(isRight(option, { type: 'multiple-choice', option: 'a' })).toBe(true);
    expect(isRight(option, { type: 'multiple-choice', option: 'b' })).toBe(false);
    const region: ItemKey = { type: 'hot-spot', region: 'a' };
    expect(isRight(region, { type: 'hot-spot', region: 'a' })).toBe(true);
    expect(isRight(region, { type: 'hot-spot', region: 'b' })).toBe(false);
  });

  it('needs the exact order', () => {
    const key: ItemKey = { type: 'ordered', order: ['a', 'b', 'c'] };
    expect(isRight(key, { type: 'ordered', order: ['a', 'b', 'c'] })).toBe(true);
    expect(isRight(key, { type: 'ordered', order: ['a', 'c', 'b'] })).toBe(false);
    expect(isRight(key, { type: 'ordered', order: ['a', 'b'] })).toBe(false);
    expect(isRight(key, { type: 'ordered', order: ['a', 'b', 'c', 'd'] })).toBe(false);
  });

  it('is wrong without an answer', () => {
    expect(isRight(select, null)).toBe(false);
  });

  // An old page may send what the item no longer asks for, with fields that would match.
  it.each<[ItemKey['type'], ItemKey]>([
    ['multiple-choice', { type: 'multiple-choice', option: 'a' }],
    ['multiple-select', { type: 'multiple-select', options: ['a', 'b'] }],
    ['supply', { ...number('5') }],
    ['hot-spot', { type: 'hot-spot', region: 'a' }],
    ['ordered', { type: 'ordered', order: ['a', 'b'] }],
  ])('is wrong with an answer of another type than %s', (type, key) => {
    const all = { option: 'a', options: ['a', 'b'], text: '5', region: 'a', order: ['a', 'b'] };
    const given = (as: ItemKey['type']) => ({ ...all, type: as }) as ItemResponse;
    const other = type === 'ordered' ? 'hot-spot' : 'ordered';
    expect(isRight(key, given(type))).toBe(true);
    expect(isRight(key, given(other))).toBe(false);
  });
});
