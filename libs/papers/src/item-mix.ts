import type { BankItem } from '@prepward/content/bank/kit/types';
import { sectionOfSubject, share } from '@prepward/contracts/exam';
import type { Subject } from '@prepward/contracts/subjects';

/** Most questions on one text. */
export const MOST_ON_A_PASSAGE = 5;

/** Questions for each area of a subject, in proportion to the scored items of the exam's blueprint. */
export function quotasOf(subject: Subject, total: number): Map<string, number> {
  const { areas } = sectionOfSubject(subject);
  const counts = share(
    total,
    areas.map(({ scoredItems }) => scoredItems),
  );
  return new Map(areas.map(({ area }, i) => [area, counts[i] ?? 0]));
}

/**
 * Items count as easier or harder if their difficulty is this far from a median student's ability,
 * logits.
 */
const MIDDLE = 0.2;

/** Bands of difficulty, in the order of a design's shares. */
export const BANDS = ['easier', 'middle', 'harder'] as const;

/** How hard an item is for a median student, as a band. */
export function bandOf({ difficulty }: BankItem): (typeof BANDS)[number] {
  if (difficulty < -MIDDLE) return 'easier';
  return difficulty > MIDDLE ? 'harder' : 'middle';
}

/**
 * The counting key of an item's family of near-identical models, distinct from those of passages,
 * objectives and areas.
 */
export function familyOf({ family }: BankItem): string {
  return `family ${family}`;
}
