import { claimText } from '../claims.js';
import { sectionRows, TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const howItWorks: PageText = {
  path: '/how-it-works',
  title: 'How it works: from first question to exam day',
  description:
    'Four steps from a free account to a mock exam you trust: sign up, practice and review, unlock the whole bank, and sit the TEAS knowing what will be asked.',
  heading: 'How it works',
  lead: 'Four steps. The first two are free, and nothing is charged until you choose a plan.',
  sections: [
    {
      id: 'sign-up',
      heading: `1. ${claimText('sign-up-time')}`,
      body: `A name, an email address and a password. You can try things before that: the [free practice](/exam-practice) and the [quizzes](/quiz/math) work without an account, and the answers you gave join your account when you [sign up](/signup).

After signing up, set your exam date and the score your school asks for in your profile. Both can be changed at any time.`,
    },
    {
      id: 'practice-review',
      heading: '2. Practice & Review',
      body: `Start with the diagnostic: forty questions over all four sections. It shows where you stand in each content area, so that you do not study what you already know.

Then work in sets. You choose the subject, the areas, the number of questions from 5 to 100, and how to be told: **tutor mode** shows the answer and the reasons at once; **exam mode** waits until the end.

The review is where the points come from. For every question you see your own answer, the key, and why each option is right or wrong. What you got wrong goes to a queue and comes back after a day, then after longer gaps, until it stays.`,
    },
    {
      id: 'buy-premium',
      heading: '3. Buy Premium',
      body: `A free account keeps 25 fixed questions in each subject, the diagnostic and your history. A [plan](/pricing) opens the rest: the whole bank, practice configured by objective, mock exams without limit, the review queue and the score prediction.

Plans run for 7, 30 or 90 days and renew until you cancel. Cancelling takes two clicks and leaves you access until the end of the period. If you prefer paper, the [practice papers](/buy-test-bank) are sold one by one and stay yours.`,
    },
    {
      id: 'ace-your-exam',
      heading: '4. Ace Your Exam',
      body: `The mock exam is as long as the real one and built to the same blueprint:

| order | section | questions | minutes |
|---|---|---|---|
${sectionRows(
  (s, n) => `${n} | ${s.name} | ${s.items} | ${s.minutes}`,
  ` | break of ${TEAS.breakMinutes} minutes, clock paused | |`,
)}
| | total | ${TEAS.items} | ${TEAS.minutes} |

You move freely inside a section; a closed section stays closed. The answers are saved as you give them, so a dropped connection costs you nothing. In our mock every one of the ${TEAS.items} questions counts; in the real exam ${TEAS.unscored} of them are unscored and you cannot tell which.

Afterwards you get a score for each section and area, your time per question, and, when there is enough data, a prediction with an honest range around it.`,
    },
    {
      id: 'tutor',
      heading: 'If you want a person',
      body: `Nursing-qualified [tutors](/msn-expert-tutors) teach one to one and rehearse exam day with you. They do not sit the exam and do not help during it. Ask for a [quote](/contact).`,
    },
  ],
  faqs: [
    {
      question: 'Do I need a card to sign up?',
      answer: 'No. You give a payment method only when you buy a plan or a practice paper.',
    },
    {
      question: 'Which version of the exam do the questions follow?',
      answer: 'ATI TEAS, version 7, with all five of its question types.',
    },
  ],
  cta: [{ label: 'Start Free Practice', to: '/signup' }],
  updated: UPDATED,
};
