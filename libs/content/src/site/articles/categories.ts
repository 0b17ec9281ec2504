import type { ArticleCategory } from '../types.js';

/** The categories of the blog, in the order in which the blog lists them. */
export const CATEGORIES: readonly ArticleCategory[] = [
  {
    slug: 'exam-guide',
    name: 'The exam',
    title: 'The TEAS explained: form, registration, exam day',
    description:
      'Articles about the ATI TEAS itself: how it is built and scored, how to register, what happens on the day, and what a remote proctored exam is really like.',
  },
  {
    slug: 'study-plans',
    name: 'Study plans and methods',
    title: 'TEAS study plans and methods that work',
    description:
      'How to plan your weeks before the TEAS, how to use practice tests, and the few study methods that make what you learn last until exam day and beyond.',
  },
  {
    slug: 'subject-review',
    name: 'Subject review',
    title: 'TEAS subject review, topic by topic',
    description:
      'Topics that come up on the TEAS, explained from the beginning with tables, memory aids and worked questions. Start with the heart and the path of blood.',
  },
  {
    slug: 'nursing-school',
    name: 'Nursing school',
    title: 'After the TEAS: nursing school exams',
    description:
      'Articles for after you’re admitted: exit exams and predictors in practical and registered nursing programs, and how to prepare for them honestly.',
  },
];
