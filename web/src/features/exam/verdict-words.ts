import type { AnswerFeedback, AttemptItem } from '@prepward/contracts/attempts';

/** A to G: what an option is called on screen, on the keyboard and in an explanation. */
export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** Options or regions in the order shown, whichever the item has. */
export function choicesOf({ options, regions }: AttemptItem): readonly { id: string }[] {
  return options ?? regions ?? [];
}

/** Ids of the options or regions that are keyed. */
export function keyedIds({ key }: AnswerFeedback): readonly string[] {
  switch (key.type) {
    case 'multiple-choice':
      return [key.option];
    case 'multiple-select':
      return key.options;
    case 'hot-spot':
      return [key.region];
    default:
      return [];
  }
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** "Correct", or "Not quite" with the letters or the value of the right answer. */
export function verdictWords(item: AttemptItem, feedback: AnswerFeedback): string {
  if (feedback.correct) {
    return 'Correct';
  }
  if (feedback.key.type === 'supply') {
    return `Not quite. The answer is ${feedback.key.answer}.`;
  }
  const ids = keyedIds(feedback);
  const letters = choicesOf(item).flatMap(({ id }, index) =>
    ids.includes(id) ? [letterOf(index)] : [],
  );
  if (letters.length === 0) {
    return 'Not quite';
  }
  const is = letters.length === 1 ? 'answer is' : 'answers are';
  return `Not quite. The ${is} ${listed(letters)}.`;
}
