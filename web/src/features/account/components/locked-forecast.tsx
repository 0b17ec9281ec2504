import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';

/** Appears where plan and prediction would be for a student whose account has neither. */
export function LockedForecast({ main }: { main: boolean }) {
  return (
    <Card>
      <h2 className="text-21">Your plan and prediction are part of a subscription</h2>
      <p className="mt-1 text-soft">
        They show what to practice today and what you'd likely score. The free bank and your
        progress stay yours.
      </p>
      <LinkButton to={PLANS_PATH} variant={main ? 'accent' : 'secondary'} className="mt-4">
        Unlock plan and prediction
      </LinkButton>
    </Card>
  );
}
