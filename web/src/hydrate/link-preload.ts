import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { preloadRoutes } from './lazy-page.js';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the page behind a link as soon as a pointer, a finger or the focus reaches it. */
export function useLinkPreload(routes: readonly RouteObject[]): void {
  useEffect(() => {
    const preloadTarget = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
      if (link instanceof HTMLAnchorElement) {
        // Only a head start: what fails here is fetched again when the page opens, and fails there.
        preloadRoutes(routes, link.pathname).catch(() => undefined);
      }
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, preloadTarget, { passive: true });
    }
    return () => {
      for (const sign of SIGNS) {
        document.removeEventListener(sign, preloadTarget);
      }
    };
  }, [routes]);
}
