let address: string | undefined;

/** The page that stands in the document, prerendered for this address, is about to be taken over. */
export function beginTakeOver(pathname: string): void {
  address = pathname;
}

/** Another page is on screen: from now on every page is drawn, this one too when it comes back. */
export function endTakeOver(): void {
  address = undefined;
}

/**
 * Whether the page that is being rendered already stands in the document, drawn by the same code
 * at build time: parts that only stand there need neither be loaded nor drawn again.
 */
export function isTakingOver(pathname: string): boolean {
  return address === pathname;
}
