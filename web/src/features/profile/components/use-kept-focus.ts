import { type RefObject, useEffect } from 'react';
import { PASSING, PRESSED } from '../../../ui/last-focus.js';

/**
 * Moves focus to a heading when the focused element is removed, such as the row of a device that
 * was signed out: without it the next Tab begins at the top of the page. If the user has moved on
 * or clicked something else in the meantime, focus stays there.
 *
 * @param card what is watched
 * @param heading of the card; it has a `tabIndex` of -1
 */
export function useKeptFocus(
  card: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ type, target }: Event) => {
      if (!(target instanceof Element) || target.closest(PASSING)) return;
      const place = type === 'focusin' ? target : target.closest(PRESSED);
      last = place !== null && card.current?.contains(place) ? place : null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      heading.current?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', remember);
    // Watches the whole page: an open dialog holds the focus, and this checks again when it's gone.
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
      observer.disconnect();
    };
  }, [card, heading]);
}
