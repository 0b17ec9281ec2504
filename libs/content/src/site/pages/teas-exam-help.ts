import { claimText } from '../claims.js';
import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { INTEGRITY_NOTE, tutoringPromises, UPDATED } from './service-terms.js';

export const teasExamHelp: PageText = {
  path: '/teas-exam-help',
  title: 'TEAS exam help from nursing-qualified tutors',
  description:
    'One-to-one TEAS tutoring and exam-day preparation by nursing-qualified tutors. Pay only after a passing score. You sit the exam, we get you ready for it.',
  heading: 'Help with the TEAS that is still yours on exam day',
  lead: 'A tutor who has been through nursing school finds what costs you points, teaches it, and walks you through exam day before it happens.',
  sections: [
    {
      id: 'what-you-get',
      heading: 'What the help consists of',
      body: `The TEAS has ${TEAS.items} questions in four sections and ${TEAS.minutes} minutes to answer them. Few people are weak everywhere. Most lose their points in three or four places: proportions, the order of blood flow, comma rules, passages that ask for an inference. Finding those places is the first thing we do.

1. **A diagnostic.** Forty questions across the four sections, taken on this site. Your tutor reads the result by content area, not only by total.
2. **A plan in writing.** Which objectives, in which order, how many hours, and what you do between sessions.
3. **One-to-one sessions.** You explain, the tutor asks. Every session ends with questions you have not seen before.
4. **Mock exams under exam conditions.** The full ${TEAS.items}, timed, with the break after Math.
5. **Exam-day rehearsal.** Identification, room, equipment, check-in, pacing, what to do when a question will not give way.`,
    },
    {
      id: 'proctored',
      heading: 'Help for a proctored exam means help before it',
      body: `If your exam is remote, the strange part is often not the questions. It is the room scan, the camera, the silence, and the fear of being flagged for looking up. We rehearse that: a practice check-in on your own computer, a clear desk, a full section with a camera on. By the real date nothing about it is new.

${INTEGRITY_NOTE}`,
    },
    {
      id: 'promises',
      heading: 'What we promise',
      body: `${tutoringPromises('guaranteed-score')}

The operator states a ${claimText('success-rate')} among tutored students. It is the operator's own figure and no one outside has audited it; [how we treat our numbers](/about) says more.`,
    },
    {
      id: 'who',
      heading: 'Who it suits, and who can save the money',
      body: `Tutoring pays off when you have failed to move for two or three weeks, when one section holds the total down, or when the date is close and you need somebody to choose for you.

If you have not practiced yet, start free instead. Do the [free practice](/exam-practice) in each subject and a [quiz](/quiz/science) or two. If the rationales are enough to set you right, you need practice, not a tutor, and a [plan](/pricing) costs far less.`,
    },
    {
      id: 'start',
      heading: 'How to start',
      body: `Tell us your exam date, the score your school asks for, and your last result if you have one. You get a written quote with the tutor's qualification, the hours, the target score and the fee. Nothing starts until you accept it, and nothing is owed until your score passes. [Ask for a quote](/contact).`,
    },
  ],
  faqs: [
    {
      question: 'Do you help while I am sitting the exam?',
      answer:
        'No. Our work ends when your exam starts. During it you are alone with the questions, as the rules require.',
    },
    {
      question: 'What if I do not reach the target score?',
      answer:
        'You owe no tutoring fee. The quote names the target before you start, so there is nothing to argue about afterwards.',
    },
    {
      question: 'Which subjects can I be tutored in?',
      answer:
        'Reading, Math, Science, and English and Language Usage: one of them, several, or all four.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'Start Free Practice', to: '/signup' },
  ],
  updated: UPDATED,
};
