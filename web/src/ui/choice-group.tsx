import { type ReactNode, useId } from 'react';
import { cx } from './cx.js';

interface Option<Value> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}

interface GroupProps<Value> {
  legend: string;
  hint?: ReactNode;
  options: readonly Option<Value>[];
  /** Stacks the options, each as wide as the group. */
  stacked?: boolean;
}

interface ShellProps<Value> extends GroupProps<Value> {
  type: 'radio' | 'checkbox';
  isChosen: (value: Value) => boolean;
  onToggle: (value: Value, chosen: boolean) => void;
}

function Shell<Value extends string | number>({
  legend,
  hint,
  options,
  stacked = false,
  type,
  isChosen,
  onToggle,
}: ShellProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="font-medium">{legend}</legend>
      <div className={cx('mt-1.5 gap-2', stacked ? 'grid' : 'flex flex-wrap')}>
        {options.map(({ value, label, hint: note }) => (
          <label
            key={value}
            className="inline-flex min-h-target items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 py-2 hover:border-primary has-checked:border-primary has-checked:bg-tint"
          >
            <input
              type={type}
              name={type === 'radio' ? id : undefined}
              checked={isChosen(value)}
              onChange={({ target }) => onToggle(value, target.checked)}
              className="size-5 shrink-0 accent-primary"
            />
            <span>
              {label}
              {note ? <span className="block text-14 text-soft">{note}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-14 text-soft">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}

interface ChoiceGroupProps<Value> extends GroupProps<Value> {
  /** Undefined while none is chosen. */
  value: Value | undefined;
  onValue: (value: Value) => void;
}

/** Chooses one of a few options, all visible. */
export function ChoiceGroup<Value extends string | number>({
  value,
  onValue,
  ...rest
}: ChoiceGroupProps<Value>) {
  return (
    <Shell
      {...rest}
      type="radio"
      isChosen={(option) => option === value}
      onToggle={(option) => onValue(option)}
    />
  );
}

interface ChoiceSetProps<Value> extends GroupProps<Value> {
  values: readonly Value[];
  onValues: (values: Value[]) => void;
}

/** Chooses any number of a few options, all visible. */
export function ChoiceSet<Value extends string | number>({
  values,
  onValues,
  ...rest
}: ChoiceSetProps<Value>) {
  return (
    <Shell
      {...rest}
      type="checkbox"
      isChosen={(option) => values.includes(option)}
      onToggle={(option, chosen) =>
        onValues(chosen ? [...values, option] : values.filter((value) => value !== option))
      }
    />
  );
}
