import {
  Alert,
  AlertTitle,
  Button,
  Checkbox,
  FormControlLabel,
  Link,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { Session } from '../session/session.js';
import { PasswordField } from './password-field.js';

interface SignInFormProps {
  session: Session;
  /** Called once there is a session; the button stays busy, as the page is about to go. */
  onSignedIn: () => void;
}

type Missing = Partial<Record<'email' | 'password', string>>;

function findMissing(email: string, password: string): Missing {
  return {
    ...(email === '' ? { email: 'Enter your email address.' } : {}),
    ...(password === '' ? { password: 'Enter your password.' } : {}),
  };
}

/** Reads the fields, signs in, and keeps what there is to say about it. */
function useSignIn({ session, onSignedIn }: SignInFormProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [missing, setMissing] = useState<Missing>({});

  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const email = String(fields.get('email') ?? '').trim();
    const password = String(fields.get('password') ?? '');
    const gaps = findMissing(email, password);
    setMissing(gaps);
    setProblem(null);
    const first = Object.keys(gaps)[0];
    if (first !== undefined) {
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    const failed = await session
      .signIn({ email, password, remember: fields.has('remember') })
      .catch(() => 'Something went wrong. Try again in a moment.');
    if (failed === null) {
      onSignedIn();
      return;
    }
    setProblem(failed);
    setBusy(false);
  };
  return { busy, problem, missing, submit };
}

/** Email, password, and whether to stay signed in. */
export function SignInForm(props: SignInFormProps) {
  const { busy, problem, missing, submit } = useSignIn(props);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit(event.currentTarget);
  };
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 2.5 }}>
      {problem === null ? null : (
        <Alert severity="error" variant="outlined">
          <AlertTitle>Login failed</AlertTitle>
          {problem}
        </Alert>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="username"
        error={missing.email !== undefined}
        helperText={missing.email}
        slotProps={{
          htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <PasswordField error={missing.password} />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <FormControlLabel
          control={<Checkbox name="remember" defaultChecked />}
          label="Remember me"
        />
        <Link
          href="/forgot-password"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}
        >
          Forgot password?
        </Link>
      </Stack>
      <Button type="submit" variant="contained" size="large" aria-disabled={busy} aria-busy={busy}>
        {busy ? 'Signing In...' : 'Sign In'}
      </Button>
    </Stack>
  );
}
