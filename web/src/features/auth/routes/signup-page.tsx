import type { AuthSettings } from '@prepward/contracts/auth';
import { CLAIM_TEXTS } from '@prepward/contracts/claims';
import { AUTH_ERROR_WORDS } from '@prepward/contracts/error-words';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import {
  EMAIL_RULES,
  lengthHint,
  nameRules,
  type PasswordPair,
  passwordProblem,
  passwordRules,
} from '../../../entities/account/account-rules.js';
import { useAuthSettings } from '../../../entities/account/auth-settings.js';
import { PageMeta } from '../../../lib/page-meta.js';
import type { AuthProblem } from '../../../lib/session/problem.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { EmailField, TextField } from '../../../ui/field.js';
import { PasswordField } from '../../../ui/password-field.js';
import { toast } from '../../../ui/toast.js';
import { type NewAccount, signUp } from '../api/auth-calls.js';
import { AuthShell } from '../components/auth-shell.js';
import { GoogleButton, OrDivider } from '../components/google-button.js';
import { GoogleReturn } from '../components/google-return.js';

interface SignupValues extends NewAccount {
  confirmPassword: string;
  terms: boolean;
}

/** Opens a page in a new tab, so that what was typed in the form stays. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function TermsLabel() {
  return (
    <>
      I agree to the <NewTabLink to="/terms">terms of service</NewTabLink> and the{' '}
      <NewTabLink to="/privacy-policy">privacy policy</NewTabLink>
    </>
  );
}

/** The specification's toast, in addition to what each field says. */
function sayPasswordProblem(values: PasswordPair, least: number | undefined): void {
  const wrong = values.password !== '' ? passwordProblem(values, least) : null;
  if (wrong) {
    toast({ tone: 'error', title: wrong.title, description: wrong.description });
  }
}

/** Sends the form; returns what the submit handler of react-hook-form calls. */
function useSignup(least: number | undefined) {
  const store = useSessionStore();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  // Without default values, the form keeps what was typed before this code had loaded.
  const form = useForm<SignupValues>();

  const send = async (values: SignupValues): Promise<void> => {
    setFailure(null);
    const problem = await signUp(store.client, values);
    if (problem) {
      if (problem.field) {
        form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
      } else {
        setFailure(problem);
      }
      toast({ tone: 'error', title: 'Signup failed', description: problem.message });
      return;
    }
    toast({
      tone: 'success',
      title: 'Account created successfully!',
      description: 'Please check your email to verify your account.',
    });
    navigate('/login', { state: { verifyEmail: values.email } });
  };

  const submit = form.handleSubmit(send, () => {
    setFailure(null);
    sayPasswordProblem(form.getValues(), least);
  });
  return { form, submit, failure };
}

type SignupFields = ReturnType<typeof useSignup>['form'];

function PersonFields({ form: { register, formState } }: { form: SignupFields }) {
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          required
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName', nameRules('first name'))}
        />
        <TextField
          label="Last name"
          required
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName', nameRules('last name'))}
        />
      </div>
      <EmailField label="Email" error={errors.email?.message} {...register('email', EMAIL_RULES)} />
    </>
  );
}

interface PasswordFieldsProps {
  form: SignupFields;
  /** Minimum password length; undefined until it's known. */
  least: number | undefined;
}

function PasswordFields({ form: { register, formState }, least }: PasswordFieldsProps) {
  const { errors } = formState;
  const rules = passwordRules(least);
  return (
    <>
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint={`${lengthHint(least)} A short sentence is easier to remember.`.trim()}
        error={errors.password?.message}
        {...register('password', rules.password)}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', rules.confirmPassword)}
      />
    </>
  );
}

/** A component of its own, like the fields above it: the first invalid field, in order, gets the focus. */
function TermsField({ form: { register, formState } }: { form: SignupFields }) {
  return (
    <Checkbox
      label={<TermsLabel />}
      required
      error={formState.errors.terms?.message}
      {...register('terms', { required: 'Agree to the terms to create an account.' })}
    />
  );
}

function SignupForm({ settings }: { settings: AuthSettings | undefined }) {
  const least = settings?.password_min_length;
  const { form, submit, failure } = useSignup(least);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure ? (
        <Alert tone="error" title="We couldn't create your account" live>
          {failure.message} What you typed is still here.
        </Alert>
      ) : null}
      <PersonFields form={form} />
      <PasswordFields form={form} least={least} />
      <TermsField form={form} />
      <Button
        type="submit"
        size="large"
        className="w-full"
        busy={form.formState.isSubmitting}
        busyLabel="Creating Account..."
      >
        Create Account
      </Button>
    </form>
  );
}

/** /signup */
export default function SignupPage() {
  const settings = useAuthSettings();
  return (
    <AuthShell
      title="Create your account"
      lead={`${CLAIM_TEXTS['sign-up-time']}. No card needed.`}
      footer={
        <p>
          Already have an account?{' '}
          <Link to="/login" className="text-link">
            Log in
          </Link>
        </p>
      }
    >
      <PageMeta
        title="Sign up"
        description="Create a free account and keep your practice, scores and progress."
        noIndex
      />
      <GoogleReturn />
      {settings?.disable_signup === true ? (
        <Alert tone="notice" title="Sign-up is closed" live>
          {AUTH_ERROR_WORDS.signup_disabled}
        </Alert>
      ) : (
        <>
          <SignupForm settings={settings} />
          <OrDivider />
          <GoogleButton label="Sign up with Google" />
        </>
      )}
    </AuthShell>
  );
}
