import type { BankItem } from '../kit/types.js';
import { type Choice, choicesOf } from './contents.js';
import { checkEach } from './per-item.js';
import { plainText, type Quantity, quantityOf, sameNumber } from './text.js';

/** Factors to one unit of each kind: `0.5 m` and `50 cm` are the same answer. */
const UNITS: Record<string, readonly [string, number]> = {
  mm: ['m', 0.001],
  cm: ['m', 0.01],
  m: ['m', 1],
  km: ['m', 1000],
  mcg: ['g', 0.000001],
  µg: ['g', 0.000001],
  mg: ['g', 0.001],
  g: ['g', 1],
  kg: ['g', 1000],
  mL: ['L', 0.001],
  L: ['L', 1],
};

function base({ value, unit }: Quantity): { value: number; unit: string } {
  const known = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  if (known) return { value: value * known[1], unit: known[0] };
  return { value, unit: unit === '%' ? '' : unit };
}

/** Case carries meaning in spelling and capitalization items, and in formulas and genotypes. */
function caseMatters(item: BankItem, text: string): boolean {
  return item.objective.startsWith('english.conventions') || !/[a-z]{4}/.test(text);
}

function sameText(item: BankItem, a: string, b: string): boolean {
  const [x, y] = [plainText(a), plainText(b)];
  if (x === y) return true;
  return !caseMatters(item, `${x} ${y}`) && x.toLowerCase() === y.toLowerCase();
}

/** Whether two choices of an item are the same answer: 1/2 = 0.5 = 50%. */
function sameChoice(item: BankItem, a: Choice, b: Choice): boolean {
  if (sameText(item, a.text, b.text)) return true;
  if (a.value !== undefined && b.value !== undefined) return sameNumber(a.value, b.value);
  const [p, q] = [quantityOf(a.text), quantityOf(b.text)];
  if (!p || !q) return false;
  const [x, y] = [base(p), base(q)];
  return x.unit === y.unit && sameNumber(x.value, y.value);
}

/** A common error that would be marked right isn't an error. */
function supplyFaults(item: Extract<BankItem, { type: 'supply' }>): string[] {
  const answers = [item.answer, ...item.accepted];
  return item.commonErrors.flatMap(({ answer }) => {
    const isRight = answers.some((right) => {
      const [p, q] = [quantityOf(right), quantityOf(answer)];
      if (item.answerKind === 'number' && p && q) {
        return Math.abs(p.value - q.value) <= item.tolerance + 1e-9;
      }
      return sameText(item, right.toLowerCase(), answer.toLowerCase());
    });
    return isRight ? [`the common error "${answer}" would be marked right`] : [];
  });
}

/** The fraction forms of one number are different answers where the item is about the form. */
function aboutForm(item: BankItem): boolean {
  return item.objective === 'math.numbers.convert' && /\b(lowest|simplest)\b/.test(item.stem);
}

function pairFaults(item: BankItem): string[] {
  const choices = choicesOf(item);
  const faults: string[] = [];
  choices.forEach((a, i) => {
    for (const b of choices.slice(i + 1)) {
      // In a selection, options may share a value as long as they're all right or all wrong.
      const byText = aboutForm(item) || (item.type === 'multiple-select' && a.right === b.right);
      const equal = byText ? sameText(item, a.text, b.text) : sameChoice(item, a, b);
      if (!equal) continue;
      const what = a.right !== b.right ? 'the key and a distractor' : 'two choices';
      faults.push(`${what} are equal: "${a.text}" and "${b.text}"`);
    }
  });
  return faults;
}

/** Rule 2: no distractor equals the key, and no two choices are equal, after normalization. */
export const checkDistinct = checkEach(2, ({ item }) => {
  const faults = pairFaults(item);
  if (item.type === 'supply') faults.push(...supplyFaults(item));
  return [...new Set(faults)];
});
