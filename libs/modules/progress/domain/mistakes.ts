import type { Progress } from '@prepward/contracts/progress';
import type { Answer } from './evidence.js';

/**
 * How many items a student got wrong the first time, and how many of those they last got right.
 *
 * @param answers oldest first
 */
export function mistakesOf(
  answers: readonly Pick<Answer, 'itemId' | 'correct'>[],
): Progress['mistakes'] {
  const first = new Map<string, boolean>();
  const latest = new Map<string, boolean>();
  for (const { itemId, correct } of answers) {
    if (!first.has(itemId)) first.set(itemId, correct);
    latest.set(itemId, correct);
  }
  const made = [...first].filter(([, correct]) => !correct);
  const fixed = made.filter(([itemId]) => latest.get(itemId));
  return { made: made.length, fixed: fixed.length };
}
