import { Card } from '../../ui/card.js';
import { LinkButton } from '../../ui/link-button.js';
import { PLANS_PATH } from '../plan/plans-path.js';

/** Takes the prediction's place for a student whose account doesn't include one. */
export function LockedPrediction() {
  return (
    <Card>
      <h2 className="text-21">Your predicted score comes with a membership</h2>
      <p className="mt-1 max-w-reading text-soft">
        A membership shows what you'd likely score today and how that changes. You can still see
        everything else on this page.
      </p>
      <LinkButton to={PLANS_PATH} variant="accent" className="mt-5">
        See the plans
      </LinkButton>
    </Card>
  );
}
