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
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Credentials, Session } from '../session/session.js';
import { PasswordField } from './password-field.js';

interface SignInFormProps {
  session: Session;
  /** Called once there is a session; the button stays busy, as the page is about to go. */
  onSignedIn: () => void;
}

const NOTHING_TYPED: Credentials = { email: '', password: '', remember: true };

/** Email, password, and whether to stay signed in. */
export function SignInForm({ session, onSignedIn }: SignInFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: NOTHING_TYPED });
  const [problem, setProblem] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const { errors, isSubmitting } = formState;
  const busy = isSubmitting || left;
  const submit = handleSubmit(async ({ email, password, remember }) => {
    setProblem(null);
    const failed = await session
      .signIn({ email: email.trim(), password, remember })
      .catch(() => 'Something went wrong. Try again in a moment.');
    if (failed === null) {
      setLeft(true);
      onSignedIn();
      return;
    }
    setProblem(failed);
  });
  const { ref: emailRef, ...email } = register('email', {
    validate: (typed) => typed.trim() !== '' || 'Enter your email address.',
  });
  const { ref: rememberRef, ...remember } = register('remember');
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void (busy ? event.preventDefault() : submit(event))}
      sx={{ gap: 2.5 }}
    >
      {problem === null ? null : (
        <Alert severity="error" variant="outlined">
          <AlertTitle>Login failed</AlertTitle>
          {problem}
        </Alert>
      )}
      <TextField
        {...email}
        inputRef={emailRef}
        label="Email"
        type="email"
        required
        autoComplete="username"
        error={errors.email !== undefined}
        helperText={errors.email?.message}
        slotProps={{
          htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <PasswordField
        field={register('password', { required: 'Enter your password.' })}
        error={errors.password?.message}
      />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <FormControlLabel
          control={
            <Checkbox {...remember} defaultChecked slotProps={{ input: { ref: rememberRef } }} />
          }
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
