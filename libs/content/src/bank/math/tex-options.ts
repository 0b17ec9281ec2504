import type { DraftOption, MultipleChoiceDraft } from '../kit/types.js';

/** An option that is a formula. */
export const texOption = (tex: string, rationale: string, misconception?: string): DraftOption => ({
  text: `$${tex}$`,
  rationale,
  ...(misconception === undefined ? {} : { misconception }),
});

/** An option's formula without its dollar signs. */
export const bareTex = (text: string) => text.replaceAll('$', '');
const optionsOf = (draft: MultipleChoiceDraft) =>
  [draft.key, ...draft.distractors].map((o) => o.text);

/** The one option that passes a test; reports how many do if it isn't exactly one. For solvers. */
export function onlyOption(draft: { type: string }, test: (text: string) => boolean): string {
  if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
  const found = optionsOf(draft as MultipleChoiceDraft).filter(test);
  return found.length === 1 ? (found[0] ?? '') : `${found.length} options fit`;
}
