/** What one field of a CSV file holds. */
export type Cell = string | number | undefined;

/** A column of a CSV file: its head, and its field in the line of a row. */
export interface CsvColumn<Row> {
  header: string;
  cell: (row: Row) => Cell;
}

/** Byte order mark: spreadsheets take the file for UTF-8 with it, and for a local code without. */
const BOM = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * One field as RFC 4180 has it. Text that a spreadsheet would compute gets an apostrophe before it,
 * which makes it text again.
 */
function field(cell: Cell): string {
  if (typeof cell !== 'string') {
    return cell === undefined ? '' : String(cell);
  }
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of fields as a CSV file with UTF-8's mark at its head. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BOM + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** Records as a CSV file, one a line, under a line of heads. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const heads = columns.map(({ header }) => header);
  return toCsv([heads, ...rows.map((row) => columns.map(({ cell }) => cell(row)))]);
}

/** An ISO instant as spreadsheets read one, in UTC to the second. */
export function csvInstant(iso: string | null | undefined): string | undefined {
  return iso?.slice(0, 19).replace('T', ' ');
}
