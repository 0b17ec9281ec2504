import { describe, expect, it } from '@jest/globals';
import { generateModel, MAX_VARIANTS } from './generate.js';
import type { Rng } from './rng.js';
import type { ItemDraft, ItemModel } from './types.js';

function model(make: (rng: Rng) => ItemDraft, rest: Partial<ItemModel> = {}): ItemModel {
  return {
    id: 'math.sample',
    objective: 'math.numbers.arithmetic',
    type: 'multiple-choice',
    difficulty: 0.5,
    variants: 12,
    make,
    ...rest,
  };
}

const sums = model((rng) => {
  const [a, b] = [rng.int(11, 60), rng.int(11, 60)];
  const option = (value: number) => ({ text: `${value}`, value, rationale: `It is ${value}.` });
  return {
    type: 'multiple-choice',
    stem: `${a} + ${b}`,
    key: option(a + b),
    distractors: [a + b + 10, a + b - 10, a + b + 1].map(option),
  };
});

const words = (): ItemDraft => ({
  type: 'multiple-choice',
  stem: 'Which?',
  key: { text: 'Aorta', rationale: 'Right.' },
  distractors: ['Vein', 'Lung', 'Skin'].map((text) => ({ text, rationale: 'Wrong.' })),
});

describe('generateModel', () => {
  it('gives the same items again, with ids of model and seed', () => {
    const items = generateModel(sums).map((g) => g.item);
    expect(items).toHaveLength(12);
    expect(generateModel(sums).map((g) => g.item)).toEqual(items);
    expect(items.every((i) => i.id === `math.sample:${i.seed}`)).toBe(true);
    expect(new Set(items.map((i) => i.stem)).size).toBe(12);
    expect(items[0]).toMatchObject({ subject: 'math', area: 'math.numbers', difficulty: 0.5 });
  });

  it('gives items the family of their model, by default the model itself', () => {
    expect(generateModel(sums)[0]?.item.family).toBe('math.sample');
    const twin = generateModel({ ...sums, family: 'math.sums' });
    expect(twin.every((g) => g.item.family === 'math.sums')).toBe(true);
  });

  it('keeps the items of a divided model as they were, in parts of one family', () => {
    const whole = generateModel(sums).map((g) => g.item);
    const part = { ...sums, id: 'math.sample-late', continues: sums.id, variants: 3 };
    const items = generateModel({ ...part, seeds: whole.slice(9).map((i) => i.seed) });
    const model = { model: 'math.sample-late' };
    expect(items.map((g) => g.item)).toEqual(whole.slice(9).map((i) => ({ ...i, ...model })));
  });

  it('sorts numbers and shuffles words, with the key wherever that leads', () => {
    for (const { item } of generateModel(sums)) {
      if (item.type !== 'multiple-choice') throw new Error('another type');
      const values = item.options.map((o) => o.value ?? 0);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
    const places = Array.from({ length: 40 }, (_, i) => {
      const [made] = generateModel(model(words, { id: `math.words-${i}`, variants: 1 }));
      const item = made?.item;
      return item?.type === 'multiple-choice' && item.options.findIndex((o) => o.id === item.key);
    });
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('keeps options that are letters in their order, so that none is beside another letter', () => {
    const letters = (): ItemDraft => ({
      type: 'multiple-choice',
      stem: 'Which letter?',
      key: { text: 'C', rationale: 'Right.' },
      distractors: ['D', 'A', 'B'].map((text) => ({ text, rationale: 'Wrong.' })),
    });
    const item = generateModel(model(letters, { variants: 1 }))[0]?.item;
    if (item?.type !== 'multiple-choice') throw new TypeError('no multiple choice');
    expect(item.options.map((o) => o.text)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('never shows the steps of an ordered item in their order', () => {
    const steps = ['First', 'Second', 'Third', 'Fourth'].map((text) => ({ text, rationale: text }));
    const ordered = (i: number) =>
      model(
        () => ({
          type: 'ordered',
          stem: 'Order.',
          steps,
          rationale: 'So.',
          misconception: 'swaps',
        }),
        { id: `math.steps-${i}`, type: 'ordered', variants: 1 },
      );
    for (let i = 0; i < 100; i++) {
      const item = generateModel(ordered(i))[0]?.item;
      if (item?.type !== 'ordered') throw new Error('another type');
      expect(item.options.map((o) => o.id)).not.toEqual(item.key);
      expect([...item.options.map((o) => o.id)].sort()).toEqual([...item.key].sort());
    }
  });

  it('refuses a model that cannot yield what it promises', () => {
    expect(() => generateModel(model(words, { variants: 2 }))).toThrow('1 distinct items');
    expect(() => generateModel(model(words, { variants: MAX_VARIANTS + 1 }))).toThrow('1 to 60');
    expect(() => generateModel(model(words, { type: 'supply' }))).toThrow(
      'declares supply, made multiple-choice',
    );
  });
});
