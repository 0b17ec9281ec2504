import type { BankItem, Passage } from '../kit/types.js';
import { choicesOf } from './contents.js';
import { perItem } from './per-item.js';
import { plainText } from './text.js';
import type { Check, Finding } from './types.js';

/** A text without its markup, so that a quotation is found across line and cell breaks. */
function bare(markdown: string): string {
  const unmarked = markdown.replace(/^[>#*\s-]+/gm, ' ').replace(/[|*]/g, ' ');
  return plainText(unmarked)
    .toLowerCase()
    .replace(/["“”]/g, '')
    .replace(/[—–]/g, '-')
    .replace(/\s+/g, ' ');
}

/** A rationale's quotations, split at omissions and insertions; single words are just mentions. */
function quotesIn(rationale: string): string[] {
  return [...rationale.matchAll(/["“]([^"”]+)["”]/g)]
    .flatMap(([, quote = '']) => quote.split(/…|\.\.\.|\[[^\]]*\]/))
    .map((part) => bare(part).replace(/^[\s,.;:!?']+|[\s,.;:!?']+$/g, ''))
    .filter((part) => part.includes(' '));
}

const bareText = (parts: readonly (string | undefined)[]) =>
  parts.map((part) => bare(part ?? '')).join(' ');

const readInPassage = perItem(({ title, text, figure }: Passage) =>
  bareText([title, text, figure?.alt]),
);

const readInItem = perItem((item: BankItem) =>
  bareText([item.stem, item.figure?.alt, ...choicesOf(item).map((c) => c.text)]),
);

const quotesOf = perItem((item: BankItem) => {
  const own = item.type === 'ordered' ? [item.rationale] : [];
  return [...own, ...choicesOf(item).map((c) => c.rationale)].flatMap(quotesIn);
});

/** Rule 3: what a rationale quotes is in the passage, the figure or the item. */
export const checkQuotes: Check = ({ items, passages }) => {
  const byId = new Map(passages.map((p) => [p.id, p]));
  return items.flatMap(({ item }): Finding[] => {
    const passage = byId.get(item.passageId ?? '');
    if (!passage) return [];
    const read = `${readInPassage(passage)} ${readInItem(item)}`;
    return quotesOf(item)
      .filter((quote) => !read.includes(quote))
      .map((quote) => ({ rule: 3, id: item.id, message: `"${quote}" is quoted and not there` }));
  });
};
