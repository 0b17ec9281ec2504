import { SUBJECTS } from '@prepward/contracts/subjects';
import { mistakeOf, namedMistakes } from '../mistakes.js';
import { mistakesOf } from './contents.js';
import type { Check, CheckedBank, Finding } from './types.js';

function unnamed({ items }: CheckedBank): Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ item }) =>
    mistakesOf(item).flatMap((name): Finding[] => {
      if (seen.has(name) || mistakeOf(name) !== undefined) return [];
      seen.add(name);
      const message = `the mistake "${name}" has no name in ${item.subject}/mistakes.yaml`;
      return [{ rule: 3, id: item.id, message }];
    }),
  );
}

/** Names are shared by subjects, so only the whole bank can show which are unused. */
function unused({ subjects, items }: CheckedBank): Finding[] {
  if (SUBJECTS.some((subject) => !subjects.includes(subject))) return [];
  const used = new Set(items.flatMap(({ item }) => mistakesOf(item)));
  return namedMistakes()
    .filter(({ id }) => !used.has(id))
    .map(({ subject, id }) => ({
      rule: 3,
      id,
      message: `no item has this mistake of ${subject}/mistakes.yaml`,
    }));
}

function twice(): Finding[] {
  const first = new Map<string, string>();
  return namedMistakes().flatMap(({ subject, id }): Finding[] => {
    const other = first.get(id);
    first.set(id, other ?? subject);
    if (other === undefined) return [];
    const message = `${subject}/mistakes.yaml and ${other}/mistakes.yaml both name this mistake`;
    return [{ rule: 3, id, message }];
  });
}

/** With fewer, one slip would look like a habit, and one question's quirk like a mistake. */
const LEAST = { items: 4, models: 2 };

/** Subjects share mistakes, so only the whole bank can show how many items have each. */
function rare({ subjects, items }: CheckedBank): Finding[] {
  if (SUBJECTS.some((subject) => !subjects.includes(subject))) return [];
  const shown = new Map<string, { items: Set<string>; models: Set<string> }>();
  for (const { item } of items) {
    for (const id of mistakesOf(item)) {
      const at = shown.get(id) ?? { items: new Set(), models: new Set() };
      at.items.add(item.id);
      at.models.add(item.model);
      shown.set(id, at);
    }
  }
  return [...shown]
    .filter(([, at]) => at.items.size < LEAST.items || at.models.size < LEAST.models)
    .map(([id, at]) => ({
      rule: 3,
      id,
      message:
        `${at.items.size} items of ${at.models.size} models can show this mistake, at least ` +
        `${LEAST.items} of ${LEAST.models}: merge it with a broader one that is true of its answers`,
    }));
}

/**
 * Rule 3: every mistake has one name, every name belongs to a mistake, and enough items, of more than
 * one model, can show each mistake.
 */
export const checkMistakes: Check = (bank) => [
  ...unnamed(bank),
  ...unused(bank),
  ...twice(),
  ...rare(bank),
];
