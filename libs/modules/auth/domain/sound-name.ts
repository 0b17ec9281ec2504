import { personNameProblem } from '@prepward/contracts/name-rules';

/**
 * A first or last name as our emails and screens may carry it: undefined for one that would be
 * refused now. Older accounts, and profiles elsewhere, may hold anything.
 */
export function soundName(name: unknown): string | undefined {
  const trimmed = typeof name === 'string' ? name.trim() : '';
  return personNameProblem(trimmed, 'first name') === undefined ? trimmed : undefined;
}
