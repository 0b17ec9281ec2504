import type { GeneratedItem } from '../kit/generate.js';
import type { Check, Finding, Rule } from './types.js';

/**
 * Derives something from an item (or from a generated item or a passage) once, and keeps it as long
 * as the item. Nearly all checks read the same few things of every item, and a bank with a change
 * shares all its other items with the bank before.
 *
 * So items and passages are never changed in place: a change is made to a copy, before any check
 * reads it. What is kept belongs to all callers, so they don't change it either.
 */
export function perItem<Item extends object, Derived>(
  derive: (item: Item) => Derived,
): (item: Item) => Derived {
  const kept = new WeakMap<Item, Derived>();
  return (item) => {
    const before = kept.get(item);
    // What is derived may be undefined, too.
    if (before !== undefined || kept.has(item)) return before as Derived;
    const derived = derive(item);
    kept.set(item, derived);
    return derived;
  };
}

const NO_FINDINGS: readonly Finding[] = [];

/** A check of a rule that judges each item on its own. */
export function checkEach(rule: Rule, faults: (generated: GeneratedItem) => string[]): Check {
  const findings = perItem((generated: GeneratedItem): readonly Finding[] => {
    const messages = faults(generated);
    if (messages.length === 0) return NO_FINDINGS;
    return messages.map((message) => ({ rule, id: generated.item.id, message }));
  });
  return ({ items }) => items.flatMap((generated) => findings(generated));
}
