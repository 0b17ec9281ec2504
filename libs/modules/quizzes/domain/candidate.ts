import type { DifficultyBand } from '@prepward/contracts/attempts';
import type { ItemType, Subject } from '@prepward/contracts/subjects';

/** What a selection knows about an item. */
export interface Candidate {
  id: string;
  model: string;
  /** Shared by models that are near twins; the model's own id if it has none. */
  family: string;
  subject: Subject;
  area: string;
  objective: string;
  type: ItemType;
  /** In logits; 0 is the middle. */
  difficulty: number;
  /** Id of the text it asks about. */
  passage: string | null;
  /** Number of words in that text; 0 without one. */
  passageWords: number;
  /** Number of words in the question and its choices. */
  words: number;
}

/** How often a student has had each item; absent means never. */
export type SeenCounts = ReadonlyMap<string, number>;

/**
 * Items with the same mark are never in one attempt: two variants of one model are the same
 * question with other numbers, and the models of a family ask nearly the same thing. The questions
 * on a passage are different questions about one text, so each has its own mark.
 */
export function twinMark(item: Candidate): string {
  return item.passage === null ? item.family : item.id;
}

/** Plain multiple choice, or one of the four alternate types. */
export function isAlternate(item: Candidate): boolean {
  return item.type !== 'multiple-choice';
}

/** Half a logit to either side of the middle. */
const BAND_EDGE = 0.5;

export function bandOf(difficulty: number): DifficultyBand {
  if (difficulty < -BAND_EDGE) return 'easy';
  return difficulty > BAND_EDGE ? 'hard' : 'medium';
}
