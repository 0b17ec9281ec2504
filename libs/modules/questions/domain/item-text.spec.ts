import { describe, expect, it } from '@jest/globals';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { toBankRecord } from '@prepward/content/bank/records';
import { itemText } from '@prepward/contracts/admin-items';
import { changesBetween, keepWording, textOf, withText } from './item-text.js';

const about = {
  id: 'math.model:1',
  model: 'math.model',
  family: 'math.model',
  seed: 1,
  subject: 'math' as const,
  area: 'math.numbers',
  objective: 'math.numbers.arithmetic',
  difficulty: 0,
  stem: 'How much is $2+2$?',
};
const options = [3, 4, 5, 6].map((value) => ({
  id: `id${value}`,
  text: String(value),
  rationale: `About *${value}*.`,
  ...(value === 4 ? {} : { misconception: 'adds-one' }),
  value,
}));
const choice = {
  ...about,
  why: 'Two and two.',
  type: 'multiple-choice',
  options,
  key: 'id4',
} satisfies BankItem;
const figure = { svg: '<svg></svg>', alt: 'A dot' };
const circle = { kind: 'circle' as const, cx: 1, cy: 1, r: 1 };
const ITEMS: BankItem[] = [
  choice,
  { ...about, remember: 'Count.', type: 'multiple-select', options, key: ['id4', 'id5'] },
  {
    ...about,
    type: 'hot-spot',
    figure,
    regions: ['x', 'y'].map((id) => ({ id, name: id, shape: circle, rationale: `About ${id}.` })),
    key: 'x',
  },
  {
    ...about,
    type: 'ordered',
    options: options.map(({ misconception: _, value: _v, ...option }) => option),
    key: ['id6', 'id5', 'id4', 'id3'],
    rationale: 'Down.',
    misconception: 'counts-up',
  },
  {
    ...about,
    type: 'supply',
    answer: '4',
    answerKind: 'number',
    tolerance: 0,
    accepted: [],
    unit: 'mL',
    rationale: 'It is 4.',
    commonErrors: [{ answer: '5', misconception: 'adds-one', rationale: 'One too many.' }],
  },
];

const textOfChoice = () => {
  const text = textOf(choice);
  if (text.type !== 'multiple-choice') throw new Error('another type');
  return text;
};
const edited = (text: Parameters<typeof withText>[1]): BankItem => {
  const item = withText(choice, text);
  if ('problem' in item) throw new Error(JSON.stringify(item.problem));
  return item;
};
const changes = (item: BankItem) => changesBetween(toBankRecord(choice), toBankRecord(item));

describe('the text of an item', () => {
  it.each(ITEMS)('of type $type is taken out and put back', (item) => {
    const text = textOf(item);
    expect(itemText.parse(text)).toStrictEqual(text);
    expect(withText(item, text)).toStrictEqual(item);
  });

  it('leaves out what an editor took away', () => {
    const { why: _, ...text } = textOfChoice();
    expect(edited(text)).not.toHaveProperty('why');
  });

  it('has to be of this item: its type, its parts in their order, a key of them', () => {
    const text = textOfChoice();
    expect(withText(choice, textOf(ITEMS[4] as BankItem))).toEqual({
      problem: { type: 'expected multiple-choice' },
    });
    expect(withText(choice, { ...text, options: text.options.toReversed() })).toEqual({
      problem: { options: 'expected the parts of the item in their order: id3, id4, id5, id6' },
    });
    expect(withText(choice, { ...text, key: 'id9' })).toEqual({
      problem: { key: 'expected different ids of the item: id3, id4, id5, id6' },
    });
    expect(withText(choice, { ...text, options: text.options.slice(1) })).toHaveProperty(
      'problem.options',
    );
  });

  it('is put back with what an editor changed, for each type, and the rest as it was', () => {
    for (const item of ITEMS) {
      const { why: _, ...text } = textOf(item);
      const change = { stem: 'Another?', remember: 'So it is.' };
      const changed = withText(item, { ...text, ...change } as typeof text);
      const { why: _w, ...kept } = item;
      expect(changed).toStrictEqual({ ...kept, ...change });
    }
    const [, select, spot, order, supply] = ITEMS.map(textOf);
    if (supply?.type !== 'supply' || spot?.type !== 'hot-spot') throw new Error('another type');
    const { unit: _, ...bare } = supply;
    const number = withText(ITEMS[4] as BankItem, { ...bare, answer: '5', tolerance: 0.5 });
    expect(number).toMatchObject({ answer: '5', tolerance: 0.5, answerKind: 'number' });
    expect(number).not.toHaveProperty('unit');
    const regions = spot.regions.map((region) => ({ ...region, name: `The ${region.name}` }));
    expect(withText(ITEMS[2] as BankItem, { ...spot, regions, key: 'y' })).toMatchObject({
      key: 'y',
      regions: [
        { name: 'The x', shape: circle },
        { name: 'The y', shape: circle },
      ],
    });
    const key = ['id3', 'id4', 'id5', 'id6'];
    const turned = { ...order, key, rationale: 'Up.' } as Parameters<typeof withText>[1];
    expect(withText(ITEMS[3] as BankItem, turned)).toMatchObject({ key, rationale: 'Up.' });
    const more = { ...select, key: ['id4', 'id4'] } as Parameters<typeof withText>[1];
    expect(withText(ITEMS[1] as BankItem, more)).toMatchObject({
      problem: { key: expect.any(String) },
    });
  });

  it('gives an option the value of its new text', () => {
    const text = textOfChoice();
    const item = edited({
      ...text,
      options: text.options.map((o) => (o.id === 'id6' ? { ...o, text: '7.5' } : o)),
    });
    expect('options' in item && item.options.at(3)).toMatchObject({ text: '7.5', value: 7.5 });
    expect('options' in item && item.options.at(0)).toMatchObject({ text: '3', value: 3 });
    const words = edited({
      ...text,
      options: text.options.map((o) => (o.id === 'id6' ? { ...o, text: 'none of these' } : o)),
    });
    expect('options' in words && words.options.at(3)).not.toHaveProperty('value');
  });

  it('keeps a value that its text doesn’t say, and gives none where there was none', () => {
    const [first, ...others] = options;
    const dozen = { ...choice, options: [{ ...first, text: 'a dozen', value: 12 }, ...others] };
    expect(withText(dozen as BankItem, textOf(dozen as BankItem))).toStrictEqual(dozen);
    const order = ITEMS[3] as BankItem;
    const text = textOf(order);
    if (text.type !== 'ordered') throw new Error('another type');
    const numbered = { ...text, options: text.options.map((o) => ({ ...o, text: '7.5' })) };
    const item = withText(order, numbered);
    expect('options' in item && item.options).toStrictEqual(numbered.options);
  });
});

describe('an edit', () => {
  it('changes nothing, the reasons, the wording or the key', () => {
    const text = textOfChoice();
    const nothing = { key: false, wording: false, reasons: false };
    expect(changes(edited(text))).toEqual(nothing);
    expect(changes(edited({ ...text, why: 'Count.' }))).toEqual({ ...nothing, reasons: true });
    expect(changes(edited({ ...text, stem: 'Add.' }))).toEqual({ ...nothing, wording: true });
    expect(changes(edited({ ...text, key: 'id5' }))).toEqual({ ...nothing, key: true });
  });

  it('of key and wording has a form in the words that students saw', () => {
    const text = textOfChoice();
    const [first, ...others] = text.options;
    if (first === undefined) throw new Error('no options');
    const both = edited({
      ...text,
      stem: 'Add.',
      key: 'id5',
      options: [{ ...first, text: '2', rationale: 'New.' }, ...others],
    });
    const kept = keepWording(choice, both);
    expect(changes(kept)).toEqual({ key: true, wording: false, reasons: true });
    expect('options' in kept && kept.options[0]).toMatchObject({
      text: '3',
      value: 3,
      rationale: 'New.',
    });
  });

  it('keeps a picture’s names and a typed answer’s unit in the words that were seen', () => {
    const [, , spot, , supply] = ITEMS as [BankItem, BankItem, BankItem, BankItem, BankItem];
    if (spot.type !== 'hot-spot' || supply.type !== 'supply') throw new Error('another type');
    const renamed = spot.regions.map((region) => ({ ...region, name: 'New', rationale: 'New.' }));
    expect(keepWording(spot, { ...spot, stem: 'New?', regions: renamed, key: 'y' })).toEqual({
      ...spot,
      regions: spot.regions.map((region) => ({ ...region, rationale: 'New.' })),
      key: 'y',
    });
    const { unit: _, ...bare } = supply;
    expect(keepWording(supply, { ...bare, stem: 'New?', unit: 'L', answer: '5' })).toEqual({
      ...supply,
      answer: '5',
    });
    expect(keepWording(bare, { ...supply, answer: '5' })).toStrictEqual({ ...bare, answer: '5' });
    const order = ITEMS[3] as BankItem;
    expect(keepWording(order, { ...order, stem: 'New?' })).toStrictEqual(order);
  });

  it('is none of an item of another type', () => {
    const [, , spot, , supply] = ITEMS as [BankItem, BankItem, BankItem, BankItem, BankItem];
    for (const [before, after] of [
      [spot, supply],
      [supply, spot],
      [choice, spot],
      [spot, choice],
      [choice, supply],
    ] as const) {
      expect(() => keepWording(before, after)).toThrow('math.model:1 is no edit of math.model:1');
    }
  });

  it('of the order in which a set’s key is written, or of properties, is none', () => {
    const select = toBankRecord(ITEMS[1] as BankItem);
    const { key, ...reasons } = select.sheet;
    if (key.type !== 'multiple-select') throw new Error('another type');
    const options = key.options.toReversed();
    const same = { view: select.view, sheet: { ...reasons, key: { options, type: key.type } } };
    expect(changesBetween(select, same)).toEqual({ key: false, wording: false, reasons: false });
    const more = { ...ITEMS[1], key: ['id4', 'id5', 'id6'] } as BankItem;
    expect(changesBetween(select, toBankRecord(more)).key).toBe(true);
    const order = toBankRecord(ITEMS[3] as BankItem);
    const turned = toBankRecord({ ...ITEMS[3], key: ['id3', 'id5', 'id4', 'id6'] } as BankItem);
    expect(changesBetween(order, turned).key).toBe(true);
  });
});
