import { PageMeta } from '../../../lib/page-meta.js';
import { LinkButton } from '../../../ui/link-button.js';
import { SOON } from '../soon.js';
import type { SoonPath } from '../soon-paths.js';

/** A signed-in page that other pages already lead to and that is not built yet: says so. */
export default function SoonPage({ path }: { path: SoonPath }) {
  const { heading, text } = SOON[path];
  return (
    <div className="page py-16 lg:py-24">
      <PageMeta title={heading} noIndex />
      <div className="max-w-reading">
        <h1 className="text-28 sm:text-38">{heading}</h1>
        <p className="mt-5 text-18 text-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/dashboard" className="max-sm:w-full">
            Go to your dashboard
          </LinkButton>
          <LinkButton to="/contact" variant="secondary" className="max-sm:w-full">
            Contact us
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
