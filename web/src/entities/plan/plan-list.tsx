import { dollars } from '@prepward/contracts/money';
import { PLANS, type Plan } from '@prepward/contracts/plans';
import { pricePerDay } from '@prepward/contracts/price-per-day';
import type { ReactNode } from 'react';
import { signUpFor } from '../../lib/next-path.js';
import { Badge } from '../../ui/badge.js';
import type { ButtonVariant } from '../../ui/button-style.js';
import { cx } from '../../ui/cx.js';
import { Icon } from '../../ui/icon.js';
import { LinkButton } from '../../ui/link-button.js';
import { PLAN_BENEFITS } from './plan-benefits.js';
import { RenewalNote } from './renewal-note.js';

/** The plan whose button is the main one. */
const MAIN: Plan['id'] = 'monthly';

interface PlanListProps {
  /** The look of the main plan's button: `accent` where paying is the page's purpose. */
  mainVariant: ButtonVariant;
  /** Where the button of a plan leads; through sign-up if no one is signed in. */
  wayTo?: (plan: Plan['id']) => string;
  /** Renders a plan's renewal note, in place of the plain `RenewalNote`. */
  note?: (plan: Plan) => ReactNode;
}

/** Where a plan is paid for, for students who are signed in. */
export function checkoutOf(plan: Plan['id']): string {
  return `/checkout?plan=${plan}`;
}

/** The same for anyone: by way of sign-up, which sends students who are signed in straight on. */
function checkoutOfAnyone(plan: Plan['id']): string {
  return signUpFor(checkoutOf(plan));
}

interface PlanCardProps extends Required<PlanListProps> {
  plan: Plan;
}

function PlanCard({ plan, mainVariant, wayTo, note }: PlanCardProps) {
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
      <p className="figures mt-2 text-soft">{pricePerDay(plan)} a day</p>
      <p className="mt-1 font-semibold text-primary lg:min-h-6">{plan.saving}</p>
      <ul aria-label="What you get" className="mt-6 grid gap-2.5 border-t border-line pt-5">
        {PLAN_BENEFITS.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-primary" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-6">
        <LinkButton
          to={wayTo(plan.id)}
          variant={main ? mainVariant : 'secondary'}
          size="large"
          className="w-full"
        >
          Buy {plan.name}
        </LinkButton>
        {note(plan)}
      </div>
    </li>
  );
}

/**
 * The three plans on sale, side by side, each with what it holds and its way to pay.
 */
export function PlanList({
  mainVariant,
  wayTo = checkoutOfAnyone,
  note = ({ priceCents, days }) => <RenewalNote priceCents={priceCents} days={days} />,
}: PlanListProps) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {PLANS.map((plan) => (
        <PlanCard key={plan.id} plan={plan} mainVariant={mainVariant} wayTo={wayTo} note={note} />
      ))}
    </ul>
  );
}
