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

interface RefundProps {
  payment: PaymentView;
  onClose: () => void;
}

function sayItIsSent(): void {
  toast({ tone: 'success', title: 'Request sent', description: 'We’ll email you our answer.' });
}

/** The reason, and the request itself; once it is sent, it says so. */
function useRefund({ payment, onClose }: RefundProps) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { mutate, isPending, error } = usePlanAction((token, { reason }: { reason: string }) =>
    call('billing.requestRefund', {
      token,
      params: { id: payment.id },
      body: { reason: reason.trim() },
    }),
  );
  const send = form.handleSubmit((values) =>
    mutate(values, {
      onSuccess: () => {
        sayItIsSent();
        onClose();
      },
    }),
  );
  return { form, send: () => void send(), isPending, error };
}

/** Requests a refund of a payment, with the reason. */
export function RefundDialog({ payment, onClose }: RefundProps) {
  const { form, send, isPending, error } = useRefund({ payment, onClose });
  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Request a refund"
      description={`${payment.name}, ${dollars(payment.amountCents - payment.refundedCents)}. If we approve it, the money goes back to your card and you lose access to what it paid for.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button busy={isPending} busyLabel="Sending..." onClick={send}>
            Send request
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Why do you want your money back?"
        error={form.formState.errors.reason?.message}
        rows={4}
        maxLength={REFUND_REASON_MAX}
        {...form.register('reason', {
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
