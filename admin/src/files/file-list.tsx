import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { sizeText } from '@prepward/browser/size-text';
import type { ADMIN_FILE_SORTS, AdminFile } from '@prepward/contracts/admin-files';
import { FILE_MAX_TEXT } from '@prepward/contracts/file-rules';
import { SUBJECT_SHORT_NAMES } from '@prepward/contracts/subjects';
import { DataTable, SimpleList } from 'react-admin';
import { BulkAction } from '../ui/bulk-action.js';
import { choiceFilter, searchFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, SortableColumn, WIDE_ONLY } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { FILE_COLUMNS, pagesText, publishedText } from './file-words.js';
import { UploadButton } from './upload-button.js';

type Sortable = (typeof ADMIN_FILE_SORTS)[number];

const NEWEST_FIRST = { field: 'updatedAt', order: 'DESC' } as const;
const FILTERS = [
  searchFilter('Name'),
  choiceFilter('soldAs', 'Sold as test bank', SUBJECT_SHORT_NAMES),
];

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

function DeleteMany() {
  return (
    <BulkAction
      resource="files"
      danger
      label="Delete"
      icon={<DeleteIcon />}
      title={(count) => `Delete ${files(count)}?`}
      text="This permanently deletes all versions. A file that is published can’t be deleted: unpublish it first."
      confirm="Delete"
      done={(count) => `Deleted ${files(count)}.`}
    />
  );
}

const Column = DataTable.Col<AdminFile>;

function FileTable() {
  return (
    <DataTable rowClick="edit" bulkActionButtons={<DeleteMany />} size="medium">
      <SortableColumn<AdminFile, Sortable>
        source="name"
        render={({ id, name }) => (
          <RecordLink resource="files" id={id} page="edit">
            {name}
          </RecordLink>
        )}
      />
      <Column source="soldAs" label="Published" disableSort render={publishedText} />
      <SortableColumn<AdminFile, Sortable> source="pages" sx={ONE_LINE} />
      <SortableColumn<AdminFile, Sortable>
        source="bytes"
        label="Size"
        sx={{ ...ONE_LINE, ...WIDE_ONLY }}
        render={({ bytes }) => sizeText(bytes)}
      />
      <Column source="version" label="Version" disableSort sx={WIDE_ONLY} />
      <SortableColumn<AdminFile, Sortable>
        source="updatedAt"
        label="Changed"
        sx={ONE_LINE}
        render={({ updatedAt }) => <Moment at={updatedAt} never="–" />}
      />
    </DataTable>
  );
}

function FileCards() {
  return (
    <SimpleList<AdminFile>
      rowClick="edit"
      primaryText={({ name }) => name}
      secondaryText={(file) => (
        <>
          {publishedText(file)}
          <br />
          {pagesText(file.pages)} · {sizeText(file.bytes)} ·{' '}
          <Moment at={file.updatedAt} never="–" />
        </>
      )}
    />
  );
}

/** /files: the PDFs that staff uploaded. */
export function FileList() {
  return (
    <StaffList
      resource="files"
      title="Files"
      sort={NEWEST_FIRST}
      filters={FILTERS}
      csv={FILE_COLUMNS}
      actions={<UploadButton label="Upload a PDF" />}
      empty={
        <ListEmpty title="No files yet">
          Upload a PDF of up to {FILE_MAX_TEXT} to sell it as a test bank or give it away.
          <br />
          <br />
          <UploadButton label="Upload a PDF" />
        </ListEmpty>
      }
      table={<FileTable />}
      cards={<FileCards />}
    />
  );
}
