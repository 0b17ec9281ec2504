import type { ItemResponse } from '@prepward/contracts/attempts';
import type { ItemKey } from '@prepward/contracts/items';
import { percentRight } from '@prepward/contracts/scores';
import type { Subject } from '@prepward/contracts/subjects';
import { isRight } from './scoring.js';

/** The score of a finished attempt; the review is read from its answers. */
export interface Score {
  right: number;
  items: number;
  answered: number;
  /** 0 to 100, one decimal. */
  score: number;
  sections: { n: number; subject: Subject | null; right: number; items: number; score: number }[];
  areas: { area: string; right: number; items: number }[];
}

/** One item of an attempt with what was answered, as scoring needs it. */
export interface ScoredPlace {
  position: number;
  section: number;
  area: string;
  key: ItemKey;
  response: ItemResponse | null;
}

interface Tally {
  right: number;
  items: number;
}

function tallyBy<Key>(
  places: readonly ScoredPlace[],
  right: ReadonlySet<number>,
  keyOf: (p: ScoredPlace) => Key,
) {
  const tallies = new Map<Key, Tally>();
  for (const place of places) {
    const tally = tallies.get(keyOf(place)) ?? { right: 0, items: 0 };
    tallies.set(keyOf(place), {
      items: tally.items + 1,
      right: tally.right + (right.has(place.position) ? 1 : 0),
    });
  }
  return tallies;
}

/** Scores an attempt: which positions are right, and the totals of sections and areas. */
export function scoreOf(
  places: readonly ScoredPlace[],
  subjects: ReadonlyMap<number, Subject | null>,
): { score: Score; right: ReadonlySet<number> } {
  const right = new Set(
    places.filter((place) => isRight(place.key, place.response)).map((place) => place.position),
  );
  const sections = tallyBy(places, right, (place) => place.section);
  const areas = tallyBy(places, right, (place) => place.area);
  return {
    right,
    score: {
      right: right.size,
      items: places.length,
      answered: places.filter((place) => place.response !== null).length,
      score: percentRight(right.size, places.length),
      sections: [...sections].map(([n, tally]) => ({
        n,
        subject: subjects.get(n) ?? null,
        ...tally,
        score: percentRight(tally.right, tally.items),
      })),
      areas: [...areas].map(([area, tally]) => ({ area, ...tally })),
    },
  };
}
