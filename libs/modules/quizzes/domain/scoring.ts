import type { ItemResponse } from '@prepward/contracts/attempts';
import type { ItemKey } from '@prepward/contracts/items';
import Fraction from 'fraction.js';

/**
 * Reads a typed number: `1/2`, `0.5`, `.5`, `1,000`, `1 1/2`, `-3`, `$5`, `5 $`, `45 %`. A percent sign is
 * kept apart, since an item may ask for percent. Undefined when it is not a number.
 */
function parseNumber(text: string): { value: Fraction; percent: boolean } | undefined {
  const percent = /%\s*$/.test(text);
  const bare = text
    .replace(/[−–]/g, '-')
    .replace(/^([\s+-]*)\$/, '$1')
    .replace(/[%$]\s*$/, '')
    .trim()
    .replace(/^([+-])\s+/, '$1')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ');
  if (!/^[+-]?(\d+ \d+\/\d+|\d+\/\d+|\d*\.?\d+|\d+\.)$/.test(bare)) return undefined;
  if (/\/0+$/.test(bare)) return undefined;
  return { value: new Fraction(bare.replace(/\.$/, '')), percent };
}

function sameNumber(typed: string, answer: string, tolerance: number): boolean {
  const given = parseNumber(typed);
  const wanted = parseNumber(answer);
  if (given === undefined || wanted === undefined) return false;
  const candidates = [given.value];
  // "45 %" answers an item that asks for percent with 45, and one that asks for a number with 0.45.
  if (given.percent && !wanted.percent) candidates.push(given.value.div(100));
  const limit = new Fraction(tolerance);
  return candidates.some((value) => value.sub(wanted.value).abs().compare(limit) <= 0);
}

function word(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

function supplyRight(key: Extract<ItemKey, { type: 'supply' }>, typed: string): boolean {
  const accepted = [key.answer, ...key.accepted];
  return key.answerKind === 'word'
    ? accepted.some((answer) => word(answer) === word(typed))
    : accepted.some((answer) => sameNumber(typed, answer, key.tolerance));
}

function sameMembers(left: readonly string[], right: readonly string[]): boolean {
  const wanted = new Set(right);
  return new Set(left).size === wanted.size && left.every((id) => wanted.has(id));
}

/**
 * Whether a response is right. Right or wrong, no partial credit.
 * No response, or one of another type than the item's, is wrong.
 */
export function isRight(key: ItemKey, response: ItemResponse | null): boolean {
  if (response === null) return false;
  switch (key.type) {
    case 'multiple-choice':
      return response.type === key.type && response.option === key.option;
    case 'multiple-select':
      return response.type === key.type && sameMembers(response.options, key.options);
    case 'supply':
      return response.type === key.type && supplyRight(key, response.text);
    case 'hot-spot':
      return response.type === key.type && response.region === key.region;
    case 'ordered':
      return (
        response.type === key.type &&
        response.order.length === key.order.length &&
        response.order.every((id, i) => id === key.order[i])
      );
  }
}
