import { beforeAll, describe, expect, it } from '@jest/globals';
import { type BankItem, wholeBank } from '@prepward/content/whole-bank';
import { ALTERNATE_SHARE, BLUEPRINT } from '@prepward/contracts/exam';
import { freePool } from '@prepward/contracts/free-pool';
import { areasOf } from '@prepward/contracts/objectives';
import type { Subject } from '@prepward/contracts/subjects';
import { type Candidate, isAlternate } from './candidate.js';
import {
  type FormSection,
  MOST_ON_A_PARAGRAPH,
  MOST_ON_A_TEXT,
  mockForm,
  PARAGRAPH_WORDS,
} from './mock-form.js';

/** 500 forms: first mocks, and the first ten of each of 20 students. */
const FORMS = 500;
const MOCKS = 10;
const STUDENTS = 20;
const bank: Record<Subject, Candidate[]> = { reading: [], math: [], science: [], english: [] };

const wordCount = (text: string) => text.match(/[A-Za-z0-9][\w'’.,-]*/g)?.length ?? 0;
/** Words in the question and its choices. */
function ownWords(item: BankItem): number {
  const options = item.type === 'hot-spot' || item.type === 'supply' ? [] : item.options;
  return wordCount([item.stem, ...options.map(({ text }) => text)].join(' '));
}

beforeAll(async () => {
  const { items, passages: texts } = await wholeBank();
  const passages = new Map(texts.map(({ id, text }) => [id, wordCount(text)]));
  // As the catalog gives them: by id.
  for (const item of items.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const { id, model, family, subject, area, objective, type, difficulty, passageId } = item;
    const passage = passageId ?? null;
    bank[subject].push({
      id,
      model,
      family,
      subject,
      area,
      objective,
      type,
      difficulty,
      passage,
      passageWords: passages.get(passage ?? '') ?? 0,
      words: ownWords(item),
    });
  }
  // As in the actual choice of items, a mock asks nothing that is free.
  for (const items of Object.values(bank)) {
    const free = new Set(freePool(items, ({ passage }) => passage));
    items.splice(0, items.length, ...items.filter((item) => !free.has(item)));
  }
}, 60_000);

function form(seed: string, seen = new Map<string, number>()): FormSection<Candidate>[] {
  const made = mockForm(bank, seen, seed);
  if (made === undefined) throw new Error(`no form for ${seed}`);
  return made;
}

/** Everything in a section that doesn't match the blueprint. */
function violations({ subject, items, areas, chosen }: FormSection<Candidate>): string[] {
  const found: string[] = [];
  if (chosen.length !== items) found.push(`${subject}: ${chosen.length} items`);
  for (const { area, items: wanted } of areas) {
    const count = chosen.filter((item) => item.area === area).length;
    if (count !== wanted) found.push(`${area}: ${count} items`);
  }
  const alone = chosen.filter(({ passage }) => passage === null).map(({ family }) => family);
  if (new Set(alone).size !== alone.length) found.push(`${subject}: two of one family`);
  if (new Set(chosen.map(({ id }) => id)).size !== chosen.length) found.push(`${subject}: twice`);
  const alternates = chosen.filter(isAlternate).length;
  if (alternates !== Math.round(items * ALTERNATE_SHARE))
    found.push(`${subject}: ${alternates} alternates`);
  const passages = chosen.map(({ passage }) => passage).filter((passage) => passage !== null);
  const blocks = passages.filter((passage, i) => passage !== passages[i - 1]).length;
  if (blocks !== new Set(passages).size) found.push(`${subject}: a passage comes twice`);
  return found;
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

/** Words to read in a section, counting each text once, and how many questions belong to a text. */
function reading({ chosen }: FormSection<Candidate>) {
  const texts = new Map(
    chosen
      .filter(({ passage }) => passage !== null)
      .map(({ passage, passageWords }) => [passage, passageWords]),
  );
  return {
    load: sum([...texts.values()]) + sum(chosen.map(({ words }) => words)),
    questions: chosen.filter(({ passage }) => passage !== null).length / texts.size,
  };
}

it('the blueprint is the exam’s', () => {
  expect(BLUEPRINT.map(({ subject, items, minutes }) => [subject, items, minutes])).toEqual([
    ['reading', 45, 55],
    ['math', 38, 57],
    ['science', 50, 60],
    ['english', 37, 37],
  ]);
  for (const { subject, items, areas } of BLUEPRINT) {
    expect(areas.reduce((sum, area) => sum + area.items, 0)).toBe(items);
    for (const { slug } of areasOf(subject)) {
      const area = areas.find((candidate) => candidate.area === slug);
      expect(area?.items).toBeGreaterThanOrEqual(area?.scoredItems ?? Number.NaN);
    }
  }
});

/** The words to read in a form's reading section. */
function loadOf(sections: readonly FormSection<Candidate>[]): number {
  const section = sections.find(({ subject }) => subject === 'reading');
  return section === undefined ? Number.NaN : reading(section).load;
}

/** How many questions belong to each text of a section. */
function questionsOnTexts({ chosen }: FormSection<Candidate>): { words: number; asked: number }[] {
  const ids = new Set(chosen.flatMap(({ passage }) => passage ?? []));
  return [...ids].map((id) => {
    const about = chosen.filter(({ passage }) => passage === id);
    return { words: about[0]?.passageWords ?? 0, asked: about.length };
  });
}

interface StudentMocks {
  loads: number[];
  /** Texts read again although others were unseen. */
  again: string[];
  violations: string[];
  textsRead: number;
}

const textsOf = (items: readonly Candidate[]) =>
  new Set(items.flatMap(({ passage }) => passage ?? []));

/** A student's first ten mocks. `remember`: whether the draw knows about the earlier ones. */
function firstMocks(student: number, remember: boolean): StudentMocks {
  const seen = new Map<string, number>();
  const read: Record<string, Set<string>> = { reading: new Set(), science: new Set() };
  const result: StudentMocks = { loads: [], again: [], violations: [], textsRead: 0 };
  for (let n = 0; n < MOCKS; n++) {
    const made = form(`student ${student}, mock ${n}`, remember ? seen : new Map());
    result.loads.push(loadOf(made));
    for (const section of made) {
      const { subject, chosen } = section;
      result.violations.push(...violations(section));
      for (const { id } of chosen) seen.set(id, (seen.get(id) ?? 0) + 1);
      const known = read[subject];
      if (known === undefined) continue;
      const texts = textsOf(chosen);
      const isNew = (text: string) => !known.has(text);
      const skipped = [...textsOf(bank[subject])].some((text) => isNew(text) && !texts.has(text));
      const repeated = [...texts].filter((text) => !isNew(text));
      if (skipped) result.again.push(...repeated.map((text) => `mock ${n}: ${text}`));
      for (const text of texts) known.add(text);
    }
  }
  result.textsRead = read.reading?.size ?? 0;
  return result;
}

/** Each load is within a tenth of the median one. */
function expectEvenLoads(loads: readonly number[]): void {
  const sorted = [...loads].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  expect(median).toBeGreaterThan(3000);
  expect(sorted[0]).toBeGreaterThan(0.9 * median);
  expect(sorted.at(-1)).toBeLessThan(1.1 * median);
}

describe(`${FORMS} forms`, () => {
  const loads: number[] = [];

  it('follow the blueprint, are equally hard, and ask several questions about a text', () => {
    const found = new Set<string>();
    const hardness: number[][] = [[], [], [], []];
    const texts: { words: number; asked: number }[] = [];
    for (let seed = 0; seed < FORMS - STUDENTS * MOCKS; seed++) {
      const made = form(`form ${seed}`);
      loads.push(loadOf(made));
      made.forEach((section, i) => {
        for (const violation of violations(section)) found.add(violation);
        hardness[i]?.push(mean(section.chosen.map(({ difficulty }) => difficulty)));
        if (section.subject === 'reading') texts.push(...questionsOnTexts(section));
      });
    }
    expect([...found]).toEqual([]);
    for (const means of hardness) {
      const middle = mean(means);
      expect(Math.max(...means.map((value) => Math.abs(value - middle)))).toBeLessThan(0.1);
    }
    const asked = texts.map((text) => text.asked);
    expect(mean(asked)).toBeGreaterThan(2.5);
    expect(Math.max(...asked)).toBe(MOST_ON_A_TEXT);
    const short = texts.filter(({ words }) => words <= PARAGRAPH_WORDS);
    expect(Math.max(...short.map((text) => text.asked))).toBe(MOST_ON_A_PARAGRAPH);
  }, 120_000);

  it('share no text in a student’s first ten while there are unseen ones', () => {
    const students = Array.from({ length: STUDENTS }, (_, student) => firstMocks(student, true));
    expect(students.flatMap(({ again }) => again)).toEqual([]);
    expect(students.flatMap((student) => student.violations)).toEqual([]);
    // Reading has enough texts for more than ten mocks.
    expect(Math.min(...students.map(({ textsRead }) => textsRead))).toBeGreaterThan(100);
    loads.push(...students.flatMap((student) => student.loads));
  }, 120_000);

  it('give every student about the same to read, in the first mock and in the tenth', () => {
    expect(loads).toHaveLength(FORMS);
    expectEvenLoads(loads);
  });

  it('would be caught if a draw forgot what was read, or took two of a family', () => {
    expect(firstMocks(0, false).again).not.toEqual([]);
    const [section] = form('twins').slice(1);
    const [first, ...rest] = section?.chosen ?? [];
    if (section === undefined || first === undefined) throw new Error('no section');
    const twin = { ...rest.at(-1), ...first, id: 'twin' };
    const doubled = { ...section, chosen: [first, twin, ...rest.slice(0, -1)] };
    expect(violations(doubled)).toContain(`${section.subject}: two of one family`);
    expect(() => expectEvenLoads([3500, 3600, 3700, 4200])).toThrow();
  });

  it('are the same for the same seed, and others for another', () => {
    const ids = (seed: string) => form(seed).flatMap(({ chosen }) => chosen.map(({ id }) => id));
    expect(ids('a')).toEqual(ids('a'));
    const first = new Set(ids('a'));
    expect(ids('b').filter((id) => first.has(id)).length).toBeLessThan(60);
  });

  it('show what was seen least first: three mock exams in a row share no item', () => {
    const seen = new Map<string, number>();
    for (const seed of ['1', '2', '3']) {
      for (const { id } of form(seed, seen).flatMap(({ chosen }) => chosen)) {
        seen.set(id, (seen.get(id) ?? 0) + 1);
      }
    }
    expect([...seen.values()].filter((count) => count > 1)).toEqual([]);
  });
});

it('a bank that cannot fill the blueprint gives no form', () => {
  expect(mockForm({ ...bank, math: bank.math.slice(0, 30) }, new Map(), 'a')).toBe(undefined);
});
