import { SUBJECTS } from '@prepward/contracts/subjects';
import { mistakeOf, namedMistakes } from '../mistakes.js';
import { mistakesOf } from './contents.js';
import type { Check, CheckedBank, Finding } from './types.js';

function unnamed({ items }: CheckedBank): Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ item }) =>
    mistakesOf(item).flatMap((name): Finding[] => {
      if (seen.has(name) || mistakeOf(item.subject, name) !== undefined) return [];
      seen.add(name);
      const message = `the mistake "${name}" has no name in ${item.subject}/mistakes.yaml`;
      return [{ rule: 3, id: item.id, message }];
    }),
  );
}

/** Names are shared by subjects, so only the whole bank can tell which are not used. */
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

/** Rule 3: every mistake has one name, and every name is that of a mistake. */
export const checkMistakes: Check = (bank) => [...unnamed(bank), ...unused(bank), ...twice()];
