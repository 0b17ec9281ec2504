import type { AccessAnswer, ChangePreview } from '@prepward/contracts/billing';
import { dollars } from '@prepward/contracts/money';
import { PLANS, type Plan, type PlanId, planOf } from '@prepward/contracts/plans';
import { ApiError, call, messageOf } from '../../../lib/api.js';
import { dayOfInstant } from '../../../lib/dates.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Dialog } from '../../../ui/dialog.js';
import { toast } from '../../../ui/toast.js';
import { usePlanAction, usePlanPreview, usePortal } from '../api/billing.js';
import { type Fact, Facts } from './facts.js';

function nameOf(plan: PlanId): string {
  return planOf(plan)?.name ?? plan;
}

/** How the amount is calculated, and when the next payment is due. */
function rowsOf({ plan, ...preview }: ChangePreview): Fact[] {
  const chosen = planOf(plan);
  const price = chosen ? dollars(chosen.priceCents) : '';
  const credit =
    preview.creditCents > 0
      ? [{ name: 'Credit toward future payments', value: dollars(preview.creditCents) }]
      : [];
  return [
    { name: `${nameOf(plan)} plan, ${chosen?.days} days`, value: price },
    { name: 'Unused part of your plan', value: `−${dollars(preview.unusedCents)}` },
    { name: 'Charged now', value: dollars(preview.dueNowCents), total: true },
    ...credit,
    { name: 'Next renewal', value: `${price} on ${dayOfInstant(preview.until)}` },
  ];
}

interface PreviewProps {
  preview: ChangePreview;
  busy: boolean;
  error: Error | null;
  onAccept: () => void;
  onNewPrice: () => void;
  onClose: () => void;
}

/** What the change costs, before it is accepted. */
function PreviewDialog({ preview, busy, error, onAccept, onNewPrice, onClose }: PreviewProps) {
  const portal = usePortal();
  const name = nameOf(preview.plan);
  const code = error instanceof ApiError ? error.code : undefined;
  const expired = code === 'PREVIEW_EXPIRED';
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Change to ${name}?`}
      description="Your new period starts now. Here's exactly what changes:"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my plan
          </Button>
          {expired ? (
            <Button onClick={onNewPrice}>Get the new price</Button>
          ) : (
            <Button busy={busy} busyLabel="Changing..." onClick={onAccept}>
              {preview.dueNowCents > 0
                ? `Change and pay ${dollars(preview.dueNowCents)}`
                : `Change to ${name}`}
            </Button>
          )}
        </>
      }
    >
      <Facts rows={rowsOf(preview)} />
      {error ? (
        <Alert tone="error" title="Your plan wasn’t changed" live className="mt-4">
          <p>{messageOf(error)}</p>
          {code === 'PAYMENT_DECLINED' ? (
            <Button variant="secondary" className="mt-3" busy={portal.busy} onClick={portal.go}>
              Update payment method
            </Button>
          ) : null}
        </Alert>
      ) : null}
    </Dialog>
  );
}

/** Fetches what a change costs, and changes the plan once the student accepts the price. */
function useChange() {
  const preview = usePlanPreview();
  const change = usePlanAction((token, { plan, at }: Pick<ChangePreview, 'plan' | 'at'>) =>
    call('subscription.change', { token, body: { plan, at } }),
  );
  const close = (): void => {
    preview.reset();
    change.reset();
  };
  const ask = (plan: PlanId): void => {
    change.reset();
    preview.mutate(plan);
  };
  const accept = ({ plan, at }: ChangePreview): void =>
    change.mutate(
      { plan, at },
      {
        onSuccess: () => {
          close();
          toast({ tone: 'success', title: `You’re on the ${nameOf(plan)} plan now` });
        },
      },
    );
  return { preview, change, close, ask, accept };
}

interface OtherPlanProps {
  plan: Plan;
  /** Its price is being fetched. */
  busy: boolean;
  disabled: boolean;
  onAsk: () => void;
}

function OtherPlan({ plan: { name, priceCents, days }, busy, disabled, onAsk }: OtherPlanProps) {
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line pt-3">
      <p className="figures">
        <strong className="block">{name}</strong>
        <span className="text-soft">
          {dollars(priceCents)} every {days} days
        </span>
      </p>
      <Button variant="secondary" busy={busy} disabled={disabled} onClick={onAsk}>
        Change<span className="sr-only"> to {name}</span>
      </Button>
    </li>
  );
}

/** The other plans; a change happens only after its price has been shown and accepted. */
export function ChangePlan({ access }: { access: AccessAnswer }) {
  const { preview, change, close, ask, accept } = useChange();
  return (
    <Card>
      <h2 className="text-21">Change plan</h2>
      <p className="mt-1 text-soft">
        What you haven’t used of your plan counts toward the new one. You see the exact price before
        anything changes.
      </p>
      <ul className="mt-4 grid gap-3">
        {PLANS.filter(({ id }) => id !== access.plan).map((plan) => (
          <OtherPlan
            key={plan.id}
            plan={plan}
            busy={preview.isPending && preview.variables === plan.id}
            disabled={preview.isPending}
            onAsk={() => ask(plan.id)}
          />
        ))}
      </ul>
      {preview.error ? (
        <Alert tone="error" title="We couldn't get the price" live className="mt-4">
          {messageOf(preview.error)}
        </Alert>
      ) : null}
      {preview.data ? (
        <PreviewDialog
          preview={preview.data}
          busy={change.isPending}
          error={change.error}
          onAccept={() => accept(preview.data)}
          onNewPrice={() => ask(preview.data.plan)}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}
