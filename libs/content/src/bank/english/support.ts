import type { ItemType } from '@prepward/contracts/subjects';
import { drawSentence } from '../kit/figures/sentence.js';
import { type Rng, writtenModel } from '../kit/index.js';
import type { DraftOption, HotSpotDraft, ItemDraft, ItemModel } from '../kit/types.js';
import { readSheet, type SheetItem } from './sheet.js';

/** What a model says of itself, beside its items. */
interface ModelHead {
  /** Stable for ever: `english.semicolon-adverb`. */
  id: string;
  /** The part after the subject: `conventions.punctuation`. */
  objective: string;
  difficulty: number;
  /** The stem of all items whose sheet entry has none of its own. */
  stem?: string;
}

/**
 * American usage in rationales made from templates: periods and commas stand inside the closing
 * quotation mark, whatever was quoted last.
 */
export function closeQuotes<D extends ItemDraft>(draft: D): D {
  const inside = (key: string, value: unknown) =>
    key === 'rationale' && typeof value === 'string'
      ? value.replace(/"([.,])(?=\s|$)/g, '$1"')
      : value;
  return JSON.parse(JSON.stringify(draft), inside) as D;
}

/**
 * A model with one item a row: seed n gives row n, so append rows and never reorder them.
 *
 * `draft` may draw which of a row's distractors to use.
 */
export function rowModel<Row>(
  head: ModelHead,
  type: ItemType,
  rows: readonly Row[],
  draft: (row: Row, rng: Rng) => ItemDraft,
): ItemModel {
  return {
    id: head.id,
    objective: `english.${head.objective}`,
    type,
    difficulty: head.difficulty,
    variants: rows.length,
    make: (rng, seed) => {
      const row = rows[(seed - 1) % rows.length];
      if (row === undefined) throw new RangeError(`${head.id}: no rows`);
      return closeQuotes(draft(row, rng));
    },
  };
}

function onlyRight(item: SheetItem): DraftOption {
  const [right, ...more] = item.right;
  if (right === undefined || more.length > 0) {
    throw new SyntaxError(`item sheet: one right answer wanted in "${item.stem}"`);
  }
  return right;
}

/** Multiple choice from an item sheet: one right answer and three wrong ones an entry. */
export function choiceModel(head: ModelHead, sheet: string): ItemModel {
  return writtenModel<'multiple-choice'>({
    ...head,
    objective: `english.${head.objective}`,
    items: readSheet(sheet, head.stem).map((item) => ({
      type: 'multiple-choice',
      stem: item.stem,
      key: onlyRight(item),
      distractors: item.wrong,
    })),
  });
}

/** Multiple select from an item sheet: two or more right answers an entry. */
export function selectModel(head: ModelHead, sheet: string): ItemModel {
  return writtenModel<'multiple-select'>({
    ...head,
    objective: `english.${head.objective}`,
    items: readSheet(sheet, head.stem).map((item) => ({
      type: 'multiple-select',
      stem: item.stem,
      keys: item.right,
      distractors: item.wrong,
    })),
  });
}

/** One typed word an entry; further spellings that count follow the answer after `/`. */
export function supplyModel(head: ModelHead, sheet: string): ItemModel {
  return writtenModel<'supply'>({
    ...head,
    objective: `english.${head.objective}`,
    items: readSheet(sheet, head.stem).map((item) => {
      const { text, rationale } = onlyRight(item);
      const [answer = '', ...others] = text.split('/');
      // Phones type a curly apostrophe.
      const curly = answer.includes("'") ? [answer.replaceAll("'", '’')] : [];
      const accepted = [...others, ...curly];
      return {
        type: 'supply',
        stem: item.stem,
        answer,
        answerKind: 'word',
        accepted,
        rationale: `The answer is "${answer}." ${rationale}`,
        commonErrors: item.wrong.map(({ text: wrong, ...why }) => ({ answer: wrong, ...why })),
      };
    }),
  });
}

/** Steps or sentences to put in order, in their right order on the sheet. */
export function orderedModel(head: ModelHead, sheet: string): ItemModel {
  return writtenModel<'ordered'>({
    ...head,
    objective: `english.${head.objective}`,
    items: readSheet(sheet, head.stem).map((item) => {
      if (item.whole === undefined) {
        throw new SyntaxError(`item sheet: a "=" line wanted in "${item.stem}"`);
      }
      return { type: 'ordered', stem: item.stem, steps: item.right, ...item.whole };
    }),
  });
}

function spotDraft(item: SheetItem): HotSpotDraft {
  const { figure, boxes } = drawSentence(item.drawn ?? '');
  const right = onlyRight(item);
  const options: DraftOption[] = [right, ...item.wrong];
  const regions = boxes.map(({ name, shape }) => {
    const option = options.find(({ text }) => text === name);
    if (option === undefined) throw new SyntaxError(`item sheet: nothing said of box "${name}"`);
    const { text: _name, ...why } = option;
    return { name, shape, ...why };
  });
  if (regions.length !== options.length) {
    throw new SyntaxError(`item sheet: boxes and answers differ in "${item.drawn}"`);
  }
  return {
    type: 'hot-spot',
    stem: item.stem,
    figure,
    regions,
    key: boxes.findIndex(({ name }) => name === right.text),
  };
}

/** A drawn sentence an entry, with a box for each answer; answers are named as their boxes. */
export function spotModel(head: ModelHead, sheet: string): ItemModel {
  return writtenModel<'hot-spot'>({
    ...head,
    objective: `english.${head.objective}`,
    items: readSheet(sheet, head.stem).map(spotDraft),
  });
}
