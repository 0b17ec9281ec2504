import type { AttemptItem } from '@prepward/contracts/attempts';
import type { Answer } from './answer-types.js';

/** `right` and `wrong` only in tutor mode, where the verdict on an answered item is known. */
export type Progress = 'right' | 'wrong' | 'answered' | 'unanswered' | 'unseen';

/** The state of one item; a flag goes with any of them. */
export interface ItemState {
  position: number;
  /** Its number on screen, from 1. */
  number: number;
  progress: Progress;
  flagged: boolean;
}

export const FILTERS = ['all', 'unanswered', 'flagged', 'unseen'] as const;
export type Filter = (typeof FILTERS)[number];

export const FILTER_NAMES: Record<Filter, string> = {
  all: 'All',
  unanswered: 'Unanswered',
  flagged: 'Flagged',
  unseen: 'Not seen',
};

function answeredAs({ feedback }: Answer): Progress {
  if (!feedback) {
    return 'answered';
  }
  return feedback.correct ? 'right' : 'wrong';
}

export function itemStates(
  items: readonly AttemptItem[],
  answers: Readonly<Record<number, Answer>>,
  seen: readonly number[],
): ItemState[] {
  return items.map(({ position }, index) => {
    const answer = answers[position];
    const answered = answer !== undefined && answer.response !== null;
    const looked = answer !== undefined || seen.includes(position);
    return {
      position,
      number: index + 1,
      progress: answered ? answeredAs(answer) : looked ? 'unanswered' : 'unseen',
      flagged: answer?.flagged ?? false,
    };
  });
}

/** An unseen item is unanswered too: the "Unanswered" filter shows both. */
export function matches(state: ItemState, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'unanswered':
      return state.progress === 'unanswered' || state.progress === 'unseen';
    case 'flagged':
      return state.flagged;
    case 'unseen':
      return state.progress === 'unseen';
  }
}
