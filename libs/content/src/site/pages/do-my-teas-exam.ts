import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { tutoringPromises, UPDATED } from './service-terms.js';

export const doMyTeasExam: PageText = {
  path: '/do-my-teas-exam',
  title: 'Do my TEAS exam? What we can do instead',
  description:
    'Can someone do your TEAS exam? No, and here is what it would cost you. See what a nursing-qualified tutor can honestly do for you, even with a date close by.',
  heading: 'Can someone do my TEAS exam for me?',
  lead: 'No. But we can get you to the point where you don’t need it.',
  sections: [
    {
      id: 'why-not',
      heading: 'Why the answer is no',
      body: `The exam checks your ID and watches all the way through. If it’s not you, the score can be canceled, your school hears about it, and an offer can be withdrawn later.

You’d also be handing a stranger your ID, your ATI password, and proof that you meant to cheat. And you’d start nursing school without what it builds on.`,
    },
    {
      id: 'what-is-behind-it',
      heading: 'What helps instead',
      body: `| what’s wrong | what helps |
|---|---|
| The exam is days away | The few topics with the most points: [tutoring](/msn-expert-tutors) |
| Math was years ago | Fractions, percents, proportions: [Math practice](/practice/math) |
| Too much Science | Anatomy first, ${TEAS.science.areas.anatomy} of ${TEAS.science.scored} scored questions: [Science quizzes](/quiz/science) |
| You panic in the room | [Rehearsals under the clock](/remote-teas-assistance) |
| The date can’t be met | Move it, if your school allows: [registration](/teas-registration) |`,
    },
    {
      id: 'offer',
      heading: 'What our tutors do for you',
      body: `They read your diagnostic, decide what to skip, teach the rest, and go over your practice with you every day. You take the exam.

${tutoringPromises('score-95')}`,
    },
  ],
  faqs: [
    {
      question: 'Can someone do my TEAS exam online for me?',
      answer: 'No, not at any price. We tutor you before the exam, and you take it yourself.',
    },
    {
      question: 'My exam is in two days. Is there any point?',
      answer:
        'Yes. Two days can fix a few common topics. We’ll also tell you if moving the date is smarter.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'See what you know now', to: '/exam-practice' },
  ],
  updated: UPDATED,
};
