import type { PageText } from '../types.js';
import { tutoringPromises, UPDATED } from './service-terms.js';

export const paySomeoneTeasExam: PageText = {
  path: '/pay-someone-teas-exam',
  title: 'Pay someone for the TEAS exam: pay a tutor',
  description:
    'Can you pay someone to sit the TEAS? No. You can pay a nursing-qualified tutor to prepare you, after you pass. What is included, the terms, how to check us.',
  heading: 'Can I pay someone for my TEAS exam?',
  lead: 'Not to sit it. You can pay someone to get you ready for it, and with us you pay after your own passing score, not before.',
  sections: [
    {
      id: 'two-things',
      heading: 'Two very different things to pay for',
      body: `| | somebody in your place | a tutor |
|---|---|---|
| Allowed | No | Yes |
| Who learns something | No one | You |
| What you hand over | Your ID, your password, money in advance | An exam date and a practice result |
| If it goes wrong | Score voided, a ban, perhaps a lost place | You owe no fee |
| Worth in the first term | Nothing | You know the anatomy already |

We sell the right-hand column only. If you ask us for the other one, the answer is no, and we will not pass you on to somebody who says yes.`,
    },
    {
      id: 'what-you-pay-for',
      heading: 'What the tutoring fee covers',
      body: `The quote is written for you and lists each part: the diagnostic and its discussion; a number of one-to-one hours; a plan for the days between; mock exams with review; a rehearsal of check-in and pacing for the way your exam is held. It also names the tutor's qualification and the target score.

The fee depends on the hours you need and the days you have. Somebody who is four points short in Math needs less than somebody who starts from nothing in Science. That is why there is no price list on this page: a fixed price would be wrong for most people.

Practice on this site is separate. It is free to start and [the plans](/pricing) have fixed prices.`,
    },
    {
      id: 'terms',
      heading: 'On what terms',
      body: `${tutoringPromises('guaranteed-score')}

There is one condition that follows from the exam's own rules: the score must be yours and must stand. If a score is cancelled because the rules were broken, no fee is due and the tutoring ends.`,
    },
    {
      id: 'check-us',
      heading: 'How to check any service before you pay',
      body: `- Ask in writing what happens on exam day. The only good answer is "you sit it".
- Ask what they need from you. No one who teaches needs your ATI password or a scan of your passport.
- Ask when you pay and what you pay if you fall short.
- Ask for the tutor's qualification.
- Look for a legal name, an address for complaints and [terms](/terms) you can read.

Ask us the same five questions. The [contact form](/contact) is the place.`,
    },
  ],
  faqs: [
    {
      question: 'Can I pay someone to take the TEAS for me?',
      answer:
        'No. We do not sell that, and a score obtained that way can be cancelled at any time.',
    },
    {
      question: 'When do I pay for tutoring?',
      answer:
        'After you have a passing official score that meets the target in your written quote. If you do not reach it, you owe no tutoring fee.',
    },
    {
      question: 'Do you ask for a deposit?',
      answer: 'No. If anybody asks you for one in our name, please tell us at {{email}}.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'See the plans', to: '/pricing' },
  ],
  updated: UPDATED,
};
