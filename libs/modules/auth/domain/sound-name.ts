import { personNameProblem } from '@prepward/contracts/name-rules';

/**
 * A first or last name that our emails and screens may show; undefined for one that we'd refuse now.
 * Older accounts, and profiles elsewhere, may hold anything.
 */
export function soundName(name: unknown): string | undefined {
  const trimmed = typeof name === 'string' ? name.trim() : '';
  return personNameProblem(trimmed, 'first name') === undefined ? trimmed : undefined;
}
