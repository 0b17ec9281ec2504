import { STORAGE_KEYS } from './storage-keys.js';
import { sessionArea } from './web-storage.js';

/** A toast that one site leaves for the other site's next page in this tab. */
interface HandedOverToast {
  title: string;
  description?: string;
  variant: 'success' | 'destructive';
}

/** The same toast, as the page that shows it takes it. */
interface TakenToast {
  title: string;
  description: string | undefined;
  tone: 'success' | 'error' | 'info';
}

/** Leaves a toast for the next page. If the browser refuses storage, it isn't shown. */
export function handOverToast(toast: HandedOverToast): void {
  sessionArea.set(STORAGE_KEYS.toast, JSON.stringify(toast));
}

function toneOf(variant: unknown): TakenToast['tone'] {
  if (variant === 'destructive') {
    return 'error';
  }
  return variant === 'success' ? 'success' : 'info';
}

/** Takes the toast that was left for this page, if there is one: it is shown once. */
export function takeHandedOverToast(): TakenToast | undefined {
  const text = sessionArea.get(STORAGE_KEYS.toast);
  if (text === null) {
    return undefined;
  }
  sessionArea.remove(STORAGE_KEYS.toast);
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
