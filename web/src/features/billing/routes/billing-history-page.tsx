import type { PaymentView } from '@prepward/contracts/billing';
import { dollars } from '@prepward/contracts/money';
import { useState } from 'react';
import { messageOf } from '../../../lib/api.js';
import { dayOfInstant, daysOfInstants } from '../../../lib/dates.js';
import { Alert } from '../../../ui/alert.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Icon } from '../../../ui/icon.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Loaded } from '../../../ui/load-error.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { usePayments, useReceipt } from '../api/billing.js';
import { BillingPage, Column } from '../components/billing-page.js';
import { Actions } from '../components/facts.js';
import { RefundDialog } from '../components/refund-dialog.js';

const STATES = {
  paid: { label: 'Paid', tone: 'correct' },
  'partly-refunded': { label: 'Partly refunded', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'incorrect' },
  processing: { label: 'Processing', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'incorrect' },
} as const;

/** Explanations of the states whose names alone don't say enough. */
const MEANINGS: Partial<Record<PaymentView['state'], string>> = {
  processing: 'It’s on its way. Your bank can take a few days. We’ll email you when it’s done.',
  failed: 'This payment didn’t go through. Nothing was charged.',
  disputed: 'Your bank is looking into this payment.',
};

/** What happened on the date of a payment that isn't paid. */
const DATED: Partial<Record<PaymentView['state'], string>> = {
  processing: 'Started on',
  failed: 'Tried on',
};

const REQUESTS = {
  pending: 'You asked for a refund. We’ll email you our answer.',
  approved: 'Your refund request was approved.',
  declined: 'Your refund request was declined. The reason is in your email.',
} as const;

function Details({ at, period, refundedCents, state }: PaymentView) {
  const lines = [
    `${DATED[state] ?? 'Paid on'} ${dayOfInstant(at)}`,
    period && state !== 'failed' ? `For ${daysOfInstants(period.from, period.to)}` : null,
    refundedCents > 0 ? `${dollars(refundedCents)} refunded` : null,
  ].filter((line) => line !== null);
  return (
    <ul className="figures mt-1 text-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Names the payment for screen readers, which may read its buttons on their own. */
function Whose({ name, at }: PaymentView) {
  return (
    <span className="sr-only">
      {' '}
      for {name}, {dayOfInstant(at)}
    </span>
  );
}

function PaymentActions({ payment }: { payment: PaymentView }) {
  const receipt = useReceipt(payment.id);
  const [asking, setAsking] = useState(false);
  const { receiptHref, refundableUntil, refundRequest } = payment;
  const refundable = refundableUntil !== null && refundRequest === null;
  if (receiptHref === null && !refundable) {
    return null;
  }
  return (
    <>
      <Actions>
        {receiptHref === null ? null : (
          <Button
            variant="secondary"
            busy={receipt.isPending}
            busyLabel="Downloading..."
            onClick={() => receipt.mutate()}
          >
            Receipt (PDF)
            <Whose {...payment} />
          </Button>
        )}
        {refundable ? (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Request a refund
            <Whose {...payment} />
          </Button>
        ) : null}
      </Actions>
      {refundable ? (
        <p className="mt-2 text-14 text-soft">
          You can ask for a refund until {dayOfInstant(refundableUntil)}.
        </p>
      ) : null}
      {receipt.error ? (
        <Alert tone="error" title="We couldn't download the receipt" live className="mt-4">
          {messageOf(receipt.error)}
        </Alert>
      ) : null}
      {asking ? <RefundDialog payment={payment} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function Payment({ payment }: { payment: PaymentView }) {
  const { name, amountCents, state, refundRequest } = payment;
  const { label, tone } = STATES[state];
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-x-6">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-18">
          {name} <Badge tone={tone}>{label}</Badge>
        </h2>
        <p className="figures text-21 font-semibold">{dollars(amountCents)}</p>
      </div>
      <Details {...payment} />
      {MEANINGS[state] ? <p className="mt-3">{MEANINGS[state]}</p> : null}
      {refundRequest ? (
        <p className="mt-4 flex items-start gap-2.5">
          <Icon name="info" className="mt-0.5 size-5 shrink-0 text-primary" />
          {REQUESTS[refundRequest]}
        </p>
      ) : null}
      <PaymentActions payment={payment} />
    </Card>
  );
}

function Nothing() {
  return (
    <Card>
      <h2 className="text-21">No payments yet</h2>
      <p className="mt-1 text-soft">What you pay shows up here, with a receipt for each payment.</p>
      <LinkButton to="/subscription" variant="secondary" className="mt-4">
        See the plans
      </LinkButton>
    </Card>
  );
}

function PaymentsSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your payments…
      </p>
      {[1, 2, 3].map((place) => (
        <Card key={place}>
          <Skeleton className="h-7" />
          <Skeleton className="mt-2 h-6 w-64 max-w-full" />
          <Skeleton className="mt-4 h-11 w-36" />
        </Card>
      ))}
    </>
  );
}

/** /billing-history: payments, their receipts, and asking for one back. */
export default function BillingHistoryPage() {
  const payments = usePayments();
  return (
    <BillingPage heading="Billing history" lead="Your payments in US dollars, newest first." nav>
      <Column>
        <Loaded query={payments} what="your payments" waiting={<PaymentsSkeleton />}>
          {({ items }) =>
            items.length > 0 ? (
              items.map((payment) => <Payment key={payment.id} payment={payment} />)
            ) : (
              <Nothing />
            )
          }
        </Loaded>
      </Column>
    </BillingPage>
  );
}
