import { checkAsks } from './asks.js';
import { checkAuthor } from './author.js';
import { checkContradictions } from './contradictions.js';
import { checkCoverage } from './coverage.js';
import { checkCrossing } from './crossing.js';
import { checkCues } from './cues.js';
import { checkDistinct } from './distinct.js';
import { checkEndings } from './endings.js';
import { checkForms } from './forms.js';
import { checkKeys } from './keys.js';
import { checkLoading } from './loading.js';
import { checkLooks } from './looks.js';
import { checkMath } from './math-rules.js';
import { checkMistakes } from './mistakes.js';
import { checkPositions } from './positions.js';
import { checkQuotes } from './quotes.js';
import { checkRationales } from './rationales.js';
import { checkRegions } from './regions.js';
import { checkSelections } from './selections.js';
import { checkSentences } from './sentences.js';
import { checkSpelling } from './spelling.js';
import { checkStrays } from './strays.js';
import { checkTeaching } from './teaching.js';
import { checkTemplates } from './templates.js';
import { checkQuestions, checkTexts } from './texts.js';
import type { Check, CheckedBank, Finding } from './types.js';
import { checkUnits } from './units.js';
import { checkUsage } from './usage.js';

/** The rules in their order; each finding says its own number. */
const CHECKS: readonly Check[] = [
  checkKeys,
  checkContradictions,
  checkDistinct,
  checkRationales,
  checkTeaching,
  checkMistakes,
  checkQuotes,
  checkPositions,
  checkCues,
  checkSelections,
  checkTemplates,
  checkLooks,
  checkStrays,
  checkForms,
  checkCrossing,
  checkAuthor,
  checkUnits,
  checkTexts,
  checkQuestions,
  checkSentences,
  checkSpelling,
  checkUsage,
  checkEndings,
  checkCoverage,
  checkAsks,
  checkRegions,
  checkLoading,
  checkMath,
];

/** Every finding of every rule. An empty list is a bank that may ship. */
export function checkBank(bank: CheckedBank): Finding[] {
  return CHECKS.flatMap((check) => check(bank));
}

export { checkDeterminism } from './loading.js';
export { alternateShare, type BankStats, bankStats, type SubjectStats } from './stats.js';
export type { CheckedBank, Finding } from './types.js';
