import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { ADMIN_DOWNLOAD_SORTS, AdminDownload } from '@prepward/contracts/admin-files';
import { SUBJECT_SHORT_NAMES } from '@prepward/contracts/subjects';
import { DataTable, SimpleList, TextInput } from 'react-admin';
import { STUDENT_ID } from '../sales/csv-columns.js';
import { choiceFilter } from '../ui/filters.js';
import { MomentColumn, StudentColumn } from '../ui/list-columns.js';
import { Moment } from '../ui/moment.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { StudentField } from '../ui/student-field.js';
import { KIND_NAMES, paperName } from './file-words.js';

type Sortable = (typeof ADMIN_DOWNLOAD_SORTS)[number];

const NEWEST_FIRST = { field: 'at', order: 'DESC' } as const;
const FILTERS = [
  choiceFilter('subject', 'Subject', SUBJECT_SHORT_NAMES),
  choiceFilter('kind', 'Paper', KIND_NAMES),
  <TextInput key="userId" source="userId" label="Student id" alwaysOn />,
];
const COLUMNS: readonly CsvColumn<AdminDownload>[] = [
  STUDENT_ID,
  { header: 'Paper', cell: (download) => paperName(download) },
  { header: 'Purchase', cell: ({ purchaseId }) => purchaseId ?? undefined },
  { header: 'File (SHA-256)', cell: ({ paperHash }) => paperHash ?? undefined },
  { header: 'At (UTC)', cell: ({ at }) => csvInstant(at) },
];

const Column = DataTable.Col<AdminDownload>;

function DownloadTable() {
  return (
    <DataTable rowClick={false} bulkActionButtons={false} size="medium">
      <StudentColumn />
      <Column source="kind" label="Paper" disableSort render={paperName} />
      <MomentColumn<AdminDownload, Sortable> source="at" label="Downloaded" />
    </DataTable>
  );
}

function DownloadCards() {
  return (
    <SimpleList<AdminDownload>
      rowClick={false}
      primaryText={paperName}
      secondaryText={({ at }) => (
        <>
          <StudentField />
          <br />
          <Moment at={at} never="–" exact />
        </>
      )}
    />
  );
}

/** /downloads: who downloaded which paper while signed in. */
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
          Each time a buyer downloads a test bank, or a signed-in student a free paper, it shows up
          here.
        </ListEmpty>
      }
      table={<DownloadTable />}
      cards={<DownloadCards />}
    />
  );
}
