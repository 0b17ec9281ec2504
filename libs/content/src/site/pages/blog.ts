import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const blog: PageText = {
  path: '/blog',
  title: 'TEAS study guides and advice',
  description:
    'Guides to the ATI TEAS 7: how it is built, how to register, how to plan your weeks, what to study in each section, and what an exam day is really like.',
  heading: 'Guides for the TEAS',
  lead: 'Plans, tables, and worked examples you can use tonight.',
  sections: [
    {
      id: 'start',
      heading: 'Where to start',
      body: `- New to the exam? [What to expect](/blog/what-to-expect-ati-teas-exam) describes the whole day.
- Need a plan? [TEAS exam preparation](/blog/teas-exam-preparation) fills six weeks, and shows what to cut if you have fewer.
- Stuck on Science? Begin with [the heart](/blog/heart-anatomy-teas-exam).

Exam facts are for version 7. Fees and dates are as of the day of writing; check them on ATI's own site before you rely on them.`,
    },
  ],
  cta: [{ label: 'Start Free Practice', to: '/signup' }],
  updated: UPDATED,
};
