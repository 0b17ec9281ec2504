import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { INTEGRITY_NOTE, tutoringPromises, UPDATED } from './service-terms.js';

export const teasExamNearMe: PageText = {
  path: '/teas-exam-near-me',
  title: 'TEAS exam near me: find where to test',
  description:
    'How to find a TEAS exam near you: your school, a test center or your own home, what to check before you book, and tutoring that reaches you wherever you live.',
  heading: 'Find a TEAS exam near you',
  lead: 'You can take the TEAS at a school, in a test center, or at home. Your school decides which of them count.',
  sections: [
    {
      id: 'three-places',
      heading: 'Three places, one exam',
      body: `| where | good if | check first |
|---|---|---|
| A college or university | You’re applying there | Whether outsiders may test, and the fee |
| A test center | You want a quiet room | Whether your school accepts it |
| Your home | The nearest seat is hours away | Your computer, your room, and your school’s rules |

It’s the same exam everywhere: ${TEAS.load}.`,
    },
    {
      id: 'find',
      heading: 'How to find a seat',
      body: `1. Read the TEAS policy of each program you’re applying to.
2. Search by city or school in your account at atitesting.com. That’s the complete list; we don’t keep one.
3. Leave room for a second try before your deadline.
4. Read the rules on moving or canceling before you pay.

More in [TEAS registration](/teas-registration).`,
    },
    {
      id: 'tutor-near-me',
      heading: 'A tutor near you is a tutor online',
      body: `Our nursing-qualified tutors teach over video, wherever you live.

${tutoringPromises('guaranteed-score-short')}

${INTEGRITY_NOTE}`,
    },
  ],
  faqs: [
    {
      question: 'Is there a TEAS test center near me?',
      answer:
        'Search at atitesting.com: seats change daily. If nothing is close, ask your school whether it accepts a remote exam.',
    },
    {
      question: 'Can I test at a school I’m not applying to?',
      answer: 'Often, if that school allows it and yours accepts the score. Ask both first.',
    },
  ],
  cta: [
    { label: 'Registration step by step', to: '/teas-registration' },
    { label: 'Get a Free Quote', to: '/contact' },
  ],
  updated: UPDATED,
};
