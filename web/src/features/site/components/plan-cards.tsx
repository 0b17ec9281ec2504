import { PlanList } from '../../../entities/plan/plan-list.js';
import { Island } from '../islands.js';

/** The three plans on sale, side by side. */
export function PlanCards() {
  return (
    <section aria-labelledby="plans" className="page pt-14 lg:pt-20">
      <h2 id="plans" className="text-24 sm:text-28">
        The plans
      </h2>
      <p className="mt-3 max-w-reading text-18 text-soft">
        All three include the same things and renew until you cancel. Prices per day are rounded to
        the cent, so you can compare.
      </p>
      <div className="mt-8">
        <PlanList
          mainVariant="accent"
          note={({ priceCents, days }) => (
            <Island name="renewalNote" props={{ priceCents, days }} />
          )}
        />
      </div>
    </section>
  );
}
