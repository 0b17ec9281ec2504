import { type Cell, toCsv } from '@prepward/contracts/csv';

/** A column of a CSV file: its header, and the cell that it has for a row. */
export interface CsvColumn<Row> {
  header: string;
  cell: (row: Row) => Cell;
}

/** Records as a CSV file, one per line, below a header line. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const heads = columns.map(({ header }) => header);
  return toCsv([heads, ...rows.map((row) => columns.map(({ cell }) => cell(row)))]);
}

/** An ISO timestamp in a form that spreadsheets understand, in UTC, to the second. */
export function csvInstant(iso: string | null | undefined): string | undefined {
  return iso?.slice(0, 19).replace('T', ' ');
}
