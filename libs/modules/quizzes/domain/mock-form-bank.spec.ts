import { beforeAll, describe, expect, it } from '@jest/globals';
import { allPassages, type BankItem, generateBank } from '@prepward/content/bank';
import { ALTERNATE_SHARE, BLUEPRINT } from '@prepward/contracts/exam';
import { freePool } from '@prepward/contracts/free-pool';
import { areasOf } from '@prepward/contracts/objectives';
import type { Subject } from '@prepward/contracts/subjects';
import { type Candidate, isAlternate, twinMark } from './candidate.js';
import { type FormSection, mockForm } from './mock-form.js';

const FORMS = 1000;
const bank: Record<Subject, Candidate[]> = { reading: [], math: [], science: [], english: [] };

const wordCount = (text: string) => text.match(/[A-Za-z0-9][\w'’.,-]*/g)?.length ?? 0;
/** The question and what can be chosen. */
function ownWords(item: BankItem): number {
  const options = item.type === 'hot-spot' || item.type === 'supply' ? [] : item.options;
  return wordCount([item.stem, ...options.map(({ text }) => text)].join(' '));
}

beforeAll(() => {
  const passages = new Map(allPassages().map(({ id, text }) => [id, wordCount(text)]));
  // As the catalog gives them: by id.
  const items = generateBank().map(({ item }) => item);
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
  // As the choice of items does it: a mock asks nothing that is free.
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

/** Everything in a section that is not as the blueprint says. */
function violations({ subject, items, areas, chosen }: FormSection<Candidate>): string[] {
  const found: string[] = [];
  if (chosen.length !== items) found.push(`${subject}: ${chosen.length} items`);
  for (const { area, items: wanted } of areas) {
    const count = chosen.filter((item) => item.area === area).length;
    if (count !== wanted) found.push(`${area}: ${count} items`);
  }
  if (new Set(chosen.map(twinMark)).size !== chosen.length) found.push(`${subject}: twins`);
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

/** Words to read in a section, its texts once each, and how many questions hang on a text. */
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

describe(`${FORMS} forms`, () => {
  it('follow the blueprint, are equally hard, and give every student about the same to read', () => {
    const found = new Set<string>();
    const hardness: number[][] = [[], [], [], []];
    const loads: number[] = [];
    const perText: number[] = [];
    for (let seed = 0; seed < FORMS; seed++) {
      form(`form ${seed}`).forEach((section, i) => {
        for (const violation of violations(section)) found.add(violation);
        hardness[i]?.push(mean(section.chosen.map(({ difficulty }) => difficulty)));
        if (section.subject !== 'reading') return;
        const { load, questions } = reading(section);
        loads.push(load);
        perText.push(questions);
      });
    }
    expect([...found]).toEqual([]);
    for (const means of hardness) {
      const middle = mean(means);
      expect(Math.max(...means.map((value) => Math.abs(value - middle)))).toBeLessThan(0.1);
    }
    const median = loads.sort((a, b) => a - b)[FORMS / 2] ?? 0;
    expect(median).toBeGreaterThan(3000);
    expect(loads[0]).toBeGreaterThan(0.9 * median);
    expect(loads.at(-1)).toBeLessThan(1.1 * median);
    expect(mean(perText)).toBeGreaterThan(2.2);
  }, 120_000);

  it('share no text in a student’s first ten while there are unseen ones', () => {
    const seen = new Map<string, number>();
    const read: Record<string, Set<string>> = { reading: new Set(), science: new Set() };
    const all = (items: readonly Candidate[]) =>
      new Set(items.flatMap(({ passage }) => passage ?? []));
    const again: string[] = [];
    for (let n = 0; n < 10; n++) {
      for (const { subject, chosen } of form(`student ${n}`, seen)) {
        const known = read[subject];
        if (known === undefined) continue;
        const texts = all(chosen);
        const unseen = [...all(bank[subject])].filter((text) => !known.has(text));
        const skipped = unseen.filter((text) => !texts.has(text));
        const repeated = [...texts].filter((text) => known.has(text));
        if (skipped.length > 0) again.push(...repeated.map((text) => `mock ${n}: ${text}`));
        for (const text of texts) known.add(text);
        for (const { id } of chosen) seen.set(id, (seen.get(id) ?? 0) + 1);
      }
    }
    expect(again).toEqual([]);
    // Reading has texts enough for more than ten mocks.
    expect(read.reading?.size).toBeGreaterThan(100);
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

  it('ask several questions about each text', () => {
    const texts = Array.from({ length: 100 }, (_, i) => {
      const [reading] = form(`texts-${i}`);
      return new Set(reading?.chosen.map(({ passage }) => passage)).size;
    }).sort((a, b) => a - b);
    expect(texts[50]).toBeLessThanOrEqual(22);
  });
});

it('a bank that cannot fill the blueprint gives no form', () => {
  expect(mockForm({ ...bank, math: bank.math.slice(0, 30) }, new Map(), 'a')).toBe(undefined);
});
