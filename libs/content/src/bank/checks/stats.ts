import { ITEM_TYPES, type ItemType, type Subject } from '@prepward/contracts/subjects';
import type { BankItem, Passage } from '../kit/types.js';
import { applyShare } from './asks.js';
import { type AuthorCues, authorCues } from './author.js';
import { type OptionLooks, optionLooks } from './looks.js';
import { proseWords } from './readability.js';
import { type SentenceLengths, sentenceLengths } from './sentences.js';
import { isParagraph, PROSE } from './texts.js';
import type { CheckedBank } from './types.js';

/** A subject's items by type and objective. */
export interface ItemCounts {
  items: number;
  byType: Record<ItemType, number>;
  byObjective: Record<string, number>;
}

/** What the bank holds for one subject. Counts are of items unless a field says otherwise. */
export interface SubjectStats extends ItemCounts {
  models: number;
  /** A form has at most one item per family. */
  families: number;
  passages: number;
  /** Shares of the items with options in words, 0 to 1. */
  options: OptionLooks;
  author: AuthorCues;
  /**
   * Share of items whose model applies knowledge rather than defining terms, 0 to 1; only Science
   * models say so.
   */
  applied: number;
  /** Prose texts, the single paragraphs among them, the longest in words, and questions per text. */
  texts: { prose: number; paragraphs: number; longest: number; questions: number };
  /** The sentences that items test, in words. */
  sentences: SentenceLengths;
}

/** What the bank holds: all numbers are counted from the items. */
export interface BankStats {
  total: number;
  subjects: Partial<Record<Subject, SubjectStats>>;
}

function noTypes(): Record<ItemType, number> {
  return { 'multiple-choice': 0, 'multiple-select': 0, supply: 0, 'hot-spot': 0, ordered: 0 };
}

function textStats(passages: readonly Passage[], items: readonly BankItem[]) {
  const prose = passages.filter(({ kind }) => PROSE.has(kind));
  const about = items.filter(({ passageId }) => passageId !== undefined).length;
  return {
    prose: prose.length,
    paragraphs: prose.filter((p) => isParagraph(p)).length,
    longest: Math.max(0, ...prose.map(({ text }) => proseWords(text))),
    questions: passages.length === 0 ? 0 : about / passages.length,
  };
}

/** How many of a subject's items are of each type, and under each objective. */
export function countItems({ items }: CheckedBank, subject: Subject): ItemCounts {
  const byType = noTypes();
  const byObjective: Record<string, number> = {};
  let count = 0;
  for (const { item } of items) {
    if (item.subject !== subject) continue;
    count++;
    byType[item.type]++;
    byObjective[item.objective] = (byObjective[item.objective] ?? 0) + 1;
  }
  return { items: count, byType, byObjective };
}

/** Counts a bank by subject, type and objective. */
export function bankStats(bank: CheckedBank): BankStats {
  const subjects: BankStats['subjects'] = {};
  for (const subject of bank.subjects) {
    const items = bank.items.filter((g) => g.item.subject === subject);
    const models = new Set(items.map((g) => g.model.id)).size;
    const passages = bank.passages.filter((p) => p.id.startsWith(`${subject}.`));
    const own = items.map(({ item }) => item);
    subjects[subject] = {
      ...countItems(bank, subject),
      models,
      families: new Set(items.map((g) => g.item.family)).size,
      passages: passages.length,
      options: optionLooks(own),
      author: authorCues(bank, subject),
      applied: applyShare(items),
      texts: textStats(passages, own),
      sentences: sentenceLengths(own),
    };
  }
  return { total: bank.items.length, subjects };
}

/** The share of items that are not plain multiple choice, 0 to 1. */
export function alternateShare(stats: Pick<ItemCounts, 'items' | 'byType'>): number {
  const alternate = ITEM_TYPES.filter((t) => t !== 'multiple-choice').reduce(
    (total, type) => total + stats.byType[type],
    0,
  );
  return stats.items === 0 ? 0 : alternate / stats.items;
}
