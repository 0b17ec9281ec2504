import { beforeAll, describe, expect, it } from '@jest/globals';
import { generateBank } from '@prepward/content/bank';
import { ALTERNATE_SHARE, BLUEPRINT } from '@prepward/contracts/exam';
import { freePool } from '@prepward/contracts/free-pool';
import { areasOf } from '@prepward/contracts/objectives';
import type { Subject } from '@prepward/contracts/subjects';
import { type Candidate, isAlternate, twinMark } from './candidate.js';
import { type FormSection, mockForm } from './mock-form.js';

const FORMS = 1000;
const bank: Record<Subject, Candidate[]> = { reading: [], math: [], science: [], english: [] };

beforeAll(() => {
  // As the catalog gives them: by id.
  const items = generateBank().map(({ item }) => item);
  for (const item of items.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const { id, model, subject, area, objective, type, difficulty, passageId } = item;
    const passage = passageId ?? null;
    bank[subject].push({
      id,
      model,
      subject,
      area,
      objective,
      type,
      difficulty,
      passage,
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

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
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
  it('follow the blueprint, and are equally hard', () => {
    const found = new Set<string>();
    const hardness: number[][] = [[], [], [], []];
    for (let seed = 0; seed < FORMS; seed++) {
      form(`form ${seed}`).forEach((section, i) => {
        for (const violation of violations(section)) found.add(violation);
        hardness[i]?.push(mean(section.chosen.map(({ difficulty }) => difficulty)));
      });
    }
    expect([...found]).toEqual([]);
    for (const means of hardness) {
      const middle = mean(means);
      expect(Math.max(...means.map((value) => Math.abs(value - middle)))).toBeLessThan(0.1);
    }
  }, 120_000);

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
