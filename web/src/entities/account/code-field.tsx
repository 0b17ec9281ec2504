import { APP_CODE_DIGITS } from '@prepward/contracts/sign-in-rules';
import type { Ref } from 'react';
import { TextField } from '../../ui/field.js';

/** A six-digit code without what people and password managers put around it: "123 456". */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, APP_CODE_DIGITS);
}

/** What is missing of a code, in words; undefined where nothing is. */
export function codeProblem(code: string): string | undefined {
  return code.length === APP_CODE_DIGITS
    ? undefined
    : `Enter the ${APP_CODE_DIGITS} digits that your app shows.`;
}

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
