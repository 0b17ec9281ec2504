import type { ReportItemBody } from '@prepward/contracts/item-reports';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { ChoiceGroup } from '../../../ui/choice-group.js';
import { Dialog } from '../../../ui/dialog.js';
import { TextAreaField } from '../../../ui/field.js';

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
  /** The item's name on screen. */
  name: string;
  send: (body: ReportItemBody) => Promise<void>;
  onClose: () => void;
}

interface ReportValues {
  reason: Reason | null;
  text: string;
}

/** The report has arrived. */
function Thanks({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Thank you"
      description="Our editors look at every report. If your score changes, we'll email you."
      actions={<Button onClick={onClose}>Back to the question</Button>}
    />
  );
}

/** What the student says about the item. */
function useReport({ position, send }: Pick<ReportDialogProps, 'position' | 'send'>) {
  const form = useForm<ReportValues>({
    mode: 'onChange',
    defaultValues: { reason: null, text: '' },
  });
  const submit = form.handleSubmit(async ({ reason, text }) => {
    if (!reason) {
      return;
    }
    try {
      await send({ position, reason, text: text.trim() });
    } catch (problem) {
      form.setError('root', { message: messageOf(problem) });
    }
  });
  return { form, submit: () => void submit() };
}

function ReportFields({ form: { control, register } }: { form: UseFormReturn<ReportValues> }) {
  return (
    <>
      <Controller
        control={control}
        name="reason"
        rules={{ required: true }}
        render={({ field }) => (
          <ChoiceGroup
            legend="What is wrong?"
            options={REASONS}
            value={field.value ?? undefined}
            onValue={field.onChange}
            stacked
          />
        )}
      />
      <TextAreaField
        label="In your words"
        hint="Optional. It helps us find the problem."
        rows={3}
        maxLength={TEXT_MAX}
        {...register('text')}
      />
    </>
  );
}

/** Reports a problem with an item to the editors. */
export function ReportDialog({ position, name, send, onClose }: ReportDialogProps) {
  const { form, submit } = useReport({ position, send });
  const { errors, isSubmitting, isSubmitSuccessful, isValid } = form.formState;
  if (isSubmitSuccessful && !errors.root) {
    return <Thanks onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Report a problem"
      description={`${name}. If the key turns out to be wrong, your score is corrected.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isSubmitting} disabled={!isValid} onClick={submit}>
            Send the report
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ReportFields form={form} />
        {errors.root ? (
          <Alert tone="error" title="We couldn't send your report" live>
            {errors.root.message}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}
