import type { BankItem } from '../kit/types.js';
import { perItem } from './per-item.js';
import { wordsOf } from './text.js';

/** A part of an item that a student can choose, type or place, in one shape for all item types. */
export interface Choice {
  text: string;
  rationale: string;
  misconception?: string;
  value?: number;
  right: boolean;
}

/** The choices of an item: options, regions, steps; for supply items the answer and common errors. */
export const choicesOf = perItem((item: BankItem): readonly Choice[] => {
  switch (item.type) {
    case 'multiple-choice':
      return item.options.map((o) => ({ ...o, right: o.id === item.key }));
    case 'multiple-select':
      return item.options.map((o) => ({ ...o, right: item.key.includes(o.id) }));
    case 'hot-spot':
      return item.regions.map((r) => ({ ...r, text: r.name, right: r.id === item.key }));
    case 'ordered':
      return item.options.map((o) => ({ ...o, right: true }));
    case 'supply':
      return [
        { text: item.answer, rationale: item.rationale, right: true },
        ...item.commonErrors.map((e) => ({ ...e, text: e.answer, right: false })),
      ];
  }
});

/** The texts of an item that a student reads before answering. */
export function shownTexts(item: BankItem): string[] {
  if (item.type === 'supply') return [item.stem, item.unit ?? ''];
  return [item.stem, ...choicesOf(item).map((c) => c.text)];
}

/** The words of each option of an item; none where a student doesn't choose options. */
export const optionWords = perItem((item: BankItem): readonly (readonly string[])[] =>
  item.type === 'multiple-choice' || item.type === 'multiple-select'
    ? item.options.map(({ text }) => wordsOf(text))
    : [],
);

/** The words of an item's question. */
export const stemWords = perItem((item: BankItem): readonly string[] => wordsOf(item.stem));

/** Every text of an item that goes through the Markdown renderer. */
export function allTexts(item: BankItem): string[] {
  return [...tellingTexts(item), ...choicesOf(item).map((c) => c.text)];
}

/** The texts of an item that have to be in order: in English items, the choices may be wrong on purpose. */
export function judgedTexts(item: BankItem): string[] {
  return item.subject === 'english' ? tellingTexts(item) : allTexts(item);
}

/** What an item asks and explains, without its choices. */
function tellingTexts(item: BankItem): string[] {
  const own = item.type === 'supply' || item.type === 'ordered' ? [item.rationale] : [];
  return [item.stem, ...own, ...choicesOf(item).map((c) => c.rationale), ...teachingTexts(item)];
}

/** What an item teaches as a whole: the sentences or steps of its `why`, and its `remember`. */
function teachingTexts({ why = [], remember }: BankItem): string[] {
  return [
    ...(typeof why === 'string' ? [why] : why),
    ...(remember === undefined ? [] : [remember]),
  ];
}

/** The errors behind an item's wrong answers, one per wrong answer. */
export const mistakesOf = perItem((item: BankItem): readonly string[] => {
  const own = item.type === 'ordered' ? [item.misconception] : [];
  return [...own, ...choicesOf(item).flatMap((c) => c.misconception ?? [])];
});
