import type { ItemType } from '@prepward/contracts/subjects';

/**
 * Chance that someone who doesn't know still answers correctly, by item type: one of four options;
 * one of the four or five regions in the bank's hot spots; hardly ever exactly the right set or the
 * right order; never a number out of thin air.
 */
const GUESSING: Record<ItemType, number> = {
  'multiple-choice': 0.25,
  'multiple-select': 0.05,
  supply: 0,
  'hot-spot': 0.22,
  ordered: 0.02,
};

/** An item as the model sees it. */
export interface RatedItem {
  type: ItemType;
  /** Logits. */
  difficulty: number;
}

/** Probability of a right answer and its slope, both as functions of ability in logits. */
export interface CurvePoint {
  right: number;
  slope: number;
}

/**
 * The Rasch model with a floor for guessing: `c + (1 − c) / (1 + exp(difficulty − ability))`.
 * Sources: G. Rasch, Probabilistic Models (1960); the floor is A. Birnbaum's (1968), here fixed by
 * item type, since no student answers enough items to estimate it.
 */
export function responseTo(item: RatedItem, ability: number): CurvePoint {
  const floor = GUESSING[item.type];
  const knows = 1 / (1 + Math.exp(item.difficulty - ability));
  return { right: floor + (1 - floor) * knows, slope: (1 - floor) * knows * (1 - knows) };
}

/** Answers to similar items, counted with their weights. */
export interface WeightedAnswers extends RatedItem {
  right: number;
  wrong: number;
}

/** First derivative of the log likelihood with respect to ability, and Fisher's expected information. */
export function scoreAndInformation(
  answers: readonly WeightedAnswers[],
  ability: number,
): { score: number; information: number } {
  let score = 0;
  let information = 0;
  for (const cell of answers) {
    const { right, slope } = responseTo(cell, ability);
    // At the far ends of the scale a probability rounds to 1; an answer there carries no
    // information.
    const spread = Math.max(right * (1 - right), 1e-9);
    score += (slope * (cell.right * (1 - right) - cell.wrong * right)) / spread;
    information += ((cell.right + cell.wrong) * slope * slope) / spread;
  }
  return { score, information };
}

/** Logits: far from the estimate the likelihood is not the parabola that a step assumes. */
const LONGEST_STEP = 1;

/** A step toward the estimate, cut where it would overshoot and swing forever. */
export function limitedStep(step: number): number {
  return Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step));
}
