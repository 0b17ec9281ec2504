import { Readable } from 'node:stream';

/** A zero character, or half of a surrogate pair: PostgreSQL keeps neither in text or jsonb. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** The deepest honest body, an answer, has three levels; schemas and cleaners recurse. */
const MOST_LEVELS = 20;

/**
 * What of a parsed JSON body no route could take, in words, or undefined when there is nothing.
 * Such a request is refused as a whole, before any route sees it.
 */
export function bodyProblem(value: unknown, level = 0): string | undefined {
  if (typeof value === 'string') {
    return UNSTORABLE.test(value)
      ? 'expected text without zero characters or broken Unicode'
      : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  // Raw bodies are no text of ours.
  if (value instanceof Uint8Array || value instanceof Readable) return undefined;
  if (level === MOST_LEVELS) return `expected at most ${MOST_LEVELS} levels`;
  for (const [key, member] of Object.entries(value)) {
    const problem = bodyProblem(key) ?? bodyProblem(member, level + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
