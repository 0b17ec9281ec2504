import { BRAND } from '@prepward/contracts/brand';

interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** The page's canonical path, such as "/about", which search engines index it under. */
  path?: string;
  /** Signed-in and auth pages stay out of search engines. */
  noIndex?: boolean;
}

const ENDING = ` · ${BRAND.name}`;

/**
 * A page's title, description and canonical address; React moves them into the document's head. The build
 * adds the rest (preview images, structured data), since only crawlers that load each page from the server
 * need it.
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

/** The `PageMeta` props of the page in the document, except its path. */
export function metaInDocument(): Omit<PageMetaProps, 'path'> {
  return {
    title: document.title.slice(0, -ENDING.length),
    description: contentOf('description'),
    noIndex: contentOf('robots') === 'noindex',
  };
}
