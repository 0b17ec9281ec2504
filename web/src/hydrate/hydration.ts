let address: string | undefined;

/** The document holds the page of this address, prerendered, and React is about to hydrate it. */
export function beginHydration(pathname: string): void {
  address = pathname;
}

/** Another page is on screen: from now on every page is rendered, including this one if it returns. */
export function endHydration(): void {
  address = undefined;
}

/**
 * Whether the page that is being rendered is already in the document, prerendered by the same code:
 * its static parts need neither be loaded nor rendered again.
 */
export function isHydrating(pathname: string): boolean {
  return address === pathname;
}
