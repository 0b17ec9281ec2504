import {
  DataTable,
  type DataTableColumnProps,
  type RaRecord,
  useDataTableRenderContext,
  useListContext,
} from 'react-admin';

/**
 * A column that the list can be sorted by; `Sort` is the names that the API sorts by. Its header tells a
 * screen reader how it's sorted. Other columns are `DataTable.Col` with `disableSort`.
 */
export function SortableColumn<Row extends RaRecord, Sort extends string>(
  props: DataTableColumnProps<Row> & { source: Sort },
) {
  const { sort } = useListContext();
  const inHead = useDataTableRenderContext() === 'header';
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending';
  const sorted = sort.field === props.source ? direction : 'none';
  return <DataTable.Col<Row> {...props} aria-sort={inHead ? sorted : undefined} />;
}

/** For columns that a narrow table hides, since the record's own page has them. */
export const WIDE_ONLY = { display: { xs: 'none', lg: 'table-cell' } };
/** Keeps dates and amounts on one line. */
export const ONE_LINE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
