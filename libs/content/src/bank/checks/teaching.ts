import type { BankItem } from '../kit/types.js';
import { choicesOf } from './contents.js';
import { falseEquations } from './equations.js';
import { checkEach } from './per-item.js';
import { numbersIn, plainText, quantityOf, sameNumber } from './text.js';

/** An explanation shorter than this teaches nothing. */
const WHY_WORDS = 12;
const WHY_SENTENCES = 2;
/** A shorter line isn't worth remembering; a longer one won't be remembered. */
const REMEMBER_LETTERS = { least: 12, most: 130 };

const sentences = (text: string) => text.match(/[.?!]["')]?(?=\s|$)/g)?.length ?? 0;

function lengthFaults(why: readonly string[], text: string): string[] {
  if (text.split(/\s+/).length < WHY_WORDS) return [`the explanation is too short: "${text}"`];
  const parts = why.length > 1 ? why.length : sentences(text);
  return parts < WHY_SENTENCES ? [`the explanation is a single sentence: "${text}"`] : [];
}

/** In math, and wherever steps are given for a number, the explanation must arrive at the key. */
function keyFaults(item: BankItem, why: readonly string[]): string[] {
  const key = choicesOf(item).find((c) => c.right);
  const shown = key && quantityOf(key.text);
  const numeric =
    item.type === 'supply' || (item.type === 'multiple-choice' && key?.value !== undefined);
  if (!numeric || !shown || (item.subject !== 'math' && why.length < 2)) return [];
  const wanted = [shown.value, shown.unit === '%' ? shown.value * 100 : shown.value];
  const said = numbersIn(why.join(' '));
  return said.some((v) => wanted.some((w) => sameNumber(v, w)))
    ? []
    : [`the explanation does not come to ${key?.text}: "${plainText(why.join(' '))}"`];
}

/** An explanation that repeats an option's rationale adds nothing. */
function repeatFaults(item: BankItem, text: string): string[] {
  if (Array.isArray(item.why)) return [];
  const same = choicesOf(item).find((c) => plainText(c.rationale) === text);
  return same ? [`the explanation only repeats the reason of "${same.text}"`] : [];
}

function itemFaults(item: BankItem): string[] {
  const why = [item.why ?? []].flat();
  const text = plainText(why.join(' '));
  const line = plainText(item.remember ?? '');
  const { least, most } = REMEMBER_LETTERS;
  return [
    ...lengthFaults(why, text),
    ...repeatFaults(item, text),
    ...keyFaults(item, why),
    ...falseEquations(why.join(' ')).map((e) => `the explanation computes wrongly: ${e}`),
    ...(line.length < least || line.length > most ? [`no line worth keeping: "${line}"`] : []),
  ];
}

/**
 * Rule 3: every item explains its answer in at least two sentences or steps that compute correctly,
 * arrive at the key, and say more than an option's rationale; and has one line worth remembering.
 */
export const checkTeaching = checkEach(3, ({ item }) => itemFaults(item));
