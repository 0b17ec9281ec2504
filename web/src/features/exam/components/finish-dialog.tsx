import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

interface FinishDialogProps {
  open: boolean;
  unanswered: number;
  onStay: () => void;
  onFinish: () => void;
}

/** Asked before practice ends with questions unanswered: there is no way back into it. */
export default function FinishDialog({ open, unanswered, onStay, onFinish }: FinishDialogProps) {
  const what = unanswered === 1 ? '1 question is' : `${unanswered} questions are`;
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => (wanted ? undefined : onStay())}
      title="Finish now?"
      description={`${what} not answered and will count as wrong. You cannot come back to them.`}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            Keep going
          </Button>
          <Button variant="primary" onClick={onFinish}>
            Finish
          </Button>
        </>
      }
    />
  );
}
