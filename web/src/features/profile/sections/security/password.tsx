import { useState } from 'react';
import { type UseFormReturn, type UseFormSetError, useForm } from 'react-hook-form';
import { lengthHint, passwordRules } from '../../../../entities/account/account-rules.js';
import { useAuthSettings } from '../../../../entities/account/auth-settings.js';
import type { AuthProblem } from '../../../../lib/session/problem.js';
import { useSession } from '../../../../lib/session/session.js';
import { useSessionStore } from '../../../../lib/session/session-provider.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { PasswordField } from '../../../../ui/password-field.js';
import { toast } from '../../../../ui/toast.js';
import { changePassword, isWrongProof } from '../../api/credentials.js';
import { useProof } from '../../api/privacy.js';
import { ProofField, type ProofKind, proofAsked } from '../../components/proof-field.js';
import { Part, PartActions } from '../../components/section-parts.js';

interface Passwords {
  secret: string;
  password: string;
  confirmPassword: string;
}

/** Shows a field's problem at that field; returns a problem that belongs above the form. */
function place(problem: AuthProblem, setError: UseFormSetError<Passwords>): AuthProblem | null {
  const field = isWrongProof(problem) ? 'secret' : problem.field === 'password' ? 'password' : null;
  if (field === null) {
    return problem;
  }
  setError(field, { message: problem.message }, { shouldFocus: true });
  return null;
}

/** For password managers: whose password this is. */
function Username() {
  const { user } = useSession();
  return <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />;
}

interface FormProps {
  proof: ProofKind;
  onDone: () => void;
}

function usePasswordForm({ proof, onDone }: FormProps) {
  const { client } = useSessionStore();
  const { reload } = useProof();
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const form = useForm<Passwords>({
    defaultValues: { secret: '', password: '', confirmPassword: '' },
  });
  const submit = form.handleSubmit(async ({ secret, password }) => {
    const problem = await changePassword(client, password, { proof, secret });
    setFailure(problem && place(problem, form.setError));
    if (problem === null) {
      toast({
        tone: 'success',
        title: proof === 'password' ? 'Password changed' : 'Password saved',
        description: 'Your other devices were signed out.',
      });
      void reload();
      onDone();
    }
  });
  return { form, failure, submit };
}

/** The new password, twice. */
function NewPassword({ form }: { form: UseFormReturn<Passwords> }) {
  const least = useAuthSettings()?.password_min_length;
  const { errors } = form.formState;
  const rules = passwordRules(least);
  return (
    <>
      <PasswordField
        label="New password"
        required
        autoComplete="new-password"
        hint={lengthHint(least) || undefined}
        error={errors.password?.message}
        {...form.register('password', rules.password)}
      />
      <PasswordField
        label="Confirm new password"
        required
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', {
          required: rules.confirmPassword.required,
          validate: (again, values) => rules.confirmPassword.validate(again, values),
        })}
      />
    </>
  );
}

function PasswordForm({ proof, onDone }: FormProps) {
  const { form, failure, submit } = usePasswordForm({ proof, onDone });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure ? (
        <Alert tone="error" title="We couldn't save your password" live>
          {failure.message}
        </Alert>
      ) : null}
      <Username />
      <ProofField
        proof={proof}
        autoFocus
        field={form.register('secret', { required: proofAsked(proof) })}
        error={errors.secret?.message}
      />
      <NewPassword form={form} />
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

/** Changes the password, or sets the first one. */
export function Password() {
  const [open, setOpen] = useState(false);
  const { proof } = useProof();
  const has = proof === 'password';
  return (
    <Part
      title="Password"
      lead={
        has
          ? 'A new password signs out your other devices.'
          : 'You log in without a password. Set one to have another way in.'
      }
    >
      {open ? (
        <PasswordForm proof={proof} onDone={() => setOpen(false)} />
      ) : (
        <PartActions>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {has ? 'Change password' : 'Set a password'}
          </Button>
        </PartActions>
      )}
    </Part>
  );
}
