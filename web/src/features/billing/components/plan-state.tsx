import { isAccessOpen } from '@prepward/contracts/access-rules';
import type { AccessAnswer } from '@prepward/contracts/billing';
import { dollars } from '@prepward/contracts/money';
import { planOf, planTitle } from '@prepward/contracts/plans';
import { useState } from 'react';
import { call, messageOf } from '../../../lib/api.js';
import { dayOfInstant } from '../../../lib/dates.js';
import { Alert } from '../../../ui/alert.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { toast } from '../../../ui/toast.js';
import { usePlanAction, usePortal } from '../api/billing.js';
import { CancelDialog } from './cancel-dialog.js';
import { Actions, type Fact, Facts } from './facts.js';

interface Words {
  title: string;
  badge: string;
  tone: 'correct' | 'neutral' | 'incorrect';
  text: string;
}

/** Paid for, and will not renew. */
function isCanceled({ state, source, renews }: AccessAnswer): boolean {
  return state === 'active' && source === 'payment' && !renews;
}

function wordsOf(access: AccessAnswer): Words {
  const { state, plan, until } = access;
  const title =
    plan === 'lifetime' ? 'Lifetime access' : planTitle(planOf(plan ?? '') ?? { name: 'No' });
  const end = until === null ? '' : dayOfInstant(until);
  if (state === 'free') {
    const text = 'You have the free bank, one diagnostic and your progress.';
    return { title: 'Free account', badge: 'Free', tone: 'neutral', text };
  }
  if (state === 'ended') {
    const text = `It ended${end ? ` on ${end}` : ''}. You can still see your history and progress.`;
    return { title, badge: 'Ended', tone: 'neutral', text };
  }
  if (state === 'grace') {
    const text = `Full access until ${end}, and beyond once your renewal is paid.`;
    return { title, badge: 'Payment failed', tone: 'incorrect', text };
  }
  if (isCanceled(access)) {
    const text = `It won’t renew. You keep full access until ${end}.`;
    return { title, badge: 'Canceled', tone: 'neutral', text };
  }
  const text =
    end === ''
      ? 'Full access, with no end date.'
      : `Full access until ${end}. It ends by itself: you won’t be charged.`;
  return {
    title,
    badge: 'Active',
    tone: 'correct',
    text: access.renews ? 'Full access. It renews until you cancel.' : text,
  };
}

function Resume() {
  const { mutate, isPending, error } = usePlanAction((token) =>
    call('subscription.resume', { token }),
  );
  const resume = (): void =>
    mutate(undefined, {
      onSuccess: () => toast({ tone: 'success', title: 'Your plan renews again' }),
    });
  return (
    <>
      <Button busy={isPending} busyLabel="Resuming..." onClick={resume}>
        Resume plan
      </Button>
      {error ? (
        <Alert tone="error" title="We couldn't resume your plan" live className="w-full">
          {messageOf(error)}
        </Alert>
      ) : null}
    </>
  );
}

function PaymentMethod() {
  const { go, busy, error } = usePortal();
  return (
    <>
      <Button variant="secondary" busy={busy} busyLabel="Opening..." onClick={go}>
        Payment method
      </Button>
      {error ? (
        <Alert tone="error" title="We couldn't open the payment page" live className="w-full">
          {messageOf(error)}
        </Alert>
      ) : null}
    </>
  );
}

/** What is charged next, or would have been. */
function factsOf({ next, plan }: AccessAnswer): Fact[] {
  const price = planOf(plan ?? '');
  return next === null
    ? []
    : [
        { name: 'Next payment', value: `${dollars(next.amountCents)} on ${dayOfInstant(next.at)}` },
        ...(price ? [{ name: 'Renews', value: `Every ${price.days} days` }] : []),
      ];
}

/** The plan in effect: what it is, what comes next, and what can be done with it. */
export function PlanState({ access }: { access: AccessAnswer }) {
  const [canceling, setCanceling] = useState(false);
  const { title, badge, tone, text } = wordsOf(access);
  const facts = factsOf(access);
  const paid = access.source === 'payment' && isAccessOpen(access);
  const mayCancel = paid && !isCanceled(access);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-21">{title}</h2>
        <Badge tone={tone}>{badge}</Badge>
      </div>
      <p className="mt-2">{text}</p>
      {facts.length > 0 ? (
        <div className="mt-4 border-t border-line pt-4">
          <Facts rows={facts} />
        </div>
      ) : null}
      {paid ? (
        <Actions>
          {isCanceled(access) ? <Resume /> : null}
          {access.paymentProblem ? null : <PaymentMethod />}
          {mayCancel ? (
            <Button
              variant={access.paymentProblem ? 'secondary' : 'quiet'}
              onClick={() => setCanceling(true)}
            >
              Cancel plan
            </Button>
          ) : null}
        </Actions>
      ) : null}
      {canceling ? <CancelDialog access={access} onClose={() => setCanceling(false)} /> : null}
    </Card>
  );
}
