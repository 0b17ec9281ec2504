import { LINK_MINUTES } from '@prepward/contracts/sign-in-rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import {
  lengthHint,
  type PasswordPair,
  passwordProblem,
} from '../../../entities/account/account-rules.js';
import { useAuthSettings } from '../../../entities/account/auth-settings.js';
import { landingPath } from '../../../lib/next-path.js';
import type { AuthProblem } from '../../../lib/session/problem.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { PasswordField } from '../../../ui/password-field.js';
import { toast } from '../../../ui/toast.js';
import { setPassword } from '../api/auth-calls.js';

function Failure({ problem }: { problem: AuthProblem }) {
  if (problem.code !== 'current_password_required') {
    return <p>{problem.message}</p>;
  }
  return (
    <p>
      The link lets you choose a password once, within {LINK_MINUTES.recovery} minutes.{' '}
      <Link to="/forgot-password" className="text-link">
        Send a new link
      </Link>
    </p>
  );
}

/** The form for the new password, with its problems; once it's set, the page changes. */
function useNewPassword(least: number | undefined) {
  const store = useSessionStore();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const form = useForm<PasswordPair>({ defaultValues: { password: '', confirmPassword: '' } });

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const wrong = passwordProblem(values, least);
    if (wrong) {
      form.setError(wrong.field, { message: wrong.note }, { shouldFocus: true });
      toast({ tone: 'error', title: wrong.title, description: wrong.description });
      return;
    }
    const problem = await setPassword(store.client, values.password);
    if (problem) {
      if (problem.field === 'password') {
        form.setError('password', { message: problem.message }, { shouldFocus: true });
      } else {
        setFailure(problem);
      }
      return;
    }
    toast({
      tone: 'success',
      title: 'Password changed',
      description: "You're signed in. Your other devices were signed out.",
    });
    navigate(landingPath(), { replace: true });
  });

  return { form, submit, failure };
}

/** Chooses a new password in the session that a recovery link opened. */
export function NewPasswordForm() {
  const least = useAuthSettings()?.password_min_length;
  const { form, submit, failure } = useNewPassword(least);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure ? (
        <Alert tone="error" title="We couldn't change your password" live>
          <Failure problem={failure} />
        </Alert>
      ) : null}
      <PasswordField
        label="New password"
        required
        autoComplete="new-password"
        hint={lengthHint(least) || undefined}
        error={errors.password?.message}
        {...form.register('password', { required: 'Choose a password.' })}
      />
      <PasswordField
        label="Confirm new password"
        required
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', { required: 'Enter the password again.' })}
      />
      <Button
        type="submit"
        size="large"
        className="w-full"
        busy={isSubmitting}
        busyLabel="Saving..."
      >
        Save new password
      </Button>
    </form>
  );
}
