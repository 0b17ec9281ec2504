import { useEffect } from 'react';
import { preloadRoutes } from './lazy-page.js';
import { ROUTES } from '../app/routes.js';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  if (link instanceof HTMLAnchorElement) {
    // Only a head start: what fails here is fetched again when the page opens, and fails there.
    preloadRoutes(ROUTES, link.pathname).catch(() => undefined);
  }
}

/** Fetches the page behind a link as soon as somebody points at it, touches it or tabs to it. */
export function useLinkPreload(): void {
  useEffect(() => {
    for (const sign of SIGNS) {
      document.addEventListener(sign, preloadTarget, { passive: true });
    }
    return () => {
      for (const sign of SIGNS) {
        document.removeEventListener(sign, preloadTarget);
      }
    };
  }, []);
}
