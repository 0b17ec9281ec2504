import type { Estimate, OptionChoices, Suspicion } from '@prepward/contracts/admin-items';
import type { ItemKey } from '@prepward/contracts/items';
import { modifiedZ } from './item-statistics.js';

/** Answers needed for a meaningful statistic: below 30, about half of what it shows is chance. */
export const ENOUGH_ANSWERS = 30;
/** Iglewicz and Hoaglin call a value an outlier from this modified z-score on. */
const OUTLIER = 3.5;
/** How many items a group needs for comparing times. */
const ENOUGH_ITEMS = 10;

/** The data the rules use. */
export interface JudgedItem {
  itemId: string;
  /** Items of one group take about the same time: a subject's items of one type. */
  group: string;
  key: ItemKey;
  answers: number;
  discrimination: Estimate | null;
  medianMs: number | null;
  options: readonly OptionChoices[];
}

/** The one option that is right; undefined for other types, whose options don't exclude each other. */
function keyOf(key: ItemKey): string | undefined {
  if (key.type === 'multiple-choice') return key.option;
  return key.type === 'hot-spot' ? key.region : undefined;
}

function hasStrongDistractor({ key, options }: JudgedItem): boolean {
  const right = keyOf(key);
  if (right === undefined) return false;
  const ofKey = options.find(({ id }) => id === right)?.strong ?? 0;
  return options.some(({ id, strong }) => id !== right && strong > ofKey);
}

/** Logarithms of the median times, since times are skewed. */
function logTimesByGroup(items: readonly JudgedItem[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { group, medianMs } of items) {
    if (medianMs !== null) groups.set(group, [...(groups.get(group) ?? []), logTime(medianMs)]);
  }
  return groups;
}

const logTime = (ms: number) => Math.log(Math.max(1, ms));

function timeZ({ medianMs }: JudgedItem, group: readonly number[]): number {
  if (medianMs === null || group.length < ENOUGH_ITEMS) return 0;
  return modifiedZ(logTime(medianMs), group);
}

/**
 * Which items should be looked at, and why: students who do well elsewhere fail it (its
 * discrimination is below 0), strong students choose one distractor more often than the key, or its
 * median time is far from those of its group.
 *
 * @returns reasons by item id; items without a reason are left out
 */
export function suspicionsOf(items: readonly JudgedItem[]): Map<string, Suspicion[]> {
  const enough = items.filter(({ answers }) => answers >= ENOUGH_ANSWERS);
  const times = logTimesByGroup(enough);
  const found = enough.map((item): [string, Suspicion[]] => {
    const reasons: Suspicion[] = [];
    if (item.discrimination !== null && item.discrimination.value < 0) {
      reasons.push('negative-discrimination');
    }
    if (hasStrongDistractor(item)) reasons.push('distractor-above-key');
    const z = timeZ(item, times.get(item.group) ?? []);
    if (z > OUTLIER) reasons.push('too-slow');
    if (z < -OUTLIER) reasons.push('too-fast');
    return [item.itemId, reasons];
  });
  return new Map(found.filter(([, reasons]) => reasons.length > 0));
}
