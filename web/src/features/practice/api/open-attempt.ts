import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { AttemptKind } from '@prepward/contracts/attempts';
import { useAttempts } from '../../../entities/attempt/attempts.js';

/** Several topics can be in practice at once: enough for all open attempts. */
const LOOKED_AT = 100;

/**
 * The open attempt that a start would continue instead of beginning a new one. There is one of each
 * kind, and of `category` one per topic. A set of similar questions is separate, and never blocks a
 * practice that was set up.
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
