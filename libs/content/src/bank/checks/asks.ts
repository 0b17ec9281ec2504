import type { GeneratedItem } from '../kit/generate.js';
import type { BankItem } from '../kit/types.js';
import { choicesOf } from './contents.js';
import { perItem } from './per-item.js';
import { plainText, sentencesOf, wordsOf } from './text.js';
import type { Check, Finding } from './types.js';

/** "At least half of the items apply and do not define." */
const LEAST = 0.5;
/** A question with fewer words is too short to describe a case. */
const FEW = 8;
/** Questions that ask for a meaning or a name, with no case before them. */
const DEFINES =
  /\b(?:which (?:term|word|name)|what is the (?:meaning|definition|name)|what does .* mean|is called|is defined as)\b/i;

/** Whether an item shows something to apply knowledge to: a text, a picture, numbers, or a case. */
const showsCase = perItem((item: BankItem): boolean => {
  const stem = plainText(item.stem);
  if (sentencesOf(stem).length === 1 && DEFINES.test(stem)) return false;
  if (item.passageId !== undefined || item.figure !== undefined) return true;
  if ([stem, ...choicesOf(item).map((c) => plainText(c.text))].some((text) => /\d/.test(text)))
    return true;
  return wordsOf(stem).length >= FEW;
});

/** The share of items whose model is marked `apply`, 0 to 1. */
export function applyShare(items: readonly GeneratedItem[]): number {
  return items.filter(({ model }) => model.asks === 'apply').length / Math.max(1, items.length);
}

/**
 * Rule 8: every Science model says whether its items apply knowledge or define terms, at least half
 * of the items apply it, and each of those shows something to apply it to.
 */
export const checkAsks: Check = ({ items, subjects }) => {
  if (!subjects.includes('science')) return [];
  const science = items.filter(({ item }) => item.subject === 'science');
  const silent = new Set(science.filter(({ model }) => !model.asks).map(({ model }) => model.id));
  const share = applyShare(science);
  return [
    ...[...silent].map(
      (id): Finding => ({ rule: 8, id, message: 'expected "asks": apply or define' }),
    ),
    ...science
      .filter(({ model, item }) => model.asks === 'apply' && !showsCase(item))
      .map(
        ({ item }): Finding => ({
          rule: 8,
          id: item.id,
          message: `the model says that its items apply, and this one defines: "${item.stem}"`,
        }),
      ),
    ...(science.length === 0 || share >= LEAST
      ? []
      : [
          {
            rule: 8 as const,
            id: 'science',
            message: `${(share * 100).toFixed(1)} % of the items apply, wanted ${LEAST * 100} %`,
          },
        ]),
  ];
};
