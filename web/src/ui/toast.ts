export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** `error` shows the destructive style. */
  tone?: 'success' | 'error' | 'info';
}

let show: ((message: ToastMessage) => void) | undefined;
const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
let wanted = false;

/**
 * Shows a toast. The toaster itself is loaded with the first toast, so that pages without one don't carry it;
 * toasts sent in the meantime are shown once it has loaded.
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

/** The mounted toaster handles toasts from now on; returns how to undo that. */
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
