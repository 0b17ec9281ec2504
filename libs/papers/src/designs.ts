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
  /** Longer texts that a paper can hold. */
  mostPassages: Readonly<Record<Subject, number>>;
  /** How many items of one family of models it may hold. */
  mostAlike: number;
  /** Shares of the easier, middle and harder items; without it, difficulty is as it comes. */
  difficulty?: readonly [number, number, number];
  /** Parts of nearly equal size and mix, to be taken one at a time. */
  sets: number;
  /** A book has a cover and pages about itself, and teaches in its answers. */
  isBook: boolean;
}

/** Types of ten alternates: those that need a picture or an order are rarer in the bank, too. */
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
    // One of each at least: about one question in four.
    alternates: ['hot-spot', 'ordered', 'supply', 'multiple-select', 'supply', 'multiple-select'],
    // Three pages of Reading, one experiment of Science.
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
