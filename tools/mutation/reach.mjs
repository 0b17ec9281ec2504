// Which specs reach a fault, which faults are tried, and in which order.
import { createHash } from 'node:crypto';

/** Key for what a spec reaches outside its tests: while it is loaded, and in hooks around all tests. */
export const AROUND = 'around';

/**
 * The specs that reach each fault, each up to its last test that does. If a hook for all tests reaches
 * it, any test may notice.
 *
 * @param learned each spec's time and what its tests reach, by test number
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

/** The specs that reach a fault in any of its statements, fastest first. */
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

/** How often each fault may be reached before it counts as an endless loop. */
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
 * A pseudorandom sample of the faults, the same each time. The order of the faults that are already there
 * doesn't change when another one is added.
 *
 * @param markOf returns a text that identifies a fault
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
