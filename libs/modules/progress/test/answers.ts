import { AREAS } from '@prepward/contracts/objectives';
import type { AttemptAnswer } from '../domain/history.js';

let made = 0;

/** An answer to its own item; correct, plain, of medium difficulty, unless overridden. */
export function answer(changes: Partial<AttemptAnswer> = {}): AttemptAnswer {
  const area = changes.area ?? 'math.numbers';
  const answeredAt = changes.answeredAt ?? new Date('2026-06-01T12:00:00Z');
  return {
    attemptId: 'attempt',
    itemId: `item:${++made}`,
    area,
    objective: AREAS.find(({ slug }) => slug === area)?.objectives[0]?.slug ?? area,
    type: 'multiple-choice',
    difficulty: 0,
    correct: true,
    answeredAt,
    finishedAt: answeredAt,
    elapsedMs: 60_000,
    ...changes,
  };
}

/** This many answers to different items, the first `right` of them correct. */
export function answers(
  count: number,
  right: number,
  changes: Partial<AttemptAnswer> = {},
): AttemptAnswer[] {
  return Array.from({ length: count }, (_, i) => answer({ ...changes, correct: i < right }));
}
