import { Brand } from '../../ui/brand.js';
import { AccountButton } from './account-button.js';
import { PlaceLink } from './place-link.js';
import { usePlaces } from './use-places.js';

/**
 * From 768 px: a rail at the start of the page, narrow at first; from 1280 px, with labels next to the icons.
 */
export function AppRail() {
  const { places, current } = usePlaces();
  return (
    <header
      data-site-bar=""
      className="app-rail sticky top-0 flex h-dvh flex-col gap-6 overflow-y-auto border-r border-line bg-surface p-2 max-md:hidden xl:p-4 print:hidden"
    >
      <div className="grid justify-items-center pt-1 xl:justify-items-start xl:px-2">
        <Brand to="/dashboard" nameClass="max-xl:sr-only" />
      </div>
      <nav aria-label="Main" className="grow">
        <ul className="grid gap-1">
          {places.map((place) => (
            <li key={place.id}>
              <PlaceLink place={place} current={place.id === current} />
            </li>
          ))}
        </ul>
      </nav>
      <AccountButton current={current === 'me'} side="right" />
    </header>
  );
}

/** On phones: the brand above the page, scrolling with it; everything else is within the thumb's reach. */
export function AppHead() {
  return (
    <header data-site-bar="" className="page pt-2 md:hidden print:hidden">
      <Brand to="/dashboard" />
    </header>
  );
}

/** On phones: five places at the bottom edge. */
export function AppTabs() {
  const { places, current } = usePlaces();
  return (
    <nav
      aria-label="Main"
      data-site-bar=""
      className="app-tabs fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-1 pt-1 md:hidden print:hidden"
    >
      <ul className="grid grid-cols-5">
        {places.map((place) => (
          <li key={place.id}>
            <PlaceLink place={place} current={place.id === current} />
          </li>
        ))}
        <li>
          <AccountButton current={current === 'me'} side="top" />
        </li>
      </ul>
    </nav>
  );
}
