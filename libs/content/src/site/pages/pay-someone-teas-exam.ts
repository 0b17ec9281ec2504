import type { PageText } from '../types.js';
import { tutoringPromises, UPDATED } from './service-terms.js';

export const paySomeoneTeasExam: PageText = {
  path: '/pay-someone-teas-exam',
  title: 'Pay someone for the TEAS exam: pay a tutor',
  description:
    'Can you pay someone to take the TEAS? No. You can pay a nursing-qualified tutor to prepare you, after you pass. What is included, the terms, how to check us.',
  heading: 'Can I pay someone for my TEAS exam?',
  lead: 'Not to take it for you. You can pay someone to get you ready for it, and with us you pay after your own passing score.',
  sections: [
    {
      id: 'two-things',
      heading: 'Two very different things to pay for',
      body: `| | someone in your place | a tutor |
|---|---|---|
| Allowed | No | Yes |
| You hand over | Your ID, your password, money up front | An exam date and a practice result |
| If it goes wrong | Score voided, a ban | You owe no fee |

We only do the second one.`,
    },
    {
      id: 'what-you-pay-for',
      heading: 'What the fee covers',
      body: 'Your quote lists all of it: a diagnostic, one-on-one hours, a plan, mock exams with review, and an exam-day rehearsal. It depends on the hours you need, so there’s no price list. Practice on this site is separate, with [fixed prices](/pricing).',
    },
    {
      id: 'terms',
      heading: 'What we promise',
      body: `${tutoringPromises('guaranteed-score')}

The score has to be yours. If it’s canceled for breaking the rules, the tutoring ends and no fee is due.`,
    },
    {
      id: 'check-us',
      heading: 'How to check any service',
      body: `- What happens on exam day? The only good answer is “you take it.”
- What do they need? No tutor needs your ATI password or a scan of your ID.
- Is there a legal name, and [terms](/terms) you can read?`,
    },
  ],
  faqs: [
    {
      question: 'Can I pay someone to take the TEAS for me?',
      answer: 'No. We don’t sell that, and a score like that can be canceled at any time.',
    },
    {
      question: 'Do you ask for a deposit?',
      answer: 'No. If anyone asks for one in our name, tell us at {{email}}.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'See the plans', to: '/pricing' },
  ],
  updated: UPDATED,
};
