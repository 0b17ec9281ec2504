import { HOME } from '@prepward/content/site/home';
import { LinkButton } from '../../../ui/link-button.js';
import { RatingBadge } from './rating-badge.js';

const { hero, rating } = HOME;

/** What the page promises, and its two main ways on. */
export function HeroText() {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <RatingBadge stars={rating.stars} reviews={rating.reviews} />
        <p className="text-14 text-soft">{hero.trust}</p>
      </div>
      <h1 className="mt-7 text-38 sm:text-52">{hero.heading}</h1>
      <p className="mt-6 max-w-xl text-18 text-soft lg:text-21">{hero.lead}</p>
      <div className="mt-9 flex flex-wrap gap-3">
        {hero.cta.map(({ label, to }, index) => (
          <LinkButton
            key={to}
            to={to}
            variant={index === 0 ? 'accent' : 'secondary'}
            size="large"
            className="max-sm:w-full"
          >
            {label}
          </LinkButton>
        ))}
      </div>
      <p className="mt-5 max-w-xl text-14 text-soft">{hero.note}</p>
    </>
  );
}
