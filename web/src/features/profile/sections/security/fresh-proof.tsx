import { SecondStepForm } from '../../../../entities/account/second-step-form.js';
import type { AuthProblem } from '../../../../lib/session/problem.js';
import { Dialog } from '../../../../ui/dialog.js';

/** Whether the account needs its second step again before the requested action. */
export function wantsSecondStep({ code }: AuthProblem): boolean {
  return code === 'insufficient_aal';
}

/**
 * The text for a refusal: if the server needs the user's identity confirmed, what to do about it.
 *
 * @param then what to do after the sign-in, as "add your passkey"
 */
export function freshProofWords(problem: AuthProblem, then: string): string {
  if (wantsSecondStep(problem)) {
    return `For your safety, log out and log in again with a passkey you already have, then ${then}.`;
  }
  return problem.code === 'reauthentication_needed'
    ? `For your safety, log out and log in again, then ${then}.`
    : problem.message;
}

interface ConfirmProps {
  title: string;
  onClose: () => void;
  /** The code was right. */
  onDone: () => void;
}

/** Asks for a code of the app before something continues. */
export function ConfirmWithCode({ title, onClose, onDone }: ConfirmProps) {
  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      description="Enter a code first, so that we know it’s you."
    >
      <SecondStepForm onDone={onDone} />
    </Dialog>
  );
}
