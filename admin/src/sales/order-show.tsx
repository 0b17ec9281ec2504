import type { AdminOrder } from '@prepward/contracts/admin-sales';
import { dollars } from '@prepward/contracts/money';
import type { ReactNode } from 'react';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { StaffShow } from '../ui/staff-show.js';
import { StatusChip } from '../ui/status-chip.js';
import { StudentField } from '../ui/student-field.js';
import { GATEWAY_NAMES, ORDER_STATES } from './sales-words.js';

function factsOf(order: AdminOrder): [string, ReactNode][] {
  const { paymentId } = order;
  return [
    ['State', <StatusChip key="state" {...ORDER_STATES[order.state]} />],
    ['Student', <StudentField key="student" named />],
    ['Item', order.name],
    ['Amount', dollars(order.amountCents)],
    ['Paid through', GATEWAY_NAMES[order.gateway]],
    ['Ordered', <Moment key="at" at={order.createdAt} never="–" exact />],
    [
      'Payment',
      paymentId === null ? (
        'None yet'
      ) : (
        <RecordLink key="payment" resource="payments" id={paymentId}>
          Open the payment
        </RecordLink>
      ),
    ],
    ['Id', <code key="id">{order.id}</code>],
  ];
}

/** /orders/:id/show */
export function OrderShow() {
  return (
    <StaffShow
      resource="orders"
      kind="Order"
      backTo="All orders"
      titleOf={({ name }) => `Order: ${name}`}
    >
      {(order) => (
        <Section title="Order">
          <Facts facts={factsOf(order)} />
        </Section>
      )}
    </StaffShow>
  );
}
