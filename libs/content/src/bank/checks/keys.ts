import type { GeneratedItem } from '../kit/generate.js';
import type { BankItem, ItemModel } from '../kit/types.js';
import { choicesOf } from './contents.js';
import { checkEach } from './per-item.js';
import { plainText, quantityOf, sameNumber } from './text.js';

const COUNTS = ['two', 'three', 'four', 'five', 'six'];

const COUNT_ASKED =
  /\b(?:select|choose|pick|mark|which|what)(?: the| any| exactly)? (two|three|four|five|six)\b/gi;

/** Whether a selection's stem asks for several answers; if it says how many, the count must be right. */
function asksFor(stem: string, count: number): boolean {
  const text = plainText(stem);
  const said = [...text.matchAll(COUNT_ASKED)].map(
    ([, word = '']) => COUNTS.indexOf(word.toLowerCase()) + 2,
  );
  if (said.length > 0) return said.every((number) => number === count);
  return (
    /\b(?:select|choose|pick|mark|which)\b/i.test(text) &&
    /\b(?:all|every|each|any|them)\b/i.test(text)
  );
}

/** What each type must have, as on the exam. */
function shapeFaults(item: BankItem): string[] {
  const choices = choicesOf(item);
  const right = choices.filter((c) => c.right).length;
  const faults: string[] = [];
  const want = (ok: boolean, what: string) => {
    if (!ok) faults.push(what);
  };
  switch (item.type) {
    case 'multiple-choice':
      want(choices.length === 4, `${choices.length} options, 4 wanted`);
      want(right === 1, `${right} options are the key, 1 wanted`);
      break;
    case 'multiple-select':
      want(choices.length >= 4 && choices.length <= 7, `${choices.length} options, 4 to 7 wanted`);
      want(right >= 2 && right < choices.length, `${right} of ${choices.length} options are keys`);
      want(right === item.key.length, 'a key is not among the options');
      want(asksFor(item.stem, right), `the stem does not ask for ${right} options`);
      break;
    case 'hot-spot':
      want(choices.length >= 2 && choices.length <= 5, `${choices.length} regions, 2 to 5 wanted`);
      want(right === 1, `${right} regions are the key, 1 wanted`);
      break;
    case 'ordered': {
      const ids = new Set(item.options.map((o) => o.id));
      const complete = item.key.length === ids.size && item.key.every((id) => ids.has(id));
      want(complete && new Set(item.key).size === ids.size, 'the key is no order of the steps');
      break;
    }
    case 'supply':
      want(item.answer.trim() !== '', 'the answer is empty');
      want(item.commonErrors.length >= 2, `${item.commonErrors.length} common errors, 2 wanted`);
      want(Number.isFinite(item.tolerance) && item.tolerance >= 0, 'the tolerance is no distance');
      want(item.answerKind !== 'number' || quantityOf(item.answer) !== undefined, 'not a number');
      want(item.answerKind !== 'word' || !/\s/.test(item.answer.trim()), 'more than one word');
  }
  return faults;
}

/** The text of the right choices, as a solver would give it. */
function keyText({ item }: GeneratedItem): string {
  const choices = choicesOf(item);
  if (item.type === 'ordered') {
    const texts = new Map(item.options.map((o) => [o.id, o.text]));
    return item.key.map((id) => texts.get(id)).join(' | ');
  }
  const right = choices.filter((c) => c.right).map((c) => c.text);
  return item.type === 'multiple-select' ? right.sort().join(' | ') : (right[0] ?? '');
}

const sorted = (answer: string) => answer.split(' | ').sort().join(' | ');

/** The option that is the key, or the answer of a supply item, as a number. */
function keyNumber({ item }: GeneratedItem): number | undefined {
  const key = choicesOf(item).find((c) => c.right);
  return key?.value ?? (key && quantityOf(key.text)?.value);
}

function agrees(generated: GeneratedItem, answer: string | number): boolean {
  const { item } = generated;
  if (typeof answer === 'number') {
    const key = keyNumber(generated);
    // A rounded key may differ from the exact answer by the item's tolerance.
    const slack = item.type === 'supply' ? item.tolerance : 0;
    return key !== undefined && (sameNumber(key, answer) || Math.abs(key - answer) <= slack);
  }
  const key = keyText(generated);
  if (item.type === 'multiple-select') return key === sorted(answer);
  if (plainText(key) === plainText(answer)) return true;
  const [a, b] = [quantityOf(key), quantityOf(answer)];
  return !!a && !!b && a.unit === b.unit && sameNumber(a.value, b.value);
}

/** Whether the options or the answer are numbers, as in a computed item. */
function isNumeric({ item }: GeneratedItem): boolean {
  if (item.type === 'supply') return item.answerKind === 'number';
  if (item.type !== 'multiple-choice') return false;
  return item.options.every((o) => o.value !== undefined);
}

const needsSolver = (model: ItemModel) => !model.set && !model.written && !model.solve;

function solverFault(generated: GeneratedItem): string | undefined {
  const { model, draft } = generated;
  if (needsSolver(model) && isNumeric(generated)) {
    return 'a computed item without a second solver (solve)';
  }
  if (!model.solve) return undefined;
  const answer = model.solve(draft);
  return agrees(generated, answer)
    ? undefined
    : `the second solver gives ${answer}, the key is ${keyNumber(generated) ?? keyText(generated)}`;
}

/** Options whose stated value isn't the number in their text. */
function valueFaults(item: BankItem): string[] {
  return choicesOf(item).flatMap(({ text, value }) => {
    const shown = quantityOf(text);
    if (value === undefined || !shown) return [];
    const forms = shown.unit === '%' ? [shown.value, shown.value * 100] : [shown.value];
    const half = 0.5000001 * 10 ** -shown.decimals;
    return forms.some((v) => sameNumber(v, value) || Math.abs(v - value) <= half / 50)
      ? []
      : [`"${text}" has the value ${value}`];
  });
}

/**
 * Rule 1: exactly one right answer, or exactly the key set; every part a type requires is there; a
 * second solver agrees on every variant of a computed model.
 */
export const checkKeys = checkEach(1, (generated) => {
  const fault = solverFault(generated);
  return [
    ...shapeFaults(generated.item),
    ...valueFaults(generated.item),
    ...(fault === undefined ? [] : [fault]),
  ];
});
