import type { BankItem } from '../kit/types.js';
import { choicesOf } from './contents.js';
import { trueShapes } from './drawn-shapes.js';
import { wrongOrders } from './order-of-operations.js';
import { perItem } from './per-item.js';
import { plainText, quantityOf, sameNumber } from './text.js';
import type { Check, Finding } from './types.js';

/** A math model gives at most this many items to the bank. */
const MOST_PER_MODEL = 25;

/** A wrong order of operations that gives the key: such an item can't tell who knows the right order. */
function orderFaults(item: BankItem): Finding[] {
  const key = choicesOf(item).find((c) => c.right);
  const value = key?.value ?? (key && quantityOf(key.text)?.value);
  return wrongOrders(item.stem)
    .filter((wrong) => value !== undefined && sameNumber(wrong.value, value))
    .map((wrong) => ({
      rule: 1,
      id: item.id,
      message: `working ${wrong.way} gives the key ${value} too`,
    }));
}

function shapeFaults(item: BankItem): Finding[] {
  const shapes = trueShapes(item);
  if (shapes === undefined || shapes.length === 1) return [];
  const said = shapes.length === 0 ? 'no option' : shapes.map((s) => `"${s}"`).join(' and ');
  return [{ rule: 1, id: item.id, message: `${said} of one is true of the drawn bars` }];
}

/** A decimal that ends in zero: `5.0 mL`. Money has two places. */
const PADDED = /(?<![$\d.,])\d[\d,]*\.\d*0(?![\d%]*\d)(?!\d)/;

function paddedFaults(item: BankItem): Finding[] {
  return choicesOf(item)
    .map((c) => plainText(c.text))
    .filter((text) => item.type !== 'supply' && PADDED.test(text))
    .map((text) => ({ rule: 6, id: item.id, message: `a padded decimal: "${text}"` }));
}

function modelFaults(items: readonly BankItem[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { model } of items) counts.set(model, (counts.get(model) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_PER_MODEL)
    .map(([id, count]) => ({
      rule: 8,
      id,
      message: `${count} items of one model, at most ${MOST_PER_MODEL} in math`,
    }));
}

const itemFaults = perItem((item: BankItem) => [
  ...orderFaults(item),
  ...shapeFaults(item),
  ...paddedFaults(item),
]);

/**
 * What only math items can get wrong: a wrong order of operations that gives the key, two shapes
 * true of one histogram, padded decimals, and models with too many variants.
 */
export const checkMath: Check = ({ items }) => {
  const math = items.map((g) => g.item).filter((item) => item.subject === 'math');
  return [...math.flatMap((item) => itemFaults(item)), ...modelFaults(math)];
};
