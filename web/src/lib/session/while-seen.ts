/**
 * Calls `act` at intervals while the page is visible, and right away when it becomes visible again.
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
