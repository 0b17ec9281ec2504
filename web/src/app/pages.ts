import type { ComponentType } from 'react';
import { SITE_ROUTES } from '../features/site/site-routes.js';

/** A page of the common layout: its address without the leading slash, and what it shows. */
export interface PageRoute {
  path: string;
  Page: ComponentType;
}

/** The static pages, beyond those that have their own route. */
export const PAGES: readonly PageRoute[] = SITE_ROUTES;
