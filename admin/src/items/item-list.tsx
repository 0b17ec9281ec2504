import { Stack, Typography } from '@mui/material';
import type { ADMIN_ITEM_SORTS, AdminItem } from '@prepward/contracts/admin-items';
import { AREAS } from '@prepward/contracts/objectives';
import { SUBJECT_SHORT_NAMES } from '@prepward/contracts/subjects';
import { AutocompleteInput, DataTable, SimpleList, TextInput } from 'react-admin';
import { choiceFilter, searchFilter } from '../ui/filters.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, SortableColumn, WIDE_ONLY } from '../ui/sortable-column.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { ItemStatus, SuspicionChips } from './item-chips.js';
import {
  correlation,
  firstWords,
  ITEM_COLUMNS,
  minutes,
  objectiveName,
  percent,
  STATUS_NAMES,
  SUSPICION_NAMES,
  TYPE_NAMES,
} from './item-words.js';

type Sortable = (typeof ADMIN_ITEM_SORTS)[number];

const BY_ID = { field: 'id', order: 'ASC' } as const;
const AREA_CHOICES = AREAS.map(({ slug, name }) => ({ id: slug, name }));
const OBJECTIVE_CHOICES = AREAS.flatMap(({ objectives }) =>
  objectives.map(({ slug, name }) => ({ id: slug, name })),
);

const FILTERS = [
  searchFilter('Question or id'),
  choiceFilter('subject', 'Subject', SUBJECT_SHORT_NAMES),
  choiceFilter('suspicion', 'Suspects', { any: 'Any reason', ...SUSPICION_NAMES }),
  choiceFilter('status', 'Status', STATUS_NAMES),
  choiceFilter('type', 'Type', TYPE_NAMES),
  <AutocompleteInput key="area" source="area" label="Area" choices={AREA_CHOICES} />,
  <AutocompleteInput
    key="objective"
    source="objective"
    label="Objective"
    choices={OBJECTIVE_CHOICES}
  />,
  <TextInput key="model" source="model" label="Model" />,
];

/** The first words of a question, as a link. */
function QuestionLink({ item }: { item: AdminItem }) {
  return (
    <Stack sx={{ gap: 0.5, minWidth: '14rem', maxWidth: '30rem' }}>
      <RecordLink resource="items" id={item.id}>
        {firstWords(item.stem) ?? item.id}
      </RecordLink>
      <Typography variant="body2" color="textSecondary">
        {objectiveName(item.objective)} · {TYPE_NAMES[item.type]}
      </Typography>
      <SuspicionChips suspicions={item.suspicions} />
    </Stack>
  );
}

const Column = DataTable.Col<AdminItem>;

function ItemTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <SortableColumn<AdminItem, Sortable>
        source="id"
        label="Question"
        render={(item) => <QuestionLink item={item} />}
      />
      <Column
        source="subject"
        disableSort
        sx={WIDE_ONLY}
        render={(item) => SUBJECT_SHORT_NAMES[item.subject]}
      />
      <Column source="status" disableSort render={(item) => <ItemStatus item={item} />} />
      <SortableColumn<AdminItem, Sortable> source="answers" label="Answers" sx={ONE_LINE} />
      <SortableColumn<AdminItem, Sortable>
        source="pValue"
        label="Correct"
        sx={ONE_LINE}
        render={(item) => percent(item.pValue)}
      />
      <SortableColumn<AdminItem, Sortable>
        source="discrimination"
        label="Discrimination"
        sx={ONE_LINE}
        render={(item) => correlation(item.discrimination)}
      />
      <SortableColumn<AdminItem, Sortable>
        source="medianMs"
        label="Median time"
        sx={{ ...ONE_LINE, ...WIDE_ONLY }}
        render={(item) => minutes(item.medianMs)}
      />
    </DataTable>
  );
}

function ItemCards() {
  return (
    <SimpleList<AdminItem>
      rowClick="show"
      primaryText={(item) => firstWords(item.stem) ?? item.id}
      secondaryText={(item) => (
        <>
          {SUBJECT_SHORT_NAMES[item.subject]} · {TYPE_NAMES[item.type]} ·{' '}
          {STATUS_NAMES[item.status]}
          <br />
          {item.answers === 0
            ? 'No answers counted yet'
            : `${item.answers} answers · ${percent(item.pValue)} correct · discrimination ${correlation(item.discrimination)}`}
          <br />
          <SuspicionChips suspicions={item.suspicions} />
        </>
      )}
    />
  );
}

/** /items: the question bank. */
export function ItemList() {
  return (
    <StaffList
      resource="items"
      title="Questions"
      sort={BY_ID}
      filters={FILTERS}
      csv={ITEM_COLUMNS}
      empty={
        <ListEmpty title="No questions yet">They appear here once the bank is loaded.</ListEmpty>
      }
      table={<ItemTable />}
      cards={<ItemCards />}
    />
  );
}
