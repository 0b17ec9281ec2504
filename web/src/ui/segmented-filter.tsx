import { useId } from 'react';

interface SegmentedFilterProps<Value> {
  legend: string;
  options: readonly { value: Value; label: string; count: number }[];
  value: Value;
  onValue: (value: Value) => void;
}

/** One of a few filters in one row, each with how much it shows. */
export function SegmentedFilter<Value extends string>({
  legend,
  options,
  value,
  onValue,
}: SegmentedFilterProps<Value>) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-md border border-line-strong bg-sunken p-1 sm:flex">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-target grow cursor-pointer items-center justify-center gap-1.5 rounded-sm px-3 text-center font-medium text-soft hover:text-primary has-checked:bg-surface has-checked:text-primary has-checked:shadow-sm has-focus-visible:outline-3 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {option.label}
            <span className="figures text-14">({option.count})</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
