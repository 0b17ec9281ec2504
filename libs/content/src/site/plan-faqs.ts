import { claimText } from './claim-text.js';
import type { Faq } from './types.js';

/** Questions about plans that both the home page and the FAQ page answer. */
export const PLAN_FAQS: readonly Faq[] = [
  {
    question: 'What happens when I cancel?',
    answer: `${claimText('access-to-end')}, and so does the quarterly plan. You keep your history and progress.`,
  },
  {
    question: 'Are there lifetime plans?',
    answer: `${claimText('lifetime')} and don’t renew. We aren’t selling one right now. Practice papers in PDF are yours to keep after one payment.`,
  },
];
