import { digitsOf } from '@prepward/browser/two-step-texts';
import type { Ref } from 'react';
import { TextField } from '../../ui/field.js';

interface CodeFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  error: string | undefined;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** For the code of an authenticator app: digits only, filled in by phones that can. */
export function CodeField({ onChange, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(digitsOf(event.target.value))}
      className="figures max-w-48 text-24 tracking-[0.3em]"
    />
  );
}
