import {
  DataTable,
  type DataTableColumnProps,
  type RaRecord,
  useDataTableRenderContext,
  useListContext,
} from 'react-admin';

/**
 * A column that the list can be sorted by, `Sort` being the names that the API sorts by; its head
 * tells a screen reader how it is sorted. Other columns are `DataTable.Col` with `disableSort`.
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

/** What a narrow table leaves to the record's own page. */
export const WIDE_ONLY = { display: { xs: 'none', lg: 'table-cell' } };
/** Dates and amounts never break. */
export const ONE_LINE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
