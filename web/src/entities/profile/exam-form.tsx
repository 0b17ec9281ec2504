import { lastExamDay } from '@prepward/contracts/exam-day';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../lib/api.js';
import { localDay, mediumDay } from '../../lib/dates.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';
import { toast } from '../../ui/toast.js';
import { UnsavedGuard } from '../../ui/unsaved-guard.js';
import { useSaveProfile } from './save-profile.js';

interface ExamFormProps {
  examDate: string | null;
  targetScore: number | null;
  onDone: () => void;
  /** Shows a Cancel button, and focuses the first field: the student asked for the form. */
  cancelable?: boolean;
}

interface ExamValues {
  date: string;
  target: string;
}

/** The target in a text field: a whole percent, null when left empty, undefined when neither. */
function targetOf(text: string): number | null | undefined {
  if (text.trim() === '') {
    return null;
  }
  const target = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return target >= 1 && target <= 100 ? target : undefined;
}

/** What is wrong with an exam date, given today's date; an empty one is fine. */
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

/** The fields that the server refused, each with its message. */
function refusedFields(error: Error): [name: keyof ExamValues, message: string][] {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  return [
    ...(fields.examDate ? [['date', 'Choose another day.'] as [keyof ExamValues, string]] : []),
    ...(fields.targetScore ? [['target', TARGET_PROBLEM] as [keyof ExamValues, string]] : []),
  ];
}

function sayItIsSaved(date: string): void {
  const description = date === '' ? 'No exam date is set.' : `Your exam is on ${mediumDay(date)}.`;
  toast({ tone: 'success', title: 'Saved', description });
}

/** The form's values, and saving them. */
function useExamForm({ examDate, targetScore, onDone }: ExamFormProps) {
  const form = useForm<ExamValues>({
    defaultValues: { date: examDate ?? '', target: targetScore === null ? '' : `${targetScore}` },
    // An error never moves the focus: both fields are in view, and the first one has it already.
    shouldFocusError: false,
  });
  const { mutate, isPending, error } = useSaveProfile();

  const save = form.handleSubmit(({ date, target }) => {
    const body = { examDate: date === '' ? null : date, targetScore: targetOf(target) ?? null };
    mutate(body, {
      onSuccess: () => {
        sayItIsSaved(date);
        form.reset({ date, target });
        onDone();
      },
      onError: (refused) => {
        for (const [name, message] of refusedFields(refused)) {
          form.setError(name, { message });
        }
      },
    });
  });

  return { form, save, isPending, error };
}

interface ExamFieldsProps {
  form: UseFormReturn<ExamValues>;
  /** Focuses the first field. */
  autoFocus: boolean;
}

function ExamFields({ form: { register, formState }, autoFocus }: ExamFieldsProps) {
  const { errors } = formState;
  const today = localDay(new Date());
  return (
    <>
      <TextField
        label="Day of your exam"
        type="date"
        // Where the student just asked for this form, the focus moves here from the button they pressed.
        autoFocus={autoFocus}
        min={today}
        max={lastExamDay(today)}
        {...register('date', { validate: (date) => dateProblem(date, today) })}
        error={errors.date?.message}
      />
      <TextField
        label="Target score, percent"
        inputMode="numeric"
        {...register('target', {
          validate: (target) => targetOf(target) !== undefined || TARGET_PROBLEM,
        })}
        error={errors.target?.message}
        hint="The score your program requires. Leave it empty if you don't know yet."
      />
    </>
  );
}

/** Sets the day of the exam and the target score, where they are shown. */
export function ExamForm(props: ExamFormProps) {
  const { onDone, cancelable = false } = props;
  const { form, save, isPending, error } = useExamForm(props);
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <UnsavedGuard unsaved={form.formState.isDirty} />
      <ExamFields form={form} autoFocus={cancelable} />
      {error ? (
        <Alert tone="error" title="We couldn't save it" live>
          {messageOf(error)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} busyLabel="Saving...">
          Save
        </Button>
        {cancelable ? (
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
