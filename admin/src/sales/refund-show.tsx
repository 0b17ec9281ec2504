import { Alert, Stack } from '@mui/material';
import type { AdminRefundRequest } from '@prepward/contracts/billing';
import { dollars } from '@prepward/contracts/money';
import type { ReactNode } from 'react';
import { ActionButton } from '../ui/action-button.js';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { StaffShow } from '../ui/staff-show.js';
import { StatusChip } from '../ui/status-chip.js';
import { StudentField } from '../ui/student-field.js';
import { REFUND_STATES } from './sales-words.js';

function factsOf(request: AdminRefundRequest): [string, ReactNode][] {
  return [
    ['State', <StatusChip key="state" {...REFUND_STATES[request.state]} />],
    ['Student', <StudentField key="student" named />],
    [
      'Payment',
      <RecordLink key="payment" resource="payments" id={request.paymentId}>
        {`${request.name}, ${dollars(request.amountCents)}`}
      </RecordLink>,
    ],
    ['Paid', <Moment key="paid" at={request.paidAt} never="–" exact />],
    ['Requested', <Moment key="requested" at={request.createdAt} never="–" exact />],
    ['Student’s reason', request.reason],
    ['Decided', <Moment key="decided" at={request.decidedAt} never="Not yet" exact />],
    ['By', request.decidedBy ?? '–'],
    ['Our reason', request.note || '–'],
  ];
}

function Decisions({ request }: { request: AdminRefundRequest }) {
  const { id, state, amountCents } = request;
  const amount = dollars(amountCents);
  if (state !== 'pending' && state !== 'failed') return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ActionButton
        route="admin.decideRefund"
        id={id}
        label={state === 'failed' ? 'Try again' : `Refund ${amount}`}
        title={`Refund ${amount}?`}
        text="The money goes back the way it came, and what it paid for ends. The student gets an email."
        confirm={`Refund ${amount}`}
        toBody={({ reason }) => ({ decision: 'approved', note: reason })}
        done="Approved. The worker is refunding it now."
      />
      {state === 'pending' ? (
        <ActionButton
          route="admin.decideRefund"
          id={id}
          label="Decline"
          danger
          title="Decline this request?"
          text="The student keeps what they bought and gets an email with your reason, word for word."
          confirm="Decline"
          toBody={({ reason }) => ({ decision: 'declined', note: reason })}
          done="Declined. The student gets an email."
        />
      ) : null}
    </Stack>
  );
}

/** /refund-requests/:id/show */
export function RefundShow() {
  return (
    <StaffShow
      resource="refund-requests"
      kind="Refund request"
      backTo="All refund requests"
      titleOf={({ name, amountCents }) => `Refund of ${dollars(amountCents)}: ${name}`}
    >
      {(request) => (
        <Section title="Request" actions={<Decisions request={request} />}>
          {request.problem === null ? null : (
            <Alert severity="error" sx={{ my: 1 }}>
              The gateway didn’t refund it: {request.problem}
            </Alert>
          )}
          <Facts facts={factsOf(request)} />
        </Section>
      )}
    </StaffShow>
  );
}
