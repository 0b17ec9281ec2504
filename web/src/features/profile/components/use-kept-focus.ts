import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to a heading when what had it is removed, such as the row of a device that was signed
 * out: without it the next Tab begins at the top of the page.
 *
 * @param card what is watched
 * @param heading of the card; it has a `tabIndex` of -1
 */
export function useKeptFocus(
  card: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const watched = card.current;
    if (watched === null) return;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      if (!(last instanceof HTMLElement) || last.isConnected) return;
      last = null;
      heading.current?.focus({ preventScroll: true });
    });
    watched.addEventListener('focusin', remember);
    observer.observe(watched, { childList: true, subtree: true });
    return () => {
      watched.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [card, heading]);
}
