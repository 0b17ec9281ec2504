import type { BankItem } from '../kit/types.js';
import { choicesOf } from './contents.js';
import { perItem } from './per-item.js';
import { plainText } from './text.js';
import type { Check, Finding } from './types.js';

/** The question, without the closing words on how many to select. Case is kept: Pp is not pp. */
function questionOf(item: BankItem): string {
  const stem = plainText(item.stem).replace(
    / ?Select (?:the|all)(?: (?:two|three|four|five|six))?(?: that)? apply\.$/,
    '',
  );
  return [stem, item.passageId ?? '', item.figure?.svg ?? ''].join('\n');
}

/** The options of an item, each with the question that it answers. */
const answersOf = perItem((item: BankItem) => {
  if (item.type !== 'multiple-choice' && item.type !== 'multiple-select') return [];
  const question = questionOf(item);
  return choicesOf(item).map(({ text, right }) => ({
    id: item.id,
    answer: `${question}\n${plainText(text)}`,
    text,
    right,
  }));
});

/**
 * Rule 1, over the bank: what is right in one item is not wrong in another that asks the same. Finds
 * a fact on which two rows of a table, or two authors, disagree.
 */
export const checkContradictions: Check = ({ items }) => {
  const right = new Map<string, string>();
  const answers = items.flatMap(({ item }) => answersOf(item));
  for (const { answer, id, right: isRight } of answers) if (isRight) right.set(answer, id);
  return answers.flatMap(({ answer, id, text, right: isRight }): Finding[] => {
    const other = isRight ? undefined : right.get(answer);
    // An item that contradicts itself has two equal options, which rule 2 reports.
    return other === undefined || other === id
      ? []
      : [{ rule: 1, id, message: `"${text}" is wrong here and right in ${other}` }];
  });
};
