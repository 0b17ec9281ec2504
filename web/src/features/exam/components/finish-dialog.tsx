import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

interface FinishDialogProps {
  open: boolean;
  unanswered: number;
  /** The section that closes, when others follow; undefined for the whole attempt. */
  section?: string | undefined;
  onStay: () => void;
  onFinish: () => void;
}

function consequence(unanswered: number, section: string | undefined): string {
  const what = unanswered === 1 ? '1 question is' : `${unanswered} questions are`;
  const open =
    unanswered === 0
      ? 'Every question is answered.'
      : `${what} not answered and will count as incorrect.`;
  return section
    ? `${open} ${section} closes for good: you can't come back to it.`
    : `${open} You can't come back to ${unanswered === 0 ? 'your answers' : 'them'}.`;
}

/** Asked before something ends: there is no way back into it. */
export function FinishDialog({ open, unanswered, section, onStay, onFinish }: FinishDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => (wanted ? undefined : onStay())}
      title={section ? `Close ${section}?` : 'Finish now?'}
      description={consequence(unanswered, section)}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            Keep going
          </Button>
          <Button variant="primary" onClick={onFinish}>
            {section ? 'Close section' : 'Finish'}
          </Button>
        </>
      }
    />
  );
}
