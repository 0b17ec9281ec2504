import type { AnswerFeedback, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import type { ItemKey } from '@prepward/contracts/items';

/** A to G: an option's letter on screen, on the keyboard and in an explanation. */
export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** Options or regions in the order shown, whichever the item has, each with its text. */
export function choicesOf({
  options,
  regions,
}: AttemptItem): readonly { id: string; html: string }[] {
  return options ?? (regions ?? []).map(({ id, name }) => ({ id, html: name }));
}

/** Ids of the options or regions that an answer or a key names; none for typed and ordered ones. */
export function namedIds(given: ItemResponse | ItemKey | null): readonly string[] {
  switch (given?.type) {
    case 'multiple-choice':
      return [given.option];
    case 'multiple-select':
      return given.options;
    case 'hot-spot':
      return [given.region];
    default:
      return [];
  }
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** "Correct", or "Not quite" with the letters or the value of the correct answer. */
export function verdictWords(item: AttemptItem, feedback: AnswerFeedback): string {
  if (feedback.correct) {
    return 'Correct';
  }
  if (feedback.key.type === 'supply') {
    return `Not quite. The answer is ${feedback.key.answer}.`;
  }
  const ids = namedIds(feedback.key);
  const letters = choicesOf(item).flatMap(({ id }, index) =>
    ids.includes(id) ? [letterOf(index)] : [],
  );
  if (letters.length === 0) {
    return 'Not quite';
  }
  const is = letters.length === 1 ? 'answer is' : 'answers are';
  return `Not quite. The ${is} ${listed(letters)}.`;
}
