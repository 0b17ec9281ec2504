import { prerender as prerenderTree } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { ROUTES } from './app/routes.js';
import { ISLANDS } from './features/site/islands.js';
import { beginHydration, endHydration } from './hydrate/hydration.js';
import { preloadIslands as preloadFrom } from './hydrate/island.js';
import { preloadRoutes } from './hydrate/lazy-page.js';

/*
 * What the build calls when it prerenders the site (`hydrate/build`). It runs in Node, and nothing
 * of it reaches a browser.
 */

export { type SiteMap, siteMap } from './app/site-map.js';
export { factsOf, type PageFacts } from './features/site/head/page-facts.js';
export {
  type DescribedPage,
  jsonForScript,
  structuredData,
} from './features/site/head/structured-data.js';

/** Fetches the code of the site's islands by their names. */
export function preloadIslands(names: readonly (string | undefined)[]): Promise<void> {
  return preloadFrom(ISLANDS, names);
}

/** Fetches the chunks that the browser will fetch before it hydrates the page of an address. */
export async function preload(path: string): Promise<void> {
  beginHydration(path);
  try {
    await preloadRoutes(ROUTES, path);
  } finally {
    endHydration();
  }
}

/**
 * The page of an address, rendered as a browser without a session would render it.
 * @throws whatever a component throws: half a page must not be published.
 */
export async function prerender(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderTree(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    {
      onError: (error) => {
        failures.push(error);
      },
      // One whole document: boundaries sent separately would need inline scripts to put them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) {
    throw failures[0];
  }
  return html;
}
