import { PASSKEY_NAME_MAX } from '@prepward/contracts/passkey-rules';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AuthProblem } from '../../../../lib/session/problem.js';
import { useSessionStore } from '../../../../lib/session/session-provider.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { Dialog } from '../../../../ui/dialog.js';
import { TextField } from '../../../../ui/field.js';
import { toast } from '../../../../ui/toast.js';
import { isWrongProof } from '../../api/credentials.js';
import { type Passkey, removePasskey, renamePasskey } from '../../api/passkeys.js';
import { useTwoStep } from '../../api/two-step.js';
import { CodeFromEmail, proofAsked, SendCode } from '../../components/proof-field.js';
import { ConfirmWithCode, freshProofWords, wantsSecondStep } from './fresh-proof.js';

interface AskingProps {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => void;
}

/** Runs the requested action, and holds what went wrong. */
function useDoing<Given extends unknown[]>(
  run: (...given: Given) => Promise<AuthProblem | null>,
  onDone: () => void,
  said: string,
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);

  async function act(...given: Given): Promise<void> {
    setBusy(true);
    setProblem(null);
    const failure = await run(...given);
    setBusy(false);
    if (failure) {
      setProblem(failure);
      return;
    }
    toast({ tone: 'success', title: said });
    onDone();
  }
  return { act, busy, problem };
}

function Trouble({ problem }: { problem: string | null }) {
  return problem ? (
    <Alert tone="error" live>
      {problem}
    </Alert>
  ) : null;
}

/** Asks for a passkey's new name. */
export function RenamePasskey({ passkey, onClose, onDone }: AskingProps) {
  const { client } = useSessionStore();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: passkey.name } });
  const { act, busy, problem } = useDoing(
    (name: string) => renamePasskey(client, passkey.id, name),
    onDone,
    'The name is saved',
  );

  const submit = handleSubmit(({ name }) => act(name.trim()));

  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Rename this passkey"
      description="Use a name that tells your devices apart."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Trouble problem={problem?.message ?? null} />
        <TextField
          label="Name"
          required
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name', {
            validate: (name) => name.trim() !== '' || 'Enter a name, such as “My phone”.',
          })}
        />
        <Button type="submit" className="w-full" busy={busy} busyLabel="Saving...">
          Save name
        </Button>
      </form>
    </Dialog>
  );
}

interface LostProps extends Omit<AskingProps, 'onDone'> {
  busy: boolean;
  /** What went wrong with the last code. */
  problem: AuthProblem | null;
  onRemove: (code: string) => void;
}

/** Asks for an emailed code, if the passkey itself would be the proof of identity. */
function RemoveLostPasskey({ passkey, onClose, busy, problem, onRemove }: LostProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(({ code }) => onRemove(code.trim()));
  const isWrong = problem !== null && isWrongProof(problem);
  const isOther = problem !== null && !isWrong && !wantsSecondStep(problem);
  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Remove ${passkey.name}`}
      description="Log in with the passkey and come back, or use a code if you no longer have the device."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Trouble problem={isOther ? problem.message : null} />
        <SendCode>We email you a code to make sure it’s you.</SendCode>
        <CodeFromEmail
          field={register('code', { required: proofAsked('code') })}
          error={formState.errors.code?.message ?? (isWrong ? problem.message : undefined)}
        />
        <Button type="submit" className="w-full" busy={busy} busyLabel="Removing...">
          Remove passkey
        </Button>
      </form>
    </Dialog>
  );
}

interface ConfirmProps extends Omit<LostProps, 'onRemove'> {
  onRemove: () => void;
}

function ConfirmRemoval({ passkey, onClose, busy, problem, onRemove }: ConfirmProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Remove ${passkey.name}?`}
      description="It won’t open your account anymore. You can remove it from your device’s own list of passkeys, too."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button busy={busy} busyLabel="Removing..." onClick={onRemove}>
            Remove passkey
          </Button>
        </>
      }
    >
      <Trouble problem={problem && freshProofWords(problem, 'remove it')} />
    </Dialog>
  );
}

/** Asks before a passkey goes. */
export function RemovePasskey({ passkey, onClose, onDone }: AskingProps) {
  const { client } = useSessionStore();
  const [isLost, setIsLost] = useState(false);
  const { act, busy, problem } = useDoing(
    (code?: string) => removePasskey(client, passkey.id, code),
    onDone,
    'The passkey is removed',
  );
  const asked = { passkey, onClose, busy, problem };
  const { data: twoStep } = useTwoStep();
  const hasApp = (twoStep?.apps.length ?? 0) > 0;
  const wants = problem !== null && wantsSecondStep(problem);
  useEffect(() => {
    setIsLost((was) => was || (wants && !hasApp));
  }, [wants, hasApp]);
  if (wants && hasApp && !busy) {
    return (
      <ConfirmWithCode
        title={`Remove ${passkey.name}`}
        onClose={onClose}
        onDone={() => void act()}
      />
    );
  }
  if (isLost) {
    return <RemoveLostPasskey {...asked} onRemove={(code) => void act(code)} />;
  }
  return <ConfirmRemoval {...asked} onRemove={() => void act()} />;
}
