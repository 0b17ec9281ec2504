import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminWebhookEvent } from '@prepward/contracts/admin-sales';
import { DataTable, SimpleList, TextInput } from 'react-admin';
import { choiceFilter } from '../ui/filters.js';
import { MomentColumn, StudentColumn } from '../ui/list-columns.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, WIDE_ONLY } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { GATEWAY_NAMES } from './sales-words.js';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const FILTERS = [
  <TextInput key="type" source="type" label="Type" alwaysOn />,
  <TextInput key="eventId" source="eventId" label="Event id" alwaysOn />,
  <TextInput key="customerId" source="customerId" label="Customer id" alwaysOn />,
  choiceFilter('gateway', 'Gateway', GATEWAY_NAMES),
];
const CSV: readonly CsvColumn<AdminWebhookEvent>[] = [
  { header: 'Event id', cell: ({ eventId }) => eventId },
  { header: 'Gateway', cell: ({ gateway }) => GATEWAY_NAMES[gateway] },
  { header: 'Type', cell: ({ type }) => type },
  { header: 'Customer id', cell: ({ customerId }) => customerId ?? undefined },
  { header: 'Student id', cell: ({ userId }) => userId ?? undefined },
  { header: 'Sent (UTC)', cell: ({ sentAt }) => csvInstant(sentAt) },
  { header: 'Received (UTC)', cell: ({ createdAt }) => csvInstant(createdAt) },
];
const Column = DataTable.Col<AdminWebhookEvent>;

function WebhookTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <MomentColumn<AdminWebhookEvent, 'createdAt'> source="createdAt" label="Received" />
      <Column
        source="type"
        disableSort
        sx={ONE_LINE}
        render={({ id, type }) => (
          <RecordLink resource="webhook-events" id={id}>
            {type}
          </RecordLink>
        )}
      />
      <StudentColumn />
      <Column
        source="eventId"
        label="Event id"
        disableSort
        sx={WIDE_ONLY}
        render={({ eventId }) => <code>{eventId}</code>}
      />
    </DataTable>
  );
}

function WebhookCards() {
  return (
    <SimpleList<AdminWebhookEvent>
      rowClick="show"
      primaryText={({ type }) => type}
      secondaryText={({ createdAt, eventId }) => (
        <>
          <Moment at={createdAt} never="–" exact />
          <br />
          {eventId}
        </>
      )}
    />
  );
}

/** /webhook-events: what gateways told us and what the ledger took, newest first. */
export function WebhookList() {
  return (
    <StaffList
      resource="webhook-events"
      title="Webhook events"
      sort={NEWEST_FIRST}
      filters={FILTERS}
      csv={CSV}
      empty={
        <ListEmpty title="No webhook events yet">
          They appear as soon as the payment gateway tells us about a student.
        </ListEmpty>
      }
      table={<WebhookTable />}
      cards={<WebhookCards />}
    />
  );
}
