import {
  DIAGNOSTIC_ITEMS,
  FREE_BANK_ITEMS,
  QUIZ_ITEMS,
  QUIZ_SETS,
} from '@prepward/contracts/attempt-rules';
import { ENDING_NOTICE_DAYS, GUARANTEE_DAYS, PLANS, type Plan } from '@prepward/contracts/plans';
import { pricePerDay } from '@prepward/contracts/price-per-day';
import { claimText } from '../claim-text.js';
import { PLAN_LENGTHS } from '../plan-texts.js';
import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

function planRow(plan: Plan): string {
  const praise = [plan.badge, plan.saving].filter((words) => words !== undefined).join('. ');
  return `| ${plan.name} | ${claimText(`price-${plan.id}`)} | ${pricePerDay(plan)} | ${praise} |`;
}

export const pricing: PageText = {
  path: '/pricing',
  title: 'Pricing: weekly, monthly and quarterly plans',
  description: `Three plans for the whole TEAS question bank and unlimited mock exams: ${PLAN_LENGTHS}. Cancel in two clicks; every plan has a ${claimText('money-back')}.`,
  heading: 'Pricing',
  lead: 'Start free. When you want everything, pick how long you need it.',
  sections: [
    {
      id: 'plans',
      heading: 'The plans',
      body: `| plan | price | per day | |
|---|---|---|---|
${PLANS.map(planRow).join('\n')}

All three include the same things and carry the ${claimText('money-back')}. Compare the prices per day: each is the price divided by the days, rounded to the cent.`,
    },
    {
      id: 'included',
      heading: 'What is included',
      body: `| | visitor | free account | plan |
|---|---|---|---|
| ${claimText('free-practice')} in each subject | yes | yes | yes |
| Free quizzes, ${QUIZ_SETS} of ${QUIZ_ITEMS} questions in each subject | yes | yes | yes |
| ${FREE_BANK_ITEMS} fixed questions in each subject with all rationales | no | yes | yes |
| Diagnostic of ${DIAGNOSTIC_ITEMS} questions | no | yes | yes |
| History and progress | no | yes | yes |
| The whole bank: ${claimText('questions-total')} | no | no | yes |
| Practice by area, objective, type and difficulty | no | no | yes |
| Mock exams of ${TEAS.items} questions | no | no | unlimited |
| Review queue and score prediction | no | no | yes |

[Practice papers in PDF](/buy-test-bank) are bought separately, once. [Tutoring](/teas-exam-help) is quoted separately.`,
    },
    {
      id: 'which',
      heading: 'Which one fits',
      body: `Count the days to your exam. Under ten: weekly. Two to five weeks: monthly. Longer than that, because you’re starting from scratch or work full time: quarterly. Not sure you’ll stick with it? Take the shorter one. You can change later, and your history stays.`,
    },
    {
      id: 'fair',
      heading: 'Renewing, canceling, refunds',
      body: `Plans renew until you cancel. ${ENDING_NOTICE_DAYS} days before a period ends, we remind you by email. To cancel, open [Subscription](/subscription) and click twice; you don’t have to call anyone. ${claimText('access-to-end')}, and so does the quarterly one.

After a plan ends, you can still see your history and progress. Within ${GUARANTEE_DAYS} days of a payment, you can ask for it back: see [money back](/money-back).

${claimText('lifetime')} without renewal. There’s none on the price list right now; the practice papers are what you buy once and keep.`,
    },
  ],
  faqs: [
    {
      question: 'Is there a free trial?',
      answer: `There’s a free account that never expires. It has ${FREE_BANK_ITEMS} questions in each subject and the diagnostic, and it doesn’t ask for a card.`,
    },
    {
      question: 'Are taxes included?',
      answer:
        'Prices are in US dollars. If tax applies where you live, you’ll see it before you pay.',
    },
    {
      question: 'Can I change the plan?',
      answer:
        'Yes, under Subscription. The page tells you what changes and from when before you confirm.',
    },
  ],
  cta: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Choose a plan', to: '/subscription' },
  ],
  updated: UPDATED,
};
