import type { Subject } from '@prepward/contracts/subjects';
import type { GeneratedItem } from '../kit/generate.js';
import type { Passage } from '../kit/types.js';

/**
 * What the checks look at. Built once, by `generateBank` and `allPassages`. Items and passages are
 * never changed in place, because what the checks derive from them is kept: see `perItem`.
 */
export interface CheckedBank {
  /** The subjects to check: one, or all four. */
  subjects: readonly Subject[];
  items: readonly GeneratedItem[];
  passages: readonly Passage[];
}

/** Number of the rule in the guide's list of checks (docs/bank.md). */
export type Rule = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** One thing that is wrong. A bank with a finding does not ship. */
export interface Finding {
  rule: Rule;
  /** The id of the item, model, passage, objective or subject that is wrong. */
  id: string;
  message: string;
}

/** A pure function over the whole bank: the same bank gives the same findings in the same order. */
export type Check = (bank: CheckedBank) => Finding[];
