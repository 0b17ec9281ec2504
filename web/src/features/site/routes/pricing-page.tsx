import { StaticPage } from '../../../hydrate/static-page.js';
import { Closing } from '../components/closing.js';
import { TextPageBody, TextPageHead } from '../components/page-frame.js';
import { PlanCards } from '../components/plan-cards.js';
import type { RenderedPage } from '../site-data.js';

/** The text's section that lists the plans, which are cards here. */
const PLANS_SECTION = 'plans';

/** /pricing */
export function PricingPage({ page }: { page: RenderedPage }) {
  const sections = page.sections.filter(({ id }) => id !== PLANS_SECTION);
  return (
    <StaticPage>
      <TextPageHead page={page} />
      <PlanCards />
      <TextPageBody page={{ ...page, sections }} />
      <Closing links={page.cta.filter(({ to }) => to === '/signup')} />
    </StaticPage>
  );
}
