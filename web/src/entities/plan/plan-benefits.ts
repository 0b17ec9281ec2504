import { CLAIM_TEXTS } from '@prepward/contracts/claims';

/** What every plan includes, most valuable first; /pricing explains each in full. */
export const PLAN_BENEFITS: readonly string[] = [
  `The whole bank: ${CLAIM_TEXTS['questions-total']}`,
  'Practice by topic, question type and difficulty',
  'Unlimited mock exams',
  'Review queue and score prediction',
  CLAIM_TEXTS['money-back'],
];
