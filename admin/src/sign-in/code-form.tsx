import { Alert, Button, Stack, TextField } from '@mui/material';
import { codeProblem, digitsOf } from '@prepward/browser/two-step-texts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';

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

function missing(kind: CodeFormProps['kind'], code: string): string | undefined {
  if (kind === 'app') return codeProblem(code);
  return code.trim() === '' ? 'Enter one of your recovery codes.' : undefined;
}

/** Asks for one code, and says what is wrong with it. */
export function CodeForm({ kind, button, send, onDone, children }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { label, ...input } = FIELDS[kind];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const gap = missing(kind, code);
    setError(gap);
    if (gap === undefined) {
      setBusy(true);
      const problem = await send(code.trim());
      setBusy(false);
      if (problem === null) {
        onDone();
        return;
      }
      setError(problem);
    }
    field.current?.focus();
    field.current?.select();
  }

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
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
        value={code}
        onChange={({ target }) => setCode(kind === 'app' ? digitsOf(target.value) : target.value)}
        error={error !== undefined}
        inputRef={field}
        slotProps={{
          htmlInput: { ...input, autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
        }}
      />
      <Button type="submit" variant="contained" size="large" aria-disabled={busy} aria-busy={busy}>
        {busy ? 'Checking...' : button}
      </Button>
      {children}
    </Stack>
  );
}
