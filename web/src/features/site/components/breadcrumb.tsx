import { Link } from 'react-router-dom';
import type { SiteLink } from '../site-data.js';

/** The page's place in the site: the pages above it, and its own short name. */
export function Breadcrumb({ above, here }: { above: readonly SiteLink[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="-my-1.5 flex flex-wrap items-center gap-x-2 text-14 text-soft">
        {[{ label: 'Home', to: '/' }, ...above].map(({ label, to }) => (
          <li key={to} className="flex items-center gap-2">
            <Link
              to={to}
              className="inline-flex min-h-target items-center hover:text-primary hover:underline"
            >
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-target items-center">
          {here}
        </li>
      </ol>
    </nav>
  );
}
