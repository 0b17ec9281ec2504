/** One row of a CSV file, by its columns' headers. */
export function csvLine<Row>(
  columns: readonly { header: string; cell: (row: Row) => unknown }[],
  row: object,
): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ header, cell }) => [header, cell(row as Row)]));
}
