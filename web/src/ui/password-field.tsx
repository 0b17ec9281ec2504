import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from './cx.js';
import { Field, INPUT_STYLE } from './field.js';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  aside?: ReactNode;
}

/** A password field with a button that shows or hides what is typed. */
export function PasswordField({
  label,
  hint,
  error,
  aside,
  id,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(ids) => (
        <div className="relative">
          <input
            {...rest}
            {...ids}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={cx(
              INPUT_STYLE,
              'bg-surface pr-12',
              error ? 'border-incorrect' : 'border-line-strong',
              className,
            )}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-target place-items-center rounded-md text-soft hover:text-primary"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
