import { ALTERNATE_SHARE, type BlueprintSection } from '@prepward/contracts/exam';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import { type CurvePoint, type RatedItem, responseTo } from './rasch.js';

/** An item of the bank as progress needs it. */
export interface BankItem extends RatedItem {
  area: string;
}

/** Similar items, and how often they come up when their area is asked; the shares add up to 1. */
interface PoolCell extends RatedItem {
  share: number;
}

/** One content area of an exam: how many items are drawn, and from what. */
export interface FormArea {
  area: string;
  subject: Subject;
  items: number;
  pool: PoolCell[];
}

/** Stands in for an area without items in the bank: a plain item of medium difficulty. */
const PLAIN: PoolCell = { type: 'multiple-choice', difficulty: 0, share: 1 };

/** The exam as the bank would give it: the blueprint's counts, drawn from the items of each area. */
export function examForm(
  blueprint: readonly BlueprintSection[],
  bank: readonly BankItem[],
): FormArea[] {
  return blueprint.flatMap((section) =>
    section.areas.map(({ area, items }) => ({
      area,
      subject: section.subject,
      items,
      pool: poolOf(bank.filter((item) => item.area === area)),
    })),
  );
}

function poolOf(items: readonly RatedItem[]): PoolCell[] {
  if (items.length === 0) return [PLAIN];
  const byType = new Map<ItemType, Map<number, number>>();
  for (const { type, difficulty } of items) {
    const counts = byType.get(type) ?? new Map<number, number>();
    byType.set(type, counts.set(difficulty, (counts.get(difficulty) ?? 0) + 1));
  }
  const alternates = byType.size - (byType.has('multiple-choice') ? 1 : 0);
  return [...byType].flatMap(([type, counts]) => {
    const wanted = type === 'multiple-choice' ? 1 - ALTERNATE_SHARE : ALTERNATE_SHARE / alternates;
    const share = byType.size === 1 ? 1 : wanted;
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return [...counts].map(([difficulty, count]) => ({
      type,
      difficulty,
      share: (share * count) / all,
    }));
  });
}

/** Chance of a correct answer to an item drawn from the area, and its slope with respect to ability. */
export function responseToArea(form: FormArea, ability: number): CurvePoint {
  let right = 0;
  let slope = 0;
  for (const cell of form.pool) {
    const response = responseTo(cell, ability);
    right += cell.share * response.right;
    slope += cell.share * response.slope;
  }
  return { right, slope };
}
