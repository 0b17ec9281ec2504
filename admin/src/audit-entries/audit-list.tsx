import type { AUDIT_SORTS, AuditEntryView } from '@prepward/contracts/admin-audit';
import { DataTable, SimpleList, TextInput } from 'react-admin';
import { choiceFilter, dayFilter } from '../ui/filters.js';
import { MomentColumn } from '../ui/list-columns.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, WIDE_ONLY } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { ACTIONS, AUDIT_COLUMNS, actionWords, actorWords } from './audit-words.js';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

const FILTERS = [
  <TextInput key="person" source="person" label="Person’s email" alwaysOn />,
  choiceFilter('action', 'Action', ACTIONS),
  <TextInput key="target" source="target" label="Target id" alwaysOn />,
  dayFilter('from', 'From', 'start'),
  dayFilter('to', 'To', 'end'),
];

const Column = DataTable.Col<AuditEntryView>;

function AuditTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <MomentColumn<AuditEntryView, (typeof AUDIT_SORTS)[number]> source="createdAt" label="When" />
      <Column source="actor" label="Who" disableSort render={actorWords} />
      <Column
        source="action"
        disableSort
        sx={ONE_LINE}
        render={(entry) => (
          <RecordLink resource="audit-entries" id={entry.id}>
            {actionWords(entry.action)}
          </RecordLink>
        )}
      />
      <Column
        source="resourceId"
        label="Target"
        disableSort
        sx={{ ...WIDE_ONLY, overflowWrap: 'anywhere' }}
        render={({ resourceId }) => (resourceId === null ? '–' : <code>{resourceId}</code>)}
      />
      <Column
        source="reason"
        disableSort
        sx={{ minWidth: '10rem' }}
        render={({ reason }) => reason ?? '–'}
      />
    </DataTable>
  );
}

function AuditCards() {
  return (
    <SimpleList<AuditEntryView>
      rowClick="show"
      primaryText={(entry) => actionWords(entry.action)}
      secondaryText={(entry) => (
        <>
          {actorWords(entry)}
          <br />
          <Moment at={entry.createdAt} never="–" exact />
          {entry.reason === null ? null : (
            <>
              <br />
              {entry.reason}
            </>
          )}
        </>
      )}
    />
  );
}

/** /audit-entries: every change by staff, newest first. */
export function AuditList() {
  return (
    <StaffList
      resource="audit-entries"
      title="Audit log"
      sort={NEWEST_FIRST}
      filters={FILTERS}
      csv={AUDIT_COLUMNS}
      empty={
        <ListEmpty title="Nothing changed yet">
          Each change that you or another admin makes shows up here, with its reason.
        </ListEmpty>
      }
      table={<AuditTable />}
      cards={<AuditCards />}
    />
  );
}
