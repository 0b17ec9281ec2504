import { CLAIM_TEXTS } from '@prepward/contracts/claims';

/** What every plan gives, in the order of its worth: each is on /pricing in full. */
export const PLAN_BENEFITS: readonly string[] = [
  `The whole bank: ${CLAIM_TEXTS['questions-total']}`,
  'Practice by topic, question type and difficulty',
  'Unlimited mock exams',
  'Review queue and score prediction',
  CLAIM_TEXTS['money-back'],
];
