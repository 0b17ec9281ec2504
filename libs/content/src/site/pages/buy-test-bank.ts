import { claimText } from '../claims.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const buyTestBank: PageText = {
  path: '/buy-test-bank',
  title: 'TEAS test bank PDFs: practice papers to print',
  description:
    'Printable TEAS practice papers in the format of version 7, with keys and rationales. Our own questions, never live exam items. One payment, yours to keep.',
  heading: 'TEAS test bank in PDF',
  lead: 'Practice papers for people who think better with a pencil. One payment, no subscription, yours to keep.',
  sections: [
    {
      id: 'what-they-are',
      heading: 'What the papers are, and what they are not',
      body: `You may have come here looking for "past exams". These are **our own practice papers in the format of the exam**. Every question was written by us. None of them is a live, leaked or remembered exam question, and no honest seller has those: ATI does not release them, and sharing them breaks the exam's rules.

What you get instead is useful for longer. Somebody else's memory of one question teaches you one answer; a good practice question teaches you the kind.`,
    },
    {
      id: 'contents',
      heading: 'What is in a paper',
      body: `- Questions in the proportions of version 7, area by area.
- All five question types, set for paper: ordering tasks with boxes, hot spots with lettered regions.
- An answer sheet, so that you can work the paper twice.
- The key, with the reason why each option is right or wrong.
- A score table by content area, so that you know what to do next.

There is one file for each subject and a bundle of all four at a lower price. Prices are shown beside each file before you pay. To see our style first, take the free downloads for [Reading](/downloads/reading), [Math](/downloads/math), [Science](/downloads/science) or [English](/downloads/english).`,
    },
    {
      id: 'how',
      heading: 'How buying works',
      body: `1. Choose a subject or the bundle and sign in.
2. Check the order and pay. You see the full price before you do.
3. As soon as the payment is confirmed, the file is under [My purchases](/my-purchases) and we send you an email.

The file is for you: each page carries the email address of your account. You can download it again at any time, and it does not depend on a subscription.`,
    },
    {
      id: 'guarantee',
      heading: 'If it is not for you',
      body: `The ${claimText('money-back')} covers the papers too. Ask within 30 days of paying and you get your money back; access to the file ends. Details are on the [money-back page](/money-back).`,
    },
    {
      id: 'paper-or-screen',
      heading: 'Paper or screen?',
      body: `| | practice papers | online bank |
|---|---|---|
| Payment | once | 7, 30 or 90 days, renewing until cancelled |
| Number of questions | what is on the paper | the whole bank |
| Finds your weak areas | you add up the score table | by itself, after each set |
| Timed mock exams | with a kitchen clock | full length, saved as you go |
| Works without internet | yes | no |

The exam itself is usually on a screen. If you study on paper, do at least two [mock exams](/exam-practice) online before the date.`,
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
        'No. You need a free account, so that the file can be delivered and found again. The file stays yours without a subscription.',
    },
    {
      question: 'May I share the file?',
      answer: 'Please do not. It is licensed to you alone and marked with your address.',
    },
  ],
  cta: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Try free questions first', to: '/exam-practice' },
  ],
  updated: UPDATED,
};
