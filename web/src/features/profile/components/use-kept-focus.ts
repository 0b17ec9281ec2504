import { type RefObject, useEffect } from 'react';

/** Open over the page for a while: the focus comes back from there. */
const PASSING = '[role$=dialog],[data-radix-focus-guard]';

/** What takes the focus, or would in a browser that gives none to buttons that are pressed. */
const TAKES_FOCUS = 'a,button,input,select,textarea,summary,label,[tabindex]';

/**
 * Gives the focus to a heading when what had it is removed, such as the row of a device that was signed
 * out: without it the next Tab begins at the top of the page. Who has moved on meanwhile, or has clicked
 * on something else, stays there.
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
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(PASSING)) return;
      last = card.current?.contains(target) ? target.closest(TAKES_FOCUS) : null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      heading.current?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', remember);
    // Of the whole page: a window that is still open has the focus, and this looks again when it is gone.
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
      observer.disconnect();
    };
  }, [card, heading]);
}
