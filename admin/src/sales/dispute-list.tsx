import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminDispute } from '@prepward/contracts/admin-sales';
import { dollars } from '@prepward/contracts/money';
import { DataTable, SimpleList } from 'react-admin';
import { choiceFilter } from '../ui/filters.js';
import { StudentColumn } from '../ui/list-columns.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, SortableColumn } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { StatusChip } from '../ui/status-chip.js';
import { AMOUNT, CURRENCY_CODE, STUDENT_ID } from './csv-columns.js';
import { AmountColumn, SaleLines } from './sale-parts.js';
import { DISPUTE_STATES, labelsOf } from './sales-words.js';

const NEWEST_FIRST = { field: 'happenedAt', order: 'DESC' } as const;
const FILTERS = [choiceFilter('status', 'State', labelsOf(DISPUTE_STATES))];
const CSV: readonly CsvColumn<AdminDispute>[] = [
  { header: 'Dispute', cell: ({ gatewayId }) => gatewayId },
  { header: 'Payment', cell: ({ paymentId }) => paymentId },
  STUDENT_ID,
  AMOUNT,
  CURRENCY_CODE,
  { header: 'State', cell: ({ status }) => DISPUTE_STATES[status].label },
  { header: 'Bank’s reason', cell: ({ reason }) => reason },
  { header: 'Opened (UTC)', cell: ({ happenedAt }) => csvInstant(happenedAt) },
];
const Column = DataTable.Col<AdminDispute>;
type Sortable = 'happenedAt' | 'amountCents';

function DisputeTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <SortableColumn<AdminDispute, Sortable>
        source="happenedAt"
        label="Opened"
        sx={ONE_LINE}
        render={({ id, happenedAt }) => (
          <RecordLink resource="disputes" id={id}>
            <Moment at={happenedAt} never="–" />
          </RecordLink>
        )}
      />
      <StudentColumn />
      <AmountColumn<AdminDispute> />
      <Column source="reason" label="Bank’s reason" disableSort />
      <Column
        source="status"
        label="State"
        disableSort
        render={({ status }) => <StatusChip {...DISPUTE_STATES[status]} />}
      />
    </DataTable>
  );
}

function DisputeCards() {
  return (
    <SimpleList<AdminDispute>
      rowClick="show"
      primaryText={({ amountCents, reason }) => `${dollars(amountCents)}, ${reason}`}
      secondaryText={({ happenedAt, status }) => (
        <SaleLines at={happenedAt} state={DISPUTE_STATES[status]} />
      )}
    />
  );
}

/** /disputes: payments that a bank wants back, each in its latest state. */
export function DisputeList() {
  return (
    <StaffList
      resource="disputes"
      title="Disputes"
      sort={NEWEST_FIRST}
      filters={FILTERS}
      csv={CSV}
      empty={
        <ListEmpty title="No disputes">
          A dispute appears here when a student’s bank disputes a payment.
        </ListEmpty>
      }
      table={<DisputeTable />}
      cards={<DisputeCards />}
    />
  );
}
