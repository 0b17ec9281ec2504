import {
  DIAGNOSTIC_ITEMS,
  FREE_BANK_ITEMS,
  FREE_PRACTICE_ITEMS,
} from '@prepward/contracts/attempt-rules';
import { inWords } from '@prepward/contracts/number-words';
import { claimText } from '../claim-text.js';
import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const examPractice: PageText = {
  path: '/exam-practice',
  title: 'Free TEAS exam practice in all four sections',
  description:
    'Practice Reading, Math, Science and English for the ATI TEAS 7. Free questions without an account, every answer explained, and full mock exams later.',
  heading: 'TEAS exam practice',
  lead: `Pick a section and answer ${inWords(FREE_PRACTICE_ITEMS)} questions now. No account needed, and every option is explained.`,
  sections: [
    {
      id: 'sections',
      heading: 'Choose a section',
      body: `The bank holds ${claimText('questions-total')}: ${claimText('questions-per-subject')} in each subject, all written for version 7.

| section | in the exam | free practice | free quizzes |
|---|---|---|---|
| Reading | ${TEAS.reading.load} | [${FREE_PRACTICE_ITEMS} questions](/practice/reading) | [Reading quizzes](/quiz/reading) |
| Math | ${TEAS.math.load} | [${FREE_PRACTICE_ITEMS} questions](/practice/math) | [Math quizzes](/quiz/math) |
| Science | ${TEAS.science.load} | [${FREE_PRACTICE_ITEMS} questions](/practice/science) | [Science quizzes](/quiz/science) |
| English and Language Usage | ${TEAS.english.load} | [${FREE_PRACTICE_ITEMS} questions](/practice/english) | [English quizzes](/quiz/english) |`,
    },
    {
      id: 'exam',
      heading: 'What you’re practicing for',
      body: `Our mock exam has ${claimText('exam-shape')}. The real exam has the same number of questions and the same time. ${TEAS.scored} of them count, ${TEAS.unscored} are being tried out, and you can’t tell which.

About one question in five isn’t plain multiple choice. You’ll see:

- **Multiple select:** choose every option that is right, and only those.
- **Supply answer:** type a number or a word.
- **Hot spot:** click the right place in a picture.
- **Ordered response:** put steps in order.

There’s no partial credit. Practice these early, because they take getting used to.`,
    },
    {
      id: 'how',
      heading: 'How to practice so that it counts',
      body: `1. **Short and often.** Ten to twenty questions a day beat a hundred on Sunday.
2. **Answer before you look.** Working to remember is what makes it stick.
3. **Read why your pick was wrong**, not just why the right one was right.
4. **Mix topics.** On the exam you have to recognize a topic first.
5. **Then time it.** Get it right untimed first, then at exam pace: ${TEAS.paces}.`,
    },
    {
      id: 'more',
      heading: `When ${inWords(FREE_PRACTICE_ITEMS)} questions aren’t enough`,
      body: `A free account gets you ${FREE_BANK_ITEMS} questions in each subject and a ${DIAGNOSTIC_ITEMS}-question diagnostic. A [plan](/pricing) unlocks the whole bank and unlimited mock exams. Prefer paper? See the [practice papers](/buy-test-bank).

Think a question is wrong? Every one has a report button. If we fix it, we fix your score too and let you know.`,
    },
  ],
  faqs: [
    {
      question: 'Are these questions from the real exam?',
      answer:
        'No. They are our own questions, written to the published content areas. Real exam questions are confidential, and we don’t have them.',
    },
    {
      question: 'Do my answers get lost if I sign up later?',
      answer: 'No. What you answered on this device comes along when you sign up.',
    },
  ],
  cta: [
    { label: 'Start Free Practice', to: '/signup' },
    { label: 'See the plans', to: '/pricing' },
  ],
  updated: UPDATED,
};
