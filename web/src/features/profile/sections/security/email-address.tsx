import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EMAIL_RULES } from '../../../../entities/account/account-rules.js';
import type { AuthProblem } from '../../../../lib/session/problem.js';
import { useSession } from '../../../../lib/session/session.js';
import { useSessionStore } from '../../../../lib/session/session-provider.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { TextField } from '../../../../ui/field.js';
import { PasswordField } from '../../../../ui/password-field.js';
import { changeEmail, usePendingEmail } from '../../api/credentials.js';
import { Part, PartActions } from '../../components/section-parts.js';

interface Wish {
  email: string;
  current: string;
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const { client } = useSessionStore();
  const { user } = useSession();
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Wish>({
    defaultValues: { email: '', current: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    if (values.email.toLowerCase() === user?.email) {
      setError('email', { message: 'You already use this address.' }, { shouldFocus: true });
      return;
    }
    const problem = await changeEmail(client, values);
    if (problem === null) {
      onDone();
    } else if (problem.code === 'current_password_invalid') {
      setError('current', { message: problem.message }, { shouldFocus: true });
    } else if (problem.field === 'email') {
      setError('email', { message: problem.message }, { shouldFocus: true });
    } else {
      setFailure(problem);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure ? (
        <Alert tone="error" title="We couldn't start the change" live>
          {failure.code === 'reauthentication_needed'
            ? 'Your account has no password yet. Choose one first, with “Change password” below.'
            : failure.message}
        </Alert>
      ) : null}
      <TextField
        label="New email"
        type="email"
        required
        autoFocus
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email', EMAIL_RULES)}
      />
      <PasswordField
        label="Current password"
        required
        autoComplete="current-password"
        error={errors.current?.message}
        {...register('current', { required: 'Enter your current password.' })}
      />
      <PartActions>
        <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
          Send the links
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </PartActions>
    </form>
  );
}

/** The address of the account, and the one that it waits to change to. */
export function EmailAddress() {
  const { user } = useSession();
  const { pending, refresh } = usePendingEmail();
  const [open, setOpen] = useState(false);
  return (
    <Part
      title="Email address"
      lead={
        <>
          You sign in with <span className="break-words text-ink">{user?.email}</span>.
        </>
      }
    >
      <div className="grid gap-5">
        {pending && !open ? (
          <Alert tone="notice" title="Waiting for both links" live>
            <p className="break-words">
              Open the link in the email to {user?.email}, and the one in the email to{' '}
              <strong>{pending}</strong>. Until then, nothing changes. Not right? Ask again: only
              the newest links work.
            </p>
          </Alert>
        ) : null}
        {open ? (
          <EmailForm
            onDone={() => {
              setOpen(false);
              void refresh();
            }}
          />
        ) : (
          <PartActions>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              Change email
            </Button>
          </PartActions>
        )}
      </div>
    </Part>
  );
}
