/** What a cell of a table holds; undefined is an empty one. */
export type Cell = string | number | undefined;

/** Byte order mark: with it, spreadsheets read the file as UTF-8; without it, in a local encoding. */
const BOM = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * One field according to RFC 4180. Text that a spreadsheet would evaluate gets a leading apostrophe,
 * which makes it plain text.
 */
function field(cell: Cell): string {
  if (typeof cell !== 'string') {
    return cell === undefined ? '' : String(cell);
  }
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of fields as a CSV file that starts with the UTF-8 byte order mark. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BOM + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
