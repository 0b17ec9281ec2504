import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-window.js';
// Must track the focus before the window's code is requested.
import './last-focus.js';

const DialogWindow = lazy(() => import('./dialog-window.js'));

/**
 * A modal dialog: focus stays inside, Escape closes, focus goes back to where it came from. Its code is
 * loaded when it's first opened.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) {
    setWanted(true);
  }
  return wanted ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null;
}
