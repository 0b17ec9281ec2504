import { Check } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import { type ReactNode, type Ref, useId } from 'react';
import { cx } from './cx.js';

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  error?: string | undefined;
  required?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A checkbox with its label beside it; the whole row is the target. */
export function Checkbox({ label, error, onCheckedChange, required, ...rest }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className="flex items-start gap-3">
        <Primitive.Root
          {...rest}
          id={id}
          required={required ?? false}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onCheckedChange={(value) => onCheckedChange(value === true)}
          className={cx(
            'relative mt-2.5 grid size-6 shrink-0 place-items-center rounded-sm border bg-surface text-on-primary',
            'before:absolute before:-inset-2.5 data-[state=checked]:border-primary data-[state=checked]:bg-primary',
            error ? 'border-incorrect' : 'border-line-strong',
          )}
        >
          <Primitive.Indicator>
            <Check aria-hidden="true" className="size-4" strokeWidth={3} />
          </Primitive.Indicator>
        </Primitive.Root>
        <label htmlFor={id} className="min-h-target py-2.5">
          {label}
        </label>
      </div>
      {error ? (
        <p id={errorId} className="text-14 text-incorrect">
          {error}
        </p>
      ) : null}
    </div>
  );
}
