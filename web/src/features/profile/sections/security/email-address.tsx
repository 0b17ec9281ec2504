import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EMAIL_RULES } from '../../../../entities/account/account-rules.js';
import type { AuthProblem } from '../../../../lib/session/problem.js';
import { useSession } from '../../../../lib/session/session.js';
import { useSessionStore } from '../../../../lib/session/session-provider.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { EmailField } from '../../../../ui/field.js';
import { toast } from '../../../../ui/toast.js';
import { changeEmail, isWrongProof, keepEmail, usePendingEmail } from '../../api/credentials.js';
import { useProof } from '../../api/privacy.js';
import { ProofField, type ProofKind, proofAsked } from '../../components/proof-field.js';
import { Part, PartActions } from '../../components/section-parts.js';

interface EmailChange {
  email: string;
  secret: string;
}

interface FormProps {
  proof: ProofKind;
  onDone: () => void;
}

function useEmailForm({ proof, onDone }: FormProps) {
  const { client } = useSessionStore();
  const { user } = useSession();
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const form = useForm<EmailChange>({ defaultValues: { email: '', secret: '' } });
  const submit = form.handleSubmit(async ({ email, secret }) => {
    setFailure(null);
    const refuse = (field: keyof EmailChange, message: string) =>
      form.setError(field, { message }, { shouldFocus: true });
    if (email.toLowerCase() === user?.email) {
      refuse('email', 'You already use this address.');
      return;
    }
    const problem = await changeEmail(client, email, { proof, secret });
    if (problem === null) {
      onDone();
    } else if (isWrongProof(problem)) {
      refuse('secret', problem.message);
    } else if (problem.field === 'email') {
      refuse('email', problem.message);
    } else {
      setFailure(problem);
    }
  });
  return { form, failure, submit };
}

function EmailForm({ proof, onDone }: FormProps) {
  const { form, failure, submit } = useEmailForm({ proof, onDone });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure ? (
        <Alert tone="error" title="We couldn't start the change" live>
          {failure.message}
        </Alert>
      ) : null}
      <EmailField
        label="New email"
        autoFocus
        error={errors.email?.message}
        {...form.register('email', EMAIL_RULES)}
      />
      <ProofField
        proof={proof}
        field={form.register('secret', { required: proofAsked(proof) })}
        error={errors.secret?.message}
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

/** The change that awaits confirmation, and a way to cancel it. */
function Waiting({ pending, onKept }: { pending: string; onKept: () => void }) {
  const { client } = useSessionStore();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const keep = async () => {
    setBusy(true);
    const failure = await keepEmail(client, user?.email ?? '');
    setBusy(false);
    setProblem(failure);
    if (failure === null) {
      toast({
        tone: 'success',
        title: 'Change canceled',
        description: 'Your email stays as it is.',
      });
      onKept();
    }
  };
  return (
    <>
      <Alert tone="notice" title="Waiting for both links" live>
        <p className="break-words">
          Open the link in the email to {user?.email}, and the one in the email to{' '}
          <strong>{pending}</strong>. Until then, nothing changes.
        </p>
      </Alert>
      {problem ? (
        <Alert tone="error" live>
          {problem.message}
        </Alert>
      ) : null}
      <PartActions>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Canceling..."
          onClick={() => void keep()}
        >
          Cancel the change
        </Button>
      </PartActions>
    </>
  );
}

/** The account's address, and the new one that awaits confirmation. */
export function EmailAddress() {
  const { user } = useSession();
  const { proof } = useProof();
  const { pending, refresh } = usePendingEmail();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void refresh();
  };
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
        {pending && !open ? <Waiting pending={pending} onKept={() => void refresh()} /> : null}
        {open ? (
          <EmailForm proof={proof} onDone={close} />
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
