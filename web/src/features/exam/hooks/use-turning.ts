import { useEffect, useRef } from 'react';

/** Parts of the page that use the arrow keys themselves. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=radiogroup], [role=tablist], [data-keys]';

/** While `on`, the arrow keys turn back and forward, unless the focused element uses them itself. */
export function useTurning(on: boolean, turn: (by: 1 | -1) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
      const taken =
        event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      const elsewhere =
        (target instanceof Element && target.closest(OWN_ARROWS) !== null) ||
        document.querySelector('[role=dialog]') !== null;
      if (by !== null && !taken && !elsewhere) {
        event.preventDefault();
        latest.current(by);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
