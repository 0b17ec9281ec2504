import { NOTE_MAX } from '@prepward/contracts/attempt-rules';
import { Field, INPUT_STYLE } from '../../../ui/field.js';

interface NoteFieldProps {
  note: string;
  onChange: (note: string) => void;
}

/** The student's own words on an item; saved with the answer, as they are typed. */
export function NoteField({ note, onChange }: NoteFieldProps) {
  return (
    <Field label="Your note" hint="Saved as you type. Only you see it, here and in your result.">
      {(ids) => (
        <textarea
          {...ids}
          rows={3}
          maxLength={NOTE_MAX}
          value={note}
          onChange={({ target }) => onChange(target.value)}
          className={`${INPUT_STYLE} border-line-strong bg-surface`}
        />
      )}
    </Field>
  );
}
