import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { metaInDocument, PageMeta } from '../lib/page-meta.js';
import { isHydrating } from './hydration.js';
import { type Islands, preloadIslands, useIslands } from './island.js';
import { markCurrentSection } from './mark-current-section.js';
import { useSiteLinks } from './use-site-links.js';

const ID = 'static-page';
const CONTROLS = 'form, button, input, select, textarea';

function useStaticBox(): RefObject<HTMLDivElement | null> {
  const box = useSiteLinks<HTMLDivElement>();
  useEffect(() => (box.current ? markCurrentSection(box.current) : undefined), [box]);
  return box;
}

/**
 * A page in which nothing is interactive but links, the browser's own disclosures and its islands.
 * Where the document already holds it (`HydratedStaticPage`), neither its code nor its text is loaded.
 */
export function StaticPage({ children }: { children: ReactNode }) {
  const box = useStaticBox();
  return (
    <div id={ID} ref={box}>
      {children}
    </div>
  );
}

function prerenderedBox(pathname: string): HTMLElement | null {
  const here = typeof document !== 'undefined' && isHydrating(pathname);
  return here ? document.getElementById(ID) : null;
}

/** Whether the document holds the page of a path as a static page: one without any controls. */
export function isStaticHere(pathname: string): boolean {
  const box = prerenderedBox(pathname);
  return box !== null && box.querySelector(CONTROLS) === null;
}

/** Fetches the islands of the static page that is about to be hydrated. */
export function preloadStaticPage(pathname: string, islands: Islands): Promise<void> {
  const boxes = prerenderedBox(pathname)?.querySelectorAll<HTMLElement>('[data-island]') ?? [];
  return preloadIslands(
    islands,
    [...boxes].map(({ dataset }) => dataset.island),
  );
}

/** Keeps the static page that the document holds, with its title and description, and hydrates its islands. */
export function HydratedStaticPage({ path, islands }: { path: string; islands: Islands }) {
  const box = useStaticBox();
  const [meta] = useState(metaInDocument);
  const [html] = useState(() => document.getElementById(ID)?.innerHTML ?? '');
  return (
    <>
      <PageMeta {...meta} path={path.replace(/\/$/, '')} />
      <div
        id={ID}
        ref={box}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own build prerendered here
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {useIslands(box, islands)}
    </>
  );
}
