import { BRAND } from '@prepward/contracts/brand';

interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** The page's one address, such as "/about": search engines file it under this. */
  path?: string;
  /** Signed-in and auth pages stay out of search engines. */
  noIndex?: boolean;
}

const ENDING = ` · ${BRAND.name}`;

/**
 * Title, description and canonical address of a page; React moves them into the document's head.
 * What else is there (pictures for links, structured data) is for readers that load each page
 * from the server: the build adds it.
 */
export function PageMeta({ title, description, path, noIndex = false }: PageMetaProps) {
  return (
    <>
      <title>{title + ENDING}</title>
      {description ? <meta name="description" content={description} /> : null}
      {path && !noIndex ? <link rel="canonical" href={__SITE_ORIGIN__ + path} /> : null}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}

function contentOf(name: string): string | undefined {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
}

/** What `PageMeta` was given for the page that is in the document, but its address. */
export function metaInDocument(): Omit<PageMetaProps, 'path'> {
  return {
    title: document.title.slice(0, -ENDING.length),
    description: contentOf('description'),
    noIndex: contentOf('robots') === 'noindex',
  };
}
