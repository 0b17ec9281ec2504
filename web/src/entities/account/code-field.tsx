import { digitsOf } from '@prepward/browser/two-step-texts';
import type { Ref } from 'react';
import { TextField } from '../../ui/field.js';

interface CodeFieldProps {
  label: string;
  value: string;
  onValue: (code: string) => void;
  error: string | undefined;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** For the code of an authenticator app: digits only, filled in by phones that can. */
export function CodeField({ value, onValue, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      name="code"
      value={value}
      onChange={(event) => onValue(digitsOf(event.target.value))}
      className="figures max-w-48 text-24 tracking-[0.3em]"
    />
  );
}
