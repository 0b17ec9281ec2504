import { useId } from 'react';
import { cx } from './cx.js';

interface SegmentedFilterProps<Value> {
  legend: string;
  /** The legend is read over the row, and not only heard. */
  legendShown?: boolean;
  /** With `count`, how much each shows. */
  options: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onValue: (value: Value) => void;
}

/** One of a few short words in one row; with counts on two lines on a phone. */
export function SegmentedFilter<Value extends string>({
  legend,
  legendShown = false,
  options,
  value,
  onValue,
}: SegmentedFilterProps<Value>) {
  const id = useId();
  const counted = options.some(({ count }) => count !== undefined);
  return (
    <fieldset className="min-w-0">
      <legend className={legendShown ? 'mb-1 text-14 font-medium text-soft' : 'sr-only'}>
        {legend}
      </legend>
      <div
        className={cx(
          'gap-1 rounded-md border border-line-strong bg-sunken p-1',
          counted ? 'grid grid-cols-2 sm:flex' : 'flex',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative inline-flex min-h-target grow cursor-pointer items-center justify-center gap-1.5 rounded-sm text-center font-medium text-soft hover:text-primary has-checked:bg-surface has-checked:text-primary has-checked:shadow-sm has-focus-visible:outline-3 has-focus-visible:outline-primary',
              counted
                ? 'px-1 max-sm:text-14 max-sm:last:odd:col-span-2 sm:px-3'
                : 'basis-0 px-1 text-14',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {option.label}
            {option.count === undefined ? null : (
              <span className="figures text-14">({option.count})</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
