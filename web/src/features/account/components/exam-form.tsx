import { lastExamDay } from '@prepward/contracts/exam-day';
import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api.js';
import { localDay, mediumDay } from '../../../lib/dates.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/field.js';
import { toast } from '../../../ui/toast.js';
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

/** What is wrong with a day in the form, seen from the day `today`; an empty one is fine. */
function dateProblem(date: string, today: string): string | undefined {
  if (date === '') {
    return undefined;
  }
  if (date < today) {
    return 'Choose today or a later day.';
  }
  const last = lastExamDay(today);
  return date > last ? `Choose a day within two years, up to ${mediumDay(last)}.` : undefined;
}

const TARGET_PROBLEM = 'Type a whole number from 1 to 100.';

/** What the server refuses of the form, by field. */
function refusedFields(error: Error | null): Partial<Record<'examDate' | 'targetScore', string>> {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  return {
    ...(fields.examDate ? { examDate: 'Choose another day.' } : {}),
    ...(fields.targetScore ? { targetScore: TARGET_PROBLEM } : {}),
  };
}

function sayItIsSaved(date: string): void {
  const description = date === '' ? 'No exam date is set.' : `Your exam is on ${mediumDay(date)}.`;
  toast({ tone: 'success', title: 'Saved', description });
}

/** Sets the day of the exam and the target score, where they are shown. */
export function ExamForm({ examDate, targetScore, onDone }: ExamFormProps) {
  const [date, setDate] = useState(examDate ?? '');
  const [target, setTarget] = useState(targetScore === null ? '' : String(targetScore));
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useSaveExam();
  const today = localDay(new Date());
  const score = targetOf(target);
  const dateError = dateProblem(date, today);
  const targetError = score === undefined ? TARGET_PROBLEM : undefined;
  const refused = refusedFields(error);

  function save(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (score !== undefined && dateError === undefined) {
      const onSuccess = (): void => {
        sayItIsSaved(date);
        onDone();
      };
      mutate({ examDate: date === '' ? null : date, targetScore: score }, { onSuccess });
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
        max={lastExamDay(today)}
        value={date}
        onChange={({ target: field }) => setDate(field.value)}
        error={asked ? (dateError ?? refused.examDate) : undefined}
      />
      <TextField
        label="Target score, percent"
        inputMode="numeric"
        value={target}
        onChange={({ target: field }) => setTarget(field.value)}
        error={asked ? (targetError ?? refused.targetScore) : undefined}
        hint="The score your program requires. Leave it empty if you don't know yet."
      />
      {error ? (
        <Alert tone="error" title="We couldn't save it" live>
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
