import { DIAGNOSTIC_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWordsFirst } from '@prepward/contracts/number-words';
import { claimText } from '../claim-text.js';
import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { INTEGRITY_NOTE, tutoringPromises, UPDATED } from './service-terms.js';

export const teasExamHelp: PageText = {
  path: '/teas-exam-help',
  title: 'TEAS exam help from nursing-qualified tutors',
  description:
    'One-on-one TEAS tutoring and exam-day preparation by nursing-qualified tutors. Pay only after a passing score. You take the exam, we get you ready for it.',
  heading: 'TEAS exam help from tutors who are nurses',
  lead: 'A tutor finds what’s costing you points, teaches it, and walks you through exam day before it happens.',
  sections: [
    {
      id: 'what-you-get',
      heading: 'What you get',
      body: `1. **A diagnostic.** ${inWordsFirst(DIAGNOSTIC_ITEMS)} questions. Your tutor reads the result topic by topic.
2. **A plan in writing.** What to study, in what order, for how many hours.
3. **One-on-one sessions.** Each one ends with questions you haven’t seen.
4. **Mock exams.** All ${TEAS.items} questions, timed, with the break after ${TEAS.breakAfter}.
5. **An exam-day rehearsal.** ID, room, check-in, pacing.`,
    },
    {
      id: 'proctored',
      heading: 'Help with a proctored exam means before it',
      body: `Testing at home? We rehearse the room scan, the camera, and a full section under watch, so nothing feels new on the day.

${INTEGRITY_NOTE}`,
    },
    {
      id: 'promises',
      heading: 'What we promise',
      body: `${tutoringPromises('guaranteed-score')}
- **${claimText('success-rate')}** among tutored students. [Where our numbers come from](/about)`,
    },
    {
      id: 'who',
      heading: 'Not sure you need a tutor?',
      body: 'Try the [free practice](/exam-practice) first. If the explanations are enough, a [plan](/pricing) costs far less.',
    },
  ],
  faqs: [
    {
      question: 'Do you help while I’m taking the exam?',
      answer: 'No. Our work ends when your exam starts.',
    },
    {
      question: 'What if I don’t reach the target score?',
      answer: 'You owe no tutoring fee. The quote names the target before you start.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'Start Free Practice', to: '/signup' },
  ],
  updated: UPDATED,
};
