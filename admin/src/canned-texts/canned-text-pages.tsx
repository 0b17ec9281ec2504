import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { CannedText } from '@prepward/contracts/admin-inbox';
import { INBOX_LIMITS } from '@prepward/contracts/inbox-rules';
import {
  Create,
  CreateButton,
  DataTable,
  Edit,
  maxLength,
  required,
  SimpleForm,
  SimpleList,
  TextInput,
} from 'react-admin';
import { BackLink } from '../ui/back-link.js';
import { Moment } from '../ui/moment.js';
import { PageTitle } from '../ui/page-title.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, SortableColumn } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';

const CSV: readonly CsvColumn<CannedText>[] = [
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Text', cell: ({ text }) => text },
  { header: 'Changed (UTC)', cell: ({ updatedAt }) => csvInstant(updatedAt) },
];
type Sort = 'title' | 'updatedAt';

function CannedTextTable() {
  return (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <SortableColumn<CannedText, Sort>
        source="title"
        render={({ id, title }) => (
          <RecordLink resource="canned-texts" id={id} page="edit">
            {title}
          </RecordLink>
        )}
      />
      <DataTable.Col<CannedText>
        source="text"
        disableSort
        render={({ text }) => (text.length > 90 ? `${text.slice(0, 90)}…` : text)}
      />
      <SortableColumn<CannedText, Sort>
        source="updatedAt"
        label="Changed"
        sx={ONE_LINE}
        render={({ updatedAt }) => <Moment at={updatedAt} never="–" />}
      />
    </DataTable>
  );
}

/** /canned-texts */
export function CannedTextList() {
  return (
    <StaffList
      resource="canned-texts"
      title="Canned texts"
      sort={{ field: 'title', order: 'ASC' }}
      actions={<CreateButton label="New text" />}
      csv={CSV}
      empty={
        <ListEmpty title="No texts yet">
          Save an answer that you write often, and put it into a reply with one click.{' '}
          <CreateButton label="New text" />
        </ListEmpty>
      }
      table={<CannedTextTable />}
      cards={
        <SimpleList<CannedText>
          rowClick="edit"
          primaryText={({ title }) => title}
          secondaryText={({ updatedAt }) => <Moment at={updatedAt} never="–" />}
        />
      }
    />
  );
}

const BACK = <BackLink resource="canned-texts" label="All canned texts" />;

function Fields() {
  return (
    <SimpleForm sx={{ '& > .MuiStack-root': { gap: 2 } }}>
      <TextInput
        source="title"
        validate={[required(), maxLength(INBOX_LIMITS.cannedTitle)]}
        helperText="What you pick it by."
      />
      <TextInput
        source="text"
        multiline
        minRows={8}
        validate={[required(), maxLength(INBOX_LIMITS.reply)]}
        helperText="You can change it in each reply before it goes out."
      />
    </SimpleForm>
  );
}

/** /canned-texts/create */
export function CannedTextCreate() {
  return (
    <>
      <PageTitle text="New text" />
      <Create title="New text" redirect="list" actions={BACK} sx={{ maxWidth: '48rem' }}>
        <Fields />
      </Create>
    </>
  );
}

/** /canned-texts/:id */
export function CannedTextEdit() {
  return (
    <>
      <PageTitle text="Canned text" />
      <Edit
        title="Canned text"
        mutationMode="pessimistic"
        redirect="list"
        actions={BACK}
        sx={{ maxWidth: '48rem' }}
      >
        <Fields />
      </Edit>
    </>
  );
}
