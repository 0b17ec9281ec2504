import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { EMAIL_RULES } from '../../../entities/account/account-rules.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { EmailField } from '../../../ui/field.js';
import { requestPasswordReset } from '../api/auth-calls.js';
import { AuthShell } from '../components/auth-shell.js';

/** Requests the email; holds the reason if it wasn't sent. */
function useRequest(onSent: (email: string) => void) {
  const store = useSessionStore();
  const [failure, setFailure] = useState<string | null>(null);
  // Without default values, the form keeps what was typed before this code had loaded.
  const form = useForm<{ email: string }>();
  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    const problem = await requestPasswordReset(store.client, email);
    if (problem?.field === 'email') {
      form.setError('email', { message: problem.message }, { shouldFocus: true });
    } else if (problem) {
      setFailure(problem.message);
    } else {
      onSent(email);
    }
  });
  return { form, submit, failure };
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, submit, failure } = useRequest(onSent);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure ? (
        <Alert tone="error" title="We couldn't send the email" live>
          {failure}
        </Alert>
      ) : null}
      <EmailField
        label="Email"
        hint="The address you signed up with."
        error={form.formState.errors.email?.message}
        {...form.register('email', EMAIL_RULES)}
      />
      <Button
        type="submit"
        size="large"
        className="w-full"
        busy={form.formState.isSubmitting}
        busyLabel="Sending..."
      >
        Send the link
      </Button>
    </form>
  );
}

/** /forgot-password */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthShell
      title="Forgot your password?"
      lead="We'll email you a link. It opens a page where you choose a new one."
      footer={
        <Link to="/login" className="text-link">
          Back to log in
        </Link>
      }
    >
      <PageMeta title="Forgot password" noIndex />
      {sentTo === null ? (
        <RequestForm onSent={setSentTo} />
      ) : (
        <Alert tone="success" title="Check your email" live>
          <p className="break-words">
            If <strong>{sentTo}</strong> has an account, a link is on its way. It works once, for 10
            minutes.
          </p>
          <Button variant="secondary" className="mt-3" onClick={() => setSentTo(null)}>
            Use another address
          </Button>
        </Alert>
      )}
    </AuthShell>
  );
}
