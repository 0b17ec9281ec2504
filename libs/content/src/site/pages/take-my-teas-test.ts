import type { PageText } from '../types.js';
import { tutoringPromises, UPDATED } from './service-terms.js';

export const takeMyTeasTest: PageText = {
  path: '/take-my-teas-test',
  title: 'Take my TEAS test: an honest answer',
  description:
    'Can someone take your TEAS test for you? No. Learn what happens to borrowed scores, and how a tutor and timed mock exams get you ready to take it yourself.',
  heading: 'Can someone take my TEAS for me?',
  lead: 'No. The score has to be yours. But you don’t have to get ready alone, and you pay for tutoring only after your own score passes.',
  sections: [
    {
      id: 'answer',
      heading: 'Why not',
      body: `A stand-in is fraud, and you’re the one who pays for it. Remote exams are recorded, and a score can be canceled even after it was reported.

Already paid someone? Stop, change your ATI password, and take it yourself or move the date.`,
    },
    {
      id: 'yourself',
      heading: 'Taking it yourself is closer than it feels',
      body: `- **Reading:** nothing to memorize. You find the line that proves the answer.
- **Math:** there’s a calculator on screen. Percents, proportions, and conversions do most of it.
- **Science:** the one with the most to learn. Anatomy comes first.
- **English:** a short list of rules covers most of it.
`,
    },
    {
      id: 'tutor',
      heading: 'What a tutor changes',
      body: `A book can’t see which step you skip. A tutor can.

${tutoringPromises('score-85-90')}`,
    },
    {
      id: 'timeline',
      heading: 'What fits in the time you have',
      body: `| time left | what we’d do |
|---|---|
| 1 to 3 days | Pacing, and the two or three topics that pay most |
| 1 to 2 weeks | One weak section, a mock exam, a rehearsal |
| 3 weeks or more | Every weak area, with two or three mocks |

If your goal isn’t realistic, we’ll say so before you accept the quote.`,
    },
  ],
  faqs: [
    {
      question: 'Can you take my TEAS test if I give you my login?',
      answer: 'No. Never give anyone your ATI login. We won’t accept it.',
    },
    {
      question: 'Is tutoring allowed?',
      answer:
        'Yes, before the exam. What’s not allowed is help during it, or someone else in your place.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'Try a free quiz', to: '/quiz/reading' },
  ],
  updated: UPDATED,
};
