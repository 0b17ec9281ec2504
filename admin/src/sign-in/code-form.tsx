import { Alert, Button, Stack, TextField } from '@mui/material';
import {
  codeProblem,
  digitsOf,
  RECOVERY_CODE_MAX,
  recoveryCodeProblem,
} from '@prepward/browser/two-step-texts';
import type { ReactNode } from 'react';
import { useController, useForm } from 'react-hook-form';

interface CodeFormProps {
  /** A code of an app has six digits; a recovery code is longer, and has letters. */
  kind: 'app' | 'recovery';
  button: string;
  /** Sends the code; answers what went wrong, or null. */
  send: (code: string) => Promise<string | null>;
  onDone: () => void;
  children?: ReactNode;
}

const FIELDS = {
  app: { label: 'Six-digit code', autoComplete: 'one-time-code', inputMode: 'numeric' },
  recovery: { label: 'Recovery code', autoComplete: 'off', inputMode: 'text' },
} as const;
const PROBLEMS = { app: codeProblem, recovery: recoveryCodeProblem };

/** One code; `submit` sends it. */
function useCode({ kind, send, onDone }: Pick<CodeFormProps, 'kind' | 'send' | 'onDone'>) {
  const { control, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
  });
  const { field, fieldState } = useController({
    control,
    name: 'code',
    rules: { validate: (code) => PROBLEMS[kind](code) },
  });
  const submit = handleSubmit(async ({ code }) => {
    const problem = await send(code.trim());
    if (problem === null) return onDone();
    setError('code', { message: problem });
    // Selected, so that typing the next code replaces the refused one.
    setFocus('code', { shouldSelect: true });
  });
  return { field, error: fieldState.error?.message, busy: formState.isSubmitting, submit };
}

/** Asks for one code, and says what is wrong with it. */
export function CodeForm({ kind, button, send, onDone, children }: CodeFormProps) {
  const { field, error, busy, submit } = useCode({ kind, send, onDone });
  const { label, ...input } = FIELDS[kind];
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void (busy ? event.preventDefault() : submit(event))}
      sx={{ gap: 2.5 }}
    >
      {error === undefined ? null : (
        <Alert severity="error" variant="outlined">
          {error}
        </Alert>
      )}
      <TextField
        label={label}
        name="code"
        required
        autoFocus
        value={field.value}
        onChange={({ target }) =>
          field.onChange(kind === 'app' ? digitsOf(target.value) : target.value)
        }
        onBlur={field.onBlur}
        error={error !== undefined}
        inputRef={field.ref}
        slotProps={{
          htmlInput: {
            ...input,
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: RECOVERY_CODE_MAX,
          },
        }}
      />
      <Button type="submit" variant="contained" size="large" aria-disabled={busy} aria-busy={busy}>
        {busy ? 'Checking...' : button}
      </Button>
      {children}
    </Stack>
  );
}
