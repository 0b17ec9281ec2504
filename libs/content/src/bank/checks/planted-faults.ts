import type { GeneratedItem } from '../kit/generate.js';
import type { Rng } from '../kit/rng.js';
import { EQUALS, KEYS, REASONS } from './planted-content.js';
import { copyOf, type PlantedFault } from './planted-fault.js';
import { LOOKS, PLACES } from './planted-form.js';
import { MANNER } from './planted-manner.js';
import { MATH } from './planted-math.js';

/** Every kind of fault that lies within one item. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...KEYS,
  ...EQUALS,
  ...REASONS,
  ...LOOKS,
  ...PLACES,
  ...MATH,
  ...MANNER,
];

/** A copy of a generated item into which a fault was planted, or undefined where it does not fit. */
export function plantInto(
  generated: GeneratedItem,
  { type, plant }: PlantedFault,
  rng: Rng,
): GeneratedItem | undefined {
  if (type !== undefined && type !== generated.item.type) return undefined;
  const copy = { ...generated, item: copyOf(generated.item) };
  return plant(copy.item, rng) ? copy : undefined;
}
