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
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { Credentials, Session } from '../session/session.js';
import { PasswordField } from './password-field.js';

interface SignInFormProps {
  session: Session;
  /** Called once there is a session; the button stays busy, since the page is about to be replaced. */
  onSignedIn: () => void;
}

const NOTHING_TYPED: Credentials = { email: '', password: '', remember: true };

/** Signs in with what was typed; says what went wrong, and whether it's still busy. */
function useSignIn({ session, onSignedIn }: SignInFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: NOTHING_TYPED });
  const [problem, setProblem] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
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
  return {
    // In the form's order: the first invalid field gets the focus.
    fields: {
      email: register('email', {
        validate: (typed) => typed.trim() !== '' || 'Enter your email address.',
      }),
      password: register('password', { required: 'Enter your password.' }),
      remember: register('remember'),
    },
    errors: formState.errors,
    busy: formState.isSubmitting || left,
    problem,
    submit,
  };
}

interface FieldProps {
  /** Its registration with the form. */
  field: UseFormRegisterReturn;
  error: string | undefined;
}

function EmailField({ field: { ref, ...email }, error }: FieldProps) {
  return (
    <TextField
      {...email}
      inputRef={ref}
      label="Email"
      type="email"
      required
      autoComplete="username"
      error={error !== undefined}
      helperText={error}
      slotProps={{
        htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
}

function RememberMe({ field: { ref, ...remember } }: Pick<FieldProps, 'field'>) {
  return (
    <FormControlLabel
      control={<Checkbox {...remember} defaultChecked slotProps={{ input: { ref } }} />}
      label="Remember me"
    />
  );
}

/** Email, password, and whether to stay signed in. */
export function SignInForm(props: SignInFormProps) {
  const { fields, errors, busy, problem, submit } = useSignIn(props);
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
      <EmailField field={fields.email} error={errors.email?.message} />
      <PasswordField field={fields.password} error={errors.password?.message} />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <RememberMe field={fields.remember} />
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
