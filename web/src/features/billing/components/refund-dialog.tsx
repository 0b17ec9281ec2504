import type { PaymentView } from '@prepward/contracts/billing';
import { REFUND_REASON_MAX } from '@prepward/contracts/billing-rules';
import { dollars } from '@prepward/contracts/money';
import { useForm } from 'react-hook-form';
import { call, messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { TextAreaField } from '../../../ui/field.js';
import { toast } from '../../../ui/toast.js';
import { usePlanAction } from '../api/billing.js';

/** Asks for a payment back, with the reason. */
export function RefundDialog({ payment, onClose }: { payment: PaymentView; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { mutate, isPending, error } = usePlanAction((token, { reason }: { reason: string }) =>
    call('billing.requestRefund', {
      token,
      params: { id: payment.id },
      body: { reason: reason.trim() },
    }),
  );
  const send = handleSubmit((values) =>
    mutate(values, {
      onSuccess: () => {
        toast({
          tone: 'success',
          title: 'Request sent',
          description: 'We’ll email you our answer.',
        });
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Request a refund"
      description={`${payment.name}, ${dollars(payment.amountCents - payment.refundedCents)}. When we approve it, the money goes back to your card and what it paid for ends.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button busy={isPending} busyLabel="Sending..." onClick={() => void send()}>
            Send request
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Why do you want your money back?"
        error={formState.errors.reason?.message}
        rows={4}
        maxLength={REFUND_REASON_MAX}
        {...register('reason', {
          validate: (reason) => reason.trim() !== '' || 'Tell us why, in a few words.',
        })}
      />
      {error ? (
        <Alert tone="error" title="We couldn't send your request" live className="mt-4">
          {messageOf(error)}
        </Alert>
      ) : null}
    </Dialog>
  );
}
