import type { AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { type Answer, type BookState, NO_ANSWER } from '../answer-types.js';
import type { AttemptRun } from '../attempt-run.js';
import type { DeskState } from '../desk.js';
import { readyResponse } from '../responses.js';
import { useObserved } from './use-run.js';

/** Everything the screen shows of one open attempt, and everything the student can do there. */
export interface Exam {
  run: AttemptRun;
  items: readonly AttemptItem[];
  item: AttemptItem;
  index: number;
  book: BookState;
  desk: DeskState;
  answer: Answer;
  /** What the answer control shows. */
  value: ItemResponse | null;
  /** In tutor mode a submitted answer is final; in exam mode it can be changed. */
  tutor: boolean;
  given: boolean;
  /** Tutor mode: what "Check answer" would give; null while nothing is chosen, and once it was checked. */
  ready: ItemResponse | null;
  choose: (response: ItemResponse) => void;
  clear: () => void;
  check: () => void;
  flag: () => void;
  strike: (option: string) => void;
  goTo: (position: number) => void;
}

/** One item's answer, as far as it was submitted or begun. */
function answerOf(run: AttemptRun, item: AttemptItem, book: BookState, desk: DeskState) {
  const tutor = run.get().attempt.mode === 'tutor';
  const answer = book.answers[item.position] ?? NO_ANSWER;
  const given = answer.response !== null;
  const draft = desk.drafts[item.position] ?? null;
  return {
    tutor,
    answer,
    given,
    ready: tutor && !given ? readyResponse(item, draft) : null,
    value: given ? answer.response : draft,
  };
}

type ItemAnswer = ReturnType<typeof answerOf>;

/** What the student can do with the item's answer. */
function actionsOn(
  run: AttemptRun,
  item: AttemptItem,
  { tutor, answer, given, ready }: ItemAnswer,
) {
  const { position } = item;
  return {
    /** In exam mode a complete answer counts at once; an incomplete one stays a draft on this device. */
    choose(response: ItemResponse): void {
      const whole = readyResponse(item, response);
      if (tutor && given) {
        return;
      }
      if (tutor || whole === null) {
        run.desk.draft(position, response);
      } else {
        run.desk.dropDraft(position);
      }
      if (!tutor && (whole !== null || given)) {
        run.book.give(position, whole);
      }
    },
    clear(): void {
      run.desk.dropDraft(position);
      run.book.give(position, null);
    },
    check(): void {
      if (ready) {
        run.book.give(position, ready);
        run.desk.dropDraft(position);
      }
    },
    flag: () => run.book.flag(position, !answer.flagged),
    strike: (option: string) => run.desk.strike(position, option),
  };
}

/** The item on screen with its answer and its actions; null when there is nothing to show. */
export function useExam(run: AttemptRun, items: readonly AttemptItem[]): Exam | null {
  const book = useObserved(run.book);
  const desk = useObserved(run.desk);
  const index = Math.max(
    items.findIndex(({ position }) => position === desk.at),
    0,
  );
  const item = items[index];
  if (!item) {
    return null;
  }
  const answer = answerOf(run, item, book, desk);
  return {
    run,
    items,
    item,
    index,
    book,
    desk,
    ...answer,
    ...actionsOn(run, item, answer),
    goTo: (to) => run.goTo(to),
  };
}

/** What choosing the option (or region) at `index` gives; null where the item has none there. */
export function choiceAt(
  item: AttemptItem,
  value: ItemResponse | null,
  index: number,
): ItemResponse | null {
  const option = item.options?.[index]?.id;
  const region = item.regions?.[index]?.id;
  if (item.type === 'multiple-choice' && option) {
    return { type: 'multiple-choice', option };
  }
  if (item.type === 'multiple-select' && option) {
    const chosen = value?.type === 'multiple-select' ? value.options : [];
    const options = chosen.includes(option)
      ? chosen.filter((other) => other !== option)
      : [...chosen, option];
    return { type: 'multiple-select', options };
  }
  return item.type === 'hot-spot' && region ? { type: 'hot-spot', region } : null;
}
