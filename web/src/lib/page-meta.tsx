import { BRAND } from '@prepward/contracts/brand';

interface PageMetaProps {
  title: string;
  description?: string;
  /** The page's one address, such as "/about": search engines file it under this. */
  path?: string;
  /** Signed-in and auth pages stay out of search engines. */
  noIndex?: boolean;
}

/**
 * Title, description and canonical address of a page; React moves them into the document's head.
 * A canonical address must be absolute: a build that was told no origin leaves it out.
 */
export function PageMeta({ title, description, path, noIndex = false }: PageMetaProps) {
  return (
    <>
      <title>{`${title} · ${BRAND.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {path && __SITE_ORIGIN__ ? <link rel="canonical" href={__SITE_ORIGIN__ + path} /> : null}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
