import { StaticPage } from '../../hydrate/static-page.js';
import { PageMeta } from '../../lib/page-meta.js';
import { Molecule } from '../../ui/illustrations/tools.js';
import { LinkButton } from '../../ui/link-button.js';

/** Shown at any address that isn't a page. */
export default function NotFoundPage() {
  return (
    <StaticPage>
      <div className="page grid min-h-[70vh] place-content-center justify-items-center gap-4 py-16 text-center">
        <PageMeta title="Page not found" noIndex />
        <Molecule className="size-28" />
        <h1 className="text-34 sm:text-38">There is no page at this address</h1>
        <p className="max-w-md text-18 text-soft">
          It may have moved, or the link has a typo. Try one of these:
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <LinkButton to="/">Go to the home page</LinkButton>
          <LinkButton to="/practice/reading" variant="secondary">
            Practice for free
          </LinkButton>
        </div>
      </div>
    </StaticPage>
  );
}
