import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminOrder } from '@prepward/contracts/admin-sales';
import { dollars } from '@prepward/contracts/money';
import { DataTable, SimpleList, TextInput } from 'react-admin';
import { choiceFilter } from '../ui/filters.js';
import { MomentColumn, StudentColumn } from '../ui/list-columns.js';
import { RecordLink } from '../ui/record-link.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { StatusChip } from '../ui/status-chip.js';
import { AMOUNT, CURRENCY_CODE, STUDENT_ID } from './csv-columns.js';
import { AmountColumn, SaleLines } from './sale-parts.js';
import { GATEWAY_NAMES, ITEM_NAMES, ORDER_STATES } from './sales-words.js';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

const FILTERS = [
  choiceFilter('item', 'Item', ITEM_NAMES),
  choiceFilter('gateway', 'Paid through', GATEWAY_NAMES),
  <TextInput key="userId" source="userId" label="Student id" alwaysOn />,
];

const CSV: readonly CsvColumn<AdminOrder>[] = [
  { header: 'Order', cell: ({ id }) => id },
  STUDENT_ID,
  { header: 'Item', cell: ({ name }) => name },
  AMOUNT,
  CURRENCY_CODE,
  { header: 'State', cell: ({ state }) => ORDER_STATES[state].label },
  { header: 'Ordered (UTC)', cell: ({ createdAt }) => csvInstant(createdAt) },
];

const Column = DataTable.Col<AdminOrder>;
type Sortable = 'createdAt' | 'amountCents';

function OrderTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <MomentColumn<AdminOrder, Sortable> source="createdAt" label="Ordered" />
      <Column
        source="name"
        label="Item"
        disableSort
        render={({ id, name }) => (
          <RecordLink resource="orders" id={id}>
            {name}
          </RecordLink>
        )}
      />
      <StudentColumn />
      <AmountColumn<AdminOrder> />
      <Column
        source="state"
        disableSort
        render={({ state }) => <StatusChip {...ORDER_STATES[state]} />}
      />
    </DataTable>
  );
}

function OrderCards() {
  return (
    <SimpleList<AdminOrder>
      rowClick="show"
      primaryText={({ name, amountCents }) => `${name}, ${dollars(amountCents)}`}
      secondaryText={({ createdAt, state }) => (
        <SaleLines at={createdAt} state={ORDER_STATES[state]} />
      )}
    />
  );
}

/** /orders: what students started to buy, newest first. */
export function OrderList() {
  return (
    <StaffList
      resource="orders"
      title="Orders"
      sort={NEWEST_FIRST}
      filters={FILTERS}
      csv={CSV}
      empty={
        <ListEmpty title="No orders yet">
          An order appears here as soon as a student opens the checkout.
        </ListEmpty>
      }
      table={<OrderTable />}
      cards={<OrderCards />}
    />
  );
}
