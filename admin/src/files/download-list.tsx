import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { ADMIN_DOWNLOAD_SORTS, AdminDownload } from '@prepward/contracts/admin-files';
import { SUBJECT_SHORT_NAMES } from '@prepward/contracts/subjects';
import { DataTable, SimpleList } from 'react-admin';
import { choiceFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, SortableColumn } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';

type Sortable = (typeof ADMIN_DOWNLOAD_SORTS)[number];

const NEWEST_FIRST = { field: 'at', order: 'DESC' } as const;
const FILTERS = [choiceFilter('subject', 'Subject', SUBJECT_SHORT_NAMES)];
const COLUMNS: readonly CsvColumn<AdminDownload>[] = [
  { header: 'User', cell: ({ userId }) => userId },
  { header: 'Purchase', cell: ({ purchaseId }) => purchaseId },
  { header: 'Test bank', cell: ({ subject }) => SUBJECT_SHORT_NAMES[subject] },
  { header: 'Paper (SHA-256)', cell: ({ paperHash }) => paperHash ?? undefined },
  { header: 'At (UTC)', cell: ({ at }) => csvInstant(at) },
];

const Column = DataTable.Col<AdminDownload>;

function DownloadTable() {
  return (
    <DataTable rowClick={false} bulkActionButtons={false} size="medium">
      <Column
        source="userId"
        label="Student"
        disableSort
        render={({ userId }) => (
          <RecordLink resource="users" id={userId}>
            {userId}
          </RecordLink>
        )}
      />
      <Column
        source="subject"
        label="Test bank"
        disableSort
        render={({ subject }) => SUBJECT_SHORT_NAMES[subject]}
      />
      <SortableColumn<AdminDownload, Sortable>
        source="at"
        label="Downloaded"
        sx={ONE_LINE}
        render={({ at }) => <Moment at={at} never="–" exact />}
      />
    </DataTable>
  );
}

function DownloadCards() {
  return (
    <SimpleList<AdminDownload>
      rowClick={false}
      sx={{ overflowWrap: 'anywhere' }}
      primaryText={({ subject }) => `${SUBJECT_SHORT_NAMES[subject]} test bank`}
      secondaryText={({ userId, at }) => (
        <>
          {userId}
          <br />
          <Moment at={at} never="–" exact />
        </>
      )}
    />
  );
}

/** /downloads: who downloaded what was bought. */
export function DownloadList() {
  return (
    <StaffList
      resource="downloads"
      title="Downloads"
      sort={NEWEST_FIRST}
      filters={FILTERS}
      csv={COLUMNS}
      empty={
        <ListEmpty title="No downloads yet">
          Each time a buyer downloads a test bank, it shows up here.
        </ListEmpty>
      }
      table={<DownloadTable />}
      cards={<DownloadCards />}
    />
  );
}
