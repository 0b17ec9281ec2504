import { createHash } from 'node:crypto';
import { BLUEPRINT, share } from '@prepward/contracts/exam';
import { AREAS } from '@prepward/contracts/objectives';
import { ITEM_TYPES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { type Candidate, type SeenCounts, twinMark } from './candidate.js';
import { type Chance, chanceOf } from './chance.js';
import { arranged, Draw } from './draw.js';

/**
 * The items of a free practice: one of each item type where the bank has it, so that a first taste
 * shows all five ways the exam asks; then whatever was seen least. Ordered plain multiple choice
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
  // Lining up the whole subject takes longer than all that was drawn, and mostly nothing is missing.
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
 * Items in the exam's own proportions of areas, over all subjects that the candidates have.
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

/** Reviews in the order in which they fell due, without two variants of one model. */
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

/** How many of these may sit in one attempt. */
export function atOnce(candidates: readonly Candidate[]): number {
  return new Set(candidates.map(twinMark)).size;
}

const fixedSets = new WeakMap<readonly Candidate[], Map<string, Candidate[]>>();

/**
 * A set that is the same for every student: items are ranked by a hash of the set's name and their
 * id, so a bank that grows changes only a few of them.
 *
 * @param taken items of earlier sets, which this one leaves out
 */
export function fixedSet<T extends Candidate>(
  candidates: readonly T[],
  name: string,
  count: number,
  taken: readonly T[] = [],
): T[] {
  const kept = fixedSets.get(candidates) ?? new Map<string, T[]>();
  fixedSets.set(candidates, kept);
  const known = kept.get(name) as T[] | undefined;
  if (known !== undefined) return known;
  const without = new Set(taken.map((item) => item.id));
  const free = candidates.filter((item) => !without.has(item.id));
  const rank = (item: T) => createHash('sha256').update(`${name}:${item.id}`).digest('hex');
  const ranks = free.map((item) => ({ id: item.id, rank: rank(item) }));
  ranks.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  // The rank alone decides among items: each counts as seen as often as its place says.
  const places = new Map(ranks.map(({ id }, place) => [id, place]));
  const chosen = selectByBlueprint(free, places, count, chanceOf(name));
  kept.set(name, chosen);
  return chosen;
}

/** Quiz `set` (from 1) of a subject; no item stands in two of its quizzes. */
export function quizSet<T extends Candidate>(
  candidates: readonly T[],
  subject: Subject,
  set: number,
  count: number,
): T[] {
  const earlier: T[] = [];
  for (let n = 1; n < set; n++) earlier.push(...quizSet(candidates, subject, n, count));
  return fixedSet(candidates, `quiz:${subject}:${set}`, count, earlier);
}

function inExamOrder<T extends Candidate>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => SUBJECTS.indexOf(a.subject) - SUBJECTS.indexOf(b.subject));
}

/** The subject, area or objective that a slug names, with the test whether an item is of it. */
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
