import type { AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import type { ItemAnswerSheet } from '@prepward/contracts/items';
import type { Subject } from '@prepward/contracts/subjects';
import { responseTo } from '@prepward/modules/progress';
import type { Chance } from '@prepward/modules/quizzes';

/** What decides how a demo student answers. */
export interface Ability {
  /** Logits, on the first and the last day of the history. */
  from: number;
  to: number;
  /** Logits that are added for a subject. */
  subjects: Partial<Record<Subject, number>>;
  /** Share of the time that the exam allows for an item. */
  pace: number;
}

/** A number that is uniform over 0 to 1. */
export function fraction(chance: Chance): number {
  return chance.int(1_000_000) / 1_000_000;
}

/** One of a list's elements. @throws RangeError for an empty list */
export function oneOf<T>(list: readonly T[], chance: Chance): T {
  const found = list[list.length === 0 ? 0 : chance.int(list.length)];
  if (found === undefined) throw new RangeError('There is nothing to choose from');
  return found;
}

/**
 * Whether a student knows an item, by the model that progress estimates abilities with.
 *
 * @param elapsed share of the history that has gone by, 0 to 1
 */
export function answersRight(
  { from, to, subjects }: Ability,
  elapsed: number,
  item: { type: AttemptItem['type']; difficulty: number; subject: Subject },
  chance: Chance,
): boolean {
  const ability = from + (to - from) * elapsed + (subjects[item.subject] ?? 0);
  return fraction(chance) < responseTo(item, ability).right;
}

/** The right response to an item. */
export function rightResponse({ key }: ItemAnswerSheet): ItemResponse {
  return key.type === 'supply' ? { type: key.type, text: key.answer } : key;
}

/** A number that no tolerance takes for the answer. */
function farFrom(answer: string): string {
  return String(Math.abs(Number.parseFloat(answer)) * 2 + 3);
}

/** A wrong response to an item, as students give them. */
export function wrongResponse(
  item: AttemptItem,
  { key, commonErrors }: ItemAnswerSheet,
  chance: Chance,
): ItemResponse {
  const ids = [...(item.options ?? []), ...(item.regions ?? [])].map(({ id }) => id);
  const but = (right: string) =>
    oneOf(
      ids.filter((id) => id !== right),
      chance,
    );
  switch (key.type) {
    case 'multiple-choice':
      return { ...key, option: but(key.option) };
    case 'hot-spot':
      return { ...key, region: but(key.region) };
    case 'multiple-select':
      // Misses one of the right options.
      return { ...key, options: key.options.slice(1) };
    case 'ordered': {
      const [first, second, ...rest] = key.order;
      return { ...key, order: [second, first, ...rest].filter((id) => id !== undefined) };
    }
    case 'supply': {
      const known = commonErrors ?? [];
      const other = key.answerKind === 'word' ? 'unsure' : farFrom(key.answer);
      return { type: 'supply', text: known.length > 0 ? oneOf(known, chance).answer : other };
    }
  }
}
