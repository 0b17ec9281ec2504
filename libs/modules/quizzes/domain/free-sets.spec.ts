import { describe, expect, it } from '@jest/globals';
import {
  FREE_BANK_ITEMS,
  FREE_PRACTICE_ITEMS,
  QUIZ_ITEMS,
  QUIZ_SETS,
} from '@prepward/contracts/attempts';
import { QUIZ_TOPICS } from '@prepward/contracts/quiz-topics';
import { ITEM_TYPES, SUBJECTS } from '@prepward/contracts/subjects';
import { smallBank } from '../test/candidates.js';
import { freeSets } from './free-sets.js';

const pool = smallBank().science;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('the fixed sets of a subject', () => {
  const { practice, quizzes, bank, rest } = freeSets(pool, 'science');

  it('are a practice of every type, numbered quizzes and a small bank', () => {
    expect(practice).toHaveLength(FREE_PRACTICE_ITEMS);
    expect(practice.map(({ type }) => type)).toEqual([...ITEM_TYPES]);
    expect(quizzes.map((set) => set.length)).toEqual(Array(QUIZ_SETS).fill(QUIZ_ITEMS));
    expect(bank).toHaveLength(FREE_BANK_ITEMS);
  });

  it('are quizzes of one topic each', () => {
    const areas = quizzes.map((set) => [...new Set(set.map(({ area }) => area))]);
    expect(areas).toEqual(QUIZ_TOPICS.science.map(({ from }) => from));
  });

  it.each(SUBJECTS)(
    'of %s are quizzes of their topics, and of all of it where none is named',
    (subject) => {
      const sets = freeSets(smallBank()[subject], subject);
      expect(sets.quizzes.map((set) => set.length)).toEqual(Array(QUIZ_SETS).fill(QUIZ_ITEMS));
      const topics = QUIZ_TOPICS[subject].map(({ from }) => from as readonly string[]);
      sets.quizzes.forEach((set, i) => {
        const from = topics[i] ?? [];
        const isOf = ({ area, objective }: (typeof set)[number]) =>
          from.length === 0 || from.includes(area) || from.includes(objective);
        expect(set.filter((item) => !isOf(item))).toEqual([]);
      });
    },
  );

  it('stay what they are: students come back to them', () => {
    // Different names or ranks would give everyone different sets.
    expect([practice, bank, ...quizzes].map(([first]) => first?.id)).toEqual([
      'science.biology.micro-organisms:6',
      'science.biology.dna-rna:16',
      'science.anatomy.reproductive:15',
      'science.biology.taxonomy:16',
      'science.chemistry.atoms:14',
      'science.reasoning.evidence:15',
    ]);
  });

  it('share no item, and what is left is the rest', () => {
    const all = [...practice, ...quizzes.flat(), ...bank, ...rest];
    expect(ids(all).sort()).toEqual(ids(pool).sort());
  });

  it('are the same for a pool that is equal', () => {
    const equal = freeSets([...pool], 'science');
    expect(ids(equal.quizzes.flat())).toEqual(ids(quizzes.flat()));
    expect(ids(equal.practice)).toEqual(ids(practice));
    expect(ids(equal.bank)).toEqual(ids(bank));
  });

  it('are the same in every release: who has begun one goes on with it', () => {
    const first = (set: readonly { id: string }[] = []) =>
      set.slice(0, 3).map(({ id }) => id.replace('science.', ''));
    expect([practice, bank, ...quizzes].map(first)).toMatchInlineSnapshot(`
      [
        [
          "biology.micro-organisms:6",
          "anatomy.respiratory:10",
          "reasoning.critique:13",
        ],
        [
          "biology.dna-rna:16",
          "chemistry.atoms:11",
          "anatomy.integumentary:6",
        ],
        [
          "anatomy.reproductive:15",
          "anatomy.digestive:0",
          "anatomy.integration:1",
        ],
        [
          "biology.taxonomy:16",
          "biology.dna-rna:4",
          "biology.heredity:13",
        ],
        [
          "chemistry.atoms:14",
          "chemistry.solutions:2",
          "chemistry.reactions:17",
        ],
        [
          "reasoning.evidence:15",
          "reasoning.design:2",
          "reasoning.critique:11",
        ],
      ]
    `);
  });

  it('do not depend on the order of the pool’s items', () => {
    const turned = freeSets([...pool].reverse(), 'science');
    expect(ids(turned.practice).sort()).toEqual(ids(practice).sort());
  });

  it('are others for another subject, and for each number', () => {
    const other = freeSets([...pool], 'math');
    expect(ids(other.bank).sort()).not.toEqual(ids(bank).sort());
    const [one, two] = quizzes;
    expect(ids(one ?? [])).not.toEqual(ids(two ?? []));
  });
});
