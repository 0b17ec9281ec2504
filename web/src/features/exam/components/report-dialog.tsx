import type { ReportItemBody } from '@prepward/contracts/attempts';
import { useState } from 'react';
import { messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { ChoiceGroup } from '../../../ui/choice-group.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field, INPUT_STYLE } from '../../../ui/field.js';

type Reason = ReportItemBody['reason'];

const REASONS: readonly { value: Reason; label: string }[] = [
  { value: 'wrong-key', label: 'The answer marked correct is wrong' },
  { value: 'unclear', label: 'The question is unclear' },
  { value: 'typing-error', label: "There's a typo" },
  { value: 'display', label: "Something doesn't display correctly" },
  { value: 'outdated', label: "It's no longer on the exam" },
  { value: 'other', label: 'Something else' },
];

/** Longest text of a report, in characters. */
const TEXT_MAX = 2000;

interface ReportDialogProps {
  position: number;
  /** What the item is called. */
  name: string;
  send: (body: ReportItemBody) => Promise<void>;
  onClose: () => void;
}

/** Tells the editors that something is wrong with an item. */
export function ReportDialog({ position, name, send, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [sent, setSent] = useState(false);

  async function submit(): Promise<void> {
    if (!reason) {
      return;
    }
    setBusy(true);
    try {
      await send({ position, reason, text: text.trim() });
      setSent(true);
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  }

  if (sent) {
    return (
      <Dialog
        open
        onOpenChange={(open) => (open ? undefined : onClose())}
        title="Thank you"
        description="Our editors look at every report. If your score changes, we write to you."
        actions={<Button onClick={onClose}>Back to the question</Button>}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Report a problem"
      description={`${name}. If the key turns out wrong, your score is corrected.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={!reason} onClick={() => void submit()}>
            Send the report
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ChoiceGroup
          legend="What is wrong?"
          options={REASONS}
          value={reason}
          onValue={setReason}
          stacked
        />
        <Field label="In your words" hint="Helps us find it; you can leave it empty.">
          {(ids) => (
            <textarea
              {...ids}
              rows={3}
              maxLength={TEXT_MAX}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className={`${INPUT_STYLE} border-line-strong bg-surface`}
            />
          )}
        </Field>
        {error ? (
          <Alert tone="error" title="We couldn't send your report" live>
            {messageOf(error)}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}
