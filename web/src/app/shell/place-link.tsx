import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx.js';
import type { Place } from './places.js';

/**
 * The style of an entry in the bar: icon above label on phones and in the narrow rail, next to it in the wide
 * one.
 */
export function placeStyle(current: boolean): string {
  return cx(
    'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-md px-1 text-14 -outline-offset-2 max-[20rem]:px-0 max-[20rem]:text-[3.9vw]',
    'xl:min-h-12 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-16',
    current
      ? 'font-semibold text-primary md:bg-tint'
      : 'font-medium text-soft hover:text-primary md:hover:bg-tint',
  );
}

/** An entry's icon; on phones, the current one has a pill behind it. */
export function PlaceIcon({ icon: Icon, current }: { icon: LucideIcon; current: boolean }) {
  return (
    <span
      className={cx(
        'grid h-7 w-full max-w-13 place-items-center rounded-full md:h-auto md:w-auto',
        current && 'max-md:bg-tint',
      )}
    >
      <Icon aria-hidden="true" className="size-6 xl:size-5" />
    </span>
  );
}

export function PlaceLink({ place, current }: { place: Place; current: boolean }) {
  return (
    <Link to={place.to} aria-current={current ? 'page' : undefined} className={placeStyle(current)}>
      <PlaceIcon icon={place.icon} current={current} />
      {place.label}
    </Link>
  );
}
