import type { AccessAnswer, CancelBody } from '@prepward/contracts/billing';
import { CANCEL_COMMENT_MAX } from '@prepward/contracts/billing-rules';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { call, messageOf } from '../../../lib/api.js';
import { dayOfInstant } from '../../../lib/dates.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { ChoiceGroup } from '../../../ui/choice-group.js';
import { Dialog } from '../../../ui/dialog.js';
import { TextAreaField } from '../../../ui/field.js';
import { toast } from '../../../ui/toast.js';
import { usePlanAction } from '../api/billing.js';

type CancelReason = CancelBody['reason'];

const LABELS: Record<CancelReason, string> = {
  'exam-passed': 'I passed my exam',
  'exam-later': 'My exam moved',
  'too-expensive': 'It costs too much',
  'not-using': 'I don’t use it enough',
  'missing-content': 'Something I need is missing',
  'technical-problems': 'It didn’t work well',
  other: 'Something else',
};

const REASONS = (Object.entries(LABELS) as [CancelReason, string][]).map(([value, label]) => ({
  value,
  label,
}));

interface CancelValues {
  reason: CancelReason | null;
  comment: string;
}

/** What canceling means, depending on whether the current period is paid. */
function meaningOf({ state, until }: AccessAnswer): string {
  return state === 'grace' || until === null
    ? 'Your last renewal wasn’t paid, so your access ends now. Nothing more is charged.'
    : `You keep full access until ${dayOfInstant(until)}. Nothing more is charged, and you can resume until then.`;
}

function sayItIsCanceled(): void {
  toast({ tone: 'success', title: 'Your plan is canceled', description: 'It won’t renew.' });
}

/** The student's reason for leaving, and the cancellation itself. */
function useCancel(onDone: () => void) {
  const form = useForm<CancelValues>({ defaultValues: { reason: null, comment: '' } });
  const { mutate, isPending, error } = usePlanAction((token, values: CancelValues) =>
    call('subscription.cancel', {
      token,
      body: {
        reason: values.reason ?? 'other',
        ...(values.comment.trim() === '' ? {} : { comment: values.comment.trim() }),
      },
    }),
  );
  const cancel = form.handleSubmit((values) =>
    mutate(values, {
      onSuccess: () => {
        sayItIsCanceled();
        onDone();
      },
    }),
  );
  return { form, cancel: () => void cancel(), isPending, error };
}

/** The fields for the reason, all optional. */
function WhyFields({ form: { control, register } }: { form: UseFormReturn<CancelValues> }) {
  return (
    <>
      <Controller
        control={control}
        name="reason"
        render={({ field }) => (
          <ChoiceGroup
            legend="Why are you canceling? (optional)"
            options={REASONS}
            value={field.value ?? undefined}
            onValue={field.onChange}
            stacked
          />
        )}
      />
      <TextAreaField
        label="Anything we should know? (optional)"
        rows={3}
        maxLength={CANCEL_COMMENT_MAX}
        {...register('comment')}
      />
    </>
  );
}

/** The second of the two clicks that cancel a plan; the reason is optional. */
export function CancelDialog({ access, onClose }: { access: AccessAnswer; onClose: () => void }) {
  const { form, cancel, isPending, error } = useCancel(onClose);
  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Cancel your plan?"
      description={meaningOf(access)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my plan
          </Button>
          <Button busy={isPending} busyLabel="Canceling..." onClick={cancel}>
            Cancel plan
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <WhyFields form={form} />
        {error ? (
          <Alert tone="error" title="We couldn't cancel your plan" live>
            {messageOf(error)}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}
