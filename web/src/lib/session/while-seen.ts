/**
 * Calls again and again while the page is seen, and at once when it is seen again.
 *
 * @returns how to stop
 */
export function whileSeen(everyMs: number, act: () => void): () => void {
  const check = (): void => {
    if (document.visibilityState === 'visible') {
      act();
    }
  };
  const interval = setInterval(check, everyMs);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(interval);
    document.removeEventListener('visibilitychange', check);
  };
}
