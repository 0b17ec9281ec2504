import type { Rng } from '../kit/rng.js';
import type { Figure, MultipleChoiceDraft } from '../kit/types.js';

/** A wrong number with the error that leads to it. */
export type Slip = readonly [value: number, misconception: string, why: string];

/** How many of ten keys in a middle place move to the end next to it, if the slips allow it. */
const OUTWARD = 3;

/**
 * The place of the key among four sorted options, from `least` to `most`. With few slips, only the
 * middle places are possible, so keys that could be first or last are moved there more often, to keep
 * those places from being rare.
 */
function drawPlace(rng: Rng, least: number, most: number): number {
  const place = rng.int(least, most);
  const end = place < 2 ? 0 : 3;
  const isFree = place !== end && end >= least && end <= most;
  return isFree && rng.int(1, 10) <= OUTWARD ? end : place;
}

/**
 * A multiple-choice draft of numbers: the key and three slips whose text differs from the key's and
 * from each other's, chosen so that the key's place among the sorted options varies.
 *
 * @throws RangeError when fewer than three slips are left.
 */
export function numericChoice(
  rng: Rng,
  spec: {
    stem: string;
    figure?: Figure;
    /** The text of a value, with its unit. */
    show: (value: number) => string;
    key: number;
    why: string;
    slips: readonly Slip[];
  },
): MultipleChoiceDraft {
  const { stem, figure, show, key, why, slips } = spec;
  const seen = new Set([show(key)]);
  const distinct = slips.filter(([value]) => !seen.has(show(value)) && seen.add(show(value)));
  const below = rng.shuffle(distinct.filter(([value]) => value < key));
  const above = rng.shuffle(distinct.filter(([value]) => value > key));
  // Options are sorted, so the choice of slips decides the key's place: draw that first, as far as
  // the slips allow.
  const wanted = drawPlace(rng, Math.max(0, 3 - above.length), Math.min(3, below.length));
  const chosen = [...below.slice(0, wanted), ...above].slice(0, 3);
  if (chosen.length < 3) throw new RangeError(`too few different slips: ${stem}`);
  return {
    type: 'multiple-choice',
    stem,
    ...(figure === undefined ? {} : { figure }),
    key: { text: show(key), value: key, rationale: why },
    distractors: chosen.map(([value, misconception, rationale]) => ({
      text: show(value),
      value,
      misconception,
      rationale,
    })),
  };
}
