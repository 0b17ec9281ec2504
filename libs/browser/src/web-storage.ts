/** Browser storage that doesn't throw when it's turned off or full. */
function area(pick: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return pick().getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns whether the value was kept. */
    set(key: string, value: string): boolean {
      try {
        pick().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        pick().removeItem(key);
      } catch {
        // Nothing is kept where storage is off.
      }
    },
  };
}

export const localArea = area(() => window.localStorage);
export const sessionArea = area(() => window.sessionStorage);
