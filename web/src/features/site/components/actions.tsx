import { LinkButton } from '../../../ui/link-button.js';
import type { SiteLink } from '../site-data.js';

/** The calls to action of a page: the first is the main one. */
export function Actions({ links }: { links: readonly SiteLink[] }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {links.map(({ label, to }, index) => (
        <LinkButton
          key={to}
          to={to}
          size="large"
          variant={index === 0 ? 'accent' : 'secondary'}
          className="max-sm:w-full"
        >
          {label}
        </LinkButton>
      ))}
    </div>
  );
}
