import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { DeadLetter } from '@prepward/contracts/admin-operations';
import { DataTable, SimpleList, TextInput } from 'react-admin';
import { MomentColumn } from '../ui/list-columns.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';

const NEWEST_FIRST = { field: 'failedAt', order: 'DESC' } as const;
const FILTERS = [<TextInput key="job" source="job" label="Job" alwaysOn />];
const CSV: readonly CsvColumn<DeadLetter>[] = [
  { header: 'Job', cell: ({ job }) => job },
  { header: 'Event', cell: ({ event }) => event },
  { header: 'Event id', cell: ({ eventId }) => eventId },
  { header: 'Request', cell: ({ requestId }) => requestId ?? undefined },
  { header: 'What went wrong', cell: ({ problem }) => problem ?? undefined },
  { header: 'Started (UTC)', cell: ({ createdAt }) => csvInstant(createdAt) },
  { header: 'Failed (UTC)', cell: ({ failedAt }) => csvInstant(failedAt) },
];
const Column = DataTable.Col<DeadLetter>;
type Sortable = 'failedAt' | 'createdAt';

function DeadLetterTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <MomentColumn<DeadLetter, Sortable> source="failedAt" label="Failed" />
      <Column
        source="job"
        disableSort
        render={({ id, job }) => (
          <RecordLink resource="dead-letters" id={id}>
            {job}
          </RecordLink>
        )}
      />
      <Column source="problem" label="What went wrong" disableSort />
      <MomentColumn<DeadLetter, Sortable> source="createdAt" label="Started" wideOnly />
    </DataTable>
  );
}

function DeadLetterCards() {
  return (
    <SimpleList<DeadLetter>
      rowClick="show"
      primaryText={({ job }) => job}
      secondaryText={({ failedAt, problem }) => (
        <>
          <Moment at={failedAt} never="–" exact />
          <br />
          {problem}
        </>
      )}
    />
  );
}

/** /dead-letters: jobs that failed at their last try, newest first. */
export function DeadLetterList() {
  return (
    <StaffList
      resource="dead-letters"
      title="Failed jobs"
      sort={NEWEST_FIRST}
      filters={FILTERS}
      csv={CSV}
      empty={
        <ListEmpty title="No failed jobs">
          A job appears here after its last try failed, about two hours after the first one.
        </ListEmpty>
      }
      table={<DeadLetterTable />}
      cards={<DeadLetterCards />}
    />
  );
}
