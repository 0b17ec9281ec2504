import type { ADMIN_REPORT_SORTS, AdminItemReport } from '@prepward/contracts/admin-items';
import { SUBJECT_SHORT_NAMES } from '@prepward/contracts/subjects';
import { DataTable, SimpleList } from 'react-admin';
import { choiceFilter, searchFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, SortableColumn, WIDE_ONLY } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { StatusChip } from '../ui/status-chip.js';
import { REASON_NAMES, REPORT_COLUMNS, STATE_NAMES, STATE_TONES } from './report-words.js';

type Sortable = (typeof ADMIN_REPORT_SORTS)[number];

const OLDEST_FIRST = { field: 'createdAt', order: 'ASC' } as const;
const OPEN_ONES = { state: 'open' } as const;
const FILTERS = [
  searchFilter('Text or question id'),
  choiceFilter('state', 'State', STATE_NAMES),
  choiceFilter('reason', 'Reason', REASON_NAMES),
];

const Column = DataTable.Col<AdminItemReport>;

function ReasonCell({ report: { id, reason } }: { report: AdminItemReport }) {
  return (
    <RecordLink resource="item-reports" id={id}>
      {REASON_NAMES[reason]}
    </RecordLink>
  );
}

function ItemCell({ report: { itemId } }: { report: AdminItemReport }) {
  return (
    <RecordLink resource="items" id={itemId}>
      {itemId}
    </RecordLink>
  );
}

function ReportTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <Column source="reason" disableSort render={(report) => <ReasonCell report={report} />} />
      <Column
        source="text"
        label="What the student says"
        disableSort
        sx={{ maxWidth: '28rem', overflowWrap: 'anywhere' }}
        render={(report) => report.text.slice(0, 160) || '–'}
      />
      <Column
        source="itemId"
        label="Question"
        disableSort
        sx={WIDE_ONLY}
        render={(report) => <ItemCell report={report} />}
      />
      <Column
        source="subject"
        disableSort
        sx={WIDE_ONLY}
        render={(report) => SUBJECT_SHORT_NAMES[report.subject]}
      />
      <Column
        source="state"
        disableSort
        render={({ state }) => <StatusChip label={STATE_NAMES[state]} tone={STATE_TONES[state]} />}
      />
      <SortableColumn<AdminItemReport, Sortable>
        source="createdAt"
        label="Sent"
        sx={ONE_LINE}
        render={(report) => <Moment at={report.createdAt} never="–" />}
      />
    </DataTable>
  );
}

function ReportCards() {
  return (
    <SimpleList<AdminItemReport>
      rowClick="show"
      primaryText={(report) => REASON_NAMES[report.reason]}
      secondaryText={(report) => (
        <>
          {report.text.slice(0, 120) || 'No text'}
          <br />
          {STATE_NAMES[report.state]} · <Moment at={report.createdAt} never="–" />
        </>
      )}
    />
  );
}

/** /item-reports: what students say is wrong with questions. */
export function ReportList() {
  return (
    <StaffList
      resource="item-reports"
      title="Question reports"
      sort={OLDEST_FIRST}
      filters={FILTERS}
      startFilters={OPEN_ONES}
      csv={REPORT_COLUMNS}
      empty={
        <ListEmpty title="No reports yet">
          They appear here when a student presses “Report a problem” on a question.
        </ListEmpty>
      }
      table={<ReportTable />}
      cards={<ReportCards />}
    />
  );
}
