import { isAccessOpen } from '@prepward/contracts/access-rules';
import type { AccessAnswer } from '@prepward/contracts/billing';
import { checkoutOf, PlanList } from '../../../entities/plan/plan-list.js';
import { Alert } from '../../../ui/alert.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Loaded } from '../../../ui/load-error.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useAccess, usePayments } from '../api/billing.js';
import { BillingPage, Column } from '../components/billing-page.js';
import { ChangePlan } from '../components/change-plan.js';
import { PaymentProblem } from '../components/payment-problem.js';
import { PlanState } from '../components/plan-state.js';

function OnItsWay() {
  return (
    <Alert title="Your payment is on its way">
      <p>
        Your bank can take a few days. Your plan starts as soon as the payment arrives, and we’ll
        email you either way.
      </p>
      <LinkButton to="/billing-history" variant="secondary" className="mt-3 max-sm:w-full">
        Billing history
      </LinkButton>
    </Alert>
  );
}

/** A student without a plan: one to choose, unless its payment is under way. */
function Choose({ title }: { title: string }) {
  const { data, isPending } = usePayments();
  if (isPending) return <Skeleton className="mt-4 h-96" />;
  return data?.items.some(({ state, plan }) => state === 'processing' && plan !== null) ? (
    <Column>
      <OnItsWay />
    </Column>
  ) : (
    <section aria-labelledby="plans" className="mt-4">
      <h2 id="plans" className="mb-5 text-28">
        {title}
      </h2>
      <PlanList mainVariant="accent" wayTo={checkoutOf} />
    </section>
  );
}

function Plan({ access }: { access: AccessAnswer }) {
  const { state, source, renews, paymentProblem } = access;
  return (
    <>
      <Column>
        {paymentProblem ? <PaymentProblem problem={paymentProblem} /> : null}
        <PlanState access={access} />
        {state === 'active' && source === 'payment' && renews ? (
          <ChangePlan access={access} />
        ) : null}
      </Column>
      {isAccessOpen(access) ? null : (
        <Choose title={state === 'ended' ? 'Renew your plan' : 'Choose a plan'} />
      )}
    </>
  );
}

function PlanSkeleton() {
  return (
    <Column>
      <p role="status" className="sr-only">
        Loading your plan…
      </p>
      <Card>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-3 h-6" />
        <Skeleton className="mt-4 h-10" />
        <Skeleton className="mt-5 h-11 w-56 max-w-full" />
      </Card>
      <Skeleton className="h-48" />
    </Column>
  );
}

/** /subscription: the plan, and everything that can be done with it; without one, the plans. */
export default function SubscriptionPage() {
  const access = useAccess();
  return (
    <BillingPage heading="Subscription" nav>
      <Loaded query={access} what="your plan" waiting={<PlanSkeleton />}>
        {(answer) => <Plan access={answer} />}
      </Loaded>
    </BillingPage>
  );
}
