import type { ToastMessage } from '../ui/toast.js';

/** Where the back-office leaves a message for the page it leads to. */
const KEY = 'prepward.toast';

function toneOf(variant: unknown): NonNullable<ToastMessage['tone']> {
  if (variant === 'destructive') {
    return 'error';
  }
  return variant === 'success' ? 'success' : 'info';
}

/** Takes the message that another app of this origin left for this page, if there is one. */
export function takeHandedOverToast(storage: Storage): ToastMessage | undefined {
  const text = storage.getItem(KEY);
  if (text === null) {
    return undefined;
  }
  storage.removeItem(KEY);
  try {
    const { title, description, variant } = JSON.parse(text) as Record<string, unknown>;
    if (typeof title !== 'string') {
      return undefined;
    }
    return {
      title,
      description: typeof description === 'string' ? description : undefined,
      tone: toneOf(variant),
    };
  } catch {
    return undefined;
  }
}
