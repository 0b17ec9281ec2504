import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, inputStyle } from '../../../../ui/field.js';

interface ControlProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

interface ChoiceProps extends ControlProps, ComponentProps<'select'> {
  /** Label of each choice by its value; nothing is chosen at first. */
  choices: Record<string, string>;
}

/** One of several that has to be chosen. */
export function Choice({ label, hint, error, choices, ...rest }: ChoiceProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <select {...rest} {...ids} className={inputStyle(error)}>
          <option value="">Choose…</option>
          {Object.entries(choices).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A checkbox for consent; the whole row is its target. */
export function Consent({ label, error, ...rest }: ControlProps & ComponentProps<'input'>) {
  const errorId = useId();
  return (
    <div>
      <label className="flex min-h-target items-start gap-3 py-2.5">
        <input
          type="checkbox"
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="size-6 shrink-0 accent-primary"
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id={errorId} className="text-14 text-incorrect">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** A honeypot: people can't see, hear or tab to it, but bots that fill in everything do. */
export function Trap() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
