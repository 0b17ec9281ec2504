import { useSyncExternalStore } from 'react';

/** True if the last data came from this device even though the browser says it's online. */
let unreachable = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** Records whether the last request failed to reach the server. */
export function setUnreachable(now: boolean): void {
  if (now !== unreachable) {
    unreachable = now;
    tell();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether what is on screen may be old, because there is no network or the server doesn't answer. */
export function useUnreachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => unreachable || !navigator.onLine,
    () => false,
  );
}
