import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminRefundRequest } from '@prepward/contracts/billing';
import { DataTable, SimpleList } from 'react-admin';
import { choiceFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { moneyText } from '../ui/money.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, SortableColumn } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { StatusChip } from '../ui/status-chip.js';
import { StudentField } from '../ui/student-field.js';
import { AMOUNT, CURRENCY_CODE, STUDENT_ID } from './csv-columns.js';
import { labelsOf, REFUND_STATES } from './sales-words.js';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const FILTERS = [choiceFilter('state', 'State', labelsOf(REFUND_STATES))];
const CSV: readonly CsvColumn<AdminRefundRequest>[] = [
  { header: 'Request', cell: ({ id }) => id },
  STUDENT_ID,
  { header: 'Payment', cell: ({ paymentId }) => paymentId },
  { header: 'Item', cell: ({ name }) => name },
  AMOUNT,
  CURRENCY_CODE,
  { header: 'State', cell: ({ state }) => REFUND_STATES[state].label },
  { header: 'Reason', cell: ({ reason }) => reason },
  { header: 'Requested (UTC)', cell: ({ createdAt }) => csvInstant(createdAt) },
  { header: 'Decided (UTC)', cell: ({ decidedAt }) => csvInstant(decidedAt) },
];
const Column = DataTable.Col<AdminRefundRequest>;

function RefundTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <SortableColumn<AdminRefundRequest, 'createdAt'>
        source="createdAt"
        label="Asked"
        sx={ONE_LINE}
        render={({ createdAt }) => <Moment at={createdAt} never="–" exact />}
      />
      <Column
        source="name"
        label="Item"
        disableSort
        render={({ id, name }) => (
          <RecordLink resource="refund-requests" id={id}>
            {name}
          </RecordLink>
        )}
      />
      <Column source="userId" label="Student" disableSort>
        <StudentField />
      </Column>
      <Column
        source="amountCents"
        label="Amount"
        disableSort
        sx={ONE_LINE}
        render={({ amountCents }) => moneyText(amountCents)}
      />
      <Column
        source="state"
        disableSort
        render={({ state }) => <StatusChip {...REFUND_STATES[state]} />}
      />
    </DataTable>
  );
}

function RefundCards() {
  return (
    <SimpleList<AdminRefundRequest>
      rowClick="show"
      primaryText={({ name, amountCents }) => `${name}, ${moneyText(amountCents)}`}
      secondaryText={({ createdAt, state }) => (
        <>
          <StudentField link={false} />
          <br />
          <Moment at={createdAt} never="–" exact />
          <br />
          <StatusChip {...REFUND_STATES[state]} />
        </>
      )}
    />
  );
}

/** /refund-requests: those that wait for a decision first. */
export function RefundList() {
  return (
    <StaffList
      resource="refund-requests"
      title="Refund requests"
      sort={NEWEST_FIRST}
      filters={FILTERS}
      startFilters={{ state: 'pending' }}
      csv={CSV}
      empty={
        <ListEmpty title="No refund requests">
          A request appears here as soon as a student asks for a refund.
        </ListEmpty>
      }
      table={<RefundTable />}
      cards={<RefundCards />}
    />
  );
}
