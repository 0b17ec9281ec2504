import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const about: PageText = {
  path: '/about',
  title: 'About us: what we do and what we refuse',
  description:
    'Who is behind this TEAS preparation site, how questions are written and checked, where our numbers come from, and which requests we always turn down.',
  heading: 'About {{brand}}',
  lead: 'We help people who want to become nurses get past the entrance exam, by learning what it asks.',
  sections: [
    {
      id: 'why',
      heading: 'Why this exists',
      body: `Most people who prepare for the TEAS do it after a shift, with children asleep next door, years after their last chemistry lesson. They do not need more material. They need to know what to do in the next forty minutes.

So {{brand}} starts with a diagnostic, shows your accuracy for each objective, and puts the next useful thing on top.`,
    },
    {
      id: 'questions',
      heading: 'How the questions are made',
      body: `Every question is our own, written for a named objective of version 7. Numeric questions are generated from models and checked by calculation, so the key cannot drift from the numbers. Science questions rest on recorded facts. Reading passages are original.

Each wrong option stands for a mistake that people really make, and its rationale says which one. When somebody reports a problem, a person looks. If the key was wrong, every affected score is corrected and the people concerned are told.

We do not use, buy or collect live exam questions.`,
    },
    {
      id: 'numbers',
      heading: 'Where our numbers come from',
      body: `This site shows two kinds of figures.

- **Counted or computed:** the size of the question bank, the shape of the mock exam, prices and savings. We compare them with the system itself.
- **Stated by the operator:** ratings, pass and success rates, the number of students and of exams, response times. They are statements of {{legalEntity}}; no one outside has audited them. Some of them were made at different times and do not agree with each other.

Testimonials and score pictures that are marked as examples are examples: they show what such a thing looks like and are not reviews by real people.

A figure that matters for your money, such as the target score of a tutoring agreement, is always written in your quote, and the quote is what binds us.`,
    },
    {
      id: 'refuse',
      heading: 'What we refuse',
      body: `We do not sit exams for anybody, do not help anybody during an exam, and do not explain ways around a proctor. People ask; the answer is no. Behind the entrance exam there is a patient who will trust the person with the badge.

What we do offer to people in a hurry is [tutoring](/teas-exam-help) that costs nothing until they pass.`,
    },
    {
      id: 'independent',
      heading: 'Independent of ATI',
      body: `ATI and TEAS are names of Assessment Technologies Institute, which makes the exam. We are not connected with it, and it has neither checked nor endorsed what is here. For rules, dates and fees, its own site is the source.`,
    },
    {
      id: 'who',
      heading: 'Who we are',
      body: `{{brand}} is run by {{legalEntity}}. You reach us at {{email}} or {{phone}}, or with the [contact form](/contact).`,
    },
  ],
  cta: [
    { label: 'How it works', to: '/how-it-works' },
    { label: 'Contact us', to: '/contact' },
  ],
  updated: UPDATED,
};
