import type {
  BankRecord,
  ItemAnswerSheet,
  ItemView,
  PassageRecord,
} from '@prepward/contracts/items';
import { renderMarkdown } from './kit/render.js';
import type { BankItem, BankOption, BankRegion, Passage } from './kit/types.js';

function reason({ id, rationale, misconception }: BankOption | BankRegion) {
  return {
    id,
    rationale: renderMarkdown(rationale, true),
    ...(misconception === undefined ? {} : { misconception }),
  };
}

/** What an item teaches as a whole; like the key, it's never part of the view. */
function teachingOf({ why, remember }: BankItem): Pick<ItemAnswerSheet, 'why' | 'remember'> {
  const inline = (text: string) => renderMarkdown(text, true);
  return {
    ...(why === undefined ? {} : { why: typeof why === 'string' ? inline(why) : why.map(inline) }),
    ...(remember === undefined ? {} : { remember: inline(remember) }),
  };
}

/** The key and the rationales, by type. */
function reasonsOf(item: BankItem): ItemAnswerSheet {
  switch (item.type) {
    case 'multiple-choice':
      return { key: { type: item.type, option: item.key }, rationales: item.options.map(reason) };
    case 'multiple-select':
      return { key: { type: item.type, options: item.key }, rationales: item.options.map(reason) };
    case 'hot-spot':
      return { key: { type: item.type, region: item.key }, rationales: item.regions.map(reason) };
    case 'ordered':
      return {
        key: { type: item.type, order: item.key },
        rationale: renderMarkdown(item.rationale, true),
        rationales: item.options.map(reason),
      };
    case 'supply': {
      const { type, answer, answerKind, tolerance, accepted } = item;
      return {
        key: { type, answer, answerKind, tolerance, accepted },
        rationale: renderMarkdown(item.rationale, true),
        rationales: [],
        commonErrors: item.commonErrors.map((error) => ({
          ...error,
          rationale: renderMarkdown(error.rationale, true),
        })),
      };
    }
  }
}

function viewOf(item: BankItem): ItemView {
  const options = item.type === 'supply' || item.type === 'hot-spot' ? undefined : item.options;
  return {
    type: item.type,
    stem: renderMarkdown(item.stem),
    ...(item.passageId === undefined ? {} : { passageId: item.passageId }),
    ...(item.figure === undefined ? {} : { figure: item.figure }),
    ...(options === undefined
      ? {}
      : { options: options.map(({ id, text }) => ({ id, html: renderMarkdown(text, true) })) }),
    ...(item.type === 'hot-spot'
      ? { regions: item.regions.map(({ id, name, shape }) => ({ id, name, shape })) }
      : {}),
    ...(item.type === 'supply' ? { answerKind: item.answerKind } : {}),
    ...(item.type === 'supply' && item.unit !== undefined ? { unit: item.unit } : {}),
  };
}

/** An item as the database stores it: rendered, with everything that reveals the key kept out of the view. */
export function toBankRecord(item: BankItem): BankRecord {
  const { id, model, subject, area, objective, difficulty } = item;
  return {
    id,
    model,
    subject,
    area,
    objective,
    difficulty,
    view: viewOf(item),
    sheet: { ...reasonsOf(item), ...teachingOf(item) },
  };
}

/** A passage as the database stores it: rendered. */
export function toPassageRecord(passage: Passage): PassageRecord {
  const { id, title, kind, text, figure } = passage;
  return {
    id,
    title,
    kind,
    html: renderMarkdown(text),
    ...(figure === undefined ? {} : { figure }),
  };
}
