import { ALTERNATE_SHARE } from '@prepward/contracts/exam';
import { PAPER_QUESTIONS, type QuestionsKind } from '@prepward/contracts/papers';
import type { ItemType, Subject } from '@prepward/contracts/subjects';

/** How a kind of question paper is put together. */
export interface PaperDesign {
  /** Changing it changes every question of every paper of the kind. */
  seed: string;
  questions: number;
  /** The item types besides plain multiple choice, in the order in which they are chosen. */
  alternates: readonly ItemType[];
  /** Most longer texts in a paper. */
  mostPassages: Readonly<Record<Subject, number>>;
  /** Most items of one family of models in it. */
  mostAlike: number;
  /** Shares of the easier, middle and harder items; without it, difficulty isn't controlled. */
  difficulty?: readonly [number, number, number];
  /** Parts of nearly equal size and mix, to be taken one at a time. */
  sets: number;
  /** A book has a cover and a how-to page, and its answers also teach. */
  isBook: boolean;
}

/** The types of ten alternates: hot-spot and ordered items are rarer, as in the bank. */
const TEN: readonly ItemType[] = [
  'hot-spot',
  'ordered',
  'supply',
  'multiple-select',
  'supply',
  'multiple-select',
  'hot-spot',
  'supply',
  'multiple-select',
  'ordered',
];

function alternatesFor(questions: number): ItemType[] {
  const count = Math.round(questions * ALTERNATE_SHARE);
  return Array.from({ length: count }, (_, i) => TEN[i % TEN.length] ?? 'supply');
}

export const DESIGNS: Readonly<Record<QuestionsKind, PaperDesign>> = {
  questions: {
    seed: 'paper-1',
    questions: PAPER_QUESTIONS.questions,
    // At least one of each: about one question in four.
    alternates: ['hot-spot', 'ordered', 'supply', 'multiple-select', 'supply', 'multiple-select'],
    // Three pages in Reading, one experiment in Science.
    mostPassages: { reading: 6, math: 0, science: 1, english: 0 },
    mostAlike: 1,
    sets: 1,
    isBook: false,
  },
  'test-bank': {
    seed: 'test-bank-1',
    questions: PAPER_QUESTIONS['test-bank'],
    alternates: alternatesFor(PAPER_QUESTIONS['test-bank']),
    mostPassages: { reading: 26, math: 0, science: 3, english: 0 },
    mostAlike: 3,
    difficulty: [0.3, 0.4, 0.3],
    sets: 4,
    isBook: true,
  },
};
