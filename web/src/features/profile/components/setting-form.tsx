import { type FormEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { toast } from '../../../ui/toast.js';
import { UnsavedGuard } from '../../../ui/unsaved-guard.js';

interface SettingFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Saves the values; what it throws is shown, and nothing typed is lost. */
  save: (values: Values) => Promise<unknown>;
  /** The text of the notice once it's saved. */
  saved: string;
  children: ReactNode;
}

/** What is wrong in the form, each a link to its field. */
function Problems({ errors }: { errors: readonly { name: string; message: string }[] }) {
  return (
    <ul className="mt-1 grid gap-1">
      {errors.map(({ name, message }) => (
        <li key={name}>
          <a
            href={`#${name}`}
            className="text-link"
            onClick={(event) => {
              event.preventDefault();
              document.getElementsByName(name)[0]?.focus();
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface TroubleProps {
  wrong: { name: string; message: string }[];
  /** Why saving failed as a whole. */
  refusal: string | undefined;
  ref: Ref<HTMLDivElement>;
}

function Trouble({ wrong, refusal, ref }: TroubleProps) {
  if (wrong.length === 0 && refusal === undefined) {
    return null;
  }
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert
        tone="error"
        title={refusal === undefined ? 'Check what you entered' : "We couldn't save it"}
        live
      >
        {refusal === undefined ? <Problems errors={wrong} /> : <p>{refusal}</p>}
      </Alert>
    </div>
  );
}

/**
 * A settings form: problems are listed above it, a notice says when it's saved, and leaving it with
 * unsaved changes asks first. Saving again changes nothing.
 */
export function SettingForm<Values extends FieldValues>({
  form,
  save,
  saved,
  children,
}: SettingFormProps<Values>) {
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();
  const { errors, isDirty, isSubmitting } = form.formState;
  const wrong = Object.entries(errors).flatMap(([name, error]) =>
    name === 'root' || typeof error?.message !== 'string' ? [] : [{ name, message: error.message }],
  );
  const focusSummary = () => requestAnimationFrame(() => summary.current?.focus());

  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
      form.reset(values);
      toast({ tone: 'success', title: 'Saved', description: saved });
    } catch (error) {
      form.setError('root', { message: messageOf(error) });
      focusSummary();
    }
  }, focusSummary);

  return (
    <form
      noValidate
      id={id}
      onSubmit={(event: FormEvent) => void submit(event as Parameters<typeof submit>[0])}
      className="grid gap-5"
    >
      <UnsavedGuard unsaved={isDirty && !isSubmitting} />
      <Trouble ref={summary} wrong={wrong} refusal={errors.root?.message} />
      {children}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
