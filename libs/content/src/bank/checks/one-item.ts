import type { GeneratedItem } from '../kit/generate.js';
import type { BankItem, ItemDraft, Passage } from '../kit/types.js';
import { checkContradictions } from './contradictions.js';
import { checkCues } from './cues.js';
import { checkDistinct } from './distinct.js';
import { checkKeys } from './keys.js';
import { checkLoading } from './loading.js';
import { checkMath } from './math-rules.js';
import { checkMistakes } from './mistakes.js';
import { checkPositions } from './positions.js';
import { checkQuotes } from './quotes.js';
import { checkRationales } from './rationales.js';
import { checkRegions } from './regions.js';
import { checkSelections } from './selections.js';
import { checkTeaching } from './teaching.js';
import type { Check, Finding } from './types.js';
import { checkUnits } from './units.js';

/** Correcting a key drops the explanation, so it may be missing; if present, it has to be sound. */
const checkExplanation: Check = (bank) =>
  bank.items.every(({ item }) => item.why === undefined) ? [] : checkTeaching(bank);

/** The rules that can judge an item on its own; rules about counts need the whole bank. */
const CHECKS: readonly Check[] = [
  checkKeys,
  checkContradictions,
  checkDistinct,
  checkRationales,
  checkMistakes,
  checkQuotes,
  checkPositions,
  checkExplanation,
  checkCues,
  checkSelections,
  checkUnits,
  checkRegions,
  checkMath,
];

/** Wraps an item that was edited by hand: it has no second solver, and no rule here reads a draft. */
function written(item: BankItem): GeneratedItem {
  const model = {
    id: item.model,
    objective: item.objective,
    type: item.type,
    difficulty: item.difficulty,
    variants: 1,
    written: true as const,
    make: (): ItemDraft => {
      throw new TypeError(`${item.id} was edited: it is made of no draft`);
    },
  };
  return { model, item, draft: undefined as never };
}

/**
 * What the bank's rules find wrong with one edited item, using each rule that can judge an item on
 * its own. Near-duplicates and the shares of the whole bank are left to `npm run bank -- check`.
 *
 * @param passage the one that the item asks about, if any
 */
export function checkItem(item: BankItem, passage: Passage | null): Finding[] {
  const bank = {
    subjects: [item.subject],
    items: [written(item)],
    passages: passage === null ? [] : [passage],
  };
  const rendering = checkLoading(bank).filter(({ id }) => id === item.id);
  // The other rules need texts that render.
  if (rendering.length > 0) return rendering;
  return CHECKS.flatMap((check) => check(bank)).filter(({ id }) => id === item.id);
}
