declare global {
  interface Window {
    /** The last button pressed before the page's code had loaded; null once it has. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Remembers which button of a prerendered page is pressed before the page is hydrated. It is inlined as
 * text and runs before a page is visible (`vite/early-scripts.ts`), so it may use nothing but its
 * argument.
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

/** The script that a page runs before it is visible, so that no press is lost. */
export function earlyPress(): string {
  return `(${keepEarlyPress.toString()})(window)`;
}

/**
 * Repeats a press that came too early, if its button is still there. Call it once the page is hydrated;
 * the press follows a moment later, because React drops one that comes from its own effects on a part
 * that it hasn't hydrated yet.
 */
export function repeatEarlyPress(page: Window = window): void {
  const button = page.earlyPress;
  page.earlyPress = null;
  if (button) setTimeout(() => button.isConnected && button.click());
}
