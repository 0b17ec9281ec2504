/**
 * Elements that open over the page for a while, or are hidden meanwhile: not a place to return
 * focus to.
 */
export const PASSING = '[role$=dialog],[role=menu],[aria-hidden=true],[data-radix-focus-guard]';

/** What takes the focus when it is pressed; Safari gives it to no button and no link. */
export const PRESSED = 'button,a,input,summary';

let last: HTMLElement | null = null;

function remember(place: unknown): void {
  if (place instanceof HTMLElement && !place.closest(PASSING)) {
    last = place;
  }
}

/**
 * Gives the focus back to where the reader last was on the page itself, whatever windows and menus
 * have opened since, without scrolling to it. Where something else has the focus, or that place is
 * gone, it changes nothing.
 */
export function giveFocusBack(): void {
  if (document.activeElement === document.body && last?.isConnected) {
    last.focus({ preventScroll: true });
  }
}

// Watched from the start: a window's own code comes when its button may have lost the focus already,
// as one that is disabled while it asks does.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => remember(target), true);
  document.addEventListener(
    'click',
    ({ target }) => remember(target instanceof Element && target.closest(PRESSED)),
    true,
  );
}
