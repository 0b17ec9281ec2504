import { claimText } from '../claim-text.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const contact: PageText = {
  path: '/contact',
  title: 'Contact us or ask for a free tutoring quote',
  description:
    'Ask for a free TEAS tutoring quote, get help with your account or a payment, or report a question. By form, chat, email or phone, at any hour of the day.',
  heading: 'Contact us',
  lead: 'Tell us what you need in a sentence or two. A real person reads it.',
  sections: [
    {
      id: 'quote',
      heading: 'For a tutoring quote',
      body: `Tell us these five things and we can answer with a quote right away:

1. Your exam date, and whether it is at home, at a school or in a center.
2. The score your school requires, in total and by section.
3. Your last result, from the real exam or from a [mock](/exam-practice).
4. The sections that worry you.
5. When you have time, with your time zone.

The quote is free, with no obligation. Please don’t send passwords or copies of your ID. We don’t need them.`,
    },
    {
      id: 'ways',
      heading: 'Ways to reach us',
      body: `- **Form or chat:** the quickest. ${claimText('reply-time')}, ${claimText('hours')}.
- **Email:** {{email}}
- **Phone:** {{phone}}

We answer quote requests and chats first. For billing, [Billing history](/billing-history) is usually faster: you can ask for a refund there yourself.`,
    },
    {
      id: 'other',
      heading: 'Before you write',
      body: `| about | quickest way |
|---|---|
| A question that seems wrong | the report button next to it |
| Canceling a plan | [Subscription](/subscription), two clicks |
| Money back | [Billing history](/billing-history) |
| A file you bought | [My purchases](/my-purchases) |
| Your data, or deleting your account | [Profile](/profile) |
| Dates, fees and rules of the exam | ATI, at atitesting.com |`,
    },
    {
      id: 'no',
      heading: 'One thing we always say no to',
      body: `Can someone take the exam for you, or help you during it? No. Ask us how to get ready in the time you have instead. We like that question.`,
    },
  ],
  updated: UPDATED,
};
