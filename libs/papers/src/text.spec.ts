import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Inline, readInline, readMarkdown } from '@prepward/content/bank/kit/printed';
import { readTex } from '@prepward/content/bank/kit/tex';
import { type BankItem, wholeBank } from '@prepward/content/whole-bank';
import { paceMs } from '@prepward/contracts/exam';
import { keyOf } from './answer.js';
import { text, words } from './blocks.js';
import { setFormula } from './formula.js';
import { minutesFor, numbersOf } from './how-to-use.js';
import { setText } from './lines.js';
import { Sheet } from './sheet.js';
import { TEXT } from './theme.js';

let sheet: Sheet;

beforeAll(() => {
  sheet = new Sheet({ title: 't', subject: 's', author: 'a', date: new Date(0) });
}, 60_000);

const plain = (content: readonly Inline[]) =>
  content.map((part) => (part.kind === 'text' ? part.text : `[${part.tex}]`)).join('');

describe('text of papers', () => {
  it('prints quotes and keeps numbers with their units', () => {
    expect(plain(readInline('"Don\'t," she said, ("well") of 5 mL in 3 lines'))).toBe(
      '“Don’t,” she said, (“well”) of 5\u00a0mL in 3 lines',
    );
    expect(plain(readInline('the word "**vital**."'))).toBe('the word “vital.”');
  });

  it('tells formulas from dollars', () => {
    expect(plain(readInline('\\$4.50 for $\\frac{3}{4}$ of it'))).toBe(
      '$4.50 for [\\frac{3}{4}] of it',
    );
  });

  it('refuses what it cannot set', () => {
    expect(() => readMarkdown('a `b` c')).toThrow("can't typeset codespan");
    expect(() => readTex('\\sqrt{2}')).toThrow('does not know \\sqrt');
    expect(() => readTex('\\frac{1}{2')).toThrow('a missing brace');
    expect(() => text(sheet, words('漢'), TEXT.body, 200)).toThrow('has the character 漢');
  });

  it('breaks lines at the width, and never inside a formula', () => {
    const content = readInline('one two three four $\\frac{1}{2} + \\frac{1}{3}$ five six seven');
    const { lines, width } = setText(sheet, content, TEXT.body, 90);
    expect(lines.length).toBeGreaterThan(2);
    expect(width).toBeLessThanOrEqual(90);
    const formulas = lines.flatMap((line) =>
      line.words.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'formula')),
    );
    expect(formulas).toHaveLength(1);
    expect(() => setText(sheet, content, TEXT.body, 20)).toThrow('its column 20');
  });

  it('stacks fractions, raises powers and lowers indices', () => {
    const fraction = setFormula(sheet, '\\frac{1}{2}', TEXT.body);
    const [above, below] = fraction.runs;
    expect([above?.run.text, below?.run.text]).toEqual(['1', '2']);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(fraction.bars).toHaveLength(1);
    expect(setFormula(sheet, 'x^2', TEXT.body).runs[1]?.y).toBeLessThan(0);
    expect(setFormula(sheet, '\\text{H}_2', TEXT.body).runs[1]?.y).toBeGreaterThan(0);
  });

  it('sets a minus between numbers wider than one before a number', () => {
    const width = (tex: string) => setFormula(sheet, tex, TEXT.body).width;
    const negative = width('-3') - width('3');
    const difference = width('5 - 3') - width('5') - width('3');
    expect(difference).toBeGreaterThan(negative + 3);
  });
});

describe('the bank on paper', () => {
  function textsOf(item: BankItem): string[] {
    const own = 'rationale' in item ? [item.rationale] : [];
    const options = 'options' in item ? item.options : [];
    const regions = 'regions' in item ? item.regions : [];
    return [
      ...own,
      ...options.flatMap((option) => [option.text, option.rationale]),
      ...regions.map(({ rationale }) => rationale),
    ];
  }

  it('holds no text and no formula that a paper cannot set', async () => {
    const { items, passages } = await wholeBank();
    const formulas = new Set<string>();
    const unset = passages.filter(({ text }) => {
      try {
        return readMarkdown(text).length === 0;
      } catch {
        return true;
      }
    });
    expect(unset.map(({ id }) => id)).toEqual([]);
    for (const item of items) {
      readMarkdown(item.stem);
      for (const source of textsOf(item)) {
        for (const part of readInline(source)) {
          if (part.kind === 'formula') {
            formulas.add(part.tex);
          }
        }
      }
    }
    expect(formulas.size).toBeGreaterThan(500);
    for (const tex of formulas) {
      expect(readTex(tex).length).toBeGreaterThan(0);
    }
  }, 60_000);
});

it('a set tells its numbers, from its first to its last, and the time of so many', () => {
  const items = Array.from({ length: 25 }, () => ({}) as BankItem);
  expect(numbersOf({ n: 2, first: 26, items })).toBe('26–50');
  expect(minutesFor('math', 25)).toBe(Math.round((25 * paceMs('math')) / 60_000));
});

describe('the key that a paper prints', () => {
  const options = ['w', 'x', 'y', 'z'].map((id) => ({ id, text: id, rationale: '' }));
  it.each<[string, object, string]>([
    ['a letter', { type: 'multiple-choice', options, key: 'y' }, 'C'],
    ['letters, as they stand', { type: 'multiple-select', options, key: ['z', 'x'] }, 'B, D'],
    ['an order', { type: 'ordered', options, key: ['z', 'w', 'y', 'x'] }, 'D A C B'],
    ['a place', { type: 'hot-spot', regions: options, key: 'x' }, 'B'],
    ['a number', { type: 'supply', answer: '-4' }, '−4'],
    ['a number with its unit', { type: 'supply', answer: '5', unit: 'mL' }, '5 mL'],
    ['a share', { type: 'supply', answer: '5', unit: '%' }, '5%'],
  ])('is %s', (_, item, key) => {
    expect(keyOf(item as BankItem)).toBe(key);
  });
});
