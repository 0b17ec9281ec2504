import { HOME } from '@prepward/content/site/home';
import { LinkButtons } from '../../../ui/link-buttons.js';
import { RatingBadge } from './rating-badge.js';

const { hero, rating } = HOME;

/** What the page promises, and its two main calls to action. */
export function HeroText() {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <RatingBadge stars={rating.stars} reviews={rating.reviews} />
        <p className="text-14 text-soft">{hero.trust}</p>
      </div>
      <h1 className="mt-4 text-34 sm:mt-7 sm:text-52">{hero.heading}</h1>
      <p className="mt-4 max-w-xl text-18 text-soft sm:mt-6 lg:text-21">{hero.lead}</p>
      <LinkButtons links={hero.cta} className="mt-6 sm:mt-9" />
      <p className="mt-4 max-w-xl text-14 text-soft">{hero.note}</p>
    </>
  );
}
