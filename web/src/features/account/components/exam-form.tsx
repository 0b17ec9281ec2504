import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/api.js';
import { localDay } from '../../../lib/dates.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/field.js';
import { useSaveExam } from '../api/save-exam.js';

interface ExamFormProps {
  examDate: string | null;
  targetScore: number | null;
  onDone: () => void;
}

/** The target in a field of text: a whole percent, null when left empty, undefined when neither. */
function targetOf(text: string): number | null | undefined {
  if (text.trim() === '') {
    return null;
  }
  const target = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return target >= 1 && target <= 100 ? target : undefined;
}

/** Sets the day of the exam and the target score, where they are shown. */
export function ExamForm({ examDate, targetScore, onDone }: ExamFormProps) {
  const [date, setDate] = useState(examDate ?? '');
  const [target, setTarget] = useState(targetScore === null ? '' : String(targetScore));
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useSaveExam();
  const today = localDay(new Date());
  const score = targetOf(target);
  const dateError = date !== '' && date < today ? 'Choose today or a later day.' : undefined;
  const targetError = score === undefined ? 'Type a whole number from 1 to 100.' : undefined;

  function save(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (score !== undefined && dateError === undefined) {
      mutate({ examDate: date === '' ? null : date, targetScore: score }, { onSuccess: onDone });
    }
  }

  return (
    <form noValidate onSubmit={save} className="mt-4 grid gap-4">
      <TextField
        label="Day of your exam"
        type="date"
        // The student has just asked for this form: focus follows the button that opened it.
        autoFocus
        min={today}
        value={date}
        onChange={({ target: field }) => setDate(field.value)}
        error={asked ? dateError : undefined}
      />
      <TextField
        label="Target score, percent"
        inputMode="numeric"
        value={target}
        onChange={({ target: field }) => setTarget(field.value)}
        error={asked ? targetError : undefined}
        hint="What your program asks for. Leave it empty if you do not know yet."
      />
      {error ? (
        <Alert tone="error" title="It was not saved" live>
          {messageOf(error)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} busyLabel="Saving...">
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
