import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A source of randomness. The same seed gives the same draws on every machine. */
export interface Chance {
  /** Uniform over 0 … bound-1. */
  int(bound: number): number;
}

/** Randomness seeded by a text. */
export function chanceOf(seed: string): Chance {
  const source = xoroshiro128plus(createHash('sha256').update(seed).digest().readInt32BE(0));
  return { int: (bound) => uniformInt(source, 0, bound - 1) };
}

/** A new list with the same elements in random order. */
export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = chance.int(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
