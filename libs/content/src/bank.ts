import { englishBank } from './bank/english/index.js';
import { type GeneratedItem, generateModel } from './bank/kit/generate.js';
import type { Passage, SubjectBank } from './bank/kit/types.js';
import { mathBank } from './bank/math/index.js';
import { readingBank } from './bank/reading/index.js';
import { scienceBank } from './bank/science/index.js';

/** The whole question bank, by subject, in the exam's order. */
const SUBJECT_BANKS: readonly SubjectBank[] = [readingBank, mathBank, scienceBank, englishBank];

/** Every live item, with the draft it came from. Deterministic; takes seconds, so call it once. */
export function generateBank(banks: readonly SubjectBank[] = SUBJECT_BANKS): GeneratedItem[] {
  return banks.flatMap((bank) => bank.models.flatMap(generateModel));
}

/** Every passage of the bank. */
export function allPassages(banks: readonly SubjectBank[] = SUBJECT_BANKS): Passage[] {
  return banks.flatMap((bank) => bank.passages);
}

export type { GeneratedItem } from './bank/kit/generate.js';
