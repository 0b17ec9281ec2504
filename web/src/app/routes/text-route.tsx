import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  preloadStanding,
  StandingPage,
  standsStill,
} from '../../features/site/components/still-page.js';
import { lazyPage } from '../../lib/lazy-page.js';

// The table of the many pages of text, and the page for what is none, come when one is opened.
const TextPages = lazyPage(() => import('./text-pages.js'));

function TextPage({ path }: { path: string }) {
  const [standing] = useState(() => standsStill(path));
  return standing ? <StandingPage path={path} /> : <TextPages />;
}

/** A page of text: the one that stands in the document, or any other. */
export function TextRoute() {
  const { pathname } = useLocation();
  return <TextPage key={pathname} path={pathname} />;
}

/** Fetches the page of an address; of one that stands there already, only what acts in it. */
TextRoute.preload = (pathname: string): Promise<void> =>
  standsStill(pathname) ? preloadStanding(pathname) : TextPages.preload(pathname);
