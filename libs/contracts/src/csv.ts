/** What a cell of a table holds; undefined is an empty one. */
export type Cell = string | number | undefined;

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
