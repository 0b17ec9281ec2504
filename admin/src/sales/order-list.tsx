import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminOrder } from '@prepward/contracts/admin-sales';
import { DataTable, SimpleList, TextInput } from 'react-admin';
import { choiceFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { moneyText } from '../ui/money.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, SortableColumn } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { StatusChip } from '../ui/status-chip.js';
import { StudentField } from '../ui/student-field.js';
import { AMOUNT, CURRENCY_CODE, STUDENT_ID } from './csv-columns.js';
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
      <SortableColumn<AdminOrder, Sortable>
        source="createdAt"
        label="Ordered"
        sx={ONE_LINE}
        render={({ createdAt }) => <Moment at={createdAt} never="–" exact />}
      />
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
      <Column source="userId" label="Student" disableSort>
        <StudentField />
      </Column>
      <SortableColumn<AdminOrder, Sortable>
        source="amountCents"
        label="Amount"
        sx={ONE_LINE}
        render={({ amountCents }) => moneyText(amountCents)}
      />
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
      primaryText={({ name, amountCents }) => `${name}, ${moneyText(amountCents)}`}
      secondaryText={({ createdAt, state }) => (
        <>
          <StudentField link={false} />
          <br />
          <Moment at={createdAt} never="–" exact />
          <br />
          <StatusChip {...ORDER_STATES[state]} />
        </>
      )}
    />
  );
}

/** /orders: what students set out to buy, newest first. */
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
