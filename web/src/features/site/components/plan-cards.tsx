import { PLANS, type Plan } from '@prepward/contracts/plans';
import { CLAIMS } from '../../../lib/claims.js';
import { Badge } from '../../../ui/badge.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/icon.js';
import { LinkButton } from '../../../ui/link-button.js';
import { dollars } from '../format.js';

/** The plan whose button is the main one. */
const MAIN: Plan['id'] = 'monthly';

function PlanCard({ plan }: { plan: Plan }) {
  const main = plan.id === MAIN;
  return (
    <li
      className={cx(
        'flex flex-col rounded-md border bg-surface p-6 sm:p-8',
        main ? 'border-primary outline-1 outline-primary' : 'border-line',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 className="text-21">{plan.name}</h3>
        {plan.badge ? <Badge tone={main ? 'primary' : 'neutral'}>{plan.badge}</Badge> : null}
      </div>
      <p className="figures mt-6">
        <span className="text-38 leading-heading font-bold">{dollars(plan.priceCents)}</span>{' '}
        <span className="text-soft">per {plan.days} days</span>
      </p>
      <p className="figures mt-2 text-soft">{dollars(plan.priceCents / plan.days)} a day</p>
      <p className="mt-1 min-h-6 font-semibold text-primary">{plan.saving}</p>
      <p className="mt-6 flex items-start gap-2.5 border-t border-line pt-5">
        <Icon name="check" className="mt-0.5 size-5 text-primary" />
        {CLAIMS.moneyBack}
      </p>
      <div className="mt-auto pt-6">
        <LinkButton
          to={`/checkout?plan=${plan.id}`}
          variant={main ? 'accent' : 'secondary'}
          size="large"
          className="w-full"
        >
          Choose {plan.name}
        </LinkButton>
      </div>
    </li>
  );
}

/** The three plans on sale, side by side. */
export function PlanCards() {
  return (
    <section aria-labelledby="plans" className="page pt-14 lg:pt-20">
      <h2 id="plans" className="text-28">
        The plans
      </h2>
      <p className="mt-3 max-w-reading text-18 text-soft">
        All three include the same things and renew until you cancel. The prices per day are rounded
        to the cent, so that you can compare.
      </p>
      <ul className="mt-8 grid gap-6 lg:grid-cols-3">
        {PLANS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}
