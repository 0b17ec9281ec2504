import { ITEM_TYPES, type ItemType, type Subject } from '@prepward/contracts/subjects';
import type { CheckedBank } from './types.js';

/** What the bank holds of one subject. All numbers are counts of items, `models` and `passages` aside. */
export interface SubjectStats {
  items: number;
  models: number;
  passages: number;
  byType: Record<ItemType, number>;
  byObjective: Record<string, number>;
}

/** What the bank holds: every number is counted, none is claimed. */
export interface BankStats {
  total: number;
  subjects: Partial<Record<Subject, SubjectStats>>;
}

function noTypes(): Record<ItemType, number> {
  return { 'multiple-choice': 0, 'multiple-select': 0, supply: 0, 'hot-spot': 0, ordered: 0 };
}

/** Counts a bank by subject, type and objective. */
export function bankStats(bank: CheckedBank): BankStats {
  const subjects: BankStats['subjects'] = {};
  for (const subject of bank.subjects) {
    const items = bank.items.filter((g) => g.item.subject === subject);
    const byType = noTypes();
    const byObjective: Record<string, number> = {};
    for (const { item } of items) {
      byType[item.type]++;
      byObjective[item.objective] = (byObjective[item.objective] ?? 0) + 1;
    }
    const models = new Set(items.map((g) => g.model.id)).size;
    const passages = bank.passages.filter((p) => p.id.startsWith(`${subject}.`)).length;
    subjects[subject] = { items: items.length, models, passages, byType, byObjective };
  }
  return { total: bank.items.length, subjects };
}

/** The share of items that are not plain multiple choice, 0 to 1. */
export function alternateShare(stats: SubjectStats): number {
  const alternate = ITEM_TYPES.filter((t) => t !== 'multiple-choice').reduce(
    (total, type) => total + stats.byType[type],
    0,
  );
  return stats.items === 0 ? 0 : alternate / stats.items;
}
