import { Readable } from 'node:stream';

/** A null character, or half of a surrogate pair: PostgreSQL accepts neither in text or jsonb. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** The deepest legitimate body, an answer, has three levels; schemas and cleaners recurse. */
const MOST_LEVELS = 20;

/**
 * Describes what no route could accept in a parsed JSON body; undefined if there's nothing. Such a
 * request is rejected as a whole, before it reaches a route.
 */
export function bodyProblem(value: unknown, level = 0): string | undefined {
  if (typeof value === 'string') {
    return UNSTORABLE.test(value)
      ? 'expected text without zero characters or broken Unicode'
      : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  // Raw bodies aren't text for us to check.
  if (value instanceof Uint8Array || value instanceof Readable) return undefined;
  if (level === MOST_LEVELS) return `expected at most ${MOST_LEVELS} levels`;
  for (const [key, member] of Object.entries(value)) {
    const problem = bodyProblem(key) ?? bodyProblem(member, level + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
