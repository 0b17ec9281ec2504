import { Layers } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { ApiError, messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { LinkButton } from '../../../ui/link-button.js';
import { useStartAttempt } from '../api/attempts.js';

/** Starts a practice of `count` items that are variants of an item, or share its objective. */
export function useSimilar(itemId: string, count: number) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useStartAttempt();
  const start = (): void =>
    mutate(
      { kind: 'practice', similarTo: itemId, mode: 'tutor', count },
      { onSuccess: ({ id }) => navigate(`/practice/attempt/${id}`) },
    );
  return { start, isPending, error };
}

/** What would unlock similar items if they were refused, or why starting failed. */
export function SimilarTrouble({ error }: { error: Error }) {
  if (error instanceof ApiError && error.code === 'SUBSCRIPTION_REQUIRED') {
    return (
      <Alert tone="info" title="Similar questions come with a membership" live>
        <p>With one, you can practice every question in the bank, as often as you like.</p>
        <LinkButton to={PLANS_PATH} variant="primary" className="mt-3">
          See the plans
        </LinkButton>
      </Alert>
    );
  }
  return (
    <Alert tone="error" title="We couldn't start a similar question" live>
      {messageOf(error)}
    </Alert>
  );
}

/** For students with an account, next to an explanation: starts a short set on the same objective. */
export function SimilarButton({ itemId, count }: { itemId: string; count: number }) {
  const { start, isPending, error } = useSimilar(itemId, count);
  return (
    <>
      <Button
        variant="quiet"
        busy={isPending}
        icon={<Layers aria-hidden="true" className="size-4" />}
        onClick={start}
      >
        Similar
      </Button>
      {error ? (
        <div className="w-full pb-2">
          <SimilarTrouble error={error} />
        </div>
      ) : null}
    </>
  );
}
