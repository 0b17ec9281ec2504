declare global {
  interface Window {
    /** The button that was pressed last before the page's code was there; null once it is. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Remembers which button of a prerendered page is pressed before the page's code has taken it over.
 * It runs automatically, as text, before a page is seen (`vite/early-scripts.ts`): it may use
 * nothing but what it is given.
 */
function keepEarlyPress(page: Window): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      if (page.earlyPress === null) return;
      const button = (target as Element).closest<HTMLElement>('button[type=button]');
      if (button) page.earlyPress = button;
    },
    true,
  );
}

/** The script that a page runs before it is seen, so that no press is lost. */
export function earlyPress(): string {
  return `(${keepEarlyPress.toString()})(window)`;
}

/**
 * Presses the button again that was pressed too early, if it is still there. To call once the page is
 * taken over; the press comes a moment later, because React drops one that comes from its own effects
 * on a part that it has not taken over yet.
 */
export function repeatEarlyPress(page: Window = window): void {
  const button = page.earlyPress;
  page.earlyPress = null;
  if (button) setTimeout(() => button.isConnected && button.click());
}
