import { describe, expect, it } from '@jest/globals';
import { createRng } from '@prepward/content/bank/kit/rng';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { chooseItems } from './choose.js';
import type { PaperDesign } from './designs.js';
import { bandOf, quotasOf } from './item-mix.js';
import { arranged, setsOf } from './sets.js';

const [FIRST = '', SECOND = ''] = quotasOf('math', 2).keys();

let made = 0;
/** An item of its own family. */
function item(change: Partial<BankItem> = {}): BankItem {
  made += 1;
  return {
    ...{ id: `item-${made}`, model: 'm', family: `family-${made}`, seed: made, subject: 'math' },
    ...{ area: FIRST, objective: 'o', difficulty: 0, type: 'multiple-choice', stem: 'Which?' },
    ...change,
  } as BankItem;
}
const items = (count: number, change: Partial<BankItem> = {}) =>
  Array.from({ length: count }, () => item(change));

const design = (change: Partial<PaperDesign>): PaperDesign => ({
  ...{ seed: 'a', questions: 4, alternates: [], mostAlike: 2, sets: 1, isBook: false },
  mostPassages: { reading: 0, math: 2, science: 0, english: 0 },
  ...change,
});
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
/** The items chosen with different seeds, without the second area's. */
function choices(bank: BankItem[], change: Partial<PaperDesign> = {}, kept: BankItem[] = []) {
  const whole = [...bank, ...items(9, { area: SECOND, objective: 'p' })];
  return SEEDS.map((seed) =>
    chooseItems('math', design({ ...change, seed }), whole, new Map(), kept).filter(
      ({ area }) => area === FIRST,
    ),
  );
}
const idsOf = (list: readonly BankItem[]) => list.map(({ id }) => id).sort();
const countsOf = (list: readonly BankItem[], of: (one: BankItem) => string | undefined) => {
  const counts: Record<string, number> = {};
  for (const one of list) counts[`${of(one)}`] = (counts[`${of(one)}`] ?? 0) + 1;
  return counts;
};

describe('the questions of a paper', () => {
  it('are of different families first, then of different objectives', () => {
    const family = 'twins';
    const bank = [
      item({ family, objective: 'a' }),
      item({ family, objective: 'b' }),
      item({ objective: 'a' }),
    ];
    for (const chosen of choices(bank)) {
      expect(chosen).toHaveLength(2);
      expect(new Set(chosen.map((one) => one.family)).size).toBe(2);
    }
    const rare = [...items(5, { objective: 'a' }), item({ objective: 'b' })];
    for (const chosen of choices(rare)) {
      expect(countsOf(chosen, ({ objective }) => objective)).toEqual({ a: 1, b: 1 });
    }
  });

  it('are no more of one family than the design says', () => {
    const twins = items(5, { family: 'twins' });
    expect(() => choices(twins, { mostAlike: 1 })).toThrow(
      `The bank has too few items in ${FIRST}`,
    );
    for (const chosen of choices([...twins, item()], { mostAlike: 1 })) {
      expect(new Set(chosen.map(({ family }) => family)).size).toBe(2);
    }
    expect(choices(twins, { mostAlike: 2 })[0]).toHaveLength(2);
  });

  it('are as easy and hard as the design says, where it says so', () => {
    const bank = [FIRST, SECOND].flatMap((area) =>
      [-0.5, 0, 0.5].flatMap((difficulty) => items(6, { area, difficulty })),
    );
    for (const seed of SEEDS) {
      const shares = design({ seed, questions: 8, difficulty: [0.25, 0.5, 0.25] });
      const chosen = chooseItems('math', shares, bank, new Map());
      expect(countsOf(chosen, bandOf)).toEqual({ easier: 2, middle: 4, harder: 2 });
    }
    expect([-0.21, -0.2, 0.2, 0.21].map((difficulty) => bandOf(item({ difficulty })))).toEqual([
      'easier',
      'middle',
      'middle',
      'harder',
    ]);
  });

  it('have the rarer types that are wanted, in their order, and count those that are kept', () => {
    const alternates = ['supply', 'ordered', 'supply'] as const;
    const bank = [
      ...items(4),
      ...items(5, { type: 'supply' }),
      ...items(5, { type: 'ordered', area: SECOND }),
    ];
    const kept = bank.filter(({ type }) => type === 'supply').slice(0, 1);
    for (const chosen of choices(bank, { questions: 6, alternates }, kept)) {
      expect(countsOf(chosen, ({ type }) => type)).toEqual({ 'multiple-choice': 1, supply: 2 });
      expect(idsOf(chosen)).toEqual(expect.arrayContaining(idsOf(kept)));
    }
    const few = bank.filter(({ type }) => type !== 'ordered');
    expect(() => choices(few, { questions: 6, alternates })).toThrow(
      'too few ordered items in math',
    );
  });

  it('on texts are five of one at most, and of a text that is there rather than of another', () => {
    const objectives = ['a', 'b', 'c', 'd'];
    const text = (passageId: string) =>
      objectives.map((objective) => item({ passageId, objective }));
    for (const chosen of choices([...text('one'), ...text('two')], { questions: 8 })) {
      expect(new Set(chosen.map(({ passageId }) => passageId)).size).toBe(1);
    }
    const long = [...text('one'), ...text('one')];
    for (const chosen of choices([...long, ...items(9, { objective: 'a' })], { questions: 16 })) {
      const count = countsOf(chosen, ({ passageId }) => passageId).one;
      expect([chosen.length, count]).toEqual([8, 5]);
    }
    // None on a text with fewer than three objectives; and no more texts than the design allows.
    const thin = ['a', 'b', 'a', 'b'].map((objective) => item({ passageId: 'thin', objective }));
    const bank = [...thin, ...items(4, { objective: 'a' })];
    for (const chosen of choices(bank)) expect(chosen.some((one) => one.passageId)).toBe(false);
    const none = { mostPassages: { reading: 2, math: 0, science: 2, english: 2 } };
    const some = [...text('one'), ...items(4, { objective: 'a' })];
    for (const chosen of choices(some, none))
      expect(chosen.some((one) => one.passageId)).toBe(false);
  });

  it('are on texts that bring more: objectives, kinds, and types that are missing', () => {
    const text = (passageId: string, objectives: string[], change: Partial<BankItem> = {}) =>
      objectives.map((objective, i) => item({ passageId, objective, ...(i === 0 ? change : {}) }));
    const one = { mostPassages: { reading: 0, math: 1, science: 0, english: 0 } };
    const textsOf = (
      bank: BankItem[],
      kinds: [string, string][],
      change: object,
      kept: BankItem[] = [],
    ) =>
      SEEDS.flatMap((seed) => {
        const whole = [...bank, ...items(9, { area: SECOND }), ...items(4)];
        const chosen = chooseItems(
          'math',
          design({ ...one, ...change, seed }),
          whole,
          new Map(kinds),
          kept,
        );
        return chosen.flatMap(({ passageId }) => passageId ?? []);
      });
    const used = (list: string[]) => [...new Set(list)].sort();
    const rich = [...text('rich', ['a', 'b', 'c', 'd']), ...text('poor', ['a', 'b', 'c', 'a'])];
    expect(used(textsOf(rich, [], {}))).toEqual(['rich']);
    const kept = text('memo', ['a', 'b', 'c']);
    const kinds: [string, string][] = [
      ['memo', 'memo'],
      ['same', 'memo'],
      ['other', 'story'],
    ];
    const two = { mostPassages: { ...one.mostPassages, math: 2 }, questions: 12 };
    const bank = [...kept, ...text('same', ['d', 'e', 'f']), ...text('other', ['d', 'e', 'f'])];
    expect(used(textsOf(bank, kinds, two, kept.slice(0, 1)))).toEqual(['memo', 'other']);
    const typed = [
      ...text('plain', ['a', 'b', 'c', 'd']),
      ...text('typed', ['a', 'b', 'c'], { type: 'ordered' }),
    ];
    const wanted = { alternates: ['ordered'] as const };
    expect(used(textsOf(typed, [], wanted))).toEqual(['typed']);
  });
});

describe('the order of a paper', () => {
  it('has the questions on a text together, by their seed, and begins with none of them', () => {
    const text = [3, 1, 2].map((seed) => item({ passageId: 'p', seed }));
    const bank = [...text, ...items(3)];
    for (const seed of SEEDS) {
      const order = arranged(bank, 1, createRng(seed));
      expect(idsOf(order)).toEqual(idsOf(bank));
      expect(order[0]?.passageId).toBeUndefined();
      const onText = order.filter(({ passageId }) => passageId !== undefined);
      expect(onText.map((one) => one.seed)).toEqual([1, 2, 3]);
      expect(order.indexOf(onText[2] as BankItem) - order.indexOf(onText[0] as BankItem)).toBe(2);
    }
    expect(arranged(text, 1, createRng('a')).map((one) => one.seed)).toEqual([1, 2, 3]);
  });

  it('deals to sets what makes them alike, in areas, types and families', () => {
    const family = 'twins';
    const bank = [
      ...[FIRST, SECOND].flatMap((area) => items(4, { area, objective: area })),
      ...items(2, { type: 'supply', area: 'x' }),
      ...items(2, { family, area: 'y' }),
    ];
    for (const seed of SEEDS) {
      const order = arranged(bank, 2, createRng(seed));
      for (const half of [order.slice(0, 6), order.slice(6)]) {
        expect(countsOf(half, ({ area }) => area)).toEqual({ [FIRST]: 2, [SECOND]: 2, x: 1, y: 1 });
      }
    }
  });

  it('loses nothing where texts fit into no set anymore', () => {
    const texts = ['p', 'q', 'r'].flatMap((passageId) => items(4, { passageId }));
    expect(idsOf(arranged(texts, 2, createRng('a')))).toEqual(idsOf(texts));
  });

  it('is cut into sets of one size, but not between the questions on one text', () => {
    const onText = items(3, { passageId: 'p' });
    const bank = [...items(3), ...onText, ...items(4)];
    expect(setsOf(bank, 2).map(({ n, first, items: own }) => [n, first, own.length])).toEqual([
      [1, 1, 3],
      [2, 4, 7],
    ]);
    // A text that ends where a set ends isn't cut.
    expect(setsOf([...items(2), ...onText, ...items(5)], 2).map(({ first }) => first)).toEqual([
      1, 6,
    ]);
    // Wherever the cut would fall inside it.
    expect(setsOf([...items(4), ...onText, ...items(3)], 2).map(({ first }) => first)).toEqual([
      1, 5,
    ]);
    expect(setsOf(items(10), 4).map(({ first }) => first)).toEqual([1, 4, 6, 9]);
  });
});
