import { FREE_PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { claimText } from '../claims.js';
import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const examPractice: PageText = {
  path: '/exam-practice',
  title: 'Free TEAS exam practice in all four sections',
  description:
    'Practice Reading, Math, Science and English for the ATI TEAS 7. Free questions without an account, every answer explained, and full mock exams later.',
  heading: 'TEAS exam practice',
  lead: 'Pick a section and answer five questions now. No account needed, and every option is explained.',
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
      heading: 'What you are practicing for',
      body: `Our mock exam has ${claimText('exam-shape')}. The real exam has the same number of questions and the same time; ${TEAS.scored} of its questions count and ${TEAS.unscored} are being tried out, without a mark that tells you which.

About one question in five is not plain multiple choice. You will meet:

- **Multiple select:** choose every option that is right, and only those.
- **Supply answer:** type a number or a word.
- **Hot spot:** click the right place in a picture.
- **Ordered response:** put steps in order.

Each is right or wrong as a whole; there is no partial credit. Practice them early, because the form itself takes getting used to.`,
    },
    {
      id: 'how',
      heading: 'How to practice so that it counts',
      body: `1. **Short and often.** Ten to twenty questions a day beat a hundred on Sunday.
2. **Answer before you look.** The effort of recalling is what makes it stay.
3. **Read the rationale of your wrong option**, not only of the right one. You chose it for a reason; find the reason.
4. **Mix.** Once a topic works on its own, practice it among others, where you have to recognize it first.
5. **Then time it.** Work untimed until you are right, then at exam pace: ${TEAS.paces}.`,
    },
    {
      id: 'more',
      heading: 'When five questions are not enough',
      body: `With a free account you get 25 fixed questions in each subject with all rationales and a 40-question diagnostic. A [plan](/pricing) opens the whole bank and unlimited mock exams. If you want paper, look at the [practice papers](/buy-test-bank).

Found a question that seems wrong? Every one has a button to report it. If we correct it, your score is corrected too and we write to you.`,
    },
  ],
  faqs: [
    {
      question: 'Are these questions from the real exam?',
      answer:
        'No. They are our own questions, written to the published content areas. Real exam questions are confidential, and we neither have nor want them.',
    },
    {
      question: 'Do my answers get lost if I sign up later?',
      answer: 'No. What you answered as a visitor on this device joins your account at sign-up.',
    },
  ],
  cta: [
    { label: 'Start Free Practice', to: '/signup' },
    { label: 'See the plans', to: '/pricing' },
  ],
  updated: UPDATED,
};
