import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { metaInDocument, PageMeta } from '../lib/page-meta.js';
import { isTakingOver } from './hydration.js';
import { useSiteLinks } from './use-site-links.js';
import { markCurrentSection } from './mark-current-section.js';
import { preloadLiveParts, useLiveParts } from '../features/site/islands.js';

const ID = 'still-page';
const CONTROLS = 'form, button, input, select, textarea';

function useStillBox(): RefObject<HTMLDivElement | null> {
  const box = useSiteLinks<HTMLDivElement>();
  useEffect(() => (box.current ? markCurrentSection(box.current) : undefined), [box]);
  return box;
}

/**
 * A page of which nothing acts but links, the browser's own disclosures and its `LivePart`s. Taken
 * over from the prerendered document (`StandingPage`), neither its code nor its text is loaded.
 */
export function StillPage({ children }: { children: ReactNode }) {
  const box = useStillBox();
  return (
    <div id={ID} ref={box}>
      {children}
    </div>
  );
}

function standingBox(pathname: string): HTMLElement | null {
  const here = typeof document !== 'undefined' && isTakingOver(pathname);
  return here ? document.getElementById(ID) : null;
}

/** Whether the page of an address is taken over as a still one. With a control in it, it is none. */
export function standsStill(pathname: string): boolean {
  const box = standingBox(pathname);
  return box !== null && box.querySelector(CONTROLS) === null;
}

/** Fetches what acts in the still page that is taken over. */
export function preloadStanding(pathname: string): Promise<void> {
  const parts = standingBox(pathname)?.querySelectorAll<HTMLElement>('[data-live]') ?? [];
  return preloadLiveParts([...parts].map(({ dataset }) => dataset.live));
}

/** Takes over the still page that stands in the document, with its title and its description. */
export function StandingPage({ path }: { path: string }) {
  const box = useStillBox();
  const [meta] = useState(metaInDocument);
  const [html] = useState(() => document.getElementById(ID)?.innerHTML ?? '');
  return (
    <>
      <PageMeta {...meta} path={path.replace(/\/$/, '')} />
      <div
        id={ID}
        ref={box}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own build has drawn here
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {useLiveParts(box)}
    </>
  );
}
