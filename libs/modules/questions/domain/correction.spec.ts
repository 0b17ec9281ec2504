import { describe, expect, it } from '@jest/globals';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { toBankRecord } from '@prepward/content/bank/records';
import { correctedItem } from './correction.js';
import { sourceOfCorrected } from './lost-source.js';

const about = {
  id: 'math.model:1',
  model: 'math.model',
  family: 'math.model',
  seed: 1,
  subject: 'math' as const,
  area: 'math.numbers',
  objective: 'math.numbers.arithmetic',
  difficulty: 0,
  stem: 'Which?',
};
const options = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  text: id,
  rationale: `About *${id}*.`,
  ...(id === 'a' ? {} : { misconception: `takes ${id}` }),
}));
const choice = { ...about, type: 'multiple-choice', options, key: 'a' } satisfies BankItem;
const ordered: BankItem = {
  ...about,
  type: 'ordered',
  options,
  key: ['a', 'b', 'c', 'd'],
  rationale: 'In this order.',
  misconception: 'swaps two',
};
const supply: BankItem = {
  ...about,
  type: 'supply',
  answer: '4',
  answerKind: 'number',
  tolerance: 0,
  accepted: [],
  rationale: 'Because it is 4.',
  commonErrors: [
    { answer: '5', misconception: 'adds one', rationale: 'No.' },
    { answer: '6', misconception: 'adds two', rationale: 'No.' },
  ],
};
const spot = {
  ...about,
  type: 'hot-spot',
  figure: { svg: '<svg></svg>', alt: 'Two dots' },
  regions: ['a', 'b'].map((id) => ({
    id,
    name: id,
    shape: { kind: 'circle' as const, cx: 1, cy: 1, r: 1 },
    rationale: `About ${id}.`,
    ...(id === 'a' ? {} : { misconception: 'takes b' }),
  })),
  key: 'a',
} satisfies BankItem;
const REASON = 'the reason why it is right or wrong now';
const bothReasons = { a: 'Wrong after all.', b: 'Right: 1 < 2 & 3 > 2; \\$5 * 2_0 costs $10.' };

function corrected(item: BankItem, key: string[], rationales: Record<string, string>): BankItem {
  const result = correctedItem(item, { key, rationales });
  if ('problem' in result) throw new Error(JSON.stringify(result.problem));
  return result;
}

describe('correctedItem', () => {
  it('changes the key and the reasons of what turned, and nothing else', () => {
    const { sheet, view } = toBankRecord(corrected(choice, ['b'], bothReasons));
    const before = toBankRecord(choice);
    expect(view).toEqual(before.view);
    expect(sheet).toEqual({
      key: { type: 'multiple-choice', option: 'b' },
      rationales: [
        { id: 'a', rationale: 'Wrong after all.' },
        // A reason is plain text: anything Markdown or TeX would interpret is shown literally.
        { id: 'b', rationale: 'Right: 1 &lt; 2 &amp; 3 &gt; 2; \\$5 * 2_0 costs $10.' },
        before.sheet.rationales[2],
        before.sheet.rationales[3],
      ],
    });
  });

  it('shows each sign of a reason as it was typed', () => {
    const typed = 'a `b` [c](d) ~~e~~ |f| \\g *h* _i_';
    const { sheet } = toBankRecord(corrected(choice, ['b'], { a: 'No.', b: typed }));
    expect(sheet.rationales[1]?.rationale).toBe(typed);
  });

  it('keeps a misconception only where an option is wrong under both keys', () => {
    const now = corrected(choice, ['b'], { ...bothReasons, c: '  Not\n this. ' });
    expect('options' in now && now.options.map((option) => option.misconception)).toEqual([
      undefined,
      undefined,
      'takes c',
      'takes d',
    ]);
    // Extra whitespace is dropped, and reasons that aren't given stay.
    expect('options' in now && now.options.map(({ rationale }) => rationale).slice(2)).toEqual([
      'Not this.',
      'About *d*.',
    ]);
  });

  it('gives a picture another region', () => {
    const { a, b } = { a: 'No longer.', b: 'Here.' };
    const [first, second] = spot.regions;
    const { misconception: _, ...known } = second ?? {};
    expect(corrected(spot, ['b'], { a, b })).toEqual({
      ...spot,
      key: 'b',
      regions: [
        { ...first, rationale: a },
        { ...known, rationale: b },
      ],
    });
    expect(correctedItem(spot, { key: ['a', 'b'], rationales: { a, b } })).toMatchObject({
      problem: { key: 'expected 1 of a, b' },
    });
  });

  it('drops what taught the way to the old key', () => {
    const teaching = { ...choice, why: ['Look at a.'], remember: 'It is a.' };
    const { sheet } = toBankRecord(corrected(teaching, ['b'], bothReasons));
    expect(Object.keys(sheet)).toEqual(['key', 'rationales']);
  });

  it.each([
    ['no key', [], bothReasons, 'key', '1 of a, b, c, d'],
    ['two keys for one', ['b', 'c'], bothReasons, 'key', '1 of a, b, c, d'],
    ['an unknown option', ['x'], bothReasons, 'key', 'ids of the item: a, b, c, d'],
    ['the key it has', ['a'], {}, 'key', 'another key than the one the item has'],
    ['no reason for the new key', ['b'], { a: 'Wrong.' }, 'rationale b', REASON],
    ['no reason for the old key', ['b'], { b: 'Right.' }, 'rationale a', REASON],
    ['a reason for nothing', ['b'], { ...bothReasons, x: '?' }, 'rationale x', 'one of a, b, c, d'],
  ])('refuses %s', (_, key, rationales, field, expected) => {
    const result = correctedItem(choice, { key, rationales: { ...rationales } });
    expect(result).toEqual({ problem: { [field]: `expected ${expected}` } });
  });

  it('wants a reason only for the options of a multiple select that turned', () => {
    const select: BankItem = { ...choice, type: 'multiple-select', key: ['a', 'b'] };
    const problemOf = (key: string[], rationales = {}) => {
      const result = correctedItem(select, { key, rationales });
      return 'problem' in result ? Object.keys(result.problem) : [];
    };
    expect(problemOf(['a', 'b', 'c', 'c'], { c: 'Also right.' })).toEqual(['key']);
    expect(problemOf(['b', 'a'])).toEqual(['key']);
    expect(problemOf(['a', 'x'], { b: 'No.' })).toEqual(['key']);
    expect(correctedItem(select, { key: [], rationales: {} })).toEqual({
      problem: { key: 'expected at least one of a, b, c, d' },
    });
    expect(problemOf(['b', 'c'], { c: 'Right.' })).toEqual(['rationale a']);
    expect(corrected(select, ['c', 'a', 'b'], { c: 'Also right.' })).toMatchObject({
      key: ['a', 'b', 'c'],
    });
  });

  it('gives typed answers new accepted forms, and drops errors that are right now', () => {
    expect(correctedItem(supply, { key: ['5'], rationales: {} })).toEqual({
      problem: { 'rationale all': 'expected the reason of the item as a whole' },
    });
    expect(correctedItem(supply, { key: [], rationales: { all: 'It is.' } })).toEqual({
      problem: { key: 'expected at least one of the accepted answers' },
    });
    expect(toBankRecord(corrected(supply, ['5', '5.0'], { all: 'It is 5.' })).sheet).toMatchObject({
      key: { answer: '5', accepted: ['5.0'], tolerance: 0 },
      rationale: 'It is 5.',
      commonErrors: [{ answer: '6' }],
    });
  });

  it('wants the whole order of an ordered item', () => {
    const all = { all: 'In that order.' };
    expect(correctedItem(ordered, { key: ['b', 'a'], rationales: all })).toEqual({
      problem: { key: 'expected 4 of a, b, c, d' },
    });
    const turned = { key: ['b', 'a', 'c', 'd'], rationales: { c: 'Third.' } };
    expect(correctedItem(ordered, turned)).toEqual({
      problem: { 'rationale all': 'expected the reason of the item as a whole' },
    });
    const now = corrected(ordered, turned.key, { ...all, ...turned.rationales });
    expect('options' in now && now.options[2]).toMatchObject({
      rationale: 'Third.',
      misconception: 'takes c',
    });
    expect(corrected(ordered, ['b', 'a', 'c', 'd'], all)).toMatchObject({
      key: ['b', 'a', 'c', 'd'],
      rationale: 'In that order.',
    });
  });
});

describe('the source of a version that a former release corrected', () => {
  it.each([
    ['a choice', choice, ['b'], bothReasons],
    ['a picture', spot, ['b'], bothReasons],
    [
      'several',
      { ...choice, type: 'multiple-select', key: ['a', 'b'] } as BankItem,
      ['a', 'c'],
      { b: 'No.', c: 'Yes.' },
    ],
    ['an order', ordered, ['b', 'a', 'c', 'd'], { all: 'Now < then.' }],
    ['a typed answer', supply, ['5', '5.0'], { all: 'It is 5.' }],
  ])('is that of the correction itself: %s', (_, item, key, rationales) => {
    const now = corrected(item, key, rationales);
    expect(sourceOfCorrected(item, toBankRecord(now).sheet)).toEqual(now);
  });

  it('keeps the reason of the item as a whole, with its Markdown, where that stayed', () => {
    const item: BankItem = { ...ordered, rationale: 'In *this* order.' };
    const key = ['b', 'a', 'c', 'd'];
    const sheet = { ...toBankRecord(item).sheet, key: { type: 'ordered' as const, order: key } };
    expect(sourceOfCorrected(item, sheet)).toEqual({ ...item, key });
  });
});
