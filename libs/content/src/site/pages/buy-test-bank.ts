import { GUARANTEE_DAYS } from '@prepward/contracts/plans';
import { claimText } from '../claim-text.js';
import { PLAN_LENGTHS } from '../plan-texts.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const buyTestBank: PageText = {
  path: '/buy-test-bank',
  title: 'TEAS test bank PDFs: practice papers to print',
  description:
    'Printable TEAS practice papers in the format of version 7, with keys and rationales. Our own questions, never live exam items. One payment, yours to keep.',
  heading: 'TEAS test bank in PDF',
  lead: 'Practice papers for people who think better with a pencil. Pay once, keep them.',
  sections: [
    {
      id: 'what-they-are',
      heading: 'What they are, and what they aren’t',
      body: `Looking for “past exams”? These are **our own practice papers in the format of the exam**. We wrote every question. None of them is a live, leaked or remembered exam question. No honest seller has those: ATI doesn’t release them, and sharing them breaks the rules.

What you get instead lasts longer. Someone’s memory of one question teaches you one answer. A good practice question teaches you all of its kind.`,
    },
    {
      id: 'contents',
      heading: 'What’s in a paper',
      body: `- The same mix of topics as version 7.
- All five question types, made for paper.
- An answer sheet, so you can work it twice.
- The answer key, with the reason why each option is right or wrong.
- A score table by topic, so you know what to study next.

There’s one file for each subject, and a bundle of all four for less. Want to see our style first? Get the free downloads for [Reading](/downloads/reading), [Math](/downloads/math), [Science](/downloads/science) or [English](/downloads/english).`,
    },
    {
      id: 'how',
      heading: 'How buying works',
      body: `1. Pick a subject or the bundle, and log in.
2. Check your order and pay.
3. We make your file, put it in [My purchases](/my-purchases), and email you.

The file is just for you: your email address is on every page. Download it again anytime, with or without a plan.`,
    },
    {
      id: 'guarantee',
      heading: 'If it’s not for you',
      body: `The ${claimText('money-back')} covers the papers too. Ask within ${GUARANTEE_DAYS} days of paying, and you get your money back. [How it works](/money-back).`,
    },
    {
      id: 'paper-or-screen',
      heading: 'Paper or screen?',
      body: `| | practice papers | online bank |
|---|---|---|
| Payment | once | every ${PLAN_LENGTHS}, until you cancel |
| Questions | what’s on the paper | the whole bank |
| Finds your weak spots | you add up the score table | for you, after each set |
| Timed mock exams | with a kitchen timer | full length, saved as you go |
| Works without internet | yes | a set you opened before |

The exam is usually on a screen. If you study on paper, take at least two [mock exams](/exam-practice) online first.`,
    },
  ],
  faqs: [
    {
      question: 'Are these past exams of ATI?',
      answer:
        'No. They are our own practice papers in the format of the exam. They contain no live or leaked exam questions.',
    },
    {
      question: 'Do I need a subscription to buy a PDF?',
      answer:
        'No. You just need a free account, so you can find your file again. It stays yours without a plan.',
    },
    {
      question: 'Can I share the file?',
      answer: 'Please don’t. It’s licensed to you alone, with your address on it.',
    },
  ],
  cta: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Try free questions first', to: '/exam-practice' },
  ],
  updated: UPDATED,
};
