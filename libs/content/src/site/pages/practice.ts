import { FREE_BANK_ITEMS, FREE_PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWords, inWordsFirst } from '@prepward/contracts/number-words';
import { claimText } from '../claim-text.js';
import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

function lead(focus: string): string {
  return `${claimText('free-practice')}, with every option explained. ${focus}`;
}

function more(subject: string): string {
  return `The bank holds ${claimText('questions-per-subject')} in ${subject}. A free account unlocks ${FREE_BANK_ITEMS} of them. A [plan](/pricing) unlocks the rest.`;
}

/** Introductions of the free practice, one per subject: the questions follow them on the page. */
export const practicePages: readonly PageText[] = [
  {
    path: '/practice/reading',
    title: 'Free TEAS Reading practice questions',
    description: `${inWordsFirst(FREE_PRACTICE_ITEMS)} free TEAS 7 Reading questions with full explanations: main ideas, inference, author’s purpose and graphics. No account, no card, answers right away.`,
    heading: `Reading: try ${inWords(FREE_PRACTICE_ITEMS)} questions`,
    lead: lead('The proof is always in the passage; find the line before you choose.'),
    sections: [
      {
        id: 'about',
        heading: 'The section in short',
        body: `Reading comes first: ${TEAS.reading.load}, about ${TEAS.reading.pace} seconds each. Key ideas and details and the integration of knowledge and ideas carry ${TEAS.reading.areas['key-ideas']} scored questions each, craft and structure ${TEAS.reading.areas.craft}.

${more('Reading')} Next: the [Reading quizzes](/quiz/reading).`,
      },
    ],
    cta: [{ label: 'Start Free Practice', to: '/signup' }],
    updated: UPDATED,
  },
  {
    path: '/practice/math',
    title: 'Free TEAS Math practice questions',
    description: `${inWordsFirst(FREE_PRACTICE_ITEMS)} free TEAS 7 Math questions worked out step by step: fractions, percents, proportions, equations, measurement and data. Free, and without an account.`,
    heading: `Math: try ${inWords(FREE_PRACTICE_ITEMS)} questions`,
    lead: lead('You get a four-function calculator, like on the exam.'),
    sections: [
      {
        id: 'about',
        heading: 'The section in short',
        body: `Math is second: ${TEAS.math.load}, ${TEAS.math.pace} seconds each. Numbers and algebra carry ${TEAS.math.areas.numbers} scored questions, measurement and data ${TEAS.math.areas.data}. Read what is asked before you calculate: the right number in the wrong unit is a wrong answer.

${more('Math')} Next: the [Math quizzes](/quiz/math).`,
      },
    ],
    cta: [{ label: 'Start Free Practice', to: '/signup' }],
    updated: UPDATED,
  },
  {
    path: '/practice/science',
    title: 'Free TEAS Science practice questions',
    description: `${inWordsFirst(FREE_PRACTICE_ITEMS)} free TEAS 7 Science questions with explanations: anatomy and physiology, biology, chemistry and scientific reasoning. Start now, without an account.`,
    heading: `Science: try ${inWords(FREE_PRACTICE_ITEMS)} questions`,
    lead: lead('Science has the most to learn, so it pays to know early where you stand.'),
    sections: [
      {
        id: 'about',
        heading: 'The section in short',
        body: `Science is third: ${TEAS.science.load}, ${TEAS.science.pace} seconds each. Human anatomy and physiology carries ${TEAS.science.areas.anatomy} scored questions, biology and scientific reasoning ${TEAS.science.areas.biology} each, chemistry ${TEAS.science.areas.chemistry}.

${more('Science')} Next: the [Science quizzes](/quiz/science), or [the heart explained](/blog/heart-anatomy-teas-exam).`,
      },
    ],
    cta: [{ label: 'Start Free Practice', to: '/signup' }],
    updated: UPDATED,
  },
  {
    path: '/practice/english',
    title: 'Free TEAS English practice questions',
    description: `${inWordsFirst(FREE_PRACTICE_ITEMS)} free TEAS 7 English and Language Usage questions with explanations: punctuation, grammar, clear sentences and word parts. No account is needed to start.`,
    heading: `English and Language Usage: try ${inWords(FREE_PRACTICE_ITEMS)} questions`,
    lead: lead('A short list of rules goes a long way here.'),
    sections: [
      {
        id: 'about',
        heading: 'The section in short',
        body: `English comes last, when you are tired: ${TEAS.english.load}, ${TEAS.english.pace} seconds each. Conventions of standard English carry ${TEAS.english.areas.conventions} scored questions, knowledge of language ${TEAS.english.areas.knowledge}, vocabulary ${TEAS.english.areas.vocabulary}.

${more('English')} Next: the [English quizzes](/quiz/english).`,
      },
    ],
    cta: [{ label: 'Start Free Practice', to: '/signup' }],
    updated: UPDATED,
  },
];
