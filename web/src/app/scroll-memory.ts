import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { sessionArea } from '@prepward/browser/web-storage';

/** Where each entry of this tab's history was scrolled to, px. */
const KEY = STORAGE_KEYS.scroll;
/** Entries remembered at most; the oldest go first. */
const MOST = 50;

function read(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionArea.get(KEY) ?? '[]');
    const pairs = Array.isArray(kept) ? kept : [];
    return new Map(
      pairs.filter(
        (pair): pair is [string, number] =>
          Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]),
      ),
    );
  } catch {
    return new Map();
  }
}

/** The scroll positions of a tab's history; they survive a reload. */
export class ScrollMemory {
  private readonly places = read();

  note(entry: string, top: number): void {
    this.places.delete(entry);
    this.places.set(entry, top);
    for (const oldest of [...this.places.keys()].slice(0, -MOST)) {
      this.places.delete(oldest);
    }
  }

  /** 0 for an entry that was never scrolled. */
  of(entry: string): number {
    return this.places.get(entry) ?? 0;
  }

  keep(): void {
    sessionArea.set(KEY, JSON.stringify([...this.places]));
  }
}

/** How long scrolling follows a page whose content is still loading, at most, ms. */
const PATIENCE_MS = 4000;
/** A page that hasn't grown for this long is complete, ms. */
const QUIET_MS = 1000;
const OWN_SCROLLING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to an earlier position, and again whenever the page grows: content may still be loading, and
 * meanwhile the browser shifts the position along with it. Ends when the page stops growing, when the reader
 * scrolls, or when the returned function is called.
 */
export function restoreScroll(top: number): () => void {
  const page = document.documentElement;
  const observer = new ResizeObserver(() => scroll());
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(limit);
    clearTimeout(quiet);
    for (const sign of OWN_SCROLLING) {
      window.removeEventListener(sign, stop);
    }
  };
  const limit = setTimeout(stop, PATIENCE_MS);
  function scroll(): void {
    window.scrollTo(0, top);
    clearTimeout(quiet);
    if (page.scrollHeight - window.innerHeight >= top) {
      quiet = setTimeout(stop, QUIET_MS);
    }
  }
  for (const sign of OWN_SCROLLING) {
    window.addEventListener(sign, stop, { passive: true });
  }
  observer.observe(document.body);
  scroll();
  return stop;
}
