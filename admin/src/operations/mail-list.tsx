import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminMail } from '@prepward/contracts/admin-operations';
import { DataTable, SimpleList, TextInput } from 'react-admin';
import { choiceFilter } from '../ui/filters.js';
import { MomentColumn } from '../ui/list-columns.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { WIDE_ONLY } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { StatusChip } from '../ui/status-chip.js';
import { MAIL_STATES, templateWords } from './mail-words.js';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const STATE_LABELS = Object.fromEntries(
  Object.entries(MAIL_STATES).map(([state, { label }]) => [state, label]),
);
const FILTERS = [
  <TextInput key="recipient" source="recipient" label="Recipient’s email" alwaysOn />,
  choiceFilter('state', 'State', STATE_LABELS),
  <TextInput key="template" source="template" label="Template" alwaysOn />,
];
const CSV: readonly CsvColumn<AdminMail>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Email', cell: ({ template }) => template },
  { header: 'Recipient', cell: ({ recipient }) => recipient },
  { header: 'State', cell: ({ state }) => MAIL_STATES[state].label },
  { header: 'Tries', cell: ({ tries }) => tries },
  { header: 'Last problem', cell: ({ problem }) => problem ?? undefined },
  { header: 'Created (UTC)', cell: ({ createdAt }) => csvInstant(createdAt) },
  { header: 'Sent (UTC)', cell: ({ sentAt }) => csvInstant(sentAt) },
];
const Column = DataTable.Col<AdminMail>;

function MailTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <MomentColumn<AdminMail, 'createdAt'> source="createdAt" label="Created" />
      <Column
        source="template"
        label="Email"
        disableSort
        render={({ id, template }) => (
          <RecordLink resource="mails" id={id}>
            {templateWords(template)}
          </RecordLink>
        )}
      />
      <Column source="recipient" disableSort sx={{ overflowWrap: 'anywhere' }} />
      <Column
        source="state"
        disableSort
        render={({ state }) => <StatusChip {...MAIL_STATES[state]} />}
      />
      <Column source="tries" disableSort sx={WIDE_ONLY} />
    </DataTable>
  );
}

function MailCards() {
  return (
    <SimpleList<AdminMail>
      rowClick="show"
      primaryText={({ template }) => templateWords(template)}
      secondaryText={({ createdAt, recipient, state }) => (
        <>
          {recipient}
          <br />
          <Moment at={createdAt} never="–" exact />
          <br />
          <StatusChip {...MAIL_STATES[state]} />
        </>
      )}
    />
  );
}

/** /mails: those of the last 30 days, newest first. */
export function MailList() {
  return (
    <StaffList
      resource="mails"
      title="Emails"
      sort={NEWEST_FIRST}
      filters={FILTERS}
      csv={CSV}
      empty={
        <ListEmpty title="No emails yet">
          Emails of the last 30 days appear here, sent or not.
        </ListEmpty>
      }
      table={<MailTable />}
      cards={<MailCards />}
    />
  );
}
