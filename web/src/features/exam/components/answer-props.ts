import type { AnswerFeedback, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';

/** What every answer control takes. With `feedback` the answer stands and is explained. */
export interface AnswerProps {
  item: AttemptItem;
  value: ItemResponse | null;
  onChange: (response: ItemResponse) => void;
  feedback?: AnswerFeedback | undefined;
  /** Id of the element that asks the question. */
  stemId: string;
}
