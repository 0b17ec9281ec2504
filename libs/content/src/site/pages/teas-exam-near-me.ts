import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { INTEGRITY_NOTE, tutoringPromises, UPDATED } from './service-terms.js';

export const teasExamNearMe: PageText = {
  path: '/teas-exam-near-me',
  title: 'TEAS exam near me: find where to test',
  description:
    'How to find a TEAS exam near you: your school, a test center or your own home, what to check before you book, and tutoring that reaches you wherever you live.',
  heading: 'Finding a TEAS exam near you',
  lead: 'There are three places where people take the TEAS: at a school, in a test center, and at home. Your school decides which of them count.',
  sections: [
    {
      id: 'three-places',
      heading: 'Three places, one exam',
      body: `| where | who watches | good if | check first |
|---|---|---|---|
| A college or university | The school's own proctor, on campus or remotely | You apply to that school | Whether outsiders may test there, and its own fee |
| A test center | Staff of the center | You want a quiet room that is not yours | Whether your school accepts center scores, and how far the seats are booked out |
| Your home | A remote proctor | The nearest seat is hours away | Your computer, your room, and whether your school accepts remote scores |

The content and the time are the same: ${TEAS.load}, four sections.`,
    },
    {
      id: 'find',
      heading: 'How to find a seat',
      body: `1. Open the admissions page of each program on your list and read its TEAS policy: accepted places, minimum score, attempts, age of scores.
2. Sign in to your account at atitesting.com and search for dates by school name, city or state. It is the only complete list; anything else, including ours, would be out of date.
3. Compare the date with your application deadline. Leave room for a second attempt and the waiting period between attempts that your school sets.
4. Before you pay, read the rules on moving or cancelling. Registrations are often final.

We keep no list of centers and sell no seats. Our page on [TEAS registration](/teas-registration) goes through the steps in order.`,
    },
    {
      id: 'which',
      heading: 'Center or home?',
      body: `Choose by what disturbs you more. In a center you travel, arrive at least half an hour early, and work among other people. At home you carry the risk of your own equipment: a weak connection or a noisy neighbor becomes your problem, and technical trouble on your side may not be a reason for a refund.

A good test is a [mock exam](/exam-practice) of the full ${TEAS.minutes} minutes at your own desk, with the phone in another room. If it went undisturbed, home may work for you.`,
    },
    {
      id: 'tutor-near-me',
      heading: 'A tutor near you is a tutor online',
      body: `The exam may be far away; the preparation need not be. Our nursing-qualified tutors teach by video, so it does not matter which state you are in.

${tutoringPromises('guaranteed-score-short')}

${INTEGRITY_NOTE}`,
    },
  ],
  faqs: [
    {
      question: 'Is there a TEAS test center near me?',
      answer:
        'Search by city or state in your account at atitesting.com: seats change daily, and that list is the complete one. If nothing is close, ask your school whether it accepts a remote exam.',
    },
    {
      question: 'Can I test at a school I am not applying to?',
      answer:
        'Often, if that school lets outsiders test and your own school accepts the score. Ask both before you pay.',
    },
  ],
  cta: [
    { label: 'Registration step by step', to: '/teas-registration' },
    { label: 'Get a Free Quote', to: '/contact' },
  ],
  updated: UPDATED,
};
