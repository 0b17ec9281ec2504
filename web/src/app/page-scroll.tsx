import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { restoreScroll, ScrollMemory } from './scroll-memory.js';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A history entry's name; the first entry of each page load has no unique key. */
function entryOf({ key, pathname, search }: Location): string {
  return `${key} ${pathname}${search}`;
}

function addressOf({ pathname, search, hash }: Location): string {
  return `${pathname}${search}${hash}`;
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Whether this page load is a reload, or returns to a page that was open before. */
function returns(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const type: unknown = entry && Reflect.get(entry, 'type');
  return type === 'reload' || type === 'back_forward';
}

/** Remembers how far the current entry is scrolled, and turns off the browser's own restoring. */
function useScrollMemory(entry: string): ScrollMemory {
  const [memory] = useState(() => new ScrollMemory());
  const current = useRef(entry);
  useBeforePaint(() => {
    current.current = entry;
  }, [entry]);
  useEffect(() => {
    const note = (): void => memory.note(current.current, window.scrollY);
    const leave = (): void => {
      memory.keep();
      // The browser restores whatever page comes next in this tab, even another site's.
      window.history.scrollRestoration = 'auto';
    };
    const enter = (): void => {
      window.history.scrollRestoration = 'manual';
    };
    enter();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', enter);
    return () => {
      leave();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', enter);
    };
  }, [memory]);
  return memory;
}

/**
 * Every navigation starts at the top, or at the place its hash names: to another page, to another query of
 * the same page, and by a link to the current page. Back and Forward return to where the page was left. Focus
 * moves to the page, so that a keyboard or a screen reader continues from there. Replacing the page's own
 * query, as filters do, moves nothing; the first page stays as it loaded, or where it was before a reload.
 */
export function PageScroll() {
  const location = useLocation();
  const type = useNavigationType();
  const memory = useScrollMemory(entryOf(location));
  const before = useRef<Location | null>(null);
  useBeforePaint(() => {
    const last = before.current;
    before.current = location;
    if (last === location) {
      return;
    }
    if (last === null) {
      return returns() ? restoreScroll(memory.of(entryOf(location))) : undefined;
    }
    const samePage = last.pathname === location.pathname;
    if (type === 'REPLACE' && samePage && addressOf(last) !== addressOf(location)) {
      return;
    }
    if (!samePage || last.search !== location.search) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    if (type === 'POP') {
      return restoreScroll(memory.of(entryOf(location)));
    }
    const target = targetOf(location.hash);
    if (target) {
      target.scrollIntoView();
    } else {
      window.scrollTo(0, 0);
    }
  }, [location, type, memory]);
  return null;
}
