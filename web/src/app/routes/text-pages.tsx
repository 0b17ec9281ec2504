import { type RouteObject, useRoutes } from 'react-router-dom';
import { lazyPage, preloadRoutes } from '../../hydrate/lazy-page.js';
import { PAGES } from '../pages.js';

const NotFoundPage = lazyPage(() => import('./not-found-page.js'));

const ROUTES: RouteObject[] = [
  ...PAGES.map(({ path, Page }) => ({ path, element: <Page /> })),
  { path: '*', element: <NotFoundPage /> },
];

/**
 * Fetches the text of an address, or the not-found page.
 * @public `lazyPage` calls it.
 */
export function preload(pathname: string): Promise<void> {
  return preloadRoutes(ROUTES, pathname);
}

/** Every page of text, and the not-found page for any other address. */
export default function TextPages() {
  return useRoutes(ROUTES);
}
