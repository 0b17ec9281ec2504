import { CLAIM_TEXTS } from '@prepward/contracts/claims';
import { PLANS, type Plan } from '@prepward/contracts/plans';
import { dollars } from '../../lib/format.js';
import { signUpFor } from '../../lib/next-path.js';
import { Badge } from '../../ui/badge.js';
import type { ButtonVariant } from '../../ui/button-style.js';
import { cx } from '../../ui/cx.js';
import { Icon } from '../../ui/icon.js';
import { LinkButton } from '../../ui/link-button.js';

/** The plan whose button is the main one. */
const MAIN: Plan['id'] = 'monthly';

function PlanCard({ plan, mainVariant }: { plan: Plan; mainVariant: ButtonVariant }) {
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
      <p className="mt-1 font-semibold text-primary lg:min-h-6">{plan.saving}</p>
      <p className="mt-6 flex items-start gap-2.5 border-t border-line pt-5">
        <Icon name="check" className="mt-0.5 size-5 text-primary" />
        {CLAIM_TEXTS['money-back']}
      </p>
      <div className="mt-auto pt-6">
        <LinkButton
          to={signUpFor(`/checkout?plan=${plan.id}`)}
          variant={main ? mainVariant : 'secondary'}
          size="large"
          className="w-full"
        >
          Choose {plan.name}
        </LinkButton>
      </div>
    </li>
  );
}

/**
 * The three plans on sale, side by side, each with its way to pay: by way of sign-up, which passes on students who are
 * signed in.
 * `mainVariant` is the look of the main plan's button: `accent` where paying is the page's purpose.
 */
export function PlanList({ mainVariant }: { mainVariant: ButtonVariant }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {PLANS.map((plan) => (
        <PlanCard key={plan.id} plan={plan} mainVariant={mainVariant} />
      ))}
    </ul>
  );
}
