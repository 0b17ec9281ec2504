import { describe, expect, it } from '@jest/globals';
import { AREAS } from '@prepward/contracts/objectives';
import { ITEM_TYPES, SUBJECTS } from '@prepward/contracts/subjects';
import { candidate as item } from '../test/candidates.js';
import type { Candidate } from './candidate.js';
import { chanceOf } from './chance.js';
import {
  atOnce,
  categoryOf,
  selectByBlueprint,
  selectDue,
  selectFreePractice,
  selectPractice,
} from './selection.js';

const chance = () => chanceOf('test');
const ids = (items: readonly Candidate[]) => items.map(({ id }) => id);

const everyType: Candidate[] = ITEM_TYPES.flatMap((type) =>
  [1, 2, 3].map((i) => item(`${type}:${i}`, { type })),
);

/** Ten items of every objective of the exam, five models each. */
const wholeExam: Candidate[] = AREAS.flatMap((area) =>
  area.objectives.flatMap(({ slug }) =>
    Array.from({ length: 10 }, (_, i) =>
      item(`${slug}:${i}`, {
        model: `${slug}:${i % 5}`,
        subject: area.subject,
        area: area.slug,
        objective: slug,
      }),
    ),
  ),
);

describe('selectFreePractice', () => {
  it('shows all five item types, plain choices first', () => {
    const chosen = selectFreePractice(everyType, new Map(), 5, chance());
    expect(chosen.map(({ type }) => type)).toEqual([...ITEM_TYPES]);
  });

  it('takes what was seen least', () => {
    const seen = new Map(everyType.filter(({ id }) => !id.endsWith(':2')).map(({ id }) => [id, 1]));
    const chosen = selectFreePractice(everyType, seen, 5, chance());
    expect(ids(chosen).every((id) => id.endsWith(':2'))).toBe(true);
  });

  it('never takes two of one family', () => {
    const one = everyType.map((candidate) => ({ ...candidate, family: 'the only one' }));
    expect(selectFreePractice(one, new Map(), 5, chance())).toHaveLength(1);
  });

  it('fills up with other types where one is missing', () => {
    const plain = everyType.filter(({ type }) => type === 'multiple-choice' || type === 'supply');
    const chosen = selectFreePractice(plain, new Map(), 5, chance());
    expect(new Set(ids(chosen)).size).toBe(5);
    // The plain ones come first, no matter in which order they were drawn.
    const places = chosen.map(({ type }) => ITEM_TYPES.indexOf(type));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('takes no more than it was asked for', () => {
    const chosen = selectFreePractice(everyType, new Map(), 3, chance());
    expect(chosen.map(({ type }) => type)).toEqual(ITEM_TYPES.slice(0, 3));
  });

  it('lets the objectives take turns in what fills up', () => {
    const many = Array.from({ length: 50 }, (_, i) => item(`a${i}`));
    const few = [1, 2, 3].map((i) => item(`b${i}`, { objective: 'math.numbers.rates' }));
    const chosen = selectFreePractice([...many, ...few], new Map(), 7, chance());
    expect(ids(chosen).filter((id) => id.startsWith('b'))).toHaveLength(3);
  });
});

describe('selectPractice', () => {
  it('lets the objectives take turns', () => {
    const many = Array.from({ length: 50 }, (_, i) => item(`a${i}`));
    const few = [1, 2, 3].map((i) => item(`b${i}`, { objective: 'math.numbers.rates' }));
    const chosen = selectPractice([...many, ...few], new Map(), 6, chance());
    expect(ids(chosen).filter((id) => id.startsWith('b'))).toHaveLength(3);
  });

  it('asks the questions of a passage one after another, and several of them', () => {
    const texts = ['p', 'q', 'r'].flatMap((passage) =>
      [1, 2, 3].map((i) => item(`${passage}${i}`, { model: passage, passage })),
    );
    const chosen = selectPractice(texts, new Map(), 9, chance());
    const order = chosen.map(({ passage }) => passage).join('');
    expect([order.length, order.match(/(.)\1*/g)?.length]).toEqual([9, 3]);
  });
});

describe('selectByBlueprint', () => {
  it('gives a diagnostic of 40 the exam’s proportions', () => {
    const chosen = selectByBlueprint(wholeExam, new Map(), 40, chance());
    const counts = AREAS.map(({ slug }) => chosen.filter(({ area }) => area === slug).length);
    expect([chosen.length, counts]).toEqual([40, [4, 3, 4, 5, 4, 5, 2, 2, 2, 3, 3, 3]]);
    expect(new Set(chosen.map(({ model }) => model)).size).toBe(40);
    const objectives = chosen.filter(({ area }) => area === 'math.data').map((c) => c.objective);
    expect(new Set(objectives).size).toBe(objectives.length);
  });

  it('asks the subjects in the order of the exam', () => {
    const turned = [...wholeExam].reverse();
    const chosen = selectByBlueprint(turned, new Map(), 40, chance());
    const places = chosen.map(({ subject }) => SUBJECTS.indexOf(subject));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(SUBJECTS.length);
  });

  it('keeps the proportions of the areas that there are', () => {
    const science = wholeExam.filter(({ subject }) => subject === 'science');
    const chosen = selectByBlueprint(science, new Map(), 20, chance());
    const counts = AREAS.filter(({ subject }) => subject === 'science').map(
      ({ slug }) => chosen.filter(({ area }) => area === slug).length,
    );
    // Of the exam's 21, 10, 9 and 10.
    expect(counts).toEqual([8, 4, 4, 4]);
  });

  it('takes from other areas what one lacks', () => {
    const poor = wholeExam.filter(({ area }) => area !== 'reading.craft');
    const chosen = selectByBlueprint(poor, new Map(), 40, chance());
    expect(chosen).toHaveLength(40);
    // Spread over the areas present: each has at least its share of forty.
    const counts = AREAS.filter(({ slug }) => slug !== 'reading.craft').map(
      ({ slug }) => chosen.filter(({ area }) => area === slug).length,
    );
    expect(counts.every((count) => count >= 2)).toBe(true);
  });
});

describe('reviews', () => {
  it('come in the order in which they fell due, without twins', () => {
    const bank = [item('a:1', { model: 'a' }), item('a:2', { model: 'a' }), item('b'), item('c')];
    expect(ids(selectDue(bank, ['c', 'a:2', 'a:1', 'gone', 'b'], 3))).toEqual(['c', 'a:2', 'b']);
    expect(ids(selectDue(bank, ['c', 'a:2', 'b'], 2))).toEqual(['c', 'a:2']);
    expect(selectDue(bank, ['c'], 0)).toEqual([]);
  });
});

describe('categoryOf', () => {
  it.each([
    ['math', 'math', (c: Candidate) => c.subject],
    ['math.data', 'math', (c: Candidate) => c.area],
    ['math.data.units', 'math', (c: Candidate) => c.objective],
  ] as const)('%s is of %s, and holds its own items only', (slug, subject, of) => {
    const category = categoryOf(slug);
    expect(category?.subject).toBe(subject);
    const held = wholeExam.filter((c) => category?.holds(c));
    expect(held.length).toBeGreaterThan(0);
    expect(held).toEqual(wholeExam.filter((c) => of(c) === slug));
  });

  it('knows no other', () => {
    expect(['', 'mock', 'math.', 'Math', 'math.data.units.x'].map(categoryOf)).toEqual(
      Array(5).fill(undefined),
    );
  });
});

it('atOnce counts models, and each question of a passage', () => {
  expect(
    atOnce([
      item('a:1', { model: 'a' }),
      item('a:2', { model: 'a' }),
      item('t:1', { model: 't', passage: 't' }),
      item('t:2', { model: 't', passage: 't' }),
    ]),
  ).toBe(3);
});
