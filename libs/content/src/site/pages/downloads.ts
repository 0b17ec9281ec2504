import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

const OWN_WORK =
  'We wrote all of it, in the format of version 7. None of it comes from a live or leaked exam. Print it, write on it, and use it as often as you like.';

const PAID =
  'Want more? The [test bank PDFs](/buy-test-bank) have more questions for each subject. You buy them once and keep them.';

/** Introductions of the free downloads, one per subject: the list of files follows on the page. */
export const downloadPages: readonly PageText[] = [
  {
    path: '/downloads/english',
    title: 'TEAS English PDF downloads, free to print',
    description:
      'Free TEAS English and Language Usage material in PDF, ready to print: our own practice in the exam’s format, for commas, agreement, register and word parts.',
    heading: 'English downloads',
    lead: 'Free PDFs for English and Language Usage, ready to print.',
    sections: [
      {
        id: 'about',
        heading: 'About these files',
        body: `${OWN_WORK}

Try one page an evening, a minute a question, and write the rule next to each answer. ${PAID}`,
      },
    ],
    cta: [{ label: 'Practice English online', to: '/practice/english' }],
    updated: UPDATED,
  },
  {
    path: '/downloads/math',
    title: 'TEAS Math PDF downloads, free to print',
    description:
      'Free TEAS Math material in PDF, ready to print: our own practice in the exam’s format, for fractions, percents, proportions, algebra, measurement and data.',
    heading: 'Math downloads',
    lead: 'Free PDFs for Math, with room to calculate.',
    sections: [
      {
        id: 'about',
        heading: 'About these files',
        body: `${OWN_WORK}

Use a four-function calculator and nothing else, and write the unit next to every number. ${PAID}`,
      },
    ],
    cta: [{ label: 'Practice Math online', to: '/practice/math' }],
    updated: UPDATED,
  },
  {
    path: '/downloads/science',
    title: 'TEAS Science PDF downloads, free to print',
    description:
      'Free TEAS Science material in PDF, ready to print: our own practice in the exam’s format, for body systems, biology, chemistry and scientific reasoning.',
    heading: 'Science downloads',
    lead: 'Free PDFs for Science, the section with the most to learn.',
    sections: [
      {
        id: 'about',
        heading: 'About these files',
        body: `${OWN_WORK}

Cover the options, answer, then check. If you can say it without them, you know it. ${PAID}`,
      },
    ],
    cta: [{ label: 'Practice Science online', to: '/practice/science' }],
    updated: UPDATED,
  },
  {
    path: '/downloads/reading',
    title: 'TEAS Reading PDF downloads, free to print',
    description:
      'Free TEAS Reading material in PDF, ready to print: original passages and questions in the exam’s format, for main ideas, inference, purpose and graphics.',
    heading: 'Reading downloads',
    lead: 'Free PDFs for Reading: passages you can mark with a pencil.',
    sections: [
      {
        id: 'about',
        heading: 'About these files',
        body: `${OWN_WORK}

Underline the sentence that proves each answer. ${PAID}`,
      },
    ],
    cta: [{ label: 'Practice Reading online', to: '/practice/reading' }],
    updated: UPDATED,
  },
];
