import { PLANS, planTitle } from '@prepward/contracts/plans';
import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { useProfile } from '../../../entities/profile/profile.js';
import { dayOfInstant } from '../../../lib/dates.js';
import { useSession } from '../../../lib/session/session.js';
import { Badge } from '../../../ui/badge.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** For an account without a plan: what one opens, or that the last one has ended. */
function WithoutPlan({ endedAt }: { endedAt: string | null }) {
  return (
    <>
      <p className="text-soft">
        {endedAt === null
          ? 'You have the free bank, one diagnostic and your progress. A membership unlocks the whole bank, mock exams and the review queue.'
          : `Your membership ended on ${dayOfInstant(endedAt)}. You can still see your history and progress.`}
      </p>
      <LinkButton to={PLANS_PATH} variant="secondary" className="mt-1 justify-self-start">
        {endedAt === null ? 'See the plans' : 'Renew your membership'}
      </LinkButton>
    </>
  );
}

/** What the account may use, from the latest subscription check. */
export function SubscriptionCard() {
  const { subscription, subscriptionUnknown } = useSession();
  const profile = useProfile();
  if (subscription === null) {
    return (
      <Card>
        <h2 className="text-21">Membership</h2>
        {subscriptionUnknown ? (
          <p className="mt-3 text-soft">
            We couldn't load your membership just now. We'll try again in a few minutes; nothing is
            lost.
          </p>
        ) : (
          <Skeleton className="mt-4 h-24" />
        )}
      </Card>
    );
  }
  const { subscribed, product_id: product, subscription_end: end } = subscription;
  const plan = PLANS.find(({ id }) => id === product);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-21">Membership</h2>
        <Badge tone={subscribed ? 'correct' : 'neutral'}>{subscribed ? 'Active' : 'Free'}</Badge>
      </div>
      {subscribed ? (
        <>
          <p className="text-soft">
            {plan ? planTitle(plan) : 'Full access'}
            {end ? `, until ${dayOfInstant(end)}.` : ', with no end date.'}
          </p>
          <LinkButton to="/subscription" variant="quiet" className="-mb-3 -ml-4 justify-self-start">
            Manage membership
          </LinkButton>
        </>
      ) : (
        <WithoutPlan endedAt={end ?? profile.data?.subscriptionEndDate ?? null} />
      )}
    </Card>
  );
}
