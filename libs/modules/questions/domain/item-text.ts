import { quantityOf } from '@prepward/content/bank/checks/text';
import type { BankItem, BankOption, BankRegion } from '@prepward/content/bank/kit/types';
import type { ItemText } from '@prepward/contracts/admin-items';
import type { ItemAnswerSheet, ItemView } from '@prepward/contracts/items';

/** By field, what doesn't fit the item and what is expected. */
export interface TextProblem {
  problem: Record<string, string>;
}

/** An option or region without its value and shape, which only the bank knows. */
const said = ({ id, rationale, misconception }: BankOption | BankRegion) => ({
  id,
  rationale,
  ...(misconception === undefined ? {} : { misconception }),
});

/** What an editor may change in an item, as it is now. */
export function textOf(item: BankItem): ItemText {
  const { stem, why, remember } = item;
  const common = {
    stem,
    ...(why === undefined ? {} : { why }),
    ...(remember === undefined ? {} : { remember }),
  };
  switch (item.type) {
    case 'multiple-choice':
      return { type: item.type, ...common, options: optionTexts(item.options), key: item.key };
    case 'multiple-select':
      return { type: item.type, ...common, options: optionTexts(item.options), key: item.key };
    case 'hot-spot': {
      const regions = item.regions.map((region) => ({ ...said(region), name: region.name }));
      return { type: item.type, ...common, regions, key: item.key };
    }
    case 'ordered': {
      const options = item.options.map(({ id, text, rationale }) => ({ id, text, rationale }));
      const { type, key, rationale, misconception } = item;
      return { type, ...common, options, key, rationale, misconception };
    }
    case 'supply': {
      const { type, answer, accepted, tolerance, unit, rationale, commonErrors } = item;
      return {
        type,
        ...common,
        answer,
        accepted,
        tolerance,
        ...(unit === undefined ? {} : { unit }),
        rationale,
        commonErrors,
      };
    }
  }
}

const optionTexts = (options: readonly BankOption[]) =>
  options.map((option) => ({ ...said(option), text: option.text }));

/** The ids of a text's options or regions, in their order. */
function idsOf(text: ItemText): string[] {
  if (text.type === 'supply') return [];
  return (text.type === 'hot-spot' ? text.regions : text.options).map(({ id }) => id);
}

function keysOf(text: ItemText): string[] {
  if (text.type === 'supply') return [];
  return typeof text.key === 'string' ? [text.key] : text.key;
}

function problemsOf(item: BankItem, text: ItemText): Record<string, string> {
  if (item.type !== text.type) return { type: `expected ${item.type}` };
  const ids = idsOf(textOf(item));
  const given = idsOf(text);
  const problem: Record<string, string> = {};
  if (given.join() !== ids.join()) {
    problem.options = `expected the parts of the item in their order: ${ids.join(', ')}`;
  }
  const keys = keysOf(text);
  if (keys.some((id) => !ids.includes(id)) || new Set(keys).size !== keys.length) {
    problem.key = `expected different ids of the item: ${ids.join(', ')}`;
  }
  return problem;
}

/** An option whose text changed gets the value its new text states, if it had one. */
function withValue(before: BankOption, text: string): Pick<BankOption, 'value'> {
  if (before.value === undefined) return {};
  const value = text === before.text ? before.value : quantityOf(text)?.value;
  return value === undefined ? {} : { value };
}

function reworded(
  before: readonly BankOption[],
  texts: readonly { id: string; text: string; rationale: string; misconception?: string }[],
): BankOption[] {
  return before.map((option, i) => {
    const text = texts[i];
    return text === undefined ? option : { ...text, ...withValue(option, text.text) };
  });
}

function regionsOf(
  before: readonly BankRegion[],
  texts: Extract<ItemText, { type: 'hot-spot' }>['regions'],
): BankRegion[] {
  return before.map((region, i) => {
    const text = texts[i];
    return text === undefined ? region : { ...text, shape: region.shape };
  });
}

/**
 * An item with other texts, another key, or both. Its parts, their order, its figure, passage and
 * tags stay.
 */
export function withText(item: BankItem, text: ItemText): BankItem | TextProblem {
  const problem = problemsOf(item, text);
  if (Object.keys(problem).length > 0) return { problem };
  const { why: _why, remember: _remember, ...rest } = item;
  const { stem, why, remember } = text;
  const common = {
    stem,
    ...(why === undefined ? {} : { why }),
    ...(remember === undefined ? {} : { remember }),
  };
  if (rest.type === 'multiple-choice' && text.type === rest.type) {
    return { ...rest, ...common, options: reworded(rest.options, text.options), key: text.key };
  }
  if (rest.type === 'multiple-select' && text.type === rest.type) {
    // Kept in the order of the options, so that the same set is the same key.
    const key = rest.options.map(({ id }) => id).filter((id) => text.key.includes(id));
    return { ...rest, ...common, options: reworded(rest.options, text.options), key };
  }
  if (rest.type === 'hot-spot' && text.type === rest.type) {
    return { ...rest, ...common, regions: regionsOf(rest.regions, text.regions), key: text.key };
  }
  if (rest.type === 'ordered' && text.type === rest.type) {
    const { key, rationale, misconception } = text;
    const options = reworded(rest.options, text.options);
    return { ...rest, ...common, options, key, rationale, misconception };
  }
  if (rest.type === 'supply' && text.type === rest.type) {
    const { unit: _unit, ...lasting } = rest;
    return { ...lasting, ...common, ...text };
  }
  return { problem: { type: `expected ${item.type}` } };
}

/** An option as students have seen it, with its new reason. */
function asSeen(option: BankOption, before: BankOption | undefined): BankOption {
  if (before === undefined) return option;
  const { value: _value, ...rest } = option;
  return {
    ...rest,
    text: before.text,
    ...(before.value === undefined ? {} : { value: before.value }),
  };
}

/**
 * An edited item in the wording students have seen: the new key and reasons with the earlier wording.
 *
 * @param after made from `before` by {@link withText}
 */
export function keepWording(before: BankItem, after: BankItem): BankItem {
  const { stem } = before;
  if (before.type === 'supply' && after.type === 'supply') {
    const { unit: _unit, ...rest } = after;
    return { ...rest, stem, ...(before.unit === undefined ? {} : { unit: before.unit }) };
  }
  if (before.type === 'hot-spot' && after.type === 'hot-spot') {
    const regions = after.regions.map((region, i) => ({
      ...region,
      name: before.regions[i]?.name ?? region.name,
    }));
    return { ...after, stem, regions };
  }
  if ('options' in before && 'options' in after) {
    const options = after.options.map((option, i) => asSeen(option, before.options[i]));
    return { ...after, stem, options };
  }
  throw new TypeError(`${after.id} is no edit of ${before.id}`);
}

/** What a change touches: the key alone changes scores; wording is what students see. */
export interface ItemChanges {
  key: boolean;
  wording: boolean;
  /** Rationales, misconceptions and what the item teaches: seen after the answer. */
  reasons: boolean;
}

interface Rendered {
  view: ItemView;
  sheet: ItemAnswerSheet;
}

/** The key as scoring reads it: the order of a set doesn't matter. */
function keyMark({ key }: ItemAnswerSheet): string {
  const sorted = key.type === 'multiple-select' ? { ...key, options: key.options.toSorted() } : key;
  return canonical(sorted);
}

/** JSON whose properties are sorted: the database doesn't keep their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** What differs between two versions of an item. */
export function changesBetween(before: Rendered, after: Rendered): ItemChanges {
  const { key: _before, ...reasonsBefore } = before.sheet;
  const { key: _after, ...reasonsAfter } = after.sheet;
  return {
    key: keyMark(before.sheet) !== keyMark(after.sheet),
    wording: canonical(before.view) !== canonical(after.view),
    reasons: canonical(reasonsBefore) !== canonical(reasonsAfter),
  };
}
