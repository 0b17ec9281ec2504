import { claimText } from '../claims.js';
import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const features: PageText = {
  path: '/features',
  title: 'Features: question bank, mock exams, progress',
  description:
    'A TEAS 7 bank with all five question types, rationales for every option, full mock exams, a review queue, and score predictions that show their own doubt.',
  heading: 'What you can do here',
  lead: 'Everything is built around one question: what should you study next?',
  sections: [
    {
      id: 'bank',
      heading: 'A question bank you can trust',
      body: `${claimText('questions-total')}, ${claimText('questions-per-subject')} in each subject, tagged by section, area and objective of version 7. Every answer key is checked. Every option has its own reason, so when you are wrong you learn why *your* choice was wrong.

Questions come in all five types of the exam: multiple choice, multiple select, supply answer, hot spot and ordered response. The order of the options stays as you saw it, so a saved answer never slides to another line.`,
    },
    {
      id: 'practice',
      heading: 'Practice you configure',
      body: `Choose subject, areas, objectives, type, difficulty and number. Choose from all questions, those you have not seen, those you got wrong, those you flagged, or those due for review. Before you start you see how many match.

Tutor mode explains at once. Exam mode explains at the end. Time can be off, as in the exam, or 1.5 or 2 times that.`,
    },
    {
      id: 'mock',
      heading: 'Mock exams that behave like the exam',
      body: `- ${TEAS.load}, four sections in the official order, a break after Math.
- The clock is ours, so refreshing the page changes nothing. You can hide it.
- Every answer is saved as you give it. Lose the connection and it is kept on your device until it is back.
- Flag, strike out, highlight, note, zoom, and a four-function calculator in Math.
- A navigator and a review page before a section closes.
- Everything works from the keyboard and on a small phone.`,
    },
    {
      id: 'results',
      heading: 'Results you can act on',
      body: `After each set: right, wrong and unanswered by area, time per question, and your answers one by one. After a mock: section scores, the total, and the level from Developmental to Exemplary.

Predictions come with a range and are withheld while there is too little data. A friendly number that turns out wrong on exam day is no use to you.`,
    },
    {
      id: 'progress',
      heading: 'Progress and planning',
      body: `Mastery for each objective, accuracy and pace over time, days to the exam, and a plan for today: what is due, and your weakest objectives. Export it as a spreadsheet if you like to do your own sums.`,
    },
    {
      id: 'fair',
      heading: 'Fair to you',
      body: `- Report a problem on any question. If the key changes, your score changes and we tell you.
- Cancel in two clicks. History stays.
- Take your data with you, or delete your account, in your [profile](/profile).
- Light and dark, large text, screen readers, reduced motion.`,
    },
  ],
  faqs: [
    {
      question: 'Does it work on a phone?',
      answer:
        'Yes, including mock exams. For the last mocks before the date we still suggest a computer, because that is how you will sit the exam.',
    },
    {
      question: 'What happens if my time runs out?',
      answer:
        'The section closes and everything you answered until then counts. Nothing is thrown away.',
    },
  ],
  cta: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'See the plans', to: '/pricing' },
  ],
  updated: UPDATED,
};
