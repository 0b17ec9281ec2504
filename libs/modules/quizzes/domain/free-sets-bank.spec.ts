import { beforeAll, describe, expect, it } from '@jest/globals';
import { wholeBank } from '@prepward/content/whole-bank';
import { DIAGNOSTIC_ITEMS, QUIZ_SETS } from '@prepward/contracts/attempts';
import { BLUEPRINT, share } from '@prepward/contracts/exam';
import { FREE_POOL, freePool } from '@prepward/contracts/free-pool';
import { areasOf } from '@prepward/contracts/objectives';
import { QUIZ_TOPICS } from '@prepward/contracts/quiz-topics';
import { ITEM_TYPES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { type Candidate, twinMark } from './candidate.js';
import { freeSets } from './free-sets.js';

const AREAS_OF_EXAM = BLUEPRINT.flatMap(({ areas }) => areas);

const bank = new Map<Subject, Candidate[]>();

beforeAll(async () => {
  for (const item of (await wholeBank()).items) {
    const { id, model, family, subject, area, objective, type, difficulty, passageId } = item;
    const passage = passageId ?? null;
    const of = bank.get(subject) ?? [];
    const about = { objective, type, difficulty, passage, passageWords: 0, words: 0 };
    of.push({ id, model, family, subject, area, ...about });
    bank.set(subject, of);
  }
}, 60_000);

const itemsOf = (subject: Subject) => bank.get(subject) ?? [];
const poolOf = (items: readonly Candidate[]) => freePool(items, ({ passage }) => passage);
const ids = (items: readonly Candidate[]) => items.map(({ id }) => id);
const missing = (before: readonly Candidate[], after: readonly Candidate[]) => {
  const still = new Set(ids(after));
  return before.filter(({ id }) => !still.has(id)).length;
};

describe.each([...SUBJECTS])('the free pool of %s', (subject) => {
  it('is a tenth of the bank, or what the fixed sets need', () => {
    const items = itemsOf(subject);
    const pool = poolOf(items);
    const wanted = Math.max(FREE_POOL.share * items.length, FREE_POOL.least);
    expect(pool.length).toBeGreaterThan(wanted * 0.95);
    // Counts are rounded up for each area and type, and passages come whole.
    expect(pool.length).toBeLessThan(wanted + 20);
    expect(new Set(ids(pool)).size).toBe(pool.length);
  });

  it('has every type and area, and whole passages', () => {
    const items = itemsOf(subject);
    const pool = poolOf(items);
    expect(new Set(pool.map(({ type }) => type)).size).toBe(ITEM_TYPES.length);
    expect(new Set(pool.map(({ area }) => area)).size).toBe(areasOf(subject).length);
    const passages = new Set(pool.flatMap(({ passage }) => passage ?? []));
    const asked = items.filter(({ passage }) => passage !== null && passages.has(passage));
    expect(asked.filter((item) => !pool.includes(item))).toEqual([]);
  });

  it('has room for all fixed sets, and no item in two of them', () => {
    const { practice, quizzes, bank: trial, rest } = freeSets(poolOf(itemsOf(subject)), subject);
    const sets = [practice, ...quizzes, trial];
    expect(sets.map((set) => set.length)).toEqual([5, ...Array(QUIZ_SETS).fill(10), 25]);
    expect(practice.map(({ type }) => type)).toEqual([...ITEM_TYPES]);
    for (const set of sets) expect(new Set(set.map(twinMark)).size).toBe(set.length);
    const all = [...sets.flat(), ...rest];
    expect(new Set(ids(all)).size).toBe(all.length);
    for (const [i, { from }] of QUIZ_TOPICS[subject].entries()) {
      const strangers = (quizzes[i] ?? []).filter(
        ({ area, objective }) => !from.includes(area) && !from.includes(objective),
      );
      expect(from.length === 0 ? [] : strangers).toEqual([]);
    }
    // A diagnostic has the exam's own proportions of areas.
    const counts = share(
      DIAGNOSTIC_ITEMS,
      AREAS_OF_EXAM.map(({ items }) => items),
    );
    for (const [i, { area: slug }] of AREAS_OF_EXAM.entries()) {
      if (!slug.startsWith(`${subject}.`)) continue;
      const left = new Set(rest.filter(({ area }) => area === slug).map(twinMark));
      expect([slug, left.size >= (counts[i] ?? 0)]).toEqual([slug, true]);
    }
  });

  it('is the same in any order, and stays when the bank grows', () => {
    const items = itemsOf(subject);
    const pool = poolOf(items);
    expect(ids(poolOf([...items].reverse())).sort()).toEqual(ids(pool).sort());
    const added = items
      .filter((_, i) => i % 10 === 0)
      .map((item) => ({
        ...item,
        id: `${item.id}.new`,
        passage: item.passage && `${item.passage}.new`,
      }));
    expect(missing(pool, poolOf([...items, ...added]))).toBeLessThan(pool.length / 5);
    const [one] = added;
    if (one === undefined) throw new Error('an empty bank');
    expect(missing(pool, poolOf([...items, one]))).toBeLessThanOrEqual(9);
  });
});

it('changes few items of a fixed set when the pool changes by one', () => {
  const pool = poolOf(itemsOf('math'));
  const before = freeSets(pool, 'math').bank;
  const [first] = freeSets(pool, 'math').rest;
  const after = freeSets(
    pool.filter((item) => item !== first),
    'math',
  ).bank;
  expect(missing(before, after)).toBeLessThanOrEqual(5);
});
