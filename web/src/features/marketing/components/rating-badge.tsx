import { Stars } from '../../../ui/stars.js';

/**
 * 999 → "999", 1000 → "1k", 9842 → "9.8k". Truncated, not rounded: a badge must not claim more reviews
 * than there are.
 */
export function shortCount(count: number): string {
  return count < 1000 ? String(count) : `${Math.floor(count / 100) / 10}k`;
}

interface RatingBadgeProps {
  /** Stars, 0 to 5. */
  stars?: number;
  reviews?: number;
}

/** The average rating and the number of reviews, both as stated by the operator. */
export function RatingBadge({ stars = 5, reviews = 7500 }: RatingBadgeProps) {
  const given = stars.toFixed(1);
  return (
    <p className="figures inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-full border border-line bg-surface py-1.5 pr-4 pl-3 text-14">
      <Stars rating={stars} className="h-4" />
      <span className="sr-only">
        {given} stars, {reviews.toLocaleString('en-US')} reviews
      </span>
      <span aria-hidden="true">
        <strong className="font-semibold">{given}</strong>
        <span className="text-soft"> from {shortCount(reviews)} reviews</span>
      </span>
    </p>
  );
}
