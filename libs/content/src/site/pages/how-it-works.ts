import {
  DIAGNOSTIC_ITEMS,
  FREE_BANK_ITEMS,
  PRACTICE_ITEMS,
} from '@prepward/contracts/attempt-rules';
import { inWords } from '@prepward/contracts/number-words';
import { claimText } from '../claim-text.js';
import { PLAN_LENGTHS } from '../plan-texts.js';
import { sectionRows, TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const howItWorks: PageText = {
  path: '/how-it-works',
  title: 'How it works: from first question to exam day',
  description:
    'Four steps from a free account to a mock exam you trust: sign up, practice and review, unlock the whole bank, and take the TEAS knowing what’s on it.',
  heading: 'How it works',
  lead: 'Four steps. The first two are free, and you pay nothing until you pick a plan.',
  sections: [
    {
      id: 'sign-up',
      heading: `1. ${claimText('sign-up-time')}`,
      body: `A name, an email address and a password. Want to look around first? [Free practice](/exam-practice) and [quizzes](/quiz/math) work without an account, and your answers come along when you [sign up](/signup).

Then add your exam date and the score your school wants. You can change both anytime.`,
    },
    {
      id: 'practice-review',
      heading: '2. Practice & Review',
      body: `Start with the diagnostic: ${inWords(DIAGNOSTIC_ITEMS)} questions across all four sections. It shows where you stand in each area, so you don’t study what you already know.

Then work in sets of ${PRACTICE_ITEMS.min} to ${PRACTICE_ITEMS.max} questions. **Tutor mode** shows the answer and the reasons right away. **Exam mode** waits until the end.

The review is where you gain points. You see your answer, the right one, and why each option is right or wrong. What you miss comes back a day later, then after longer gaps, until it sticks.`,
    },
    {
      id: 'buy-premium',
      heading: '3. Buy Premium',
      body: `A free account has ${FREE_BANK_ITEMS} questions in each subject, the diagnostic, and your history. A [plan](/pricing) unlocks the rest: the whole bank, practice by topic, unlimited mock exams, the review queue, and the score prediction.

Plans run for ${PLAN_LENGTHS} and renew until you cancel. Canceling takes two clicks, and you keep access until the period ends. Prefer paper? [Practice papers](/buy-test-bank) are sold one by one and stay yours.`,
    },
    {
      id: 'ace-your-exam',
      heading: '4. Ace Your Exam',
      body: `Our mock exam is as long as the real one, with the same sections:

| order | section | questions | minutes |
|---|---|---|---|
${sectionRows(
  (s, n) => `${n} | ${s.name} | ${s.items} | ${s.minutes}`,
  ` | break of ${TEAS.breakMinutes} minutes, clock paused | |`,
)}
| | total | ${TEAS.items} | ${TEAS.minutes} |

You move freely inside a section; once it’s closed, it stays closed. Every answer is saved as you go, so a dropped connection costs you nothing. In our mock, all ${TEAS.items} questions count. In the real exam, ${TEAS.unscored} of them don’t, and you can’t tell which.

Afterward you get a score for each section and area, your time per question, and a prediction with an honest range.`,
    },
    {
      id: 'tutor',
      heading: 'Want a person?',
      body: `Nursing-qualified [tutors](/msn-expert-tutors) teach one on one and rehearse exam day with you. They don’t take the exam for you or help during it. Ask for a [quote](/contact).`,
    },
  ],
  faqs: [
    {
      question: 'Do I need a card to sign up?',
      answer: 'No. You add one only when you buy a plan or a practice paper.',
    },
    {
      question: 'Which version of the exam do the questions follow?',
      answer: 'ATI TEAS, version 7, with all five of its question types.',
    },
  ],
  cta: [{ label: 'Start Free Practice', to: '/signup' }],
  updated: UPDATED,
};
