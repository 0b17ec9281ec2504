import { cx } from './cx.js';

const STAR = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8L12 3.2Z';

/** Five stars, the first `rating` of them full; the caller provides the text next to them. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <svg viewBox="0 0 116 24" aria-hidden="true" className={cx('fill-none', className)}>
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={STAR}
          transform={`translate(${place * 23})`}
          className={place < Math.round(rating) ? 'fill-notice' : 'stroke-line-strong'}
        />
      ))}
    </svg>
  );
}
