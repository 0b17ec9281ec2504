import type { AttemptKind, StartAttemptBody } from '@prepward/contracts/attempts';
import { LockPanel } from '../../../entities/subscription/lock-panel.js';
import { lockIn } from '../../../entities/subscription/locks.js';
import { ApiError, messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { useOpenAttempt } from '../api/open-attempt.js';
import { useStartAttempt } from '../api/start-attempt.js';

interface StartBoxProps {
  kind: AttemptKind;
  /** `category`: slug of the topic. */
  category?: string;
  /** The attempt to start; null while the choices aren't valid. */
  body: StartAttemptBody | null;
  label: string;
  /** What a subscription would unlock, in case the server asks for one. */
  what: string;
  expired: boolean;
}

function StartProblem({ error, what, expired }: { error: Error; what: string; expired: boolean }) {
  const lock = lockIn(error);
  return lock ? (
    <LockPanel lock={lock} what={what} expired={expired} live />
  ) : (
    <Alert tone="error" title="We couldn't start it" live>
      <p>{messageOf(error)}</p>
      {error instanceof ApiError && error.errorId ? (
        <p className="mt-1 text-14 text-soft">Error {error.errorId}</p>
      ) : null}
    </Alert>
  );
}

/** The last step before an attempt: starts it, after ending the one that is still open. */
export function StartBox({ kind, category, body, label, what, expired }: StartBoxProps) {
  const { open, reading } = useOpenAttempt(kind, category);
  const start = useStartAttempt();
  return (
    <div className="grid gap-4">
      {start.error ? <StartProblem error={start.error} what={what} expired={expired} /> : null}
      <Button
        variant={open ? 'secondary' : 'accent'}
        size="large"
        className="w-full"
        busy={start.isPending}
        busyLabel="Starting..."
        disabled={body === null || reading}
        onClick={() => (body ? start.mutate({ body, ending: open?.id }) : undefined)}
      >
        {open ? 'End it and start this one' : label}
      </Button>
    </div>
  );
}
