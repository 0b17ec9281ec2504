import type { AnswerFeedback, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';

/** Options that the student has struck out: only a visual aid, they can still be chosen. */
export interface Strikes {
  struck: readonly string[];
  toggle: (option: string) => void;
}

/** What every answer control takes. With `feedback` the answer is final and is explained. */
export interface AnswerProps {
  item: AttemptItem;
  value: ItemResponse | null;
  onChange: (response: ItemResponse) => void;
  feedback?: AnswerFeedback | undefined;
  /** Absent where nothing can be struck out. */
  strikes?: Strikes | undefined;
  /** Id of the element that asks the question. */
  stemId: string;
}
