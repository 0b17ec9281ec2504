import type { AccessAnswer } from '@prepward/contracts/billing';
import { messageOf } from '../../../lib/api.js';
import { dayOfInstant } from '../../../lib/dates.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { usePortal } from '../api/billing.js';

/** A failed renewal: how long access lasts, and the way to pay. */
export function PaymentProblem({
  problem,
}: {
  problem: NonNullable<AccessAnswer['paymentProblem']>;
}) {
  const { go, busy, error } = usePortal();
  return (
    <Alert tone="notice" title="Your last renewal wasn’t paid">
      <p>
        Your card was declined on {dayOfInstant(problem.since)}. You keep full access until{' '}
        <strong>{dayOfInstant(problem.accessUntil)}</strong>. Update your payment method and we’ll
        try again.
      </p>
      <Button className="mt-3 max-sm:w-full" busy={busy} busyLabel="Opening..." onClick={go}>
        Update payment method
      </Button>
      {error ? (
        <p role="alert" className="mt-3 font-medium text-incorrect">
          {messageOf(error)}
        </p>
      ) : null}
    </Alert>
  );
}
