import { useState } from 'react';
import { type UseFormSetError, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { lengthHint, passwordRules } from '../../../../entities/account/account-rules.js';
import { useAuthSettings } from '../../../../entities/account/auth-settings.js';
import type { AuthProblem } from '../../../../lib/session/problem.js';
import { useSession } from '../../../../lib/session/session.js';
import { useSessionStore } from '../../../../lib/session/session-provider.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { PasswordField } from '../../../../ui/password-field.js';
import { toast } from '../../../../ui/toast.js';
import { changePassword } from '../../api/credentials.js';
import { Part, PartActions } from '../../components/section-parts.js';

interface Passwords {
  current: string;
  password: string;
  confirmPassword: string;
}

/** Says at its field what is wrong with one, and answers what belongs above the form. */
function place(problem: AuthProblem, setError: UseFormSetError<Passwords>): AuthProblem | null {
  const field =
    problem.code === 'current_password_invalid'
      ? 'current'
      : problem.field === 'password'
        ? 'password'
        : undefined;
  if (field === undefined) {
    return problem;
  }
  setError(field, { message: problem.message }, { shouldFocus: true });
  return null;
}

function Failure({ problem }: { problem: AuthProblem }) {
  return (
    <Alert tone="error" title="We couldn't change your password" live>
      {problem.code === 'reauthentication_needed' ? (
        <p>
          Your account has no password yet.{' '}
          <Link to="/forgot-password" className="text-link">
            Choose one by email
          </Link>
        </p>
      ) : (
        <p>{problem.message}</p>
      )}
    </Alert>
  );
}

/** For password managers: whose password this is. */
function Username() {
  const { user } = useSession();
  return <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />;
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { client } = useSessionStore();
  const least = useAuthSettings()?.password_min_length;
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Passwords>({
    defaultValues: { current: '', password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const rules = passwordRules(least);

  const submit = handleSubmit(async (values) => {
    const problem = await changePassword(client, values);
    setFailure(problem && place(problem, setError));
    if (problem === null) {
      toast({
        tone: 'success',
        title: 'Password changed',
        description: 'Your other devices were signed out.',
      });
      onDone();
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure ? <Failure problem={failure} /> : null}
      <Username />
      <PasswordField
        label="Current password"
        required
        autoFocus
        autoComplete="current-password"
        error={errors.current?.message}
        {...register('current', { required: 'Enter your current password.' })}
      />
      <PasswordField
        label="New password"
        required
        autoComplete="new-password"
        hint={lengthHint(least) || undefined}
        error={errors.password?.message}
        {...register('password', rules.password)}
      />
      <PasswordField
        label="Confirm new password"
        required
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          required: rules.confirmPassword.required,
          validate: (again, values) => rules.confirmPassword.validate(again, values),
        })}
      />
      <PartActions>
        <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
          Save new password
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </PartActions>
    </form>
  );
}

/** Changes the password. */
export function Password() {
  const [open, setOpen] = useState(false);
  return (
    <Part title="Password" lead="A new password signs out your other devices.">
      {open ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <PartActions>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Change password
          </Button>
        </PartActions>
      )}
    </Part>
  );
}
