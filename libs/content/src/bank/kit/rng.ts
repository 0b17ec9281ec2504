import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The only source of randomness a model may use. Same seed, same draws, on every machine. */
export interface Rng {
  /** A whole number from `min` to `max`, both included, uniformly. */
  int(min: number, max: number): number;
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** `count` different elements, in random order. Throws when the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[];
  /** A new list with the same elements in random order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** A generator for one seed of one model: `createRng('math.add-fractions:17')`. */
export function createRng(seedText: string): Rng {
  const seed = createHash('sha256').update(seedText).digest().readInt32BE(0);
  const source = xoroshiro128plus(seed);
  const int = (min: number, max: number) => uniformInt(source, min, max);
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };
  return {
    int,
    shuffle,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('pick: the list is empty');
      return list[int(0, list.length - 1)] as (typeof list)[number];
    },
    sample: (list, count) => {
      if (count > list.length) {
        throw new RangeError(`sample: ${count} asked of a list of ${list.length}`);
      }
      return shuffle(list).slice(0, count);
    },
  };
}
