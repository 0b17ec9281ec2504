import type { AdminDispute } from '@prepward/contracts/admin-sales';
import { dollars } from '@prepward/contracts/money';
import type { ReactNode } from 'react';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { StaffShow } from '../ui/staff-show.js';
import { StatusChip } from '../ui/status-chip.js';
import { StudentField } from '../ui/student-field.js';
import { DISPUTE_STATES } from './sales-words.js';

function factsOf(dispute: AdminDispute): [string, ReactNode][] {
  return [
    ['State', <StatusChip key="state" {...DISPUTE_STATES[dispute.status]} />],
    ['Student', <StudentField key="student" named />],
    [
      'Payment',
      <RecordLink key="payment" resource="payments" id={dispute.paymentId}>
        Open the payment
      </RecordLink>,
    ],
    ['Amount', dollars(dispute.amountCents)],
    ['Bank’s reason', dispute.reason],
    ['Opened', <Moment key="opened" at={dispute.happenedAt} never="–" exact />],
    ['Last update', <Moment key="changed" at={dispute.changedAt} never="–" exact />],
    ['Gateway’s id', <code key="gateway">{dispute.gatewayId}</code>],
  ];
}

/** /disputes/:id/show. It is answered on the gateway’s own pages. */
export function DisputeShow() {
  return (
    <StaffShow
      resource="disputes"
      kind="Dispute"
      backTo="All disputes"
      titleOf={({ amountCents }) => `Dispute over ${dollars(amountCents)}`}
    >
      {(dispute) => (
        <Section title="Dispute">
          <Facts facts={factsOf(dispute)} />
        </Section>
      )}
    </StaffShow>
  );
}
