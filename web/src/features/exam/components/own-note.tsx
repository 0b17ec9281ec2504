import { Button } from '../../../ui/button.js';

interface OwnNoteProps {
  note: string;
  /** Absent where the note can't be changed anymore. */
  onEdit?: () => void;
}

/** The student's own words on an item. */
export function OwnNote({ note, onEdit }: OwnNoteProps) {
  return (
    <div className="border-l-2 border-primary pl-4">
      <p className="text-14 font-semibold text-soft">Your note</p>
      <p className="whitespace-pre-wrap">{note}</p>
      {onEdit ? (
        <Button variant="quiet" className="-ml-4 print:hidden" onClick={onEdit}>
          Edit note
        </Button>
      ) : null}
    </div>
  );
}
