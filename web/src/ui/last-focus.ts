/**
 * Elements that are over the page only for a while, or hidden meanwhile: not places to return focus to.
 */
export const PASSING = '[role$=dialog],[role=menu],[aria-hidden=true],[data-radix-focus-guard]';

/** What gets the focus when clicked; Safari doesn't focus buttons or links. */
export const PRESSED = 'button,a,input,summary';

let last: HTMLElement | null = null;

function remember(place: unknown): void {
  if (place instanceof HTMLElement && !place.closest(PASSING)) {
    last = place;
  }
}

/**
 * Returns the focus to where the reader last was on the page itself, whatever windows and menus have opened
 * since, without scrolling there. If something else has the focus, or that element is gone, it does nothing.
 */
export function giveFocusBack(): void {
  if (document.activeElement === document.body && last?.isConnected) {
    last.focus({ preventScroll: true });
  }
}

// Tracked from the start: by the time a window's own code loads, its button may have lost the focus, for
// example because it was disabled while busy.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => remember(target), true);
  document.addEventListener(
    'click',
    ({ target }) => remember(target instanceof Element && target.closest(PRESSED)),
    true,
  );
}
