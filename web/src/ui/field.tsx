import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.js';
import { Icon } from './icon.js';

/** The look of a text input, shared by every field. */
export const INPUT_STYLE =
  'min-h-target w-full rounded-md border px-3 py-2 text-16 text-ink placeholder:text-soft';

/** {@link INPUT_STYLE} with the colors of a valid or invalid field. */
export function inputStyle(error: string | undefined): string {
  return cx(INPUT_STYLE, 'bg-surface', error ? 'border-incorrect' : 'border-line-strong');
}

interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Next to the label, at the end of its line. */
  aside?: ReactNode;
  id?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

/** Label, hint and error around one control, wired to it for assistive technology. */
export function Field({ label, hint, error, aside, id, children }: FieldProps) {
  const generated = useId();
  const control = id ?? generated;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={control} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id: control,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 text-14 text-incorrect">
          <Icon name="error" className="mt-0.5 size-4" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-14 text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A text of several lines with its label, hint and error. */
export function TextAreaField({ label, hint, error, id, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(ids) => <textarea {...rest} {...ids} className={inputStyle(error)} />}
    </Field>
  );
}

interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A one-line text field with its label, hint and error. */
export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(ids) => <input {...rest} {...ids} className={cx(inputStyle(error), className)} />}
    </Field>
  );
}

/** An email field that phones, browsers and password managers recognize. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      required
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
      inputMode="email"
    />
  );
}
