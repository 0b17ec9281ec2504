import { describe, expect, it } from '@jest/globals';
import { ALTERNATE_SHARE, BLUEPRINT } from '@prepward/contracts/exam';
import { smallBank } from '../test/candidates.js';
import { type Candidate, isAlternate } from './candidate.js';
import { type FormSection, mockForm } from './mock-form.js';

const bank = smallBank();

function form(
  seed: string,
  { seen = new Map<string, number>(), from = bank } = {},
): FormSection<Candidate>[] {
  const made = mockForm(from, seen, seed);
  if (made === undefined) throw new Error(`no form for ${seed}`);
  return made;
}
const ids = (sections: readonly FormSection<Candidate>[]) =>
  sections.flatMap(({ chosen }) => chosen.map(({ id }) => id));
const passagesOf = (section: FormSection<Candidate> | undefined) =>
  (section?.chosen ?? []).map(({ passage }) => passage);

describe('a form', () => {
  it('has the sections of the blueprint, each with its counts by area and type', () => {
    const made = form('a');
    expect(made.map(({ n, subject, minutes }) => ({ n, subject, minutes }))).toEqual(
      BLUEPRINT.map(({ n, subject, minutes }) => ({ n, subject, minutes })),
    );
    for (const { subject, areas, chosen, items } of made) {
      expect(new Set(chosen.map(({ id }) => id)).size).toBe(items);
      expect(chosen.every((item) => item.subject === subject)).toBe(true);
      for (const { area, items: wanted } of areas) {
        expect(chosen.filter((item) => item.area === area)).toHaveLength(wanted);
      }
      expect(chosen.filter(isAlternate)).toHaveLength(Math.round(items * ALTERNATE_SHARE));
    }
  });

  it('spreads the alternate types over the areas by their size', () => {
    const [, , science] = form('a');
    const alternates = science?.areas.map(
      ({ area }) => science.chosen.filter((item) => item.area === area && isAlternate(item)).length,
    );
    // 10 of 50 by largest remainder over areas of 20, 10, 9 and 11 items, or what they are.
    const exact = science?.areas.map(({ items }) => items * ALTERNATE_SHARE) ?? [];
    alternates?.forEach((count, i) => {
      expect(Math.abs(count - (exact[i] ?? 0))).toBeLessThan(1);
    });
  });

  it('takes the alternate types in turn, and the objectives of plain items', () => {
    const [, math] = form('turns');
    for (const { area } of math?.areas ?? []) {
      const of = math?.chosen.filter((item) => item.area === area) ?? [];
      const counts = (of: readonly string[]) =>
        [...new Set(of)].map((name) => of.filter((other) => other === name).length);
      for (const group of [
        counts(of.filter(isAlternate).map(({ type }) => type)),
        counts(of.filter((item) => !isAlternate(item)).map(({ objective }) => objective)),
      ]) {
        expect(Math.max(...group) - Math.min(...group)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('is the same for the same seed and another for another, in each section by itself', () => {
    expect(ids(form('a'))).toEqual(ids(form('a')));
    const [a, b] = [form('a'), form('b')];
    a.forEach((section, i) => {
      expect(section.chosen.map(({ id }) => id)).not.toEqual(b[i]?.chosen.map(({ id }) => id));
    });
  });

  it('asks about as few passages as can be, and each text’s questions together', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const [reading] = form(seed);
      const passages = passagesOf(reading);
      const blocks = passages.filter((passage, i) => passage !== passages[i - 1]);
      expect(blocks).toHaveLength(new Set(passages).size);
      // 45 items need 8 texts of 6; some more, because every area and type has its count.
      expect(blocks.length).toBeGreaterThanOrEqual(8);
      expect(blocks.length).toBeLessThanOrEqual(20);
    }
  });

  it('has as many texts, and as many questions on each, as were found to be right', () => {
    const textsOf = (seed: string, words = 150) => {
      const from = {
        ...bank,
        reading: bank.reading.map((item) => ({ ...item, passageWords: words })),
      };
      const passages = passagesOf(form(seed, { from })[0]).filter((passage) => passage !== null);
      const counts = [...new Set(passages)].map(
        (text) => passages.filter((one) => one === text).length,
      );
      return counts.sort().join(' ');
    };
    const some = bank.science.map((item, i) =>
      i % 3 ? item : { ...item, passage: `study ${i % 8}` },
    );
    const [, , science] = form('a', { from: { ...bank, science: some } });
    expect({
      short: ['a', 'b', 'c'].map((seed) => textsOf(seed)),
      long: ['a', 'b', 'c'].map((seed) => textsOf(seed, 151)),
      studies: passagesOf(science).filter((passage) => passage !== null).length,
      opened: new Set(passagesOf(science)).size - 1,
    }).toMatchInlineSnapshot(`
      {
        "long": [
          "1 2 3 3 3 4 4 4 5 5 5 6",
          "1 2 2 2 3 3 4 5 5 6 6 6",
          "1 2 3 3 4 4 4 4 5 5 5 5",
        ],
        "opened": 3,
        "short": [
          "2 2 2 3 3 3 3 3 3 3 3 3 3 3 3 3",
          "1 1 2 2 3 3 3 3 3 3 3 3 3 3 3 3 3",
          "2 2 2 3 3 3 3 3 3 3 3 3 3 3 3 3",
        ],
        "studies": 3,
      }
    `);
  });

  it('asks up to three questions about a paragraph, and up to six about a longer text', () => {
    const most = (words: number) => {
      const reading = bank.reading.map((item) => ({ ...item, passageWords: words }));
      const [section] = form('a', { from: { ...bank, reading } });
      const passages = passagesOf(section);
      return Math.max(...passages.map((one) => passages.filter((text) => text === one).length));
    };
    expect([most(150), most(151)]).toEqual([3, 6]);
  });

  it('opens the passages that were read least, and among those any', () => {
    const texts = [...new Set(bank.reading.map(({ passage }) => passage))];
    const fresh = new Set(texts.slice(Math.ceil(texts.length * 0.3)));
    const seen = new Map(
      bank.reading.filter(({ passage }) => !fresh.has(passage)).map(({ id }) => [id, 1]),
    );
    const [reading] = form('a', { seen });
    expect(passagesOf(reading).filter((passage) => !fresh.has(passage))).toEqual([]);
    const opened = ['a', 'b', 'c'].flatMap((seed) => passagesOf(form(seed)[0]));
    // A single form has at most 20.
    expect(new Set(opened).size).toBeGreaterThan(25);
  });

  it('shows what was seen least first', () => {
    const seen = new Map(ids(form('a')).map((id) => [id, 1]));
    const [, math] = form('b', { seen });
    const again = math?.chosen.filter(({ id }) => seen.has(id)) ?? [];
    expect(again).toEqual([]);
  });

  it('mixes plain items and passages: a question without a text is no passage', () => {
    const reading = bank.reading.map((item, i) => (i % 2 ? item : { ...item, passage: null }));
    const [section] = form('a', { from: { ...bank, reading } });
    expect(section?.chosen).toHaveLength(45);
    expect(passagesOf(section)).toContain(null);
  });
});

describe('what there is to read in Reading', () => {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const mean = (values: readonly number[]) => sum(values) / values.length;

  it('is about as much in each form, texts and questions together', () => {
    const words = new Map(Array.from({ length: 24 }, (_, i) => [`text ${i}`, 160 + 40 * i]));
    const reading = bank.reading.map((item, i) => ({
      ...item,
      passage: `text ${i % words.size}`,
      passageWords: words.get(`text ${i % words.size}`) ?? 0,
      words: 20 + (i % 7) * 10,
    }));
    const middle = mean([...words.values()]) * 12 + mean(reading.map((item) => item.words)) * 45;
    const loads = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const [section] = form(seed, { from: { ...bank, reading } });
      const read = [...new Set(passagesOf(section))].map((text) => words.get(text ?? '') ?? 0);
      return (sum(read) + sum((section?.chosen ?? []).map((item) => item.words))) / middle;
    });
    expect(loads.filter((load) => Math.abs(load - 1) > 0.04)).toEqual([]);
  });

  it('is texts first: two of three questions of an area are about them', () => {
    const reading = bank.reading.map((item, i) =>
      i % 5 < 2 ? { ...item, passage: null } : { ...item, passageWords: 300 },
    );
    for (const seed of ['a', 'b', 'c']) {
      const [section] = form(seed, { from: { ...bank, reading } });
      for (const { area, items } of section?.areas ?? []) {
        const about = section?.chosen.filter((item) => item.area === area && item.passage) ?? [];
        expect(about.length).toBeGreaterThanOrEqual(Math.floor((items * 2) / 3));
      }
    }
  });
});

describe('no form', () => {
  it.each(BLUEPRINT)('comes of a bank that lacks one area of $subject', ({ subject, areas }) => {
    const without = bank[subject].filter(({ area }) => area !== areas[0]?.area);
    expect(mockForm({ ...bank, [subject]: without }, new Map(), 'a')).toBe(undefined);
  });

  it('comes of a bank without alternate types, or with no other', () => {
    const plain = bank.math.filter((item) => !isAlternate(item));
    const alternates = bank.math.filter(isAlternate);
    expect(mockForm({ ...bank, math: plain }, new Map(), 'a')).toBe(undefined);
    expect(mockForm({ ...bank, math: alternates }, new Map(), 'a')).toBe(undefined);
  });

  it('comes of an empty bank', () => {
    expect(mockForm({ reading: [], math: [], science: [], english: [] }, new Map(), 'a')).toBe(
      undefined,
    );
  });
});
