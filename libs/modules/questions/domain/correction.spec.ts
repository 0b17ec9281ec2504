import { describe, expect, it } from '@jest/globals';
import type { ItemAnswerSheet, ItemView } from '@prepward/contracts/items';
import { correctedSheet } from './correction.js';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, html: id }));
const choice: ItemView = { type: 'multiple-choice', stem: 'Which?', options };
const sheet: ItemAnswerSheet = {
  key: { type: 'multiple-choice', option: 'a' },
  rationales: options.map(({ id }) => ({
    id,
    rationale: `About ${id}.`,
    ...(id === 'a' ? {} : { misconception: `takes ${id}` }),
  })),
};
const bothReasons = { a: 'Wrong after all.', b: 'Right: 1 < 2 & 3 > 2.' };

describe('correctedSheet', () => {
  it('changes the key and the reasons of what turned, and nothing else', () => {
    expect(correctedSheet(choice, sheet, { key: ['b'], rationales: bothReasons })).toEqual({
      key: { type: 'multiple-choice', option: 'b' },
      rationales: [
        { id: 'a', rationale: 'Wrong after all.' },
        { id: 'b', rationale: 'Right: 1 &lt; 2 &amp; 3 &gt; 2.' },
        sheet.rationales[2],
        sheet.rationales[3],
      ],
    });
  });

  it('drops what taught the way to the old key', () => {
    const teaching = { ...sheet, why: ['Look at a.'], remember: 'It is a.' };
    const corrected = correctedSheet(choice, teaching, { key: ['b'], rationales: bothReasons });
    expect(Object.keys(corrected)).toEqual(['key', 'rationales']);
  });

  it.each([
    ['no key', [], bothReasons, 'key'],
    ['two keys for one', ['b', 'c'], bothReasons, 'key'],
    ['an unknown option', ['x'], bothReasons, 'key'],
    ['the key it has', ['a'], {}, 'key'],
    ['no reason for the new key', ['b'], { a: 'Wrong.' }, 'rationale b'],
    ['no reason for the old key', ['b'], { b: 'Right.' }, 'rationale a'],
    ['a reason for nothing', ['b'], { ...bothReasons, x: 'What?' }, 'rationale x'],
  ])('refuses %s', (_, key, rationales, field) => {
    const result = correctedSheet(choice, sheet, { key, rationales: { ...rationales } });
    expect('problem' in result && Object.keys(result.problem)).toEqual([field]);
  });

  it('wants a reason only for the options of a multiple select that turned', () => {
    const select: ItemAnswerSheet = {
      ...sheet,
      key: { type: 'multiple-select', options: ['a', 'b'] },
    };
    const view: ItemView = { ...choice, type: 'multiple-select' };
    const result = correctedSheet(view, select, {
      key: ['c', 'a', 'b'],
      rationales: { c: 'Also right.' },
    });
    expect(result).toMatchObject({ key: { options: ['a', 'b', 'c'] } });
  });

  it('gives typed answers new accepted forms, and drops errors that are right now', () => {
    const supply: ItemAnswerSheet = {
      key: { type: 'supply', answer: '4', answerKind: 'number', tolerance: 0, accepted: [] },
      rationale: 'Because it is 4.',
      rationales: [],
      commonErrors: [
        { answer: '5', misconception: 'adds one', rationale: 'No.' },
        { answer: '6', misconception: 'adds two', rationale: 'No.' },
      ],
    };
    const view: ItemView = { type: 'supply', stem: 'How many?' };
    expect(correctedSheet(view, supply, { key: ['5'], rationales: {} })).toEqual({
      problem: { 'rationale all': 'expected the reason of the item as a whole' },
    });
    expect(
      correctedSheet(view, supply, { key: ['5', '5.0'], rationales: { all: 'It is 5.' } }),
    ).toMatchObject({
      key: { answer: '5', accepted: ['5.0'], tolerance: 0 },
      rationale: 'It is 5.',
      commonErrors: [{ answer: '6' }],
    });
  });

  it('wants the whole order of an ordered item', () => {
    const view: ItemView = { ...choice, type: 'ordered' };
    const ordered: ItemAnswerSheet = {
      ...sheet,
      key: { type: 'ordered', order: ['a', 'b', 'c', 'd'] },
      rationale: 'In this order.',
    };
    const all = { all: 'In that order.' };
    expect('problem' in correctedSheet(view, ordered, { key: ['b', 'a'], rationales: all })).toBe(
      true,
    );
    expect(
      correctedSheet(view, ordered, { key: ['b', 'a', 'c', 'd'], rationales: all }),
    ).toMatchObject({ key: { order: ['b', 'a', 'c', 'd'] } });
  });
});
