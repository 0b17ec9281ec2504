import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

/** Introductions of the free quizzes, one a subject: the quizzes follow them on the page. */
export const quizPages: readonly PageText[] = [
  {
    path: '/quiz/math',
    title: 'Free TEAS Math quizzes, ten questions each',
    description:
      'Four free TEAS Math quizzes of ten questions with worked solutions: arithmetic, percents and proportions, algebra, measurement and data. No account needed.',
    heading: 'Math quizzes',
    lead: 'Four quizzes of ten questions, free. Allow a quarter of an hour for each to work at exam pace.',
    sections: [
      {
        id: 'how-to-use',
        heading: 'How to get the most from them',
        body: `Write your steps down, even when the calculator would do. When an answer is wrong, the rationale names the slip behind each option: a lost sign, the wrong whole for a percent, a unit not converted. Keep a list of *your* slips; it is usually short.

Two days later take the next quiz and see whether the list has become shorter. Weak on proportions? [How to prepare](/blog/how-to-prepare-ati-teas) has the method.`,
      },
    ],
    cta: [{ label: 'Keep your results', to: '/signup' }],
    updated: UPDATED,
  },
  {
    path: '/quiz/science',
    title: 'Free TEAS Science quizzes, ten questions each',
    description:
      'Four free TEAS Science quizzes of ten questions with explanations, from body systems and cells to chemistry and experiments. Take them without an account.',
    heading: 'Science quizzes',
    lead: 'Four quizzes of ten questions, free. Allow twelve minutes for each to work at exam pace.',
    sections: [
      {
        id: 'how-to-use',
        heading: 'How to get the most from them',
        body: `Before you look at the options, say the answer to yourself. If you can only recognize it, you do not know it yet. For every miss draw or write the whole chain it belongs to: not "the mitral valve is on the left", but the path of blood from vena cava to aorta.

Anatomy and physiology carry the most questions, so repair those first. [The heart](/blog/heart-anatomy-teas-exam) is a good beginning.`,
      },
    ],
    cta: [{ label: 'Keep your results', to: '/signup' }],
    updated: UPDATED,
  },
  {
    path: '/quiz/reading',
    title: 'Free TEAS Reading quizzes, ten questions each',
    description:
      'Four free TEAS Reading quizzes of ten questions with explanations: main idea, inference, purpose, structure, and texts with charts. No account is required.',
    heading: 'Reading quizzes',
    lead: 'Four quizzes of ten questions, free. Allow twelve minutes for each to work at exam pace.',
    sections: [
      {
        id: 'how-to-use',
        heading: 'How to get the most from them',
        body: `Read the question first, then the passage with that question in mind. Before you choose, put a finger on the sentence that proves the answer. Wrong options are often true in the world and simply not said in the text, or said more strongly than the text says it.

In the review, name the kind of each miss: detail, inference, purpose, structure. If one kind returns, practice that kind alone.`,
      },
    ],
    cta: [{ label: 'Keep your results', to: '/signup' }],
    updated: UPDATED,
  },
  {
    path: '/quiz/english',
    title: 'Free TEAS English quizzes, ten questions each',
    description:
      'Four free TEAS English quizzes of ten questions with explanations: commas, agreement, apostrophes, register, word parts. Begin at once, without an account.',
    heading: 'English and Language Usage quizzes',
    lead: 'Four quizzes of ten questions, free. Ten minutes each is exam pace.',
    sections: [
      {
        id: 'how-to-use',
        heading: 'How to get the most from them',
        body: `Do not go by sound alone. For each answer name the rule: "two complete sentences, so a comma is not enough". If you cannot name it, mark the question and read its rationale even if you were right.

A dozen rules cover most of the section, and word parts cover much of the vocabulary. Collect both on one page.`,
      },
    ],
    cta: [{ label: 'Keep your results', to: '/signup' }],
    updated: UPDATED,
  },
];
