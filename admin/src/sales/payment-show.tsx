import type { AdminPayment } from '@prepward/contracts/admin-sales';
import { dollars } from '@prepward/contracts/money';
import type { ReactNode } from 'react';
import type { StaffRecordName } from '../staff-routes.js';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { StaffShow } from '../ui/staff-show.js';
import { StudentField } from '../ui/student-field.js';
import { GATEWAY_NAMES } from './sales-words.js';

function linkTo(resource: StaffRecordName, id: string | null, words: string): ReactNode {
  if (id === null) return '–';
  return (
    <RecordLink key={resource} resource={resource} id={id}>
      {words}
    </RecordLink>
  );
}

function factsOf(payment: AdminPayment): [string, ReactNode][] {
  const { periodStart, periodEnd } = payment;
  return [
    ['Student', <StudentField key="student" named />],
    ['Item', payment.name],
    ['Amount', dollars(payment.amountCents)],
    ['Tax in it', dollars(payment.taxCents)],
    ['Refunded', dollars(payment.refundedCents)],
    ['Paid', <Moment key="paid" at={payment.paidAt} never="–" exact />],
    [
      'Pays for',
      periodStart === null ? (
        'A file, permanently'
      ) : (
        <span key="period">
          <Moment at={periodStart} never="–" /> to <Moment at={periodEnd} never="–" />
        </span>
      ),
    ],
    ['Order', linkTo('orders', payment.orderId, 'Open the order')],
    ['Refund request', linkTo('refund-requests', payment.refundRequestId, 'Open the request')],
    ['Dispute', linkTo('disputes', payment.disputeId, 'Open the dispute')],
    [`${GATEWAY_NAMES[payment.gateway]} id`, <code key="gateway">{payment.gatewayId}</code>],
    ['Id', <code key="id">{payment.id}</code>],
  ];
}

/** /payments/:id/show */
export function PaymentShow() {
  return (
    <StaffShow
      resource="payments"
      kind="Payment"
      backTo="All payments"
      titleOf={({ name, amountCents }) => `${name}, ${dollars(amountCents)}`}
    >
      {(payment) => (
        <Section title="Payment">
          <Facts facts={factsOf(payment)} />
        </Section>
      )}
    </StaffShow>
  );
}
