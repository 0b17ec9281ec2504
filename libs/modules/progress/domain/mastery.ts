import type { MASTERY_STATES } from '@prepward/contracts/progress';
import { LEVEL_FLOORS } from '@prepward/contracts/scores';
import { limitedStep, responseTo, scoreAndInformation, type WeightedAnswers } from './rasch.js';

/** How far single objectives are assumed to lie from their area, logits squared. */
const OBJECTIVE_VARIANCE = 0.3;
/** With fewer answers than these a lucky start would look like knowledge. */
const FAMILIAR_ANSWERS = 3;
const MASTERED_ANSWERS = 6;
/** Enough that one more changes nothing visible. */
const ITERATIONS = 20;

const MIDDLE = { type: 'multiple-choice', difficulty: 0 } as const;

/**
 * Chance of a correct answer to a multiple-choice item of medium difficulty in one objective, 0 to
 * 100, one decimal. With few answers it stays near what the area's ability suggests.
 *
 * @param ability in the objective's area, logits
 */
export function masteryOf(answers: readonly WeightedAnswers[], ability: number): number {
  let own = ability;
  for (let i = 0; i < ITERATIONS; i++) {
    const { score, information } = scoreAndInformation(answers, own);
    const gradient = score - (own - ability) / OBJECTIVE_VARIANCE;
    own += limitedStep(gradient / (information + 1 / OBJECTIVE_VARIANCE));
  }
  return Math.round(responseTo(MIDDLE, own).right * 1000) / 10;
}

/** Familiar starts at the exam's Proficient level, mastered at Advanced. */
export function masteryState(mastery: number, answers: number): (typeof MASTERY_STATES)[number] {
  if (answers === 0) return 'new';
  if (mastery >= LEVEL_FLOORS.advanced && answers >= MASTERED_ANSWERS) return 'mastered';
  if (mastery >= LEVEL_FLOORS.proficient && answers >= FAMILIAR_ANSWERS) return 'familiar';
  return 'learning';
}
