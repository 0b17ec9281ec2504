// Which specs reach a fault, which of the faults are tried, and in which order.
import { createHash } from 'node:crypto';

/** What a spec reaches outside of its tests: as it is loaded, and in hooks for all of them. */
export const AROUND = 'around';

/**
 * By fault: the specs that reach it, each up to its last test that does. After hooks that
 * reach it, any test may notice.
 *
 * @param learned of each spec its time and, by its tests' numbers, what they reach
 */
export function reachOf(learned) {
  const reach = new Map();
  for (const { spec, ms, reached } of learned) {
    const last = new Map();
    for (const [test, ids] of Object.entries(reached)) {
      const number = test === AROUND ? Infinity : Number(test);
      for (const id of Object.keys(ids)) last.set(id, Math.max(last.get(id) ?? 0, number));
    }
    for (const [id, number] of last) {
      const upTo = number === Infinity ? undefined : number;
      reach.set(id, [...(reach.get(id) ?? []), { spec, ms, upTo }]);
    }
  }
  return reach;
}

/** The specs that reach a fault, in whichever of its statements it is. */
export function specsOf({ id, sql }, reach) {
  const bySpec = new Map();
  const last = ({ upTo }) => upTo ?? Infinity;
  for (const name of sql?.map((each) => each.name) ?? [id]) {
    for (const one of reach.get(name) ?? []) {
      const known = bySpec.get(one.spec);
      if (known === undefined || last(known) < last(one)) bySpec.set(one.spec, one);
    }
  }
  return [...bySpec.values()].toSorted((a, b) => a.ms - b.ms);
}

/** By fault: how often it may be passed before it counts as a repetition without an end. */
export function hitLimits(learned) {
  const limits = new Map();
  for (const { reached } of learned) {
    const sums = new Map();
    for (const ids of Object.values(reached)) {
      for (const [id, hits] of Object.entries(ids)) sums.set(id, (sums.get(id) ?? 0) + hits);
    }
    for (const [id, hits] of sums) limits.set(id, Math.max(limits.get(id) ?? 0, hits * 100));
  }
  return limits;
}

/**
 * So many of the faults, as if drawn, and the same ones each time. A fault that is added elsewhere changes
 * nothing about the others.
 *
 * @param markOf what tells a fault from others
 */
export function sampleOf(faults, size, seed, markOf) {
  const rank = (fault) =>
    createHash('sha256')
      .update(`${seed} ${markOf(fault)}`)
      .digest('hex');
  return faults
    .map((fault) => ({ fault, at: rank(fault) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, size)
    .map(({ fault }) => fault);
}
