import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.js';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/**
 * A checkbox with its label next to it; the whole row is the target. It's a native checkbox, so that on a
 * prerendered page it works before the page's code has loaded.
 */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = `${useId()}-error`;
  return (
    <div>
      <label className="flex min-h-target cursor-pointer items-start gap-3">
        <span className="relative mt-2.5 grid size-6 shrink-0 place-items-center text-on-primary">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={cx(
              'peer size-6 cursor-pointer appearance-none rounded-sm border bg-surface checked:border-primary checked:bg-primary',
              error ? 'border-incorrect' : 'border-line-strong',
              className,
            )}
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none absolute size-4 opacity-0 peer-checked:opacity-100"
            strokeWidth={3}
          />
        </span>
        <span className="py-2.5">{label}</span>
      </label>
      {error ? (
        <p id={errorId} className="text-14 text-incorrect">
          {error}
        </p>
      ) : null}
    </div>
  );
}
