import { FREE_PRACTICE_ITEMS } from './attempt-rules.js';
import { BLUEPRINT, EXAM } from './exam.js';
import { dollars } from './money.js';
import { GUARANTEE_DAYS, type PlanId, planOf } from './plans.js';

/** "$19.99 per 7 days" */
function priceOf(id: PlanId): string {
  const { priceCents, days } = planOf(id);
  return `${dollars(priceCents)} per ${days} days`;
}

/**
 * Every figure that the site advertises, by name, and nowhere else; where each is shown and how it
 * is measured is in `content/site/claims`. Some disagree with each other. That is known: the
 * specification shows all of them, and the back-office sets each next to its measured value.
 */
export const CLAIM_TEXTS = {
  rating: '5.0 stars, 9,842 reviews',
  'pass-rate': '95% pass rate',
  'success-rate': '95% success rate',
  'guaranteed-score-short': '85+ guaranteed score',
  'guaranteed-score': 'Guaranteed score of 85% or higher',
  'score-95': '95%+ score',
  'score-85-90': '85-90% score',
  'pay-after-pass': 'Pay only after a passing score',
  'reply-time': 'Response within 30 minutes',
  'reply-time-short': '30-minute response',
  hours: 'Available 24/7',
  notice: 'Exams accepted from 24 hours ahead',
  'exams-completed': '10,000+ exams completed',
  'trusted-by': 'Trusted by 10,000+ Nursing Students',
  'sign-up-time': 'Sign Up Free in 30 seconds',
  'most-popular': planOf('monthly').badge ?? '',
  lifetime: 'Lifetime plans are one-time purchases',
  'access-to-end': 'Weekly and monthly plans keep access until the end of the billing period',
  'questions-total': '10,000+ practice questions',
  'questions-total-short': '2000+ questions',
  'questions-per-subject': '2,500+ questions',
  'free-practice': `${FREE_PRACTICE_ITEMS} free practice questions`,
  'demo-quiz': 'Three-question demo quiz',
  'exam-shape': `${EXAM.items} scored questions over ${EXAM.minutes} minutes in ${BLUEPRINT.length} sections`,
  'price-weekly': priceOf('weekly'),
  'price-monthly': priceOf('monthly'),
  'price-quarterly': priceOf('quarterly'),
  'monthly-saving': planOf('monthly').saving ?? '',
  'quarterly-saving': planOf('quarterly').saving ?? '',
  'money-back': `${GUARANTEE_DAYS}-day money-back guarantee`,
} as const;

/** Name of a claim. */
export type ClaimId = keyof typeof CLAIM_TEXTS;
