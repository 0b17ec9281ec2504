import { claimText } from '../claims.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const contact: PageText = {
  path: '/contact',
  title: 'Contact us or ask for a free tutoring quote',
  description:
    'Ask for a free TEAS tutoring quote, get help with your account or a payment, or report a question. By form, chat, email or phone, at any hour of the day.',
  heading: 'Contact us',
  lead: 'Say what you need in two sentences. A person reads it.',
  sections: [
    {
      id: 'quote',
      heading: 'For a tutoring quote',
      body: `These five things let us answer with a quote instead of with questions:

1. Your exam date, and whether it is at home, at a school or in a center.
2. The score your school asks for, in total and by section.
3. Your last result, from the real exam or from a [mock](/exam-practice).
4. The sections that worry you.
5. When you have time, with your time zone.

The quote is free and binds you to nothing. Please do not send passwords or copies of identity papers: we do not need them for tutoring.`,
    },
    {
      id: 'ways',
      heading: 'Ways to reach us',
      body: `- **Form or chat:** the quickest. ${claimText('reply-time')}, ${claimText('hours')}.
- **Email:** {{email}}
- **Phone:** {{phone}}

Quote requests and chat messages are answered first. Billing questions are usually solved faster under [Billing history](/billing-history), where you can ask for a refund yourself.`,
    },
    {
      id: 'other',
      heading: 'Before you write',
      body: `| about | quickest way |
|---|---|
| A question that seems wrong | the report button beside the question |
| Cancelling a plan | [Subscription](/subscription), two clicks |
| Money back | [Billing history](/billing-history) |
| A file you bought | [My purchases](/my-purchases) |
| Your data, or deleting your account | [Profile](/profile) |
| Dates, fees and rules of the exam | ATI, at atitesting.com |`,
    },
    {
      id: 'no',
      heading: 'One request we always decline',
      body: `If you want to ask whether somebody can sit the exam for you or help you during it: no. Ask us how to get ready in the time you have instead; that is a question we like.`,
    },
  ],
  updated: UPDATED,
};
