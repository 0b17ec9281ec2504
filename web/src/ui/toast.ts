export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** `error` is the destructive toast. */
  tone?: 'success' | 'error' | 'info';
}

let show: ((message: ToastMessage) => void) | undefined;
const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
let wanted = false;

/**
 * Shows a toast. The toaster itself is loaded with the first toast, so that pages without one do
 * not carry it; a toast sent meanwhile is shown when it has come.
 */
export function toast(message: ToastMessage): void {
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  wanted = true;
  for (const listener of listeners) {
    listener();
  }
}

/** The mounted toaster takes over; returns what undoes it. */
export function connectToaster(handler: (message: ToastMessage) => void): () => void {
  show = handler;
  for (const message of waiting.splice(0)) {
    handler(message);
  }
  return () => {
    show = undefined;
  };
}

/** For `useSyncExternalStore`: whether a toast has been sent since the page was opened. */
export const toasterWanted = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): boolean => wanted,
  getOnServer: (): boolean => false,
};
