import { useId } from 'react';
import { cx } from './cx.js';

interface SegmentOption<Value> {
  value: Value;
  label: string;
  /** How many entries the option matches. */
  count?: number;
}

interface SegmentedFilterProps<Value> {
  legend: string;
  /** Shows the legend above the row, instead of only to screen readers. */
  legendShown?: boolean;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onValue: (value: Value) => void;
}

interface SegmentProps<Value> {
  option: SegmentOption<Value>;
  /** The group's name. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  className: string;
}

function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { option, name, checked, onChoose, className } = props;
  return (
    <label
      className={cx(
        'relative inline-flex min-h-target grow cursor-pointer items-center justify-center rounded-sm px-1 text-center font-medium text-soft hover:text-primary has-checked:bg-surface has-checked:text-primary has-checked:shadow-sm has-focus-visible:outline-3 has-focus-visible:outline-primary',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      {option.label}
      {option.count === undefined ? null : (
        <span className="figures text-14">({option.count})</span>
      )}
    </label>
  );
}

/** On a phone, the count is below its label, and the last row is as wide as the first. */
const COUNTED = 'gap-x-1.5 sm:px-3 max-sm:flex-col max-sm:text-14 max-sm:leading-heading';

/** Four options go two by two; otherwise there are three per row. */
function basisOf(options: number): string {
  return options === 4 ? 'max-sm:basis-2/5' : 'max-sm:basis-[30%]';
}

/** Chooses one of a few short labels in one row; with counts, in two rows on a phone. */
export function SegmentedFilter<Value extends string>(props: SegmentedFilterProps<Value>) {
  const { legend, legendShown = false, options, value, onValue } = props;
  const id = useId();
  const counted = options.some(({ count }) => count !== undefined);
  return (
    <fieldset className="min-w-0">
      <legend className={legendShown ? 'mb-1 text-14 font-medium text-soft' : 'sr-only'}>
        {legend}
      </legend>
      <div
        className={cx(
          'flex gap-1 rounded-md border border-line-strong bg-sunken p-1',
          counted && 'max-sm:flex-wrap',
        )}
      >
        {options.map((option) => (
          <Segment
            key={option.value}
            option={option}
            name={id}
            checked={option.value === value}
            onChoose={() => onValue(option.value)}
            className={counted ? cx(COUNTED, basisOf(options.length)) : 'basis-0 text-14'}
          />
        ))}
      </div>
    </fieldset>
  );
}
