import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminRefundRequest } from '@prepward/contracts/billing';
import { dollars } from '@prepward/contracts/money';
import { DataTable, SimpleList } from 'react-admin';
import { choiceFilter } from '../ui/filters.js';
import { MomentColumn, StudentColumn } from '../ui/list-columns.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { StatusChip } from '../ui/status-chip.js';
import { AMOUNT, CURRENCY_CODE, STUDENT_ID } from './csv-columns.js';
import { SaleLines } from './sale-parts.js';
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
      <MomentColumn<AdminRefundRequest, 'createdAt'> source="createdAt" label="Requested" />
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
      <StudentColumn />
      <Column
        source="amountCents"
        label="Amount"
        disableSort
        sx={ONE_LINE}
        render={({ amountCents }) => dollars(amountCents)}
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
      primaryText={({ name, amountCents }) => `${name}, ${dollars(amountCents)}`}
      secondaryText={({ createdAt, state }) => (
        <SaleLines at={createdAt} state={REFUND_STATES[state]} />
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
