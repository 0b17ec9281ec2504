import { useRef } from 'react';
import { Dialog } from '../../../ui/dialog.js';
import type { ItemState } from '../item-states.js';
import { ItemGrid } from './item-grid.js';

interface NavigatorDialogProps {
  states: readonly ItemState[];
  at: number | null;
  onGoTo: (position: number) => void;
  /** Sends the focus to the item on screen. */
  focusItem: () => void;
  onClose: () => void;
}

/** All items of the section; pressing one shows it and moves the focus there. */
export function NavigatorDialog(props: NavigatorDialogProps) {
  const { states, at, onGoTo, focusItem, onClose } = props;
  const gone = useRef(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="All questions"
      onClosed={(event) => {
        if (gone.current) {
          event.preventDefault();
          focusItem();
        }
      }}
    >
      <ItemGrid
        states={states}
        at={at}
        onGoTo={(position) => {
          gone.current = true;
          onGoTo(position);
        }}
      />
    </Dialog>
  );
}
