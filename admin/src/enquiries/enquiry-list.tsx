import { Button, MenuItem } from '@mui/material';
import type { AdminEnquiry, ENQUIRY_SORTS } from '@prepward/contracts/admin-inbox';
import { ENQUIRY_STATUSES } from '@prepward/contracts/inbox-rules';
import { DataTable, SimpleList, useGetIdentity, useListContext } from 'react-admin';
import { BulkAction } from '../ui/bulk-action.js';
import { chosen } from '../ui/chosen.js';
import { choiceFilter, searchFilter } from '../ui/filters.js';
import { FormField } from '../ui/form-field.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, SortableColumn, WIDE_ONLY } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import {
  ageText,
  ENQUIRY_COLUMNS,
  EnquiryStatusChip,
  STATUS_NAMES,
  topicOf,
} from './enquiry-words.js';

type Sort = (typeof ENQUIRY_SORTS)[number];

const FILTERS = [
  searchFilter('Name or email'),
  choiceFilter('status', 'Status', STATUS_NAMES),
  choiceFilter('kind', 'Kind', { quote: 'Quotes', contact: 'Messages' }),
];

/** Toggles between all requests and those assigned to the reader. */
function MineButton() {
  const { filterValues, setFilters } = useListContext();
  const { identity } = useGetIdentity();
  const { assigneeId, ...others } = filterValues;
  const isMine = assigneeId !== undefined;
  return (
    <Button
      variant={isMine ? 'contained' : 'outlined'}
      aria-pressed={isMine}
      onClick={() => setFilters(isMine ? others : { ...others, assigneeId: identity?.id })}
    >
      Mine
    </Button>
  );
}

function SetStatus() {
  return (
    <BulkAction
      resource="enquiries"
      label="Set status"
      title={(count) => `Set the status of ${count} ${count === 1 ? 'request' : 'requests'}?`}
      text="This sends no email."
      inputs={
        <FormField select name="status" label="Status" defaultValue="closed">
          {ENQUIRY_STATUSES.map((status) => (
            <MenuItem key={status} value={status}>
              {STATUS_NAMES[status]}
            </MenuItem>
          ))}
        </FormField>
      }
      confirm="Set status"
      change={({ status }) => ({ status: chosen(ENQUIRY_STATUSES, status) })}
      done={(count) => `${count} changed.`}
    />
  );
}

const Column = DataTable.Col<AdminEnquiry>;

function EnquiryTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={<SetStatus />} size="medium">
      <Column
        source="name"
        label="From"
        disableSort
        render={({ id, name, email }) => (
          <>
            <RecordLink resource="enquiries" id={id}>
              {name}
            </RecordLink>
            <br />
            {email}
          </>
        )}
      />
      <Column source="kind" label="About" disableSort render={topicOf} />
      <Column
        source="status"
        disableSort
        render={({ status }) => <EnquiryStatusChip status={status} />}
      />
      <Column
        source="assigneeId"
        label="Assigned to"
        disableSort
        sx={WIDE_ONLY}
        render={({ assignee }) => assignee ?? '–'}
      />
      <SortableColumn<AdminEnquiry, Sort>
        source="createdAt"
        label="Age"
        sx={ONE_LINE}
        render={({ createdAt }) => ageText(createdAt, new Date())}
      />
      <SortableColumn<AdminEnquiry, Sort>
        source="repliedAt"
        label="Last reply"
        sx={{ ...ONE_LINE, ...WIDE_ONLY }}
        render={({ repliedAt }) => <Moment at={repliedAt} never="–" />}
      />
    </DataTable>
  );
}

function EnquiryCards() {
  return (
    <SimpleList<AdminEnquiry>
      rowClick="show"
      primaryText={({ name, status }) => (
        <>
          {name}&ensp;
          <EnquiryStatusChip status={status} />
        </>
      )}
      secondaryText={(enquiry) => (
        <>
          {topicOf(enquiry)}
          <br />
          {ageText(enquiry.createdAt, new Date())} · {enquiry.assignee ?? 'not assigned'}
        </>
      )}
    />
  );
}

/** /enquiries: what visitors asked, newest first. */
export function EnquiryList() {
  return (
    <StaffList
      resource="enquiries"
      title="Inbox"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      csv={ENQUIRY_COLUMNS}
      actions={<MineButton />}
      empty={
        <ListEmpty title="No requests yet">
          What people send with the quote and contact forms shows up here.
        </ListEmpty>
      }
      table={<EnquiryTable />}
      cards={<EnquiryCards />}
    />
  );
}
