import { PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { ChoiceGroup } from '../../../ui/choice-group.js';
import { TextField } from '../../../ui/field.js';
import { MODE_OPTIONS, timeOptions } from '../choices.js';
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

interface TimeFieldProps extends Pick<StartOptions, 'time' | 'setTime'> {
  /** Minutes it takes at the exam's pace; null until that is known. */
  minutes: number | null;
}

/** The clock: the exam's pace, an accommodation, or none; each with its minutes. */
export function TimeField({ time, setTime, minutes }: TimeFieldProps) {
  return (
    <ChoiceGroup
      legend="Time"
      hint={
        time === undefined
          ? 'Choose your time to start.'
          : 'Extra time is for students who get it on exam day too.'
      }
      stacked
      options={timeOptions(minutes)}
      value={time}
      onValue={setTime}
    />
  );
}
