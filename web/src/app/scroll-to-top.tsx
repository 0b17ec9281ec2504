import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Every navigation begins at the top (or at the place its hash names), and moves focus to the page,
 * so that a keyboard or a screen reader goes on from there. The first page is left as it loaded.
 */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) {
      target.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    if (pathname) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname, hash]);
  return null;
}
