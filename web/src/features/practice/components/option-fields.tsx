import { PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { ChoiceGroup } from '../../../ui/choice-group.js';
import { TextField } from '../../../ui/field.js';
import { MODE_OPTIONS, TIME_OPTIONS } from '../choices.js';
import type { StartOptions } from '../hooks/use-start-options.js';

/** How many questions, 5 to 100. */
export function CountField({
  value,
  valid,
  hint,
  onValue,
}: {
  value: string;
  valid: boolean;
  hint?: string | undefined;
  onValue: (value: string) => void;
}) {
  return (
    <TextField
      label="Number of questions"
      type="number"
      inputMode="numeric"
      min={PRACTICE_ITEMS.min}
      max={PRACTICE_ITEMS.max}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      error={valid ? undefined : `Choose ${PRACTICE_ITEMS.min} to ${PRACTICE_ITEMS.max}.`}
      hint={hint}
      className="figures max-w-32"
    />
  );
}

export function ModeField({ mode, setMode }: Pick<StartOptions, 'mode' | 'setMode'>) {
  return (
    <ChoiceGroup legend="Mode" options={MODE_OPTIONS} stacked value={mode} onValue={setMode} />
  );
}

export function TimeField({ time, setTime }: Pick<StartOptions, 'time' | 'setTime'>) {
  return (
    <ChoiceGroup
      legend="Time"
      hint={time === undefined ? 'Choose your time to start.' : '1× is the pace of the exam.'}
      options={TIME_OPTIONS}
      value={time}
      onValue={setTime}
    />
  );
}
