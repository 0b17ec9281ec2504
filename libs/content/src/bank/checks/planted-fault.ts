import type { Rng } from '../kit/rng.js';
import type { BankItem } from '../kit/types.js';
import type { Rule } from './types.js';

/**
 * Faults that authors make, each planted into a copy of a sound item. They only test the checks: a
 * check that finds nothing proves nothing until it has found a planted fault.
 */
export interface PlantedFault {
  name: string;
  /** At least one of these rules must find it. */
  rules: readonly Rule[];
  /** The type of item that it fits; any type if missing. */
  type?: BankItem['type'];
  /** Changes the copy; false when the item has no place for this fault. */
  plant(item: BankItem, rng: Rng): boolean;
}

type OfType<T extends BankItem['type']> = Extract<BankItem, { type: T }>;
type Choice = OfType<'multiple-choice'>;

/** A fault of items of one type. */
export function fault<T extends BankItem['type']>(
  name: string,
  type: T,
  rules: readonly Rule[],
  plant: (item: OfType<T>, rng: Rng) => boolean,
): PlantedFault {
  return {
    name,
    rules,
    type,
    plant: (item, rng) => item.type === type && plant(item as OfType<T>, rng),
  };
}

/** A copy that shares its texts with the original: `structuredClone` copies even those. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)])) as T;
}

/** Freezes a value and all its parts: changing one in place is an error then. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Whether the options are numbers. */
export const numeric = (item: Choice) => item.options.every((o) => o.value !== undefined);

/** The key, and a distractor drawn by `rng`. */
export function parts(item: Choice, rng: Rng) {
  const key = item.options.find((o) => o.id === item.key);
  const wrong = rng.pick(item.options.filter((o) => o.id !== item.key));
  if (!key) throw new TypeError(`${item.id}: no key`);
  return { key, wrong };
}
