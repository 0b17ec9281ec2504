import { Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { CsvColumn } from '@prepward/browser/csv';
import type { ReactElement, ReactNode } from 'react';
import { List, Pagination, type SortPayload, useListContext } from 'react-admin';
import type { FilterOf, RowOf, SortOf, StaffResourceName } from '../staff-routes.js';
import { ExportButton } from './export-button.js';
import { PageTitle } from './page-title.js';
import { Problem } from './problem.js';

const QUERY = {
  /** The page shows the error itself; a notification would repeat it. */
  onError: () => {},
  /** Keeps rows out of the cache of records: a row lacks fields that the record has. */
  meta: { rows: true },
};
const ROWS_PER_PAGE = [25, 50, 100];

/** Replaces the list when it couldn't be loaded. */
function ListProblem() {
  const { error, refetch, isFetching } = useListContext();
  return <Problem error={error} busy={isFetching === true} onRetry={() => void refetch()} />;
}

function Pages() {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={ROWS_PER_PAGE} />;
}

interface ListEmptyProps {
  title: string;
  /** Says when something will appear here. */
  children: ReactNode;
}

/** The empty state, before the first record exists. */
export function ListEmpty({ title, children }: ListEmptyProps) {
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, py: 8, px: 2, textAlign: 'center' }}>
      <Typography variant="h2">{title}</Typography>
      <Typography component="div" color="textSecondary">
        {children}
      </Typography>
    </Stack>
  );
}

interface StaffListProps<Name extends StaffResourceName> {
  /** The route table has its rows' type, sorts, and filters under this name. */
  resource: Name;
  title: string;
  /** How it's sorted at first. */
  sort: { field: SortOf<Name>; order: SortPayload['order'] };
  /** Inputs of `ui/filters`, each with a key. */
  filters?: ReactElement[];
  /** The initial filters, until someone changes them. */
  startFilters?: FilterOf<Name>;
  empty: ReactElement;
  /** For screens that are wide enough: a `DataTable`. */
  table: ReactElement;
  /** For phones: a `SimpleList`. */
  cards: ReactElement;
  /** Columns of the CSV export. */
  csv: readonly CsvColumn<RowOf<Name>>[];
  /** Buttons before the export. */
  actions?: ReactElement;
}

/** A list of records: searched, sorted and paged by the API. */
export function StaffList<Name extends StaffResourceName>(props: StaffListProps<Name>) {
  const { resource, title, sort, filters, startFilters, empty, table, cards, csv, actions } = props;
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const buttons = (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        ml: 'auto',
        pt: 1.5,
        pb: { xs: 0, sm: 1.5 },
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        flexShrink: 0,
      }}
    >
      {actions}
      <ExportButton columns={csv} />
    </Stack>
  );
  return (
    <>
      <PageTitle text={title} />
      <List
        resource={resource}
        title={title}
        actions={buttons}
        filters={filters}
        filterDefaultValues={startFilters}
        sort={sort}
        perPage={ROWS_PER_PAGE[0]}
        exporter={false}
        pagination={<Pages />}
        queryOptions={QUERY}
        empty={empty}
        error={<ListProblem />}
      >
        {narrow ? cards : table}
      </List>
    </>
  );
}
