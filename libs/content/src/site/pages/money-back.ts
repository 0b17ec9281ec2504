import { claimText } from '../claims.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const moneyBack: PageText = {
  path: '/money-back',
  title: '30-day money-back guarantee',
  description:
    'Ask within 30 days of a payment and get it back: plans and practice papers, without reasons. How to ask, how long it takes, and how it ends your access.',
  heading: `Our ${claimText('money-back')}`,
  lead: 'If it does not help you, you should not pay for it. Thirty days, no reasons needed.',
  sections: [
    {
      id: 'covers',
      heading: 'What it covers',
      body: `| what you bought | covered | until when |
|---|---|---|
| Weekly, monthly or quarterly plan | yes | 30 days after the payment |
| A renewal of a plan | yes | 30 days after that renewal's payment |
| A practice paper or the bundle in PDF | yes | 30 days after the payment |
| Tutoring | not needed | see below |

It does not matter how much you practiced, what you scored, or whether you have downloaded the file. The day you pay is day 0, and a request on day 30 is in time.`,
    },
    {
      id: 'how',
      heading: 'How to ask',
      body: `Open [Billing history](/billing-history), find the payment, choose **Refund**. That is all. If you cannot sign in, write to {{email}} from the address of your account and name the date and the amount.

You get an email when the refund is done. The money goes back to the way you paid; banks commonly take five to ten working days to show it.`,
    },
    {
      id: 'then',
      heading: 'What happens then',
      body: `The plan or the file that was refunded ends at once. Your account, your history and your progress stay, and so does everything in the free account. If you only want to stop paying, you need no refund: [cancel the plan](/subscription) and keep it until the end of the period.`,
    },
    {
      id: 'tutoring',
      heading: 'Tutoring works the other way round',
      body: `${claimText('pay-after-pass')}: for tutoring you owe nothing until you have an official score that meets the target in your quote. There is nothing to give back before that. See [terms](/terms).`,
    },
    {
      id: 'not',
      heading: 'What it cannot do',
      body: `We can give back what you paid to us. We cannot give back what you paid to ATI, a test center or your school; their rules apply to their fees.`,
    },
  ],
  faqs: [
    {
      question: 'Do I have to say why?',
      answer: 'No. If you tell us anyway, we read it.',
    },
    {
      question: 'Do I have to fail the exam first?',
      answer: 'No. The guarantee has nothing to do with your result.',
    },
  ],
  cta: [{ label: 'Open billing history', to: '/billing-history' }],
  updated: UPDATED,
};
