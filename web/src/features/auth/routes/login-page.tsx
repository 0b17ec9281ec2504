import { BRAND } from '@prepward/contracts/brand';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { EMAIL_RULES } from '../../../entities/account/account-rules.js';
import { PageMeta } from '../../../lib/page-meta.js';
import type { AuthProblem } from '../../../lib/session/problem.js';
import { useSession } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { EmailField } from '../../../ui/field.js';
import { PasswordField } from '../../../ui/password-field.js';
import { toast } from '../../../ui/toast.js';
import { type Credentials, signIn } from '../api/auth-calls.js';
import { AuthShell } from '../components/auth-shell.js';
import { GoogleButton, OrDivider } from '../components/google-button.js';
import { GoogleReturn } from '../components/google-return.js';
import { PasskeyButton } from '../components/passkey-button.js';
import { ResendButton } from '../components/resend-button.js';
import { SecondStepPage } from '../components/second-step-page.js';
import { sayWelcome } from '../say-welcome.js';

/** Passed by sign-up: the address that is yet to be confirmed. */
function addressToVerify(state: unknown): string | null {
  const email: unknown =
    state !== null && typeof state === 'object' ? Reflect.get(state, 'verifyEmail') : null;
  return typeof email === 'string' ? email : null;
}

/** Whether the guard sent the student here because their session ended while a page was open. */
function comesFromEndedSession(state: unknown): boolean {
  return state !== null && typeof state === 'object' && Reflect.get(state, 'sessionEnded') === true;
}

function EndedNotice() {
  const { endedElsewhere } = useSession();
  return (
    <Alert tone="notice" title="You were signed out" className="mb-6" live>
      {endedElsewhere
        ? 'You signed out in another tab of this browser. Log in to pick up where you left off.'
        : 'Your session has ended. Log in to pick up where you left off.'}
    </Alert>
  );
}

function VerifyPrompt({ email }: { email: string }) {
  return (
    <Alert title="Confirm your email" className="mb-8" live>
      <p>
        We sent a link to <strong>{email}</strong>. Open it to confirm your address, then log in.
        Nothing there? Look in the spam folder.
      </p>
      <ResendButton email={email} />
    </Alert>
  );
}

function FailedSignIn({ problem, email }: { problem: AuthProblem; email: string }) {
  if (problem.code === 'email_not_confirmed') {
    return (
      <Alert tone="notice" title="Your address is not confirmed yet" live>
        <p className="break-words">Open the link in the email that we sent to {email}.</p>
        <ResendButton email={email} />
      </Alert>
    );
  }
  return (
    <Alert tone="error" title="We couldn't sign you in" live>
      {problem.code === 'invalid_credentials' ? (
        <p>
          Check what you typed, or{' '}
          <Link to="/forgot-password" className="text-link">
            choose a new password
          </Link>
          .
        </p>
      ) : (
        <p>
          {problem.message}
          {problem.code === 'unreachable' ? ' What you typed is still here.' : null}
        </p>
      )}
    </Alert>
  );
}

/** Signs in with what was typed; holds the reason if that fails. */
function useLogin(email: string | null) {
  const store = useSessionStore();
  const [failure, setFailure] = useState<{ problem: AuthProblem; email: string } | null>(null);
  // Without default values, the form keeps what was typed before this code had loaded.
  const form = useForm<Credentials>(email === null ? {} : { defaultValues: { email } });
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const problem = await signIn(store.client, values);
    if (problem) {
      setFailure({ problem, email: values.email });
      toast({ tone: 'error', title: 'Login failed', description: problem.message });
      return;
    }
    if (store.get().awaitingSecondStep) {
      return;
    }
    // The surrounding page takes the student where they wanted to go.
    sayWelcome();
  });
  return { form, submit, failure };
}

function LoginForm({ email }: { email: string | null }) {
  const { form, submit, failure } = useLogin(email);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure ? <FailedSignIn {...failure} /> : null}
      <EmailField
        label="Email"
        // Browsers offer passkeys in this field.
        autoComplete="email webauthn"
        error={errors.email?.message}
        {...form.register('email', EMAIL_RULES)}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: 'Enter your password.' })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label="Remember me" defaultChecked {...form.register('remember')} />
        <Link to="/forgot-password" className="text-link inline-flex min-h-target items-center">
          Forgot password?
        </Link>
      </div>
      <Button
        type="submit"
        size="large"
        className="w-full"
        busy={isSubmitting}
        busyLabel="Signing In..."
      >
        Sign In
      </Button>
    </form>
  );
}

/** /login */
export default function LoginPage() {
  const { state } = useLocation();
  const { awaitingSecondStep } = useSession();
  const verify = addressToVerify(state);
  if (awaitingSecondStep) {
    return <SecondStepPage email={awaitingSecondStep.email} />;
  }
  return (
    <AuthShell
      title="Log in"
      lead={`Welcome back to ${BRAND.name}.`}
      footer={
        <p>
          New here?{' '}
          <Link to="/signup" className="text-link">
            Sign up
          </Link>
        </p>
      }
    >
      <PageMeta title="Log in" noIndex />
      {comesFromEndedSession(state) ? <EndedNotice /> : null}
      {verify ? <VerifyPrompt email={verify} /> : null}
      <GoogleReturn />
      <LoginForm email={verify} />
      <OrDivider />
      <div className="grid gap-4">
        <PasskeyButton label="Log in with a passkey" offer />
        <GoogleButton label="Continue with Google" />
      </div>
    </AuthShell>
  );
}
