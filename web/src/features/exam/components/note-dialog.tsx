import { NOTE_MAX } from '@prepward/contracts/attempt-rules';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { TextAreaField } from '../../../ui/field.js';

interface NoteDialogProps {
  note: string;
  onChange: (note: string) => void;
  onClose: () => void;
}

/** The student's own words on an item, saved with the answer as they are typed; at the bottom of a phone. */
export function NoteDialog({ note, onChange, onClose }: NoteDialogProps) {
  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Note"
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <TextAreaField
        label="Your note"
        hint="Saved as you type. Only you see it, here and in your result."
        autoFocus
        rows={4}
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ target }) => onChange(target.value)}
      />
    </Dialog>
  );
}
