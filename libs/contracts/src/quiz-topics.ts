import type { Subject } from './subjects.js';

/** What one of a subject's free quizzes is about. */
export interface QuizTopic {
  name: string;
  /** Slugs of the areas or objectives its questions come from; none means all areas, as in the exam. */
  from: readonly string[];
}

/** The topics of each subject's quizzes, in their order: the first is quiz 1. */
export const QUIZ_TOPICS: Readonly<Record<Subject, readonly QuizTopic[]>> = {
  reading: [
    { name: 'Main ideas and details', from: ['reading.key-ideas'] },
    { name: 'Purpose and structure', from: ['reading.craft'] },
    { name: 'Evidence and comparing sources', from: ['reading.integration'] },
    { name: 'A mix of everything', from: [] },
  ],
  math: [
    {
      name: 'Fractions, decimals, and percents',
      from: [
        'math.numbers.convert',
        'math.numbers.arithmetic',
        'math.numbers.compare',
        'math.numbers.percents',
        'math.numbers.estimation',
      ],
    },
    {
      name: 'Proportions and word problems',
      from: ['math.numbers.proportions', 'math.numbers.rates', 'math.numbers.word-problems'],
    },
    { name: 'Equations', from: ['math.numbers.equations', 'math.numbers.expressions'] },
    { name: 'Measurement and data', from: ['math.data'] },
  ],
  science: [
    { name: 'Anatomy and physiology', from: ['science.anatomy'] },
    { name: 'Biology', from: ['science.biology'] },
    { name: 'Chemistry', from: ['science.chemistry'] },
    { name: 'Scientific reasoning', from: ['science.reasoning'] },
  ],
  english: [
    { name: 'Grammar and punctuation', from: ['english.conventions'] },
    { name: 'Clear writing', from: ['english.knowledge'] },
    { name: 'Vocabulary', from: ['english.vocabulary'] },
    { name: 'A mix of everything', from: [] },
  ],
};

/** The topic of a subject's quiz; `set` counts from 1. */
export function quizTopic(subject: Subject, set: number): string {
  return QUIZ_TOPICS[subject][set - 1]?.name ?? `Quiz ${set}`;
}
