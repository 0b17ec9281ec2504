import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../../../lib/api.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { useDeleteAccount } from '../../api/privacy.js';
import { ProofField, type ProofKind, proofAsked } from '../../components/proof-field.js';
import { PartActions } from '../../components/section-parts.js';

interface ProofProps {
  proof: ProofKind;
  onCancel: () => void;
}

/** Confirms the user's identity, and requests the account's deletion. */
export function ProveAndDelete({ proof, onCancel }: ProofProps) {
  const remove = useDeleteAccount();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { secret: '' },
  });
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
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      <ProofField
        proof={proof}
        label="Your password"
        field={register('secret', { required: proofAsked(proof) })}
        error={problem}
        autoFocus
      />
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
