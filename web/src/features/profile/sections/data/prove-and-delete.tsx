import type { PrivacyView } from '@prepward/contracts/privacy';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { attempt } from '../../../../entities/account/auth-call.js';
import { ApiError, messageOf } from '../../../../lib/api.js';
import { useSessionStore } from '../../../../lib/session/session-provider.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { TextField } from '../../../../ui/field.js';
import { PasswordField } from '../../../../ui/password-field.js';
import { useDeleteAccount } from '../../api/privacy.js';
import { PartActions } from '../../components/section-parts.js';

interface ProofProps {
  proof: PrivacyView['proof'];
  onCancel: () => void;
}

/** Has a code mailed, for accounts without a password. */
function SendCode() {
  const { client } = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);
  const send = async () => {
    setBusy(true);
    const problem = await attempt("We couldn't send the code.", async () =>
      (await client()).reauthenticate(),
    );
    setBusy(false);
    setSaid(
      problem === null
        ? { tone: 'success', text: 'We emailed you a code. It’s good for 10 minutes.' }
        : { tone: 'error', text: problem.message },
    );
  };
  return (
    <div className="grid gap-3">
      <p className="text-soft">
        You sign in without a password, so we email you a code to make sure it’s you.
      </p>
      {said ? (
        <Alert tone={said.tone} live>
          {said.text}
        </Alert>
      ) : null}
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void send()}>
          {said?.tone === 'success' ? 'Send another code' : 'Email me a code'}
        </Button>
      </div>
    </div>
  );
}

/** Proves who is there, and has the account deleted. */
export function ProveAndDelete({ proof, onCancel }: ProofProps) {
  const remove = useDeleteAccount();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { secret: '' },
  });
  const asked = proof === 'password' ? 'Enter your password.' : 'Enter the code from the email.';
  const submit = handleSubmit(({ secret }) =>
    remove.mutate(proof === 'password' ? { password: secret } : { nonce: secret.trim() }, {
      onError: (error) => {
        if (error instanceof ApiError && /^(PASSWORD|CODE)_WRONG$/.test(error.code)) {
          setError('secret', { message: messageOf(error) }, { shouldFocus: true });
        }
      },
    }),
  );
  const problem = formState.errors.secret?.message;
  const field = {
    ...register('secret', { required: asked }),
    error: problem,
    autoFocus: true,
    required: true,
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      {proof === 'password' ? (
        <PasswordField label="Your password" autoComplete="current-password" {...field} />
      ) : (
        <>
          <SendCode />
          <TextField
            label="Code from the email"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...field}
          />
        </>
      )}
      {remove.error && problem === undefined ? (
        <Alert tone="error" title="We couldn’t delete your account" live>
          {messageOf(remove.error)}
        </Alert>
      ) : null}
      <PartActions>
        <Button type="submit" busy={remove.isPending} busyLabel="Deleting...">
          Delete my account
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </PartActions>
    </form>
  );
}
