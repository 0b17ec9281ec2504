import { GUARANTEE_DAYS } from '@prepward/contracts/plans';
import { claimText } from '../claim-text.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const moneyBack: PageText = {
  path: '/money-back',
  title: claimText('money-back'),
  description: `Ask within ${GUARANTEE_DAYS} days of a payment and get it back: plans and practice papers, without reasons. How to ask, how long it takes, and how it ends your access.`,
  heading: `Our ${claimText('money-back')}`,
  lead: `If it doesn’t help you, you shouldn’t pay for it. ${GUARANTEE_DAYS} days, no reason needed.`,
  sections: [
    {
      id: 'covers',
      heading: 'What it covers',
      body: `| what you bought | covered | until when |
|---|---|---|
| Weekly, monthly or quarterly plan | yes | ${GUARANTEE_DAYS} days after the payment |
| A renewal of a plan | yes | ${GUARANTEE_DAYS} days after that renewal's payment |
| A practice paper or the bundle in PDF | yes | ${GUARANTEE_DAYS} days after the payment |
| Tutoring | not needed | see below |

It doesn’t matter how much you practiced, what you scored, or whether you downloaded the file. The day you pay is day 0, and day ${GUARANTEE_DAYS} is still in time.`,
    },
    {
      id: 'how',
      heading: 'How to ask',
      body: `Open [Billing history](/billing-history), find the payment, and choose **Refund**. That’s all. Can’t log in? Write to {{email}} from your account’s address with the date and the amount.

You get an email when the refund is done. The money goes back the way you paid. Banks usually take five to ten business days to show it.`,
    },
    {
      id: 'then',
      heading: 'What happens then',
      body: `Your access to what was refunded ends right away. You keep your account, your history, and everything in the free account. Just want to stop paying? [Cancel your plan](/subscription) and keep it until the period ends.`,
    },
    {
      id: 'tutoring',
      heading: 'Tutoring works the other way around',
      body: `${claimText('pay-after-pass')}: you owe nothing until your official score meets the target in your quote, so there’s nothing to refund before that. See [terms](/terms).`,
    },
    {
      id: 'not',
      heading: 'What it doesn’t cover',
      body: `We can refund what you paid us. We can’t refund what you paid ATI, a test center, or your school.`,
    },
  ],
  faqs: [
    {
      question: 'Do I have to say why?',
      answer: 'No. If you tell us anyway, we’ll read it.',
    },
    {
      question: 'Do I have to fail the exam first?',
      answer: 'No. The guarantee has nothing to do with your result.',
    },
  ],
  cta: [{ label: 'Open billing history', to: '/billing-history' }],
  updated: UPDATED,
};
