import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { tutoringPromises, UPDATED } from './service-terms.js';

export const takeMyTeasTest: PageText = {
  path: '/take-my-teas-test',
  title: 'Take my TEAS test: an honest answer',
  description:
    'Can somebody take your TEAS test for you? No. Learn what happens to borrowed scores, and how a tutor and timed mock exams get you ready to take it yourself.',
  heading: 'Can somebody take my TEAS for me?',
  lead: 'No. The score has to be yours. But you do not have to get ready alone, and you pay for the tutoring only when your own score passes.',
  sections: [
    {
      id: 'answer',
      heading: 'The short answer, and the long one',
      body: `Short: a stand-in is fraud, and the person who carries the consequences is you.

Long: your school will meet you again. Programs see your classroom work, your skills checks and your later exams, and a score that does not fit the student invites questions. ATI keeps records of every attempt, and remote exams are recorded. A score can be cancelled after it has been reported. If that happens you have lost the fee, the attempt, and the trust of the program you wanted.

We decline these requests every time, politely and without exceptions. If you have already paid somebody, stop, change your ATI password, and sit the exam yourself or move it.`,
    },
    {
      id: 'yourself',
      heading: 'Taking it yourself is less far away than it feels',
      body: `Look at what the exam is made of. Most of it is work you have done before, at school, and have not used since.

- **Reading, ${TEAS.reading.load}.** No facts to learn. You practice finding the sentence that proves the answer.
- **Math, ${TEAS.math.load}.** A four-function calculator is on the screen. Percents, proportions, conversions and simple equations make up the bulk.
- **Science, ${TEAS.science.load}.** The only section with a lot to memorize. More than a third of the scored questions are anatomy and physiology.
- **English and Language Usage, ${TEAS.english.load}.** A short list of rules covers most of it: commas, agreement, apostrophes, word parts.

There is no penalty for guessing, so nothing you leave blank can help you, and every question you can narrow down to two is worth half a point on average.`,
    },
    {
      id: 'tutor',
      heading: 'What the tutor changes',
      body: `A book cannot see which step you leave out. A tutor can. The sessions are built on your own wrong answers; between them you practice on this site and bring the results along.

${tutoringPromises('score-85-90')}`,
    },
    {
      id: 'timeline',
      heading: 'What is realistic in the time you have',
      body: `| time left | what we would do |
|---|---|
| 1 to 3 days | Exam form, pacing, and the two or three topics that pay most per hour |
| 1 to 2 weeks | One weak section rebuilt, a mock exam, exam-day rehearsal |
| 3 to 5 weeks | All weak areas, two or three mocks, review spaced over the weeks |
| 6 weeks or more | The whole blueprint at a humane pace |

If the honest forecast is below the score your school asks for, we say so before you accept the quote. See the [study plan](/blog/teas-exam-preparation) for how the weeks are filled.`,
    },
  ],
  faqs: [
    {
      question: 'Can you take my TEAS test if I give you my login?',
      answer:
        'No. Never give anybody your ATI login. We do not need it for tutoring and we will not accept it.',
    },
    {
      question: 'Is tutoring allowed?',
      answer:
        'Yes. Preparing with a tutor, a course or practice questions is what the exam expects. What is not allowed is help during the exam or somebody else in your place.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'Try a free quiz', to: '/quiz/reading' },
  ],
  updated: UPDATED,
};
