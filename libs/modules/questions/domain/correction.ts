import type { ItemAnswerSheet, ItemKey, ItemView } from '@prepward/contracts/items';

interface Correction {
  key: readonly string[];
  rationales: Readonly<Record<string, string>>;
}

/** By field, what is wrong with a correction and what is expected. */
export interface CorrectionProblem {
  problem: Record<string, string>;
}

/** Who writes a rationale is not who writes HTML: it is set as text. */
function asHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function newKey(old: ItemKey, key: readonly string[]): ItemKey {
  const [first = ''] = key;
  switch (old.type) {
    case 'multiple-choice':
      return { type: old.type, option: first };
    case 'multiple-select':
      return { type: old.type, options: [...key].sort() };
    case 'hot-spot':
      return { type: old.type, region: first };
    case 'ordered':
      return { type: old.type, order: [...key] };
    case 'supply':
      return { ...old, answer: first, accepted: key.slice(1) };
  }
}

/** Options that are right under one key and wrong under the other: their reasons cannot stay. */
function turned(before: ItemKey, after: ItemKey): string[] {
  const right = (key: ItemKey): string[] => {
    if (key.type === 'multiple-choice') return [key.option];
    if (key.type === 'multiple-select') return key.options;
    return key.type === 'hot-spot' ? [key.region] : [];
  };
  const [old, now] = [right(before), right(after)];
  return [...old.filter((id) => !now.includes(id)), ...now.filter((id) => !old.includes(id))];
}

function problemsOf(view: ItemView, sheet: ItemAnswerSheet, correction: Correction) {
  const problem: Record<string, string> = {};
  const ids = [...(view.options ?? []), ...(view.regions ?? [])].map(({ id }) => id);
  const { key, rationales } = correction;
  const counts = { 'multiple-choice': 1, 'hot-spot': 1, ordered: ids.length } as const;
  const wanted = view.type in counts ? counts[view.type as keyof typeof counts] : undefined;
  if (
    key.length === 0 ||
    new Set(key).size !== key.length ||
    (wanted ?? key.length) !== key.length
  ) {
    problem.key = `expected ${wanted ?? 'at least one'} of ${ids.join(', ') || 'the accepted answers'}`;
  } else if (view.type !== 'supply' && key.some((id) => !ids.includes(id))) {
    problem.key = `expected ids of the item: ${ids.join(', ')}`;
  } else {
    const changed = turned(sheet.key, newKey(sheet.key, key));
    for (const id of changed.filter((option) => !rationales[option])) {
      problem[`rationale ${id}`] = 'expected the reason why it is right or wrong now';
    }
    if (sheet.rationale !== undefined && !rationales.all) {
      problem['rationale all'] = 'expected the reason of the item as a whole';
    }
  }
  for (const id of Object.keys(rationales).filter(
    (name) => name !== 'all' && !ids.includes(name),
  )) {
    problem[`rationale ${id}`] = `expected one of ${ids.join(', ')}`;
  }
  return problem;
}

/**
 * The answer sheet of an item with another key. Every option whose part changes needs a new reason,
 * since the old one says the opposite; a misconception stays only with options that are wrong.
 */
export function correctedSheet(
  view: ItemView,
  sheet: ItemAnswerSheet,
  correction: Correction,
): ItemAnswerSheet | CorrectionProblem {
  const problem = problemsOf(view, sheet, correction);
  if (Object.keys(problem).length > 0) return { problem };
  const key = newKey(sheet.key, correction.key);
  if (JSON.stringify(key) === JSON.stringify(sheet.key)) {
    return { problem: { key: 'expected another key than the one the item has' } };
  }
  const changed = turned(sheet.key, key);
  const { all } = correction.rationales;
  // What taught the way to the old key would contradict the new one.
  const { why: _why, remember: _remember, ...lasting } = sheet;
  return {
    ...lasting,
    key,
    ...(all === undefined ? {} : { rationale: asHtml(all) }),
    rationales: sheet.rationales.map(({ id, rationale, misconception }) => {
      const reason = correction.rationales[id];
      const kept = changed.includes(id) ? undefined : misconception;
      return {
        id,
        rationale: reason === undefined ? rationale : asHtml(reason),
        ...(kept === undefined ? {} : { misconception: kept }),
      };
    }),
    // Frequent wrong answers of the old key may be right now.
    ...(sheet.commonErrors === undefined
      ? {}
      : {
          commonErrors: sheet.commonErrors.filter(({ answer }) => !correction.key.includes(answer)),
        }),
  };
}
