import { useEffect, useRef } from 'react';
import { type Shortcut, shortcutOf, takesKeys } from '../shortcuts.js';

/** Listens for the exam screen's keys while `on`, unless the focused element uses them itself. */
export function useShortcuts(on: boolean, run: (shortcut: Shortcut) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!on) {
      return;
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const shortcut =
        event.defaultPrevented || event.repeat || takesKeys(event.target, event.key)
          ? null
          : shortcutOf(event);
      if (shortcut && document.querySelector('[role=dialog]') === null) {
        event.preventDefault();
        latest.current(shortcut);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
