import { PLANS } from '@prepward/contracts/plans';
import { useSearchParams } from 'react-router-dom';
import { dollars } from '../../../lib/format.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { LinkButton } from '../../../ui/link-button.js';
import { SOON } from '../soon.js';
import type { SoonPath } from '../soon-paths.js';

/** What the student had chosen when they came to pay. */
function ChosenPlan() {
  const [search] = useSearchParams();
  const plan = PLANS.find(({ id }) => id === search.get('plan'));
  return plan ? (
    <p className="figures mt-6 rounded-md border border-line bg-surface p-5">
      You chose <strong>{plan.name}</strong>: {dollars(plan.priceCents)} per {plan.days} days.
      Nothing is charged, and nothing renews.
    </p>
  ) : null;
}

/** A signed-in page that other pages already lead to and that is not built yet: says so. */
export default function SoonPage({ path }: { path: SoonPath }) {
  const { heading, text } = SOON[path];
  return (
    <div className="page py-16 lg:py-24">
      <PageMeta title={heading} noIndex />
      <div className="max-w-reading">
        <h1 className="text-28 sm:text-38">{heading}</h1>
        <p className="mt-5 text-18 text-soft">{text}</p>
        {path === '/checkout' ? <ChosenPlan /> : null}
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/dashboard" className="max-sm:w-full">
            Go to your dashboard
          </LinkButton>
          <LinkButton to="/contact" variant="secondary" className="max-sm:w-full">
            Contact us
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
