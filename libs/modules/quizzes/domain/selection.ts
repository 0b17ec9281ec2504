import { BLUEPRINT, share } from '@prepward/contracts/exam';
import { AREAS } from '@prepward/contracts/objectives';
import { ITEM_TYPES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { type Candidate, type SeenCounts, twinMark } from './candidate.js';
import type { Chance } from './chance.js';
import { arranged, Draw } from './draw.js';

/**
 * The items of a free practice: one of each item type if the bank has it, so that a first taste
 * shows all five ways the exam asks; then whatever was seen least. Plain multiple choice comes
 * first.
 *
 * @returns up to `count` items; fewer only when the bank has fewer models
 */
export function selectFreePractice<T extends Candidate>(
  candidates: readonly T[],
  seen: SeenCounts,
  count: number,
  chance: Chance,
): T[] {
  const draw = new Draw<T>(seen, chance);
  for (const type of ITEM_TYPES) {
    if (draw.drawn.length >= count) break;
    draw.take(
      candidates.filter((item) => item.type === type),
      1,
      () => type,
    );
  }
  const missing = count - draw.drawn.length;
  // Ordering the whole subject takes longer than all the draws, and usually nothing is missing.
  if (missing > 0) draw.take(candidates, missing, (item) => item.objective);
  return draw.drawn.sort((a, b) => ITEM_TYPES.indexOf(a.type) - ITEM_TYPES.indexOf(b.type));
}

/**
 * A practice over whatever the student asked for: the objectives take turns, least seen items first.
 *
 * @returns up to `count` items; fewer when the candidates have fewer models
 */
export function selectPractice<T extends Candidate>(
  candidates: readonly T[],
  seen: SeenCounts,
  count: number,
  chance: Chance,
): T[] {
  const draw = new Draw<T>(seen, chance);
  draw.take(candidates, count, (item) => item.objective);
  return inExamOrder(arranged(draw.drawn, chance));
}

/**
 * Items in the exam's proportions of areas, across all subjects among the candidates.
 *
 * @returns up to `count` items; what an area lacks comes from the others
 */
export function selectByBlueprint<T extends Candidate>(
  candidates: readonly T[],
  seen: SeenCounts,
  count: number,
  chance: Chance,
): T[] {
  const draw = new Draw<T>(seen, chance);
  const present = new Set(candidates.map((item) => item.area));
  const areas = BLUEPRINT.flatMap((section) => section.areas).filter(({ area }) =>
    present.has(area),
  );
  const counts = share(
    count,
    areas.map((area) => area.items),
  );
  areas.forEach(({ area }, i) => {
    const ofArea = candidates.filter((item) => item.area === area);
    draw.take(ofArea, counts[i] ?? 0, (item) => item.objective);
  });
  draw.take(candidates, count - draw.drawn.length, (item) => item.area);
  return inExamOrder(arranged(draw.drawn, chance));
}

/** Reviews in the order they came due, without two variants of one model. */
export function selectDue<T extends Candidate>(
  candidates: readonly T[],
  dueOrder: readonly string[],
  count: number,
): T[] {
  const byId = new Map(candidates.map((item) => [item.id, item]));
  const chosen = new Map<string, T>();
  for (const id of dueOrder) {
    const item = byId.get(id);
    if (chosen.size < count && item !== undefined && !chosen.has(twinMark(item))) {
      chosen.set(twinMark(item), item);
    }
  }
  return [...chosen.values()];
}

/** How many of these can be in one attempt. */
export function atOnce(candidates: readonly Candidate[]): number {
  return new Set(candidates.map(twinMark)).size;
}

function inExamOrder<T extends Candidate>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => SUBJECTS.indexOf(a.subject) - SUBJECTS.indexOf(b.subject));
}

/** The subject, area or objective that a slug names, with a test for whether an item belongs to it. */
export function categoryOf(
  slug: string,
): { subject: Subject; holds: (item: Candidate) => boolean } | undefined {
  const subject = SUBJECTS.find((candidate) => candidate === slug);
  if (subject !== undefined) return { subject, holds: (item) => item.subject === subject };
  for (const area of AREAS) {
    if (area.slug === slug) return { subject: area.subject, holds: (item) => item.area === slug };
    if (area.objectives.some((objective) => objective.slug === slug)) {
      return { subject: area.subject, holds: (item) => item.objective === slug };
    }
  }
  return undefined;
}
