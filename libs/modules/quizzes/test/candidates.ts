import { AREAS } from '@prepward/contracts/objectives';
import { ITEM_TYPES, type ItemType, type Subject } from '@prepward/contracts/subjects';
import type { Candidate } from '../domain/candidate.js';

/** An item as selections see it, for their tests: its own model, plain, of middle difficulty. */
export function candidate(id: string, extra: Partial<Candidate> = {}): Candidate {
  return {
    id,
    model: id,
    family: extra.model ?? id,
    subject: 'math',
    area: 'math.numbers',
    objective: 'math.numbers.percents',
    type: 'multiple-choice',
    difficulty: 0,
    passage: null,
    passageWords: 0,
    words: 40,
    ...extra,
  };
}

/**
 * A bank just large enough for an exam: for every objective, ten plain items and two of each
 * alternate type, each its own model; in Reading they ask about passages, six questions each.
 */
export function smallBank(): Record<Subject, Candidate[]> {
  const bank: Record<Subject, Candidate[]> = { reading: [], math: [], science: [], english: [] };
  const types = ITEM_TYPES.flatMap((type) =>
    Array<ItemType>(type === 'multiple-choice' ? 10 : 2).fill(type),
  );
  for (const { slug: area, subject, objectives } of AREAS) {
    for (const { slug: objective } of objectives) {
      types.forEach((type, i) => {
        const difficulty = ((i % 5) - 2) / 4;
        const about = { subject, area, objective, type, difficulty };
        bank[subject].push(candidate(`${objective}:${i}`, about));
      });
    }
  }
  bank.reading.forEach((item, i) => {
    item.passage = `text ${i % Math.ceil(bank.reading.length / 6)}`;
    item.passageWords = 150;
  });
  return bank;
}
