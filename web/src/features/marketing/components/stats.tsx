import { HOME } from '@prepward/content/site/home';
import { fillPlaceholders } from '@prepward/content/site/placeholders';
import { Link } from 'react-router-dom';
import { BRAND_VALUES } from '../brand-values.js';

/** Four figures, who states them, and where they come from. */
export function Stats() {
  return (
    <section aria-label="In numbers" className="page pt-7 sm:pt-16 lg:pt-24">
      <dl className="figures grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8em,40%)),1fr))] gap-x-4 gap-y-5 lg:grid-cols-4">
        {HOME.stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse border-l-2 border-primary pl-4 sm:pl-5">
            <dt className="text-soft">{label}</dt>
            <dd className="text-21 leading-heading font-bold min-[24rem]:text-28 sm:text-38">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-reading text-14 text-soft">
        {fillPlaceholders(HOME.statsNote, BRAND_VALUES)}{' '}
        <Link to={HOME.statsLink.to} className="text-link">
          {HOME.statsLink.label}
        </Link>
      </p>
    </section>
  );
}
