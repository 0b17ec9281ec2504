import { claimText } from '../claim-text.js';
import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const features: PageText = {
  path: '/features',
  title: 'Features: question bank, mock exams, progress',
  description:
    'A TEAS 7 bank with all five question types, rationales for every option, full mock exams, a review queue, and score predictions that show their own doubt.',
  heading: 'What you can do here',
  lead: 'It all comes down to one question: what should you study next?',
  sections: [
    {
      id: 'bank',
      heading: 'A question bank you can trust',
      body: `${claimText('questions-total')}, ${claimText('questions-per-subject')} in each subject, sorted by section, area, and objective of version 7. Every answer key is checked. Every option has its own reason, so when you miss one, you learn why *your* choice was wrong.

You get all five question types of the exam: multiple choice, multiple select, supply answer, hot spot, and ordered response.`,
    },
    {
      id: 'practice',
      heading: 'Practice your way',
      body: `Pick the subject, topics, question types, difficulty, and how many. Practice everything, or just what’s new, what you missed, what you flagged, or what’s due for review. You see how many match before you start.

Tutor mode explains right away, exam mode at the end. Turn the clock off, or set it to exam time, 1.5×, or 2×.`,
    },
    {
      id: 'mock',
      heading: 'Mock exams like the real thing',
      body: `- ${TEAS.load}, ${TEAS.sections} sections in the official order, a break after ${TEAS.breakAfter}.
- The clock keeps running if you refresh. You can hide it.
- Every answer is saved as you go. Lose your connection, and it’s kept on your device until you’re back.
- Flag, strike out, highlight, note, zoom, and a four-function calculator in Math.
- A navigator and a review page before a section closes.
- Everything works from the keyboard and on a small phone.`,
    },
    {
      id: 'results',
      heading: 'Results you can act on',
      body: `After each set: how you did in each area, your time per question, and your answers one by one. After a mock: section scores, the total, and your level, from Developmental to Exemplary.

Predictions come with a range, and we don’t show one until there’s enough to go on. A friendly number that’s wrong on exam day is no use to you.`,
    },
    {
      id: 'progress',
      heading: 'Progress and planning',
      body: `Mastery of each topic, accuracy and pace over time, days to the exam, and a plan for today: what’s due and your weakest topics. Export it all as a spreadsheet if you like.`,
    },
    {
      id: 'fair',
      heading: 'Fair to you',
      body: `- Report a problem on any question. If the answer changes, we fix your score and tell you.
- Cancel in two clicks. History stays.
- Take your data with you, or delete your account, in your [profile](/profile).
- Light and dark, large text, screen readers, reduced motion.`,
    },
  ],
  faqs: [
    {
      question: 'Does it work on a phone?',
      answer:
        'Yes, including mock exams. For your last mocks we suggest a computer, because that’s what you’ll use on exam day.',
    },
    {
      question: 'What happens if my time runs out?',
      answer: 'The section closes, and everything you’ve answered counts.',
    },
  ],
  cta: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'See the plans', to: '/pricing' },
  ],
  updated: UPDATED,
};
