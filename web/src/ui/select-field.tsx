import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.js';
import { Field, INPUT_STYLE } from './field.js';

interface SelectFieldProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
}

/** Chooses one of several options with a native select. */
export function SelectField<Value extends string>({
  label,
  hint,
  options,
  value,
  onValue,
  id,
  className,
  ...rest
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} id={id}>
      {(ids) => (
        <select
          {...rest}
          {...ids}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) {
              onValue(chosen.value);
            }
          }}
          className={cx(INPUT_STYLE, 'border-line-strong bg-surface', className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
