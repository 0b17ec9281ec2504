import { QUIZ_ITEMS, QUIZ_SETS } from '@prepward/contracts/attempt-rules';
import { type SectionWords, TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

const lead = ({ quizMinutes }: SectionWords) =>
  `${QUIZ_SETS} free quizzes of ${QUIZ_ITEMS} questions, each on one topic. At exam pace, one takes about ${quizMinutes} minutes.`;

/** Introductions of the free quizzes, one per subject: the quizzes follow them on the page. */
export const quizPages: readonly PageText[] = [
  {
    path: '/quiz/math',
    title: `Free TEAS Math quizzes, ${QUIZ_ITEMS} questions each`,
    description: `${QUIZ_SETS} free TEAS Math quizzes of ${QUIZ_ITEMS} questions with worked solutions: arithmetic, percents and proportions, algebra, measurement and data. No account needed.`,
    heading: 'Math quizzes',
    lead: lead(TEAS.math),
    sections: [
      {
        id: 'how-to-use',
        heading: 'How to get the most from them',
        body: `Write your steps down, even with a calculator. When you miss one, the explanation names the slip: a lost sign, a percent of the wrong whole, a unit you didn’t convert. Keep a list of *your* slips. It’s usually short.

Come back in two days and see if the list got shorter. Weak on proportions? [How to prepare](/blog/how-to-prepare-ati-teas) has the method.`,
      },
    ],
    cta: [{ label: 'Keep your results', to: '/signup' }],
    updated: UPDATED,
  },
  {
    path: '/quiz/science',
    title: `Free TEAS Science quizzes, ${QUIZ_ITEMS} questions each`,
    description: `${QUIZ_SETS} free TEAS Science quizzes of ${QUIZ_ITEMS} questions with explanations, from body systems and cells to chemistry and experiments. Take them without an account.`,
    heading: 'Science quizzes',
    lead: lead(TEAS.science),
    sections: [
      {
        id: 'how-to-use',
        heading: 'How to get the most from them',
        body: `Say the answer to yourself before you look at the options. If you can only recognize it, you don’t know it yet. For every miss, draw the whole chain: not “the mitral valve is on the left,” but the path of blood from vena cava to aorta.

Anatomy and physiology have the most questions, so start there. [The heart](/blog/heart-anatomy-teas-exam) is a good first topic.`,
      },
    ],
    cta: [{ label: 'Keep your results', to: '/signup' }],
    updated: UPDATED,
  },
  {
    path: '/quiz/reading',
    title: `Free TEAS Reading quizzes, ${QUIZ_ITEMS} questions each`,
    description: `${QUIZ_SETS} free TEAS Reading quizzes of ${QUIZ_ITEMS} questions with explanations: main idea, inference, purpose, structure, and texts with charts. No account is required.`,
    heading: 'Reading quizzes',
    lead: lead(TEAS.reading),
    sections: [
      {
        id: 'how-to-use',
        heading: 'How to get the most from them',
        body: `Read the question first, then the passage with that question in mind. Before you choose, put a finger on the sentence that proves the answer. Wrong options are often true, just not in the text, or they say more than the text does.

Then name the kind of each miss: detail, inference, purpose, structure. If one keeps coming back, practice just that.`,
      },
    ],
    cta: [{ label: 'Keep your results', to: '/signup' }],
    updated: UPDATED,
  },
  {
    path: '/quiz/english',
    title: `Free TEAS English quizzes, ${QUIZ_ITEMS} questions each`,
    description: `${QUIZ_SETS} free TEAS English quizzes of ${QUIZ_ITEMS} questions with explanations: commas, agreement, apostrophes, register, word parts. Start right away, without an account.`,
    heading: 'English and Language Usage quizzes',
    lead: lead(TEAS.english),
    sections: [
      {
        id: 'how-to-use',
        heading: 'How to get the most from them',
        body: `Don’t go by sound alone. Name the rule each time: “two complete sentences, so a comma isn’t enough.” Can’t name it? Read the explanation even if you were right.

A dozen rules cover most of the section, and word parts cover a lot of the vocabulary. Put both on one page.`,
      },
    ],
    cta: [{ label: 'Keep your results', to: '/signup' }],
    updated: UPDATED,
  },
];
