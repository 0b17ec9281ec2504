import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const teasRegistration: PageText = {
  path: '/teas-registration',
  title: 'TEAS registration step by step',
  description:
    'How to register for the ATI TEAS: what to ask your school first, how to choose a place and date, what to have ready, typical fees, and costly mistakes.',
  heading: 'How to register for the TEAS',
  lead: 'Registering takes 15 minutes. Make one phone call first.',
  sections: [
    {
      id: 'school-first',
      heading: 'Ask the school before you pay',
      body: `ATI makes the exam; your school decides what counts. Find these on the admissions page of every program you apply to, or ask:

- Which test formats do you accept: on campus, in a test center, remote?
- Which score do you want, in total and by section?
- How many attempts count, how far apart must they be, and how old may a score be?
- When do you need the score by, and how should it be sent?

Schools differ widely. Two programs in one city may have different answers to all four.`,
    },
    {
      id: 'steps',
      heading: 'The steps',
      body: `1. **Create an account** at atitesting.com. Use the name on your photo ID, letter for letter.
2. **Open the registration** for the TEAS and search by school, city, state or remote dates. Some schools take registrations on their own site instead.
3. **Choose place, date and time.** Leave time for a second attempt before your deadline.
4. **Choose which school gets the result.** More reports can usually be ordered later, for a fee.
5. **Check the rules on changing or canceling, then pay.** You usually can’t get your money back.
6. **Read the confirmation email.** It lists what to bring or install. Put the date in your calendar and in your [profile](/profile) here, so your plan counts back from it.`,
    },
    {
      id: 'ready',
      heading: 'Have these ready',
      body: `| | on campus or in a center | at home |
|---|---|---|
| Photo ID, physical and current | yes | yes |
| ATI user name and password | yes | yes |
| Computer with camera and microphone | no | yes |
| Quiet room for four hours | no | yes |
| Arrive or sign in early | about 30 minutes | about 30 minutes |

Accommodations such as extra time must be arranged before you book. Ask ATI or your school, with weeks to spare.`,
    },
    {
      id: 'fees',
      heading: 'What it costs',
      body: `There’s no single price: the fee depends on who runs the exam. As of November 2026, the school pages we read while writing this listed fees of about $115 to $120; some of those pages were older. Treat that as a ballpark, and get the price from ATI's registration page on the day you book. We’re not part of ATI and get nothing from your registration.`,
    },
    {
      id: 'mistakes',
      heading: 'Mistakes that cost money',
      body: `- Booking a remote exam for a school that wants campus scores.
- A nickname or an old surname in the account.
- The last possible date, with no room for a second attempt.
- Trying out the computer for the first time on exam morning.
- Registering before you know your level. Take a [free diagnostic](/signup) first; then you know how many weeks to leave.`,
    },
  ],
  faqs: [
    {
      question: 'Can you register for me?',
      answer:
        'No. The account, the name and the login must be yours. We can tell you what each step asks for.',
    },
    {
      question: 'When should I take the exam?',
      answer:
        'When your mock exams are above the score you need, twice in a row, and early enough for a second attempt before the deadline.',
    },
  ],
  cta: [
    { label: 'Find out your level', to: '/signup' },
    { label: 'Read the longer guide', to: '/blog/how-to-register-study-teas' },
  ],
  updated: UPDATED,
};
