import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminPayment } from '@prepward/contracts/admin-sales';
import { dollars } from '@prepward/contracts/money';
import { DataTable, SimpleList, TextInput } from 'react-admin';
import { choiceFilter } from '../ui/filters.js';
import { MomentColumn, StudentColumn } from '../ui/list-columns.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, WIDE_ONLY } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { StudentField } from '../ui/student-field.js';
import { AMOUNT, CURRENCY_CODE, STUDENT_ID } from './csv-columns.js';
import { AmountColumn } from './sale-parts.js';
import { GATEWAY_NAMES, ITEM_NAMES, paidText } from './sales-words.js';

const NEWEST_FIRST = { field: 'paidAt', order: 'DESC' } as const;

const FILTERS = [
  choiceFilter('item', 'Item', ITEM_NAMES),
  <TextInput key="gatewayId" source="gatewayId" label="Gateway’s id" alwaysOn />,
  <TextInput key="userId" source="userId" label="Student id" alwaysOn />,
];

const CSV: readonly CsvColumn<AdminPayment>[] = [
  { header: 'Payment', cell: ({ id }) => id },
  STUDENT_ID,
  { header: 'Gateway', cell: ({ gateway }) => GATEWAY_NAMES[gateway] },
  { header: 'Gateway id', cell: ({ gatewayId }) => gatewayId },
  { header: 'Item', cell: ({ name }) => name },
  AMOUNT,
  { header: 'Tax (cents)', cell: ({ taxCents }) => taxCents },
  { header: 'Refunded (cents)', cell: ({ refundedCents }) => refundedCents },
  CURRENCY_CODE,
  { header: 'Paid (UTC)', cell: ({ paidAt }) => csvInstant(paidAt) },
];

const Column = DataTable.Col<AdminPayment>;
type Sortable = 'paidAt' | 'amountCents';

function PaymentTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <MomentColumn<AdminPayment, Sortable> source="paidAt" label="Paid" />
      <Column
        source="name"
        label="Item"
        disableSort
        render={({ id, name }) => (
          <RecordLink resource="payments" id={id}>
            {name}
          </RecordLink>
        )}
      />
      <StudentColumn />
      <AmountColumn<AdminPayment> />
      <Column
        source="refundedCents"
        label="Refunded"
        disableSort
        sx={{ ...WIDE_ONLY, ...ONE_LINE }}
        render={({ refundedCents }) => (refundedCents === 0 ? '–' : dollars(refundedCents))}
      />
    </DataTable>
  );
}

function PaymentCards() {
  return (
    <SimpleList<AdminPayment>
      rowClick="show"
      primaryText={({ name }) => name}
      secondaryText={(payment) => (
        <>
          <StudentField link={false} />
          <br />
          {paidText(payment)}
          <br />
          <Moment at={payment.paidAt} never="–" exact />
        </>
      )}
    />
  );
}

/** /payments: money that came in, newest first. */
export function PaymentList() {
  return (
    <StaffList
      resource="payments"
      title="Payments"
      sort={NEWEST_FIRST}
      filters={FILTERS}
      csv={CSV}
      empty={<ListEmpty title="No payments yet">They appear once a checkout is paid.</ListEmpty>}
      table={<PaymentTable />}
      cards={<PaymentCards />}
    />
  );
}
