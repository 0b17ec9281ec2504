import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const about: PageText = {
  path: '/about',
  title: 'About us: what we do and what we refuse',
  description:
    'Who is behind this TEAS preparation site, how questions are written and checked, where our numbers come from, and which requests we always turn down.',
  heading: 'About {{brand}}',
  lead: 'We help future nurses pass the entrance exam by learning what it asks.',
  sections: [
    {
      id: 'why',
      heading: 'Why this exists',
      body: `Most people study for the TEAS after a shift, with kids asleep next door, years after their last chemistry class. They don’t need more material. They need to know what to do in the next forty minutes.

So {{brand}} starts with a diagnostic, shows how you do on each topic, and puts the next useful thing on top.`,
    },
    {
      id: 'questions',
      heading: 'How the questions are made',
      body: `We write every question ourselves, for a specific objective of version 7. Math answers are checked by calculation. Science questions rest on recorded facts. Reading passages are original.

Each wrong option is a mistake people really make, and its explanation says which one. When you report a problem, a person looks. If the answer was wrong, we fix every score it touched and tell everyone it affected.

We do not use, buy or collect live exam questions.`,
    },
    {
      id: 'numbers',
      heading: 'Where our numbers come from',
      body: `You’ll see two kinds of numbers here.

- **Counted or computed:** the size of the question bank, the shape of the mock exam, prices and savings. We compare them with the system itself.
- **Stated by the operator:** ratings, pass and success rates, the number of students and of exams, response times. They are statements of {{legalEntity}}; no one outside has audited them. Some of them were made at different times and do not agree with each other.

Testimonials and score reports tagged “Sample” show what one looks like. They aren’t reviews by real people.

Anything that matters for your money, like the target score for tutoring, is written in your quote, and the quote is what binds us.`,
    },
    {
      id: 'refuse',
      heading: 'What we refuse',
      body: `We don’t take exams for anyone, don’t help anyone during an exam, and don’t explain ways around a proctor. People ask, and the answer is no. After the entrance exam there’s a patient who trusts the person with the badge.

In a hurry? Our [tutoring](/teas-exam-help) costs nothing until you pass.`,
    },
    {
      id: 'independent',
      heading: 'Independent of ATI',
      body: `ATI and TEAS are names of Assessment Technologies Institute, which makes the exam. We’re not connected with it, and it hasn’t checked or endorsed what’s here. For rules, dates, and fees, go to its site.`,
    },
    {
      id: 'who',
      heading: 'Who we are',
      body: `{{brand}} is run by {{legalEntity}}. Reach us at {{email}} or {{phone}}, or through the [contact form](/contact).`,
    },
  ],
  cta: [
    { label: 'How it works', to: '/how-it-works' },
    { label: 'Contact us', to: '/contact' },
  ],
  updated: UPDATED,
};
