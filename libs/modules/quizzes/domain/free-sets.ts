import { createHash } from 'node:crypto';
import { FREE_BANK_ITEMS, FREE_PRACTICE_ITEMS, QUIZ_ITEMS } from '@prepward/contracts/attempts';
import { QUIZ_TOPICS, type QuizTopic } from '@prepward/contracts/quiz-topics';
import type { Subject } from '@prepward/contracts/subjects';
import type { Candidate, SeenCounts } from './candidate.js';
import { type Chance, chanceOf } from './chance.js';
import { categoryOf, selectByBlueprint, selectFreePractice, selectPractice } from './selection.js';

/** The sets that divide a subject's free pool. No item is in two of them. */
export interface FreeSets<T extends Candidate> {
  practice: T[];
  /** By number, from 1. */
  quizzes: T[][];
  bank: T[];
  /** Diagnostics draw from the rest, so that no set shows the key of a question in an open one. */
  rest: T[];
}

type Select = typeof selectByBlueprint;

/** Ranks items by a hash of the set's name and their id; the rank is used as the seen count. */
function ranked(pool: readonly Candidate[], name: string): SeenCounts {
  const rank = (id: string) => createHash('sha256').update(`${name}:${id}`).digest('hex');
  const ranks = pool.map(({ id }) => ({ id, rank: rank(id) }));
  ranks.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Map(ranks.map(({ id }, place) => [id, place]));
}

/** How a quiz chooses: from its topic, taking objectives in turn; without a topic, as in the exam. */
function selectTopic({ from }: QuizTopic): Select {
  if (from.length === 0) return selectByBlueprint;
  const categories = from.map(categoryOf);
  return (pool, ...rest) =>
    selectPractice(
      pool.filter((item) => categories.some((category) => category?.holds(item))),
      ...rest,
    );
}

/** Sets that are the same for every student, taken one after the other from one pool. */
class Portions<T extends Candidate> {
  constructor(private pool: readonly T[]) {}

  take(name: string, count: number, select: Select = selectByBlueprint): T[] {
    const chance: Chance = chanceOf(name);
    const chosen = select(this.pool, ranked(this.pool, name), count, chance);
    this.pool = this.pool.filter((item) => !chosen.includes(item));
    return chosen;
  }

  rest(): T[] {
    return [...this.pool];
  }
}

/**
 * The fixed sets of a subject, from its free pool. The same pool gives the same sets, and small
 * changes in the pool change few of their items.
 */
export function freeSets<T extends Candidate>(pool: readonly T[], subject: Subject): FreeSets<T> {
  const portions = new Portions(pool);
  // The first sets have the widest choice: one item of each type, then the largest set.
  const practice = portions.take(
    `free-practice:${subject}`,
    FREE_PRACTICE_ITEMS,
    selectFreePractice,
  );
  const bank = portions.take(`free-bank:${subject}`, FREE_BANK_ITEMS);
  return {
    practice,
    bank,
    quizzes: QUIZ_TOPICS[subject].map((topic, i) =>
      portions.take(`quiz:${subject}:${i + 1}`, QUIZ_ITEMS, selectTopic(topic)),
    ),
    rest: portions.rest(),
  };
}
