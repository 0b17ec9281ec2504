import type { BankItem, BankOption, BankRegion } from '@prepward/content/bank/kit/types';

/** The corrected key, and why. */
export interface Correction {
  /** Ids of options, steps or a region; for typed answers the accepted ones, with the displayed one first. */
  key: readonly string[];
  /** Plain text by option, step or region; `all` is the reason of the item as a whole. */
  rationales: Readonly<Record<string, string>>;
}

/** By field, what is wrong with a correction and what is expected. */
export interface CorrectionProblem {
  problem: Record<string, string>;
}

/** Rationales here are plain text: characters with a meaning in Markdown are shown as they are. */
function asMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>&$~|]/g, '\\$&');
}

/** The key as a list of ids, or of what is accepted. */
function keyOf(item: BankItem): string[] {
  if (item.type === 'supply') return [item.answer, ...item.accepted];
  return typeof item.key === 'string' ? [item.key] : item.key;
}

function partsOf(item: BankItem): readonly (BankOption | BankRegion)[] {
  if (item.type === 'supply') return [];
  return item.type === 'hot-spot' ? item.regions : item.options;
}

/** Options that are right under one key and wrong under the other: their reasons cannot stay. */
function turned(item: BankItem, key: readonly string[]): string[] {
  if (item.type === 'supply' || item.type === 'ordered') return [];
  const old = keyOf(item);
  return [...old.filter((id) => !key.includes(id)), ...key.filter((id) => !old.includes(id))];
}

function problemsOf(item: BankItem, { key, rationales }: Correction): Record<string, string> {
  const problem: Record<string, string> = {};
  const ids = partsOf(item).map(({ id }) => id);
  const counts = { 'multiple-choice': 1, 'hot-spot': 1, ordered: ids.length } as const;
  const wanted = item.type in counts ? counts[item.type as keyof typeof counts] : undefined;
  if (
    key.length === 0 ||
    new Set(key).size !== key.length ||
    (wanted ?? key.length) !== key.length
  ) {
    problem.key = `expected ${wanted ?? 'at least one'} of ${ids.join(', ') || 'the accepted answers'}`;
  } else if (item.type !== 'supply' && key.some((id) => !ids.includes(id))) {
    problem.key = `expected ids of the item: ${ids.join(', ')}`;
  } else {
    for (const id of turned(item, key).filter((option) => !rationales[option])) {
      problem[`rationale ${id}`] = 'expected the reason why it is right or wrong now';
    }
    if ('rationale' in item && !rationales.all) {
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

/** Parts with their new reasons; a misconception stays only with what is wrong under both keys. */
function reasoned<Part extends BankOption | BankRegion>(
  parts: readonly Part[],
  changed: readonly string[],
  rationales: Correction['rationales'],
): Part[] {
  return parts.map((part) => {
    const reason = rationales[part.id];
    const { misconception, ...rest } = part;
    const kept = changed.includes(part.id) ? undefined : misconception;
    return {
      ...rest,
      ...(kept === undefined ? {} : { misconception: kept }),
      rationale: reason === undefined ? part.rationale : asMarkdown(reason),
    } as Part;
  });
}

/** Applies a correction that was found to be sound. */
export function applyCorrection(item: BankItem, { key, rationales }: Correction): BankItem {
  // What taught the way to the old key would contradict the new one.
  const { why: _why, remember: _remember, ...lasting } = item;
  const [first = ''] = key;
  const changed = turned(item, key);
  const whole = rationales.all === undefined ? {} : { rationale: asMarkdown(rationales.all) };
  switch (lasting.type) {
    case 'multiple-choice':
      return { ...lasting, key: first, options: reasoned(lasting.options, changed, rationales) };
    case 'multiple-select':
      return {
        ...lasting,
        key: [...key].sort(),
        options: reasoned(lasting.options, changed, rationales),
      };
    case 'hot-spot':
      return { ...lasting, key: first, regions: reasoned(lasting.regions, changed, rationales) };
    case 'ordered':
      return {
        ...lasting,
        ...whole,
        key: [...key],
        options: reasoned(lasting.options, changed, rationales),
      };
    case 'supply':
      return {
        ...lasting,
        ...whole,
        answer: first,
        accepted: key.slice(1),
        // Common errors under the old key may be correct now.
        commonErrors: lasting.commonErrors.filter(({ answer }) => !key.includes(answer)),
      };
  }
}

/**
 * An item with another key. Every option that turns correct or incorrect needs a new rationale,
 * since the old one says the opposite.
 */
export function correctedItem(
  item: BankItem,
  correction: Correction,
): BankItem | CorrectionProblem {
  const problem = problemsOf(item, correction);
  if (Object.keys(problem).length > 0) return { problem };
  const corrected = applyCorrection(item, correction);
  if (JSON.stringify(keyOf(corrected)) === JSON.stringify(keyOf(item))) {
    return { problem: { key: 'expected another key than the one the item has' } };
  }
  return corrected;
}
