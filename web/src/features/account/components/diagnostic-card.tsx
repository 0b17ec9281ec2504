import { DIAGNOSTIC_ITEMS } from '@prepward/contracts/attempt-rules';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';

/** For a student without a subscription who has not used the free diagnostic. */
export function DiagnosticCard({ main }: { main: boolean }) {
  return (
    <Card>
      <h2 className="text-21">Your free diagnostic is waiting</h2>
      <p className="mt-1 text-soft">
        {DIAGNOSTIC_ITEMS} questions over all four subjects show where your points are.
      </p>
      <LinkButton
        to="/practice/diagnostic"
        variant={main ? 'accent' : 'secondary'}
        className="mt-4"
      >
        Go to the diagnostic
      </LinkButton>
    </Card>
  );
}
