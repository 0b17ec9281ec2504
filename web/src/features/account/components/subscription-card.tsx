import { PLANS } from '@prepward/contracts/plans';
import { useSession } from '../../../lib/session.js';
import { Badge } from '../../../ui/badge.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Skeleton } from '../../../ui/skeleton.js';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** What the account may use, from the latest subscription check. */
export function SubscriptionCard() {
  const { subscription, subscriptionUnknown } = useSession();
  if (subscription === null) {
    return (
      <Card>
        <h2 className="text-21">Your plan</h2>
        {subscriptionUnknown ? (
          <p className="mt-3 text-soft">
            We could not read your plan just now. We ask again every few minutes; nothing is lost.
          </p>
        ) : (
          <Skeleton className="mt-4 h-24" />
        )}
      </Card>
    );
  }
  const plan = PLANS.find(({ id }) => id === subscription.product_id);
  return (
    <Card className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-21">Your plan</h2>
        <Badge tone={subscription.subscribed ? 'correct' : 'neutral'}>
          {subscription.subscribed ? 'Active' : 'Free'}
        </Badge>
      </div>
      {subscription.subscribed ? (
        <p className="text-soft">
          {plan ? `${plan.name} plan` : 'Full access'}
          {subscription.subscription_end
            ? `, until ${DATE.format(new Date(subscription.subscription_end))}.`
            : ', without an end date.'}
        </p>
      ) : (
        <>
          <p className="text-soft">
            Five questions a subject whenever you like. A plan opens the whole bank, mock exams and
            predictions.
          </p>
          <LinkButton to="/pricing" variant="secondary" className="mt-1 justify-self-start">
            See the plans
          </LinkButton>
        </>
      )}
    </Card>
  );
}
