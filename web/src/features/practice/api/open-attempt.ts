import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { AttemptKind } from '@prepward/contracts/attempts';
import { useAttempts } from '../../../entities/attempt/attempts.js';

/** Topics are practiced side by side: enough for all that are open at once. */
const LOOKED_AT = 100;

/**
 * The open attempt that a start would continue instead of beginning a new one. There is one of a
 * kind, and of `category` one a topic. A glance at a similar question has its own place,
 * and never blocks a practice that was set up.
 */
export function useOpenAttempt(
  kind: AttemptKind,
  category?: string,
): { open: AttemptSummary | undefined; reading: boolean } {
  const { data, isPending } = useAttempts({ state: 'open', kind }, LOOKED_AT);
  const open = data?.items.find(
    (attempt) => !attempt.similar && (category === undefined || attempt.category === category),
  );
  return { open, reading: isPending };
}
