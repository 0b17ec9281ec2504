import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { localArea } from '@prepward/browser/web-storage';
import { useSyncExternalStore } from 'react';

/** The site's theme on this device; `system` follows the device, and is the default. */
const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Text sizes in percent, the default first; they apply to pages and to exam items. */
export const TEXT_SIZES = ['100', '125', '150', '175', '200'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How much motion there is; `system` follows the device, and is the default. */
const MOTIONS = ['system', 'reduced'] as const;
type Motion = (typeof MOTIONS)[number];

function kept<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
  return values.find((value) => value === localArea.get(key)) ?? values[0];
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may change it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A choice that this device remembers, in sync everywhere it's shown. */
function useKept<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  apply: () => void,
): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => kept(key, values),
    () => values[0],
  );
  return [
    value,
    (chosen) => {
      localArea.set(key, chosen);
      apply();
      for (const listener of listeners) {
        listener();
      }
    },
  ];
}

/** The storage keys of the theme, the text size, and the motion setting. */
interface AppearanceKeys {
  theme: string;
  textSize: string;
  motion: string;
}

/**
 * Applies this device's choices to the document. Its source is also inlined as a script that runs before a
 * page is shown (`vite/early-scripts.ts`), so it may use nothing but its arguments.
 */
export function applyAppearance(root: HTMLElement, storage: Storage, keys: AppearanceKeys): void {
  const theme = storage.getItem(keys.theme);
  const own = theme === 'light' || theme === 'dark';
  if (own) {
    root.dataset.theme = theme;
  } else {
    delete root.dataset.theme;
  }
  const size = Number(storage.getItem(keys.textSize));
  if (size > 100 && size <= 200) {
    root.style.setProperty('--text-scale', String(size / 100));
  } else {
    root.style.removeProperty('--text-scale');
  }
  if (storage.getItem(keys.motion) === 'reduced') {
    root.dataset.motion = 'reduced';
  } else {
    delete root.dataset.motion;
  }
  for (const meta of root.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    meta.media = own ? (scheme === theme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
}

const KEYS: AppearanceKeys = {
  theme: STORAGE_KEYS.theme,
  textSize: STORAGE_KEYS.textSize,
  motion: STORAGE_KEYS.motion,
};

function apply(): void {
  try {
    applyAppearance(document.documentElement, window.localStorage, KEYS);
  } catch {
    // Storage is off, so nothing was chosen.
  }
}

/** Light, dark, or the device's setting. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return useKept(KEYS.theme, THEMES, apply);
}

/** The text size of pages and items. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  return useKept(KEYS.textSize, TEXT_SIZES, apply);
}

/** Reduced motion, or the device's setting. */
export function useMotion(): [Motion, (motion: Motion) => void] {
  return useKept(KEYS.motion, MOTIONS, apply);
}

/** Whether nothing should move by itself, by the choice here or by the device's setting. */
export function wantsStillness(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** The script that runs before a page is shown, so that its look doesn't change afterward. */
export function earlyAppearance(): string {
  return `try{(${applyAppearance.toString()})(document.documentElement,localStorage,${JSON.stringify(KEYS)})}catch{}`;
}
