import type { PageText } from '../types.js';
import { INTEGRITY_NOTE, tutoringPromises, UPDATED } from './service-terms.js';

export const msnExpertTutors: PageText = {
  path: '/msn-expert-tutors',
  title: 'MSN expert tutors for the TEAS',
  description:
    'Nursing-qualified TEAS tutors who teach Reading, Math, Science and English one on one. How they work, how they are chosen, and how to ask for the right one.',
  heading: 'Tutors who’ve been where you are',
  lead: 'Our tutors are qualified in nursing. They know the TEAS, and they know what each topic turns into at the bedside.',
  sections: [
    {
      id: 'why-nurses',
      heading: 'Why a nurse',
      body: 'A dosage is a proportion. A fluid balance is a unit conversion. Someone who uses them every day can tell you why it matters, and that makes it stick. They also know what you can skip.',
    },
    {
      id: 'qualification',
      heading: 'What “MSN expert” means',
      body: 'MSN is the Master of Science in Nursing, the degree of many nurse educators. Your quote names your tutor and their qualification before you agree to anything. Not the right fit? Ask for someone else.',
    },
    {
      id: 'how-they-work',
      heading: 'How a session goes',
      body: `| minutes | what happens |
|---|---|
| 0 to 20 | Your last wrong answers: where did your thinking break? |
| 20 to 45 | One or two topics, taught, then done by you |
| 45 to 60 | New questions on the clock, and your plan until next time |

They teach Reading, Math, Science, and English, and use your results from the [question bank](/features) in between. ${INTEGRITY_NOTE}`,
    },
    {
      id: 'promises',
      heading: 'What we promise',
      body: tutoringPromises('guaranteed-score'),
    },
  ],
  faqs: [
    {
      question: 'Can I choose my tutor?',
      answer: 'You see who it is in the quote, and you can ask for someone else anytime.',
    },
    {
      question: 'Do the tutors know the questions of the live exam?',
      answer: 'No. We don’t have or use live exam questions. They teach with our own.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'How it works', to: '/how-it-works' },
  ],
  updated: UPDATED,
};
